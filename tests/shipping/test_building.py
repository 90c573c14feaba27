"""How desktop programs are put together, without building one."""

from __future__ import annotations

import plistlib
import sys
import zipfile
from pathlib import Path

import pytest

from flick3d import __version__, resources
from flick3d.match.machine import versions
from flick3d.rules.errors import FlickError
from flick3d.shipping import licences
from flick3d.shipping.building import CONSOLE, describe_bundle, requirements, setup_of
from flick3d.shipping.platforms import PLATFORMS, platform_named


def test_three_systems_are_built_for() -> None:
    assert [platform.name for platform in PLATFORMS] == ["linux", "windows", "macos"]


@pytest.mark.parametrize("name", ["linux", "windows", "macos"])
def test_build_apps_is_told_what_a_system_needs(name: str, tmp_path: Path) -> None:
    told = setup_of(platform_named(name), tmp_path)
    options = told["options"]["build_apps"]
    assert told["version"] == __version__
    assert options["platforms"] == [platform_named(name).tag]
    assert list(options["gui_apps"]) == ["flick3d"]
    assert list(options["console_apps"]) == ([CONSOLE] if name == "windows" else [])
    # Without docstrings the commands would have no help.
    assert not options["strip_docstrings"]
    assert {"pandagl", "p3openal_audio"} < set(options["plugins"])
    assert {"flick3d.shipping", "pytest", "numpy"} < set(options["exclude_modules"]["*"])
    assert len(options["icons"]["*"]) == 7


def test_the_libraries_are_those_of_the_project() -> None:
    assert requirements({"project": {"dependencies": ["one>=1", "two"]}}) == ["one>=1", "two"]


def test_licences_come_out_of_the_wheels(tmp_path: Path) -> None:
    wheels = tmp_path / "cache" / "some_tag_cp311"
    wheels.mkdir(parents=True)
    with zipfile.ZipFile(wheels / "tool-1.2-py3-none-any.whl", "w") as wheel:
        wheel.writestr("tool/__init__.py", "")
        wheel.writestr("tool/licence_check.py", "")
        wheel.writestr("tool-1.2.dist-info/METADATA", "Name: tool\nVersion: 1.2\n")
        wheel.writestr("tool-1.2.dist-info/RECORD", "")
        wheel.writestr("tool-1.2.dist-info/licenses/COPYING.txt", "Take it.")
    licences.add_licences(tmp_path / "cache", "some_tag", tmp_path / "licences")
    found = {path.relative_to(tmp_path / "licences").as_posix() for path in (tmp_path / "licences").rglob("*.*")}
    assert {name for name in found if name.startswith("tool")} == {
        "tool-1.2.dist-info", "tool-1.2.dist-info/licenses/COPYING.txt",
    }  # fmt: skip
    assert (tmp_path / "licences" / "tool-1.2.dist-info" / "METADATA").is_file()
    assert {"flick3d.txt", "lgpl-2.txt", "panda3d-contains.txt", "python.txt"} < found


def test_a_python_without_its_licence_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    with pytest.raises(FlickError, match=r"LICENSE\.txt"):
        licences.python_licence()


def test_a_bundle_says_what_it_is(tmp_path: Path) -> None:
    file = tmp_path / "Info.plist"
    file.write_bytes(plistlib.dumps({"CFBundleExecutable": "flick3d", "CFBundleIdentifier": ""}))
    describe_bundle(file)
    told = plistlib.loads(file.read_bytes())
    assert (told["CFBundleExecutable"], told["CFBundleVersion"]) == ("flick3d", __version__)
    assert told["CFBundleIdentifier"]


@pytest.mark.parametrize(
    ("program", "beside"),
    [("app/flick3d", "app"), ("flick3d.app/Contents/MacOS/flick3d", "flick3d.app/Contents/Resources")],
)
def test_a_frozen_program_finds_its_files(
    program: str, beside: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / beside
    (folder / "data" / "models").mkdir(parents=True)
    (folder / "data" / "flick3d" / "physics").mkdir(parents=True)
    (folder / "data" / "flick3d" / "physics" / "pieces.yaml").write_text("here: 1\n", encoding="utf-8")
    info = folder / "licences" / "click-99.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: click\nVersion: 99.0\n", encoding="utf-8")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / program))
    assert resources.shipped_folder("models") == folder / "data" / "models"
    assert resources.package_folder() == folder / "data" / "flick3d"
    assert resources.shipped_text("flick3d.physics", "pieces.yaml") == "here: 1\n"
    assert (versions()["click"], versions()["rich"]) == ("99.0", "missing")
    with pytest.raises(FlickError, match="install flick3d again"):
        resources.shipped_folder("toys")
