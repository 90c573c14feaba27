"""Letters that our fonts lack, such as those of a name in Chinese, lent from fonts of the player's own system."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

from panda3d.core import DynamicTextFont, TextNode, TextProperties, TextPropertiesManager

BEGINS, ENDS = "\1", "\2"
"""What Panda3D reads in a text as: other letters from here on, named until the next `BEGINS`; and as before again."""
FC_SECONDS = 3.0
"""Seconds that fontconfig may look for a font."""
USUAL: dict[str, tuple[str, ...]] = {
    "win32": tuple(
        f"C:/Windows/Fonts/{name}"
        for name in ("segoeui.ttf", "msyh.ttc", "YuGothM.ttc", "malgun.ttf", "Nirmala.ttf", "seguisym.ttf")
    ),
    "darwin": (
        "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
        "/Library/Fonts/Arial Unicode.ttf",
        "/System/Library/Fonts/PingFang.ttc",
        "/System/Library/Fonts/AppleSDGothicNeo.ttc",
    ),
}
"""Fonts that these systems come with."""

Find = Callable[[str], tuple[Path, ...]]
Load = Callable[[Path, int], DynamicTextFont]


@cache
def system_fonts(letter: str) -> tuple[Path, ...]:
    """Fonts of this system that might have a letter, the best first; none where nobody knows. Raises nothing."""
    program = shutil.which("fc-match")
    if program is None:
        return tuple(path for path in map(Path, USUAL.get(sys.platform, ())) if path.is_file())
    try:
        words = (program, "--format=%{file}", f":charset={ord(letter):x}:scalable=true")
        done = subprocess.run(words, capture_output=True, text=True, timeout=FC_SECONDS, check=True)
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ()
    return (Path(done.stdout),) if done.stdout else ()


class LentLetters:
    """The letters of one theme; a font is looked for and loaded when a text first needs it."""

    def __init__(self, load: Load, find: Find = system_fonts) -> None:
        """load: makes the font of a file for so many pixels. find: files that might have a letter, the best first."""
        self._load, self._find = load, find
        self._fonts: dict[tuple[Path, int], DynamicTextFont] = {}
        self._names: dict[DynamicTextFont, str] = {}
        self._chosen: dict[tuple[DynamicTextFont, str], DynamicTextFont] = {}

    @property
    def fonts(self) -> tuple[DynamicTextFont, ...]:
        """All fonts that letters were lent from."""
        return tuple(self._fonts.values())

    def runs(self, text: str, own: DynamicTextFont, pixels: int) -> Iterator[tuple[DynamicTextFont, str]]:
        """The text in pieces of one font each; what no font has stays in `own`. pixels: the size of the letters."""
        if text.isascii():
            yield own, text
            return
        for font, letters in groupby(text, lambda letter: self._font(letter, own, pixels)):
            yield font, "".join(letters)

    def spelled(self, text: str, own: DynamicTextFont, pixels: int) -> str:
        """The text with marks at which Panda3D changes the font."""
        runs = self.runs(text, own, pixels)
        return "".join(
            letters if font is own else f"{BEGINS}{self._names[font]}{BEGINS}{letters}{ENDS}" for font, letters in runs
        )

    def close(self) -> None:
        """Give the names of the fonts back."""
        for name in self._names.values():
            TextPropertiesManager.get_global_ptr().clear_properties(name)
        self._fonts.clear()
        self._names.clear()
        self._chosen.clear()

    def _font(self, letter: str, own: DynamicTextFont, pixels: int) -> DynamicTextFont:
        chosen = self._chosen.get((own, letter))
        if chosen is None:
            others = () if letter.isascii() or _has(own, letter) else self._find(letter)
            fonts = (self._lent(file, pixels) for file in others if file.is_file())
            chosen = self._chosen[own, letter] = next((font for font in fonts if _has(font, letter)), own)
        return chosen

    def _lent(self, file: Path, pixels: int) -> DynamicTextFont:
        font = self._fonts.get((file, pixels))
        if font is None:
            font = self._fonts[file, pixels] = self._load(file, pixels)
            name = self._names[font] = f"lent {id(self)} {len(self._fonts)}"
            properties = TextProperties()
            properties.set_font(font)
            TextPropertiesManager.get_global_ptr().set_properties(name, properties)
        return font


def _has(font: DynamicTextFont, letter: str) -> bool:
    node = TextNode("letter")
    node.set_font(font)
    return bool(font.is_valid() and node.has_character(letter))
