"""What a scenario is about, as exact sentences made from its data: goals, 12:00, special rules (W8, W83, W90)."""

from __future__ import annotations

from flick3d.games.western.scenario import Scenario
from flick3d.games.western.vocabulary import Burden, Elimination, Goal, Noon, NoonWord, Side, Trigger, TurnTokens
from flick3d.view.western.words.names import OTHER_SHARE, SHARES
from flick3d.view.western.words.speech import WesternSpeech

TWO = "{first} or {second}"
ONE_ACTION, ACTIONS = "one action", "{count} actions"

GOALS: dict[str, str] = {
    "eliminate": "Eliminate {count} of {enemies}.",
    "eliminate:any": "Eliminate {count} of the other side.",
    "eliminate:all": "Eliminate {who}.",
    "eliminate:some": "Eliminate {count} of these: {who}.",
    "win_duels": "Win {count} duels.",
    "win_duels:one": "Win one duel.",
    "gather": "Have {tokens} in {building}, on its blocks or carried by one of yours inside.",
    "turn": "Have {tokens} up.",
    "turn:other": "Have {tokens} turned over.",
    "reach": "{who} must each reach {building}.",
    "reach:one": "{who} must reach {building}.",
    "escape": "{who} must leave through {exit}.",
    "escape:token": "Carry {token} out through {exit}.",
}
"""By the goal's word."""
AT_ROUND_END = "{goal} It counts only at the end of a round."

NOON: dict[str, str] = {
    "most-hit-points": "The side with more hit points left wins; equal is a draw.",
    "lawmen": "The lawmen win.",
    "outlaws": "The outlaws win.",
    "draw": "It is a draw.",
    "holder": "The side that carries {token} wins; when nobody does it is a draw.",
    "leaders:draw": "Whoever of {leaders} has more hit points wins for their side; equal is a draw.",
    "leaders:duel": "Whoever of {leaders} has more hit points wins for their side; equal: a duel of the two decides.",
}

RULES: dict[str, str] = {
    "turn_tokens": "With an action inside, {to_back} turns {token} over, and {to_front} turns it back.",
    "turn_tokens:water": "With an action inside, {to_back} turns the drop to its skull, and {to_front} turns it back.",
    "burden": "Whoever carries {token} moves as always.",
    "burden:speed": "Whoever carries {token} moves with at most {share}.",
    "burden:armless": "Whoever carries {token} may not shoot.",
    "burden:speed:armless": "Whoever carries {token} moves with at most {share} and may not shoot.",
    "no-duels": "There are no duels: a house with enemies inside cannot be entered.",
    "tokens_outside": "Whoever stands beside a house can take tokens from its blocks, and drop them on the ground.",
    "blown_up": "When {building} is blown up, {who} joins {side}.",
    "blown_up:hit_points": "When {building} is blown up, {who} joins {side} with {count} hit points.",
    "toppled": "When a flick topples the gallows, {who} joins {side}.",
    "toppled:hit_points": "When a flick topples the gallows, {who} joins {side} with {count} hit points.",
    "neutral": "{who} belongs to nobody at first.",
    "neutral:side": "{who} is played by {side}.",
    "leader": "{who} has {count} hit points.",
    "leader:actions": "{who} has {count} hit points and {actions} in a turn.",
    "actions": "{who} has {actions} in a turn.",
}

OTHER_SIDE: dict[str, Side] = {"lawmen": "outlaws", "outlaws": "lawmen"}


class AimWords(WesternSpeech):
    """Sentences about a scenario."""

    def goal(self, goal: Goal, side: Side | None = None) -> str:
        """One way to win, said to the side that it is for; None says it to both."""
        said = self._goal(goal, goal.side or side)
        return self.fill(AT_ROUND_END, {"goal": said}) if goal.when == "round-end" else said

    def _goal(self, goal: Goal, side: Side | None) -> str:
        if isinstance(goal.eliminate, Elimination):
            return self._elimination(goal.eliminate)
        if goal.eliminate is not None:
            fields = {"count": self.number(goal.eliminate), "enemies": self.side(OTHER_SIDE.get(side or "", ""))}
            return self.fill(GOALS["eliminate" if side else "eliminate:any"], fields)
        if goal.win_duels is not None:
            code = "win_duels:one" if goal.win_duels == 1 else "win_duels"
            return self.fill(GOALS[code], {"count": self.number(goal.win_duels)})
        if goal.gather is not None:
            tokens = self.tokens(goal.gather.token, goal.gather.count)
            return self.fill(GOALS["gather"], {"tokens": tokens, "building": self.piece(goal.gather.building)})
        if goal.turn is not None:
            is_water = goal.turn.token == "water"
            tokens = self.tokens("skull" if is_water else goal.turn.token, goal.turn.count)
            return self.fill(GOALS["turn" if is_water else "turn:other"], {"tokens": tokens})
        if goal.reach is not None:
            code = "reach" if len(goal.reach.who) > 1 else "reach:one"
            fields = {"who": self.pieces(goal.reach.who), "building": self.piece(goal.reach.building)}
            return self.fill(GOALS[code], fields)
        assert goal.escape is not None
        way = self.exit(goal.escape.exit)
        if goal.escape.token is not None:
            return self.fill(GOALS["escape:token"], {"token": self.token(goal.escape.token), "exit": way})
        return self.fill(GOALS["escape"], {"who": self.pieces(goal.escape.who, TWO), "exit": way})

    def _elimination(self, goal: Elimination) -> str:
        if goal.count >= len(goal.who):
            return self.fill(GOALS["eliminate:all"], {"who": self.pieces(goal.who)})
        if goal.count == 1:
            return self.fill(GOALS["eliminate:all"], {"who": self.pieces(goal.who, TWO)})
        return self.fill(GOALS["eliminate:some"], {"count": self.number(goal.count), "who": self.pieces(goal.who)})

    def noon(self, noon: NoonWord | Noon) -> str:
        """Who wins when the clock strikes 12:00."""
        if not isinstance(noon, Noon):
            return self.fill(NOON[noon], {})
        if noon.holder is not None:
            return self.fill(NOON["holder"], {"token": self.token(noon.holder)})
        return self.fill(NOON[f"leaders:{noon.tie}"], {"leaders": self.pieces(noon.leaders or ())})

    def special_rules(self, scenario: Scenario) -> tuple[str, ...]:
        """What differs from the plain game, one sentence each; empty when nothing does."""
        rules = scenario.rules
        said = [self.neutral(each.figure, each.side) for each in scenario.neutrals]
        said += [self.trigger(trigger) for trigger in scenario.triggers]
        if rules.turn_tokens is not None:
            said.append(self.turning(rules.turn_tokens))
        said += [self.burden(burden) for burden in rules.burdens]
        if not rules.duels:
            said.append(self.fill(RULES["no-duels"], {}))
        if rules.tokens_outside:
            said.append(self.fill(RULES["tokens_outside"], {}))
        for start in scenario.cowboys:
            points = start.hit_points or scenario.hit_points
            fields = {
                "who": self.piece(start.id),
                "count": self.number(points),
                "actions": self._translate(ONE_ACTION if start.actions == 1 else ACTIONS).format(
                    count=self.number(start.actions)
                ),
            }
            if points != scenario.hit_points:
                said.append(self.fill(RULES["leader:actions" if start.actions != 2 else "leader"], fields))
            elif start.actions != 2:
                said.append(self.fill(RULES["actions"], fields))
        return tuple(said)

    def neutral(self, figure: str, side: Side | None) -> str:
        """Whose a neutral figure is at the start (W1)."""
        fields = {"who": self.piece(figure), "side": self.side(side or "")}
        return self.fill(RULES["neutral:side" if side else "neutral"], fields)

    def trigger(self, trigger: Trigger) -> str:
        """What happens when something is blown up or toppled (S6, S7)."""
        then = trigger.then
        fields = {
            "building": self.piece(trigger.when.blown_up or ""),
            "who": self.piece(then.join),
            "side": self.side(then.side),
            "count": self.number(then.hit_points or 0),
        }
        code = "blown_up" if trigger.when.blown_up is not None else "toppled"
        return self.fill(RULES[code if then.hit_points is None else f"{code}:hit_points"], fields)

    def turning(self, turning: TurnTokens) -> str:
        """Who turns which tokens over (S4)."""
        fields = {
            "token": self.token(turning.token),
            "to_back": self.any_of(turning.to_back),
            "to_front": self.any_of(turning.to_front),
        }
        return self.fill(RULES["turn_tokens:water" if turning.token == "water" else "turn_tokens"], fields)

    def burden(self, burden: Burden) -> str:
        """What carrying a token costs (S9)."""
        share = next(
            (words for value, words in SHARES if abs(value - burden.speed) < 0.01),
            OTHER_SHARE,
        )
        code = "burden" + (":speed" if burden.speed < 1.0 else "") + ("" if burden.may_shoot else ":armless")
        spoken = self._translate(share).format(percent=round(100.0 * burden.speed))
        return self.fill(RULES[code], {"token": self.token(burden.token), "share": spoken})
