"""The command line: one file per command, and what they share.

Importing it is cheap: each command imports the table, the window and the rest of its needs when it runs.
"""

from flick3d.cli.group import commands

__all__ = ["commands"]
