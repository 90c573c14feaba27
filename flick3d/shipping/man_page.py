"""Writes a man page from the help of a click command and its subcommands."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import click

from flick3d import __version__
from flick3d.resources import HOME_VARIABLE

SECTION = 1
AS_WRITTEN = "\b"
"""How click marks a paragraph whose lines stay as they are."""


def man_page(group: click.Group) -> str:
    """The page in roff, as `man` reads it: one section for the whole, and one for each command."""
    name = group.name or ""
    return "\n".join(_page(group, name)) + "\n"


def escaped(text: str) -> str:
    """The text so that roff takes none of it for an instruction."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in text.split("\n"))


def _page(group: click.Group, name: str) -> Iterator[str]:
    summary, *more = _paragraphs(group)
    yield f'.TH {name.upper()} {SECTION} "" "{name} {__version__}" "User Commands"'
    yield ".SH NAME"
    yield f"{name} \\- {escaped(summary[0].lower() + summary[1:].rstrip('.'))}"
    yield ".SH SYNOPSIS"
    for command, path in _all(group, name):
        yield f".B {escaped(path)}"
        yield escaped(" ".join(command.collect_usage_pieces(_context(command, path))))
        yield ".br"
    yield ".SH DESCRIPTION"
    yield from _told([summary, *more])
    yield ".SH OPTIONS"
    yield from _options(group, name)
    yield ".SH COMMANDS"
    for command, path in list(_all(group, name))[1:]:
        yield f'.SS "{escaped(path)}"'
        yield from _told(_paragraphs(command))
        yield from _options(command, path)
    yield ".SH ENVIRONMENT"
    yield f".TP\n.B {HOME_VARIABLE}"
    yield "A folder for all of the user's files in place of the system's own ones."
    yield ".SH EXIT STATUS"
    yield "0 when all went well, 2 when something was wrong, which a line on stderr says, 130 after Ctrl\\-C."


def _all(group: click.Group, name: str) -> Iterator[tuple[click.Command, str]]:
    """The group and every command below it, with how they are called."""
    yield group, name
    for key, command in sorted(group.commands.items()):
        if command.hidden:
            continue
        path = f"{name} {key}"
        if isinstance(command, click.Group):
            yield from _all(command, path)
        else:
            yield command, path


def _context(command: click.Command, path: str) -> click.Context:
    return click.Context(command, info_name=path, help_option_names=["-h", "--help"])


def _paragraphs(command: click.Command) -> list[str]:
    """The paragraphs of its help, each on one line but for those that begin with click's mark for written lines."""
    text = inspect.cleandoc(command.help or "").partition("\f")[0]
    found = (paragraph.strip() for paragraph in text.split("\n\n"))
    return [each if each.startswith(AS_WRITTEN) else " ".join(each.split()) for each in found if each] or [""]


def _told(paragraphs: list[str]) -> Iterator[str]:
    for paragraph in paragraphs:
        yield ".PP"
        if paragraph.startswith(AS_WRITTEN):
            yield f".nf\n{escaped(paragraph.removeprefix(AS_WRITTEN).strip())}\n.fi"
        else:
            yield escaped(paragraph)


def _options(command: click.Command, path: str) -> Iterator[str]:
    context = _context(command, path)
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record is not None:
            written, meant = record
            yield ".TP"
            yield f".B {escaped(written)}"
            yield escaped(" ".join(meant.split()))
