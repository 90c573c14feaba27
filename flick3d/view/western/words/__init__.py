"""The words of the Western game: every event, refusal, prompt and outcome as a sentence, made in one place."""

from flick3d.view.western.words.words import Words

__all__ = ["Words"]
