"""The command `flick3d` with its subcommands, and the one place where errors become lines on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
from click.core import ParameterSource

from flick3d import __version__
from flick3d.cli.bench import bench
from flick3d.cli.check import check
from flick3d.cli.common import SOUND, quality_option
from flick3d.cli.common import size as pixel_size
from flick3d.cli.demo import demo
from flick3d.cli.doctor import doctor
from flick3d.cli.play import play
from flick3d.cli.replay import replay
from flick3d.cli.scenarios import scenarios
from flick3d.cli.shot import shot
from flick3d.cli.simulate import simulate
from flick3d.resources import PROGRAM
from flick3d.rules.errors import FlickError

if TYPE_CHECKING:
    from flick3d.view.fineness import Asked

FAULT = 2
UNREAD = 1
"""Nobody reads the output any more; Click ends so too."""
INTERRUPTED = 130
"""What shells report for a program that Ctrl-C ended."""


class OneLineErrors(click.Group):
    """A group whose errors are lines on stderr: what, where, what to do. Anything else is a bug and shows itself."""

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        """Run, print an error if there is one, and exit with 0, the command's own code, 2 or 130."""
        try:
            extra["standalone_mode"] = False
            code = super().main(args, prog_name or PROGRAM, **extra)
            sys.stdout.flush()
        except click.exceptions.Exit as leaving:
            code = leaving.exit_code
        except click.ClickException as error:
            code = _complain(_usage(error))
        except (click.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except BrokenPipeError:
            # Whoever read our output has enough of it; nothing more can or need be said.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = UNREAD
        except FlickError as error:
            code = _complain(str(error))
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            code = _complain(f"{where}{error.strerror or error}")
        sys.exit(code if isinstance(code, int) else 0)


def _complain(text: str) -> int:
    for line in text.splitlines() or [""]:
        click.echo(f"{PROGRAM}: {line}", err=True)
    return FAULT


def _usage(error: click.ClickException) -> str:
    """Click's message on one line, with the command's help at hand."""
    message = " ".join(error.format_message().split()).rstrip(".")
    context = getattr(error, "ctx", None)
    return f"{message} (try '{context.command_path} --help')" if context is not None else message


@click.group(
    name=PROGRAM,
    cls=OneLineErrors,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name=PROGRAM, message="%(prog)s %(version)s")
@click.option("--size", type=pixel_size, metavar="WxH", help="Size of the window in pixels (default: 1280x720).")
@click.option("--fullscreen", is_flag=True, help="Fill the screen.")
@quality_option("auto")
@SOUND
@click.option("--tell", type=click.Path(path_type=Path), hidden=True, help="Write what is shown to a file (tests).")
@click.pass_context
def commands(
    context: click.Context,
    size: tuple[int, int] | None,
    fullscreen: bool,
    quality: Asked,
    sound: bool,
    tell: Path | None,
) -> None:
    """Flick wooden toys about on a real table: cowboys who topple, discs of four gods.

    Without a command the game opens its window with the menu; the options here are for that.
    """
    if context.invoked_subcommand is None:
        from flick3d.view.front.house import open_house

        open_house(size=size, fullscreen=fullscreen, quality=quality, sound=sound, tell=tell)
    elif any(context.get_parameter_source(name) is ParameterSource.COMMANDLINE for name in context.params):
        raise click.UsageError(f"options of the menu stand before '{context.invoked_subcommand}': write them behind it")


for command in (play, demo, simulate, replay, shot, check, scenarios, bench, doctor):
    commands.add_command(command)
