"""The sentences of the Western game: templates with named fields, by code.

A code is the event's class name, the refusal's reason, the prompt's kind or the outcome's reason; a variant of it is
written after a colon. The fields are listed where the templates are filled, in `words.py`.
"""

from __future__ import annotations

EVENTS: dict[str, str] = {
    "RoundBegan": "Round {round}: the clock strikes {hour}, {colour} hats are up.",
    "CowboyPlayed": "{player}: {cowboy}'s turn.",
    "CowboyPlayed:dead": "{player}: {cowboy} is dead, the turn passes.",
    "StoodUp:played": "{cowboy} gets up.",
    "StoodUp:not-hit": "{cowboy} fell without being hit and is stood up again.",
    "MoveSucceeded": "{cowboy} moves.",
    "MoveFailed:touched": "{cowboy} goes nowhere: the disc touched {touched}.",
    "MoveFailed:left-area": "{cowboy} goes nowhere: the disc left the play area.",
    "MoveFailed:not-flat": "{cowboy} goes nowhere: the disc does not lie flat.",
    "Turned": "{cowboy} faces {direction}.",
    "Hit": "{shooter} hits {cowboy}: {hit_points_left} hit points left.",
    "Hit:one": "{shooter} hits {cowboy}: one hit point left.",
    "Hit:none": "{shooter} hits {cowboy}: no hit point left.",
    "Hit:own": "{shooter} hits {cowboy} of his own side: {hit_points_left} hit points left.",
    "Hit:own:one": "{shooter} hits {cowboy} of his own side: one hit point left.",
    "Hit:own:none": "{shooter} hits {cowboy} of his own side: no hit point left.",
    "Missed:touched-nobody": "{shooter} misses: the bullet touched nothing.",
    "Missed:touched-nobody:about": "{shooter} misses: the bullet only touched {about}.",
    "Missed:ricochet": "{shooter} misses: the bullet touched {about} first.",
    "Missed:grazed": "{shooter} only grazes {about}: a miss.",
    "Missed:already-fallen": "{shooter} misses: {about} lay on the ground already.",
    "HatLost": "{cowboy}'s hat flies off and is put back.",
    "PutBack": "{piece} left the play area and is put back at its edge.",
    "Died": "{cowboy} is dead. {shooter} shot him.",
    "Died:nobody": "{cowboy} is dead.",
    "InitiativePassed": "The initiative goes from {before} to {after}.",
    "HatTurned": "{cowboy}'s turn is over, his hat is {colour}.",
    "TeamPassed": "The {team} have nobody left in this round and are passed over.",
    "MatchEnded": "{outcome}",
}

REFUSALS: dict[str, str] = {
    "hat-turned": "{about} was played in this hour: his hat is turned over.",
    "initiative-first": "Not {about} yet: the man with the star starts the round.",
    "other-team": "{about} rides for the other side.",
    "no-such-cowboy": "There is no such cowboy.",
    "not-now": "That is not what is asked now.",
    "not-a-number": "A direction and a strength must be numbers.",
    "too-slow": "Too weak: a flick has at least {about} cm a second.",
    "too-fast": "Too strong: a finger gives at most {about} cm a second.",
    "outside-area": "No room on his {about}: the bullet would lie outside the play area.",
    "place-taken": "No room on his {about}: the bullet would touch something.",
    "side-free": "His {about} side is free: shoot from there.",
    "match-over": "The match is over.",
    "unknown-action": "This game has no such action.",
}

PROMPTS: dict[str, str] = {
    "choose-cowboy": "{player}: choose a cowboy of the {team}.",
    "choose-cowboy:nameless": "{team}: choose a cowboy.",
    "choose-cowboy:only": "{player}: {piece} comes first. Click him.",
    "act": "{piece}: move, shoot or end the turn.",
    "face": "Which way does {piece} look? Point and click.",
}

OUTCOMES: dict[str, str] = {
    "eliminated": "The {winner} win: {ours} of the other side are dead.",
    "eliminated:draw": "A draw: both sides met their goal with the same flick.",
    "noon": "The clock strikes twelve: the {winner} win with {ours} hit points against {theirs}.",
    "noon:draw": "A draw: the clock strikes twelve and both sides have the same number of hit points.",
}

RESULT_TITLES: dict[str, str] = {"win": "{winner} win!", "draw": "A draw"}

CARDS: dict[str, tuple[str, str]] = {
    "RoundBegan": ("{hour} o'clock", "Round {round}: {colour} hats are up."),
    "Hit": ("Hit!", "{sentence}"),
    "Died": ("Dead", "{sentence}"),
    "Missed": ("Missed", "{sentence}"),
    "MoveFailed": ("No way through", "{sentence}"),
}
"""Title and text of the announcements, by the event's class name; other events get none."""

HINTS: dict[str, str] = {
    "act": "{piece}: move, shoot or end his turn.",
    "act:last": "{piece}: one action is left. Move, shoot or end his turn.",
    "aim": "Point where it shall go. Hold the left button and pull back, or hold Space.",
    "aim:camera": "Right-drag turns camera and aim. C: aim with the pointer again.",
    "pull": "Pull back for strength, then let go. Esc or right click: do not flick.",
    "pull:none": "Pull back.",
    "charge": "Let go of Space to flick. Esc: do not flick.",
    "wait": "Watch.",
    "over": "The match is over.",
    "pointed": "Click to play {piece}.",
    "LetGo:cancelled": "Nothing was flicked.",
    "LetGo:too-weak": "Too weak a pull: nothing was flicked.",
    "LetGo:focus-lost": "The window lost the keyboard: nothing was flicked.",
    "LetGo:resized": "The window changed its size: nothing was flicked.",
    "undo:none": "There is nothing that can be taken back: a flick cannot.",
    "undo:done": "Taken back.",
    "move": "Flick the movement disc: he goes where it stops, if it touches nothing.",
    "shoot:left": "Flick a bullet from his left side.",
    "shoot:right": "Flick a bullet from his right side.",
    "shoot:near": "No room on either side: flick a bullet from the nearest free spot.",
    "watch": "{title}: step {step} of {steps}, {speed}",
    "watch:end": "{title}: the end, after {steps} steps.",
    "end": "End his turn: his hat is turned over.",
    "undo": "Take the last step back.",
    "camera:o": "The whole table.",
    "camera:b": "From behind the cowboy.",
    "camera:t": "From the top.",
    "log": "A longer log.",
    "help": "All controls.",
}
"""The line over the buttons: what the player can do now, what a button does, or what just happened to his input."""
