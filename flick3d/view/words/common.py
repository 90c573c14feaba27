"""The sentences that every game has, by code; a game adds its own to them."""

from __future__ import annotations

HINTS: dict[str, str] = {
    "aim": "Point where it shall go. Hold the left button and pull back, or hold Space.",
    "aim:camera": "Right-drag turns camera and aim. C: aim with the pointer again.",
    "pull": "Pull back for strength, then let go. Esc or right click: do not flick.",
    "pull:none": "Pull back.",
    "charge": "Let go of Space to flick. Esc: do not flick.",
    "wait": "Watch.",
    "over": "The match is over.",
    "LetGo:cancelled": "Nothing was flicked.",
    "LetGo:too-weak": "Too weak a pull: nothing was flicked.",
    "LetGo:focus-lost": "The window lost the keyboard: nothing was flicked.",
    "LetGo:resized": "The window changed its size: nothing was flicked.",
    "undo:none": "Nothing can be taken back now: what was flicked or turned up stays.",
    "undo:done": "Taken back.",
    "watch": "{title}: step {step} of {steps}, {speed}",
    "watch:end": "{title}: the end, after {steps} steps.",
    "sound:off": "Sound off.",
    "sound:volume": "Volume {percent} %.",
    "sound:none": "No sound device answers.",
    "undo": "Take the last step back.",
    "camera:o": "The whole table.",
    "camera:t": "From the top.",
    "log": "A longer log.",
    "help": "All controls.",
    "story": "The story, and how each side wins.",
    "place": "Point where it shall lie, and click. Arrow keys shift it, Enter puts it there.",
    "place:turns": "Point and click. Arrow keys shift it, Q and E turn it, Enter puts it there.",
}
"""The line over the buttons."""

TITLES: dict[str, str] = {
    "story:news": "What is new",
    "story:rules": "Special rules",
    "story:start": "Start",
    "story:close": "Esc or a click closes this",
    "story:keys": "Enter or Space: start     Esc: leave",
    "label:undo": "Undo",
    "round": "Round {round}",
    "banner:over": "The end",
}
"""Words that stand on boards and buttons."""

REFUSALS: dict[str, str] = {
    "not-a-number": "A direction and a strength must be numbers.",
    "match-over": "The match is over.",
    "unknown-action": "This game has no such action.",
    "not-now": "That is not what is asked now.",
}
"""Why something cannot be done, by the refusal's reason."""

RESULT_TITLES: dict[str, str] = {"win": "{winner} win!", "draw": "A draw"}
"""The headline of the end."""
