"""What keys and the buttons of a game pad are called, by their names."""

from __future__ import annotations

KEYS: dict[str, str] = {
    "arrow_left": "Left",
    "arrow_right": "Right",
    "arrow_up": "Up",
    "arrow_down": "Down",
    "space": "Space",
    "enter": "Enter",
    "tab": "Tab",
    "escape": "Esc",
    "backspace": "Backspace",
    "home": "Home",
    "end": "End",
    "page_up": "Page Up",
    "page_down": "Page Down",
    "insert": "Insert",
    "pause": "Pause key",
    "menu": "Menu key",
    "print_screen": "Print",
    "scroll_lock": "Scroll lock",
}
"""Those that have no sign of their own."""

BUTTONS: dict[str, str] = {
    "face_a": "A",
    "face_b": "B",
    "face_x": "X",
    "face_y": "Y",
    "lshoulder": "LB",
    "rshoulder": "RB",
    "ltrigger": "LT",
    "rtrigger": "RT",
    "lstick": "LS",
    "rstick": "RS",
    "back": "Back button",
    "start": "Start button",
    "guide": "Guide button",
    "dpad_left": "Cross left",
    "dpad_right": "Cross right",
    "dpad_up": "Cross up",
    "dpad_down": "Cross down",
}
"""Of a game pad."""
