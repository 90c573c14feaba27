"""Words: events, refusals, prompts and outcomes become sentences, made from templates; here what all games share."""

from flick3d.view.words.words import CommonWords

__all__ = ["CommonWords"]
