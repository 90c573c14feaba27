"""Every rule that the game knows is cited by a test, and no test cites a rule that there is not."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

TESTS = Path(__file__).parent


def _ids(text: str) -> frozenset[str]:
    return frozenset(text.split())


IN_SCOPE = _ids(
    "W1 W2 W3 W4 W5 W6 W7 W8 W10 W11 W12 W13 W14 W15 W16 W17 W20 W30 W31 W32 W33 W40 W41 W42 W43 W44 W45 "
    "W50 W51 W52 W53 W54 W55 W56 W57 W58 W59 W5A W60 W61 W62 W70 W71 W72 W75 W76 W77 W78 W80 W81 W82 W83 W90 "
    "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 "
    "F1 F2 F3 F4 F5 F6 F7 F8 F9 F9a F9b F10 F11 F12 F13 F20 F21 F22 F23 F24 F30 F31 F32 F33 F34 F35 F36 F37 F38 "
    "F40 F41 F42 F43 F44 F45 F50 F51 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 L11 L12 L13 L14 L15 L16 L17 L18 L19 L20 "
    "G1 G2 G3 G4 G5 G6 G7 G8 X1 X2 X3 X4"
)
"""The rules, scenarios, Laws, gods and examples of both games: each must be cited by `@pytest.mark.rule`."""


def cited() -> dict[str, set[str]]:
    """Per rule id the files whose tests cite it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path}: a rule id is a plain text"
                    assert isinstance(argument.value, str), f"{path}: a rule id is a plain text"
                    found[argument.value].add(path.relative_to(TESTS).as_posix())
    return found


def test_every_rule_in_scope_is_cited_by_a_test() -> None:
    assert sorted(IN_SCOPE - set(cited())) == []


def test_no_test_cites_an_unknown_rule() -> None:
    assert {rule: sorted(files) for rule, files in cited().items() if rule not in IN_SCOPE} == {}
