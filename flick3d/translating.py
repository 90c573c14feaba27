"""Languages: which there are, which one this computer speaks, and how an English text becomes one of another."""

from __future__ import annotations

import gettext
import locale
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from flick3d.resources import package_folder

ENGLISH = "en"
SYSTEM = "system"
"""In place of a language: the one that this computer speaks."""
LANGUAGES: tuple[str, ...] = (ENGLISH, "da", "es")
"""By their codes; all texts are written in the first one, and the others have a catalogue each."""
DOMAIN = "flick3d"
"""The catalogues' name."""
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name languages, the most important first."""
WINDOWS_NAMES: Mapping[str, str] = {"danish": "da", "spanish": "es", "english": ENGLISH}
"""How Windows calls them."""

Translate = Callable[[str], str]


def catalogues() -> Path:
    """The folder of the catalogues, by language."""
    return package_folder() / "locale"


def untranslated(text: str) -> str:
    """The English text itself."""
    return text


def translator(language: str) -> Translate:
    """What turns an English text into this language; a text that the catalogue lacks stays English.

    English, and a language that there is no catalogue for, give every text as it is. `SYSTEM`: see `system_language`.
    """
    language = system_language() if language == SYSTEM else language
    if language == ENGLISH or language not in LANGUAGES:
        return untranslated
    try:
        catalogue = gettext.translation(DOMAIN, catalogues(), [language])
    except OSError:
        return untranslated
    # The empty text is a catalogue's own: it stands for its head.
    return lambda text: catalogue.gettext(text) if text else text


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The first of our languages that this computer asks for; English when it asks for none of them.

    environment: variables that say so; those of this process without.
    """
    variables = os.environ if environment is None else environment
    named = next((variables[name] for name in VARIABLES if variables.get(name)), "")
    if not named and environment is None:
        named = locale.getlocale()[0] or ""
    return next((code for code in map(_code, named.split(":")) if code in LANGUAGES), ENGLISH)


def _code(name: str) -> str:
    """The code of a language by a name such as `da_DK.UTF-8`, `es` or `Danish_Denmark`."""
    word = name.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
    return WINDOWS_NAMES.get(word, word)
