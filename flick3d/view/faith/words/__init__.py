"""The words of Flick of Faith: every event, refusal, prompt, card and outcome as a sentence, made in one place."""

from flick3d.view.faith.words.words import FaithWords

__all__ = ["FaithWords"]
