"""The keys for the sound, the same on every screen."""

from __future__ import annotations

from msgspec.structs import replace

from flick3d.view.audio.stage_sound import StageSound
from flick3d.view.input.controls import LOUDER_KEYS, MUTE_KEY, SOFTER_KEY
from flick3d.view.words import CommonWords

STEP = 0.1
"""How much of the whole one press makes it louder or softer."""


def hear_sound_key(sound: StageSound, key: str, words: CommonWords) -> str | None:
    """Change the volumes when the key is for that; the line that tells it, or None for any other key."""
    if key == MUTE_KEY:
        sound.volumes = replace(sound.volumes, mute=not sound.volumes.mute)
    elif key == SOFTER_KEY or key in LOUDER_KEYS:
        step = -STEP if key == SOFTER_KEY else STEP
        master = round(min(1.0, max(0.0, sound.volumes.master + step)), 2)
        sound.volumes = replace(sound.volumes, master=master, mute=False)
        sound.click()
    else:
        return None
    if sound.is_silent:
        return words.hint("sound:none")
    if sound.volumes.mute:
        return words.hint("sound:off")
    return words.hint("sound:volume", percent=round(100.0 * sound.volumes.master))
