"""The systems that desktop programs are built for."""

from __future__ import annotations

import msgspec


class Platform(msgspec.Struct, frozen=True):
    """One system.

    name: as we call it. tag: as wheels call it. data: where its files lie within the program's folder. console: whether
    it needs a second program for the command line, as one with windows has no place to print to. packing: how its
    archive is packed, as `shutil.make_archive` calls it.
    """

    name: str
    tag: str
    data: str = "."
    console: bool = False
    packing: str = "zip"


PLATFORMS = (
    Platform("linux", "manylinux2014_x86_64", packing="gztar"),
    Platform("windows", "win_amd64", console=True),
    Platform("macos", "macosx_10_9_x86_64", data="flick3d.app/Contents/Resources"),
)
"""All of them. Macs with other processors run the program of the older ones."""


def platform_named(name: str) -> Platform:
    """The system of this name. Raises KeyError."""
    return {platform.name: platform for platform in PLATFORMS}[name]
