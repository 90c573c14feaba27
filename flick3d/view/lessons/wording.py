"""What lessons and hints say, in English: title and text by the step's id."""

from __future__ import annotations

from collections.abc import Mapping

WESTERN: Mapping[str, tuple[str, str]] = {
    "w-look": ("Look around", "Hold the right mouse button and drag, and turn the wheel. O shows all of the town."),
    "w-choose": (
        "Choose a cowboy",
        "Blue hats act in this hour. The man with the star begins: click him, or his tile.",
    ),
    "w-disc": ("Move", "A man moves as a disc. Click Move, or press M: the disc lies in his place."),
    "w-pull": ("Pull back and let go", "Point where it shall go, hold the left button, pull back, and let go."),
    "w-face": (
        "Look his way",
        "Touched nothing? Then he stands there. Else he is back. Click where he shall look.",
    ),
    "w-shoot": ("Shoot", "He has two actions in a turn. Click the bullet at his side, or press Q or E, and flick it."),
    "w-topple": ("Knock him over", "A miss. The first thing that a bullet touches must be an enemy, and he must fall."),
    "w-hit": ("A hit", "Whoever falls loses a hit point, and lies there until he is played."),
    "w-hats": ("Hats turn", "Your man has played, and his hat turns over. Until the next hour he rests."),
    "w-computer": ("The other side", "Sides take turns, a man each. Watch: the computer plays by the same rules."),
    "w-house": ("Into a house", "Move again, and flick the disc in between the two blocks of the Saloon."),
    "w-inside": ("Safe inside", "In a house nobody can shoot him. From a block he shoots and leaves through the door."),
    "w-win": ("How to win", "Put both outlaws in their graves, two hits each. The book's button tells it again."),
    "hint-duel": ("A duel", "Face to face, by turns, three shots each. Whoever falls has lost."),
    "hint-challenge": ("Call him out", "An enemy is inside. Choose whom you challenge to a duel."),
    "hint-block": ("On a block", "He stands on one of the house's two blocks. Choose which."),
    "hint-second": ("Two pistols", "A second bullet lies at his other side. Flick it, or hold it."),
    "hint-drawn": ("Face up", "Keep what you have drawn, or leave it. The action is spent either way."),
    "hint-rifle": ("The Winchester", "Its bullet lies in front of him, flies faster, and no hand shakes it."),
    "hint-dynamite": ("Dynamite", "It goes off where it comes to rest. Do not stand near."),
    "hint-take": ("Take a token", "Click a token beside him: it goes into one of his two slots, for an action."),
    "hint-draw": ("Draw a token", "Tokens lie here face down. Drawing one costs an action."),
    "hint-turn": ("Turn it over", "Such a token is not taken: he turns it to its other side, for an action."),
    "hint-aside": ("A blocked door", "What stands in the doorway may be moved aside for nothing, before a move."),
    "hint-failed": (
        "A failed move",
        "The disc touched something or left the mat: all is as it was. He has one action less.",
    ),
    "hint-grazed": ("A miss", "Only a standing man whom the bullet touches first, and who falls, is hit."),
}
"""Flick 'em Up!"""

FAITH: Mapping[str, tuple[str, str]] = {
    "f-race": ("Who begins", "Flick a Prophet at the Navel in the middle. The nearest one begins."),
    "f-pull": ("Pull back and let go", "Point where it shall go, hold the left button, pull back, and let go."),
    "f-look": ("Look around", "Hold the right mouse button and drag, and turn the wheel. O shows all of the Map."),
    "f-prophet": ("Flick a Prophet", "Your Prophets start from your cloud. Flick one at an Island."),
    "f-presence": ("Presence", "A Prophet is wherever it touches. V shows who is present on which Island."),
    "f-rival": ("By turns", "All flick by turns, a Prophet each, until every one is flicked."),
    "f-temple": ("A City", "Your Prophet touches a City. Click it: it goes, and you get a Temple for it."),
    "f-place": ("Build it", "Point where the Temple shall lie on this Island, and click. It stays to the end."),
    "f-worship": ("Worship", "A point for every Island where you are, and two more where you have the most."),
    "f-shove": ("Shove", "Your disc may push others. What leaves the Map is away until the next Generation."),
    "f-city": ("Temples", "Stop a Prophet on the round City of an Island: there you can build a Temple."),
    "f-navel": ("The Navel", "A Prophet that stops in the middle is worth a point, and one for each Island with you."),
    "f-win": ("How to win", "After the last Generation most points win. The book's button tells it again."),
    "hint-god": ("A god", "Each card has two gods. Choose one: nobody else can do what yours can."),
    "hint-race": ("Who begins", "All flick at the Navel. The nearest Prophet begins."),
    "hint-vote": ("A vote", "All vote at once, in secret: thumb up for the upper Law, thumb down for the lower."),
    "hint-verdict": ("A tie", "The thumbs are even. Themis picks the Law."),
    "hint-templars": ("Templars", "You may take Templars in place of Prophets. They are heavier."),
    "hint-stuck": ("Still in the cloud", "It has not wholly left your cloud. Flick it again, or leave it."),
    "hint-temple": ("A City", "A Prophet that touches a City can be given for a Temple. Click it."),
    "hint-fasten": ("Fasten", "Tyr may fasten a disc: until the Worship nothing moves it."),
    "hint-raise": ("Build it", "A Temple may lie anywhere on this Island. It stays to the end."),
    "hint-heart": ("The Heart", "Drop it before the Worship: rivals that it touches count as yours."),
    "hint-hand": ("The Hand of God", "Before you flick you may stand it on the Map, as a backstop."),
    "hint-two": ("Two at once", "Aim two discs, one after the other. They go together."),
    "hint-pair": ("One on another", "The upper disc rides on the lower one. Flick that."),
    "hint-put": ("Where it starts", "The disc may start anywhere in your cloud. Spot puts it elsewhere."),
    "hint-navel": ("The Navel", "A Prophet on the Navel brings a point, and one more for each Island with its owner."),
}
"""Flick of Faith."""

SAID: Mapping[str, str] = {
    "step": "{number} of {count}",
    "rule": "Rule {rule}",
    "next": "Next",
    "skip": "Skip",
    "known": "Got it",
    "hide": "Hide",
    "hidden": "F4 brings the lesson back.",
    "refused": "{text} ({rule})",
}
"""Words on the card, and a refusal with its rule."""
