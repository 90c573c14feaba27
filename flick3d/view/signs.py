"""Bold signs on pieces, for eyes that tell colours badly apart: their models' pictures have twins that bear them."""

from __future__ import annotations

from pathlib import Path

from panda3d.core import Filename, NodePath, Texture

ENDING = "-signs"
"""What the name of such a picture ends with, before the file's ending."""


class Signs:
    """Whether the pieces of one scene bear signs. Nothing else of a model changes but its picture."""

    def __init__(self) -> None:
        self.worn = False
        self._twins: dict[Texture, Texture | None] = {}
        self._plain: dict[Texture, Texture] = {}

    def wear(self, worn: bool, root: NodePath) -> None:
        """Everything at or below this node bears signs from now on, or none."""
        if worn != self.worn:
            self.worn = worn
            self.dress(root)

    def dress(self, root: NodePath) -> None:
        """Give what is at or below this node the pictures that hold now."""
        for texture in root.find_all_textures():
            other = self._twin(texture) if self.worn else self._plain.get(texture)
            if other is not None:
                root.replace_texture(texture, other)

    def _twin(self, texture: Texture) -> Texture | None:
        """The picture with signs of one without; None where there is none, or it has them already."""
        if texture not in self._twins:
            self._twins[texture] = twin = None if texture in self._plain else _read(texture)
            if twin is not None:
                self._plain[twin] = texture
        return self._twins[texture]


def _read(texture: Texture) -> Texture | None:
    """The picture beside this one's file that bears signs; None when there is none."""
    if not texture.has_fullpath():
        return None
    plain = Path(texture.get_fullpath().to_os_specific())
    file = plain.with_name(f"{plain.stem}{ENDING}{plain.suffix}")
    if not file.is_file():
        return None
    twin = Texture(file.stem)
    if not twin.read(Filename.from_os_specific(str(file))):
        return None
    twin.set_format(texture.get_format())
    twin.set_default_sampler(texture.get_default_sampler())
    return twin
