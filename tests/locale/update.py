"""`python -m tests.locale.update`: writes the template, brings the catalogues up to date, and compiles them.

A message that is gone from the game goes from the catalogues; a new one comes without its translation, which is to be
written into the catalogue by hand, and then this is to be run again.
"""

from __future__ import annotations

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from flick3d.translating import DOMAIN, ENGLISH, LANGUAGES, catalogues
from tests.locale.collecting import messages

NO_DATE = datetime(2026, 1, 1, tzinfo=UTC)
"""Catalogues carry no date of their own: the same messages give the same bytes."""
WIDTH = 120
LEFT_OUT = tuple(
    f'"{name}: '.encode()
    for name in ("Project-Id-Version", "Report-Msgid-Bugs-To", "Last-Translator", "Language-Team", "Generated-By")
)
"""Lines of a head that nobody needs, or that another version of the writer would change."""


def template() -> Catalog:
    """All messages, without translation; each with a note on where it is from."""
    found = Catalog(project="flick3d", domain=DOMAIN, creation_date=NO_DATE, revision_date=NO_DATE, fuzzy=False)
    found.header_comment = "# All texts of flick3d. Written by `python -m tests.locale.update`."
    for message in messages():
        found.add(message.text, auto_comments=[message.where])
    return found


def catalogue_file(language: str) -> Path:
    """The catalogue of a language, as translators write it."""
    return catalogues() / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read_catalogue(language: str) -> Catalog:
    """The catalogue of a language; an empty one where there is none yet."""
    path = catalogue_file(language)
    if not path.is_file():
        return Catalog(locale=language, domain=DOMAIN, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def main() -> None:
    """Write the template, and every catalogue in both of its forms."""
    wanted = template()
    _write(wanted, catalogues() / f"{DOMAIN}.pot")
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        catalogue = read_catalogue(language)
        catalogue.update(wanted, no_fuzzy_matching=True, update_header_comment=False)
        catalogue.creation_date = catalogue.revision_date = NO_DATE
        path = catalogue_file(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(catalogue, path)
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalogue)
        missing = sum(1 for message in catalogue if message.id and not message.string)
        print(f"{path}: {len(catalogue)} messages, {missing} without translation")


def _write(catalogue: Catalog, path: Path) -> None:
    written = BytesIO()
    write_po(written, catalogue, width=WIDTH, ignore_obsolete=True)
    lines = written.getvalue().splitlines(keepends=True)
    path.write_bytes(b"".join(line for line in lines if not line.startswith(LEFT_OUT)))


if __name__ == "__main__":
    main()
