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
TROUSERS: dict[int, Rgb] = {
    1: (120, 84, 54),
    2: (150, 116, 80),
    3: (98, 86, 74),
    4: (136, 104, 66),
    5: (112, 74, 46),
}


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
    def moustache(self) -> bool:
        """Number 1 wears a moustache."""
        return self.number == 1

    @property
    def beard(self) -> bool:
        """Number 2 wears a full beard."""
        return self.number == 2

    @property
    def eye_patch(self) -> bool:
        """Number 3 has one eye."""
        return self.number == 3

    @property
    def masked(self) -> bool:
        """Number 4 has a bandana over nose and mouth."""
        return self.number == 4

    @property
    def scarred(self) -> bool:
        """Number 5 has a scar and side whiskers."""
        return self.number == 5


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
