"""The words of the game: every event, refusal, prompt and outcome as a sentence, made from templates in one place."""

from flick3d.view.words.speech import plain
from flick3d.view.words.words import Words

__all__ = ["Words", "plain"]
