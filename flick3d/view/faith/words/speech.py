"""Names of things of Flick of Faith, as they stand inside a sentence or on a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flick3d.games.faith.components import Colour
from flick3d.games.faith.gods import CardName, GodName, Pantheon
from flick3d.games.faith.laws import LawName
from flick3d.games.faith.state import State
from flick3d.view.faith.words import names
from flick3d.view.words import CommonWords
from flick3d.view.words.names import shortened


class FaithSpeech(CommonWords):
    """Names in one language."""

    def piece(self, piece: str) -> str:
        """A component inside a sentence: "a blue Prophet", "the Sphinx"; an unknown id, or a plain word, as it is."""
        kind, colour = names.name_key(piece)
        if not kind:
            return colour
        return self._coloured(names.ONE_OF_MANY[kind][0], colour) if colour else self._translate(names.THE_ONE[kind])

    def disc(self, piece: str) -> str:
        """A component after its owner's name: "blue Prophet", "Sphinx"."""
        kind, colour = names.name_key(piece)
        if not kind:
            return colour
        return self._coloured(names.ONE_OF_MANY[kind][1], colour) if colour else self.kind(kind)

    def _coloured(self, template: str, colour: str) -> str:
        return self._translate(template).format(colour=self._translate(colour))

    def kind(self, kind: str) -> str:
        """A kind of component: "Prophet". Raises KeyError for a kind that has no name."""
        return self._translate(names.KIND_NAMES[kind])

    def colour(self, colour: Colour) -> str:
        """A player's colour: "blue"."""
        return self._translate(names.COLOUR_NAMES[colour])

    def pieces(self, pieces: Sequence[str]) -> str:
        """Several components: "a blue Prophet and the Sphinx"."""
        return self.listed([self.piece(piece) for piece in pieces])

    def team(self, team: str) -> str:
        """A player's name; here everyone plays alone."""
        return shortened(team)

    def players(self, players: Sequence[str]) -> str:
        """Several players, or "nobody"."""
        return self.listed([self.team(player) for player in players]) or self._translate(names.NOBODY)

    def who(self, state: State, player: str) -> str:
        """A player with the god that the player is, where there is one: "Ann (Tyr)"."""
        god = state.god_name(player)
        if not god:
            return self.team(player)
        return self._translate(names.PLAYER_AND_GOD).format(player=self.team(player), god=self.god(god))

    def god(self, god: GodName) -> str:
        """A god's name."""
        return self._translate(names.GOD_NAMES[god])

    def either_god(self, pantheon: Pantheon, card: CardName) -> str:
        """The two gods of a card: "Tyr or Freja"."""
        return self.listed([self.god(god) for god in pantheon.cards[card].gods], names.EITHER)

    def god_card(self, card: CardName) -> str:
        """A God card's name: "Norse"."""
        return self._translate(names.CARD_NAMES[card])

    def law(self, law: LawName) -> str:
        """A Law's title: "High Tide"."""
        return self._translate(names.LAW_NAMES[law])

    def towards(self, direction: float) -> str:
        """Where a direction leads to on the Map; degrees."""
        return self._translate(names.wind_name(direction))

    def points(self, count: int) -> str:
        """So many VP: "1 point", "4 points"."""
        return self._counted(names.POINTS, count, str(count))

    def islands(self, count: int) -> str:
        """So many Islands: "one Island", "three Islands"."""
        return self._counted(names.ISLANDS, count, self.number(count))

    def discs(self, count: int) -> str:
        """So many discs: "one disc", "three discs"."""
        return self._counted(names.DISCS, count, self.number(count))

    def templars(self, count: int) -> str:
        """So many Templars: "one Templar", "two Templars"."""
        return self._counted(names.TEMPLARS, count, self.number(count))

    def times(self, count: int) -> str:
        """How often: "once", "twice", "three times"."""
        return self._translate(names.TIMES.get(count, names.MORE_TIMES)).format(count=self.number(count))

    def share(self, share: float, spoken: Mapping[float, str], other: str) -> str:
        """A part of a whole: "three quarters" where `spoken` has it, else the template `other` with per cents."""
        return self._translate(spoken.get(share, other)).format(percent=f"{100.0 * share:g}")

    def tour(self, template: str, islands: int, points: int) -> str:
        """What Presence on so many Islands brings: "3 points for four Islands"."""
        return self._translate(template).format(points=self.points(points), islands=self.islands(islands))

    def _counted(self, forms: tuple[str, str], count: int, spoken: str) -> str:
        return self._translate(forms[0 if count == 1 else 1]).format(count=spoken)
