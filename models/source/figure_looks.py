"""Who is who: the ten cowboys' colours and faces, so that side, number and person show at a glance."""

from __future__ import annotations

from dataclasses import dataclass

Rgb = tuple[int, int, int]

NUMBER_COLOURS: dict[int, Rgb] = {
    1: (216, 158, 38),
    2: (56, 116, 60),
    3: (190, 86, 40),
    4: (122, 62, 122),
    5: (38, 124, 132),
}
HAIR_COLOURS: dict[int, Rgb] = {
    1: (44, 30, 22),
    2: (158, 78, 32),
    3: (82, 52, 30),
    4: (206, 160, 84),
    5: (150, 146, 138),
}
SKINS: dict[int, Rgb] = {
    0: (232, 188, 144),
    1: (224, 172, 124),
    2: (240, 190, 156),
    3: (150, 98, 62),
    4: (244, 204, 168),
    5: (206, 156, 116),
}
"""0: the neutral figures."""
IRISES: dict[int, Rgb] = {
    0: (92, 62, 34),
    1: (104, 62, 28),
    2: (62, 118, 62),
    3: (74, 44, 24),
    4: (58, 112, 170),
    5: (92, 124, 144),
}
"""0: the neutral figures."""
TROUSERS: dict[int, Rgb] = {
    1: (120, 84, 54),
    2: (150, 116, 80),
    3: (98, 86, 74),
    4: (136, 104, 66),
    5: (112, 74, 46),
}
LAWMENS_HAIR = {1: "parted", 2: "curls", 3: "ponytail", 4: "bowl", 5: "fringe"}
OUTLAWS_HAIR = {1: "long", 2: "strip", 3: "braid", 4: "wavy", 5: "bald"}


@dataclass(frozen=True)
class Look:
    """One figure's appearance; colours are sRGB 0..255."""

    name: str
    number: int
    outlaw: bool
    colour: Rgb
    hair: Rgb
    trousers: Rgb
    seed: int

    @property
    def skin(self) -> Rgb:
        """The face's colour."""
        return SKINS[self.number]

    @property
    def moustache(self) -> bool:
        """Lawman 1 wears a black moustache."""
        return not self.outlaw and self.number == 1

    @property
    def beard(self) -> bool:
        """Lawman 2 wears a full red beard."""
        return not self.outlaw and self.number == 2

    @property
    def eye_patch(self) -> bool:
        """Number 3 has one eye."""
        return self.number == 3

    @property
    def spectacles(self) -> bool:
        """Lawman 4, young and fair, wears spectacles over his freckles."""
        return not self.outlaw and self.number == 4

    @property
    def blackened(self) -> bool:
        """Outlaw 4 has blackened his eyes."""
        return self.outlaw and self.number == 4

    @property
    def whiskers(self) -> bool:
        """Number 5 is old: grey side whiskers, and a drooping moustache where no mask hides it."""
        return self.number == 5

    @property
    def scarred(self) -> bool:
        """Outlaw 5 has a scar over his eye."""
        return self.outlaw and self.number == 5

    @property
    def hairstyle(self) -> str:
        """How he wears his hair; the names are those of `figure_hair.STYLES`."""
        if not self.number:
            return "parted"
        return OUTLAWS_HAIR[self.number] if self.outlaw else LAWMENS_HAIR[self.number]

    @property
    def masked(self) -> bool:
        """All outlaws hide nose and mouth behind a bandana."""
        return self.outlaw


def _look(side: str, number: int) -> Look:
    outlaw = side == "outlaw"
    return Look(
        name=f"{side}-{number}",
        number=number,
        outlaw=outlaw,
        colour=NUMBER_COLOURS[number],
        hair=HAIR_COLOURS[number],
        trousers=TROUSERS[number],
        seed=100 + number + (50 if outlaw else 0),
    )


FIGURES: tuple[Look, ...] = tuple(_look(side, number) for side in ("lawman", "outlaw") for number in range(1, 6))
