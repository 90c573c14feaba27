"""What a Linux desktop reads: the man page, the entry for menus, the description, the icons."""

from __future__ import annotations

import configparser
import shutil
import struct
import subprocess
import xml.etree.ElementTree as Xml
from pathlib import Path

import click
import pytest

from flick3d import __version__
from flick3d.cli import commands
from flick3d.shipping.desktop import DESCRIPTION, ENTRY, HERE, add_desktop_files, icon_files, width_of
from flick3d.shipping.man_page import escaped, man_page

SIZES = [16, 32, 48, 64, 128, 256, 512]


def plain(page: str) -> str:
    return page.replace("\\-", "-").replace("\\&", "").replace("\\e", "\\")


def test_the_man_page_has_every_command_and_every_option() -> None:
    page = plain(man_page(commands))
    assert f'"flick3d {__version__}"' in page
    for name, command in commands.commands.items():
        assert f'.SS "flick3d {name}"' in page
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                told = f"\n.B {parameter.opts[0]}" in page
                assert told is not parameter.hidden, (name, parameter.name)


def test_hidden_commands_are_left_out_and_groups_opened() -> None:
    @click.group(help="Do things.")
    def tool() -> None: ...

    @tool.command(hidden=True)
    def secret() -> None: ...

    @tool.group(help="Do more.")
    def deeper() -> None: ...

    @deeper.command(help="Do it.\n\n\b\none   1\ntwo   2")
    def dive() -> None: ...

    page = man_page(tool)
    assert "secret" not in page
    assert '.SS "tool deeper dive"' in page
    assert ".nf\none   1\ntwo   2\n.fi" in page
    assert "tool \\- do things\n" in page


@pytest.mark.parametrize(
    ("text", "written"),
    [(".br", "\\&.br"), ("'quoted'", "\\&'quoted'"), ("a-b\\c", "a\\-b\\ec"), ("x\n.y", "x\n\\&.y")],
)
def test_nothing_in_a_text_is_an_instruction(text: str, written: str) -> None:
    assert escaped(text) == written


def test_man_reads_the_page_without_a_warning(tmp_path: Path) -> None:
    if shutil.which("groff") is None:
        pytest.skip("no groff")
    done = subprocess.run(
        ["groff", "-man", "-ww", "-Tascii"], input=man_page(commands), capture_output=True, text=True, check=True
    )
    assert done.stderr == ""


def test_the_entry_starts_the_program_and_shows_its_icon() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(HERE / ENTRY, encoding="utf-8")
    group = entry["Desktop Entry"]
    assert (group["Type"], group["Exec"], group["Icon"], group["Terminal"]) == (
        "Application", "flick3d", "flick3d", "false",
    )  # fmt: skip
    for key in ("Comment", "GenericName"):
        assert all(group[f"{key}{language}"] for language in ("", "[da]", "[es]"))
    assert all(group[key].endswith(";") for key in ("Categories", "Keywords"))
    assert group["StartupWMClass"] == "flick3d"


def test_the_description_names_the_entry_and_speaks_all_languages() -> None:
    root = Xml.parse(HERE / DESCRIPTION).getroot()
    assert root.findtext("launchable") == ENTRY
    assert root.findtext("project_license") == "MIT"
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("summary", "description/p"):
        assert [each.get(language) for each in root.findall(tag)] == [None, "da", "es"]


def test_icons_are_as_wide_as_they_say() -> None:
    assert [width_of(icon) for icon in icon_files()] == SIZES
    for icon in icon_files():
        assert struct.unpack(">II", icon.read_bytes()[16:24]) == (width_of(icon), width_of(icon))
    with pytest.raises(ValueError, match="flick3d-WIDTH"):
        width_of(Path("flick3d.png"))


def test_everything_lies_where_linux_looks_for_it(tmp_path: Path) -> None:
    add_desktop_files(tmp_path)
    share = tmp_path / "share"
    assert sorted(path.relative_to(share).as_posix() for path in share.rglob("*") if path.is_file()) == sorted(
        [
            "applications/flick3d.desktop",
            *(f"icons/hicolor/{size}x{size}/apps/flick3d.png" for size in SIZES),
            "man/man1/flick3d.1",
            "metainfo/flick3d.metainfo.xml",
        ]
    )


def test_the_window_s_icon_has_the_usual_sizes() -> None:
    data = (icon_files()[0].parent / "flick3d.ico").read_bytes()
    kind, count = struct.unpack("<HH", data[2:6])
    # A byte cannot say 256, it says 0.
    assert (kind, [data[6 + 16 * index] or 256 for index in range(count)]) == (1, [16, 32, 48, 64, 128, 256])
