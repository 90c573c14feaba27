"""`python -m flick3d.shipping`: builds the desktop programs, and writes the man page."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import click

from flick3d.cli import commands
from flick3d.rules.errors import FlickError
from flick3d.shipping.building import built
from flick3d.shipping.man_page import man_page
from flick3d.shipping.platforms import PLATFORMS, platform_named


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def shipping() -> None:
    """Make what players download."""


@shipping.command()
@click.argument("folder", type=click.Path(path_type=Path), default=Path("dist"))
@click.option(
    "--for",
    "wanted",
    type=click.Choice([platform.name for platform in PLATFORMS]),
    multiple=True,
    help="Build for this system (default: for all).",
)
@click.option("--archive/--no-archive", default=True, help="Whether to pack each program into one file (default: yes).")
def build(folder: Path, wanted: tuple[str, ...], archive: bool) -> None:
    """Build the desktop programs into FOLDER (default: dist).

    Libraries come from the package index, for each system its own. What is built for another system than this one is
    not tried out.
    """
    platforms = [platform_named(name) for name in wanted] or list(PLATFORMS)
    try:
        with tempfile.TemporaryDirectory(prefix="flick3d-build-") as room:
            for platform in platforms:
                made = built(platform, folder.absolute(), Path(room), archive)
                size = sum(file.stat().st_size for file in made.folder.rglob("*") if file.is_file())
                packed = "" if made.archive is None else f", packed {made.archive.stat().st_size / 1e6:.0f} MB"
                click.echo(f"{platform.name}: {made.folder}, {size / 1e6:.0f} MB{packed}")
    except FlickError as error:
        click.echo(str(error), err=True)
        sys.exit(1)


@shipping.command()
def man() -> None:
    """Print the man page of flick3d, made from the help of its commands."""
    click.echo(man_page(commands), nl=False)


if __name__ == "__main__":
    shipping(prog_name="python -m flick3d.shipping")
