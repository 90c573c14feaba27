"""The mats of town and duel, exits on the mat's edge, and tags above houses."""

from __future__ import annotations

import math

import pytest

from flick3d.resources import shipped_folder
from flick3d.rules.layout import Area, Layout, Placement, Pose, upright
from flick3d.view.camera_maths import Aim, Margins, overview
from flick3d.view.grounds import BORDER, POST_OUTSIDE, STRIPE_WIDTH, ExitMark, posts
from flick3d.view.hud.metrics import measure
from flick3d.view.picking import Ray
from flick3d.view.poses import about
from flick3d.view.stage import Stage
from flick3d.view.tags import PIXELS, Tag, clearness, paint, side_on_screen
from tests.view.test_scene import difference, drawn, pixel_of

SAND, DARK = (0.88, 0.69, 0.42), (0.22, 0.12, 0.05)
HOUSE = Placement("bank", "bank", upright(5.0, 10.0, 270.0))
LEFT = Tag("outlaw-4", "bank", 0, "4", DARK, SAND)
RIGHT = Tag("lawman-2", "bank", 1, "2", SAND, DARK)
EAST = ExitMark((45.0, -26.0), (45.0, -10.0))


@pytest.mark.parametrize(
    ("mark", "outward"),
    [
        (EAST, (1.0, 0.0)),
        (ExitMark((-45.0, 5.0), (-45.0, 20.0)), (-1.0, 0.0)),
        (ExitMark((-8.0, 30.0), (8.0, 30.0)), (0.0, 1.0)),
        (ExitMark((20.0, -30.0), (40.0, -30.0)), (0.0, -1.0)),
    ],
)
def test_posts_stand_outside_at_both_ends_and_look_in_and_to_the_viewer(
    mark: ExitMark, outward: tuple[float, float]
) -> None:
    for post, end in zip(posts(mark, Area()), (mark.begins, mark.ends), strict=True):
        assert (post.x - end[0], post.y - end[1]) == pytest.approx(tuple(POST_OUTSIDE * part for part in outward))
        board = math.cos(math.radians(post.direction)), math.sin(math.radians(post.direction))
        if outward[0]:
            assert board[0] * outward[0] < -0.5, "it looks into the play area"
            assert board[1] < -0.3, "and to the overview's camera"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1680, 720), (2560, 1080)])
@pytest.mark.parametrize("mark", [EAST, ExitMark((45.0, -15.0), (45.0, -29.0)), ExitMark((-45.0, 29.0), (-45.0, 9.0))])
def test_the_overview_shows_exits_whole_beside_the_hud(size: tuple[int, int], mark: ExitMark) -> None:
    metrics = measure(*size)
    framed = Area(90.0 + 2.0 * BORDER, 60.0 + 2.0 * BORDER)
    view = overview(size, framed, Margins(**metrics.margins)).view(size)
    # The meter is there only while somebody pulls back, with the camera elsewhere.
    covered = [part.scaled(metrics.scale) for name, part in metrics.always.items() if name != "meter"]
    corners = [(*mark.begins, 0.0), (*mark.ends, 0.0)]
    for post in posts(mark, Area()):
        across = math.radians(post.direction + 90.0)
        corners += [
            (post.x + side * 1.5 * math.cos(across), post.y + side * 1.5 * math.sin(across), 4.4) for side in (-1, 1)
        ]
        corners += [(post.x + 0.8 * math.copysign(1.0, post.x), post.y, 0.0), (post.x, post.y, 5.0)]
    for corner in corners:
        assert abs(corner[0]) <= framed.width / 2.0 and abs(corner[1]) <= framed.depth / 2.0
        pixel = view.project(*corner)
        assert pixel is not None and 0.0 <= pixel[0] <= size[0] and 0.0 <= pixel[1] <= size[1]
        assert not any(part.x <= pixel[0] <= part.right and part.y <= pixel[1] <= part.bottom for part in covered), (
            f"{corner} is covered"
        )


def test_exits_are_painted_and_belong_to_the_town(offscreen: Stage) -> None:
    scene = offscreen.scene
    offscreen.camera.look(Aim(42.0, -18.0, 0.0, 90.0, 60.0, 50.0))
    offscreen.camera.cut()
    bare = drawn(offscreen)
    stripe = pixel_of(offscreen, 45.0 - STRIPE_WIDTH / 2.0, -18.0)
    post = pixel_of(offscreen, 45.0 + POST_OUTSIDE, -10.0, 3.0)
    scene.show_exits([EAST])
    shown = drawn(offscreen)
    for place in (stripe, post):
        assert difference(bare, shown, place) > 0.05
    scene.show_ground("duel")
    scene.show_exits([EAST])
    hidden = drawn(offscreen)
    scene.show_ground("town")
    assert difference(hidden, drawn(offscreen), post) > 0.05, "no exit on the duel ground"
    scene.show_exits([])
    assert difference(bare, drawn(offscreen), stripe) < 0.01


def test_the_duel_ground_lies_there_instead_of_the_town(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(Layout((HOUSE,)))
    scene.show_tags([LEFT])
    assert scene.ground == "town"
    town = drawn(offscreen)
    scene.show_ground("duel")
    assert scene.ground == "duel"
    scene.show(Layout((Placement("lawman-1", "cowboy", upright(-10.0, 0.0)),)))
    duel = drawn(offscreen)
    assert set(scene.poses) == {"lawman-1"}
    corner = pixel_of(offscreen, -40.0, -27.0)
    assert difference(town, duel, corner, 3) > 0.1, "the duel's mat is smaller"
    scene.show_ground("town")
    scene.show(Layout((HOUSE,)))
    scene.show_tags([LEFT])
    assert difference(town, drawn(offscreen), corner) < 0.01


def tag_places(stage: Stage, figures: tuple[str, ...]) -> dict[str, list[tuple[int, int]]]:
    """Pixels of a coarse grid under which each of these figures is picked."""
    found: dict[str, list[tuple[int, int]]] = {figure: [] for figure in figures}
    for x in range(0, 480, 4):
        for y in range(0, 270, 4):
            picked = stage.scene.pick(x, y)
            if picked in found:
                found[picked].append((x, y))
    return found


def test_a_tag_stands_for_the_figure_inside_from_any_side(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(Layout((HOUSE,)))
    for heading in (90.0, 200.0, 300.0):
        offscreen.camera.look(Aim(5.0, 10.0, 10.0, heading, 25.0, 45.0))
        offscreen.camera.cut()
        scene.show_tags([])
        bare = drawn(offscreen)
        scene.show_tags([LEFT, RIGHT])
        image = drawn(offscreen)
        places = tag_places(offscreen, ("outlaw-4", "lawman-2"))
        for figure, pixels in places.items():
            middle = (sum(x for x, _ in pixels) / len(pixels), sum(y for _, y in pixels) / len(pixels))
            assert difference(bare, image, middle) > 0.05, f"{figure} at {heading}"
        xs = {figure: sum(x for x, _ in pixels) / len(pixels) for figure, pixels in places.items()}
        assert abs(xs["outlaw-4"] - xs["lawman-2"]) > 15, "side by side"


def test_the_tags_of_two_men_are_on_their_own_sides(offscreen: Stage) -> None:
    """The house looks south: its left block is in the east, on the right for who looks north at it."""
    north = Aim(5.0, 10.0, 5.0, 90.0, 30.0, 40.0).view((480, 270))
    south = Aim(5.0, 10.0, 5.0, 270.0, 30.0, 40.0).view((480, 270))
    assert side_on_screen(HOUSE.pose, 0, north) == 1.0 and side_on_screen(HOUSE.pose, 1, north) == -1.0
    assert side_on_screen(HOUSE.pose, 0, south) == -1.0


def test_tags_follow_their_house_and_go_when_it_lies_low(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(Layout((HOUSE,)))
    scene.show_tags([LEFT])
    offscreen.camera.look(Aim(5.0, 10.0, 10.0, 90.0, 25.0, 60.0))
    offscreen.camera.cut()
    before = tag_places(offscreen, ("outlaw-4",))["outlaw-4"]
    scene.place("bank", upright(15.0, 10.0, 270.0))
    offscreen.advance(0.0)
    after = tag_places(offscreen, ("outlaw-4",))["outlaw-4"]
    assert min(x for x, _ in after) > max(x for x, _ in before)
    offscreen.camera.behind(15.0, 15.5, 270.0)
    offscreen.camera.cut()
    offscreen.advance(1.0)
    assert tag_places(offscreen, ("outlaw-4",))["outlaw-4"] == []


def test_a_tag_that_the_upper_edge_would_cut_is_not_drawn() -> None:
    view = Aim(0.0, 0.0, 0.0, 90.0, 20.0, 60.0).view((640, 360))
    steps = [clearness((0.0, 0.0, height / 4.0), view) for height in range(120)]
    assert steps[0] == 1.0 and steps[-1] == 0.0 and steps == sorted(steps, reverse=True)
    assert any(0.0 < step < 1.0 for step in steps), "it fades"


def test_a_tag_is_a_badge_with_a_letter() -> None:
    texture = paint(LEFT, shipped_folder("models") / "fonts" / "rye.ttf")
    assert (texture.get_x_size(), texture.get_y_size()) == PIXELS
    peek = texture.peek()
    colours = []
    for step in range(100):
        colour = type_colour()
        peek.lookup(colour, 0.3 + 0.004 * step, 0.6)
        colours.append(colour)
    assert min(c[0] for c in colours) < 0.3 < 0.7 < max(c[0] for c in colours), "paper and ink"
    corner = type_colour()
    peek.lookup(corner, 0.02, 0.02)
    assert corner[3] == 0.0


def type_colour() -> object:
    from panda3d.core import LColor

    return LColor()


def test_carried_pieces_ride_on_their_house(offscreen: Stage) -> None:
    scene = offscreen.scene
    tokens = [
        Placement("token-1", "gold", upright(8.1, 4.25, 270.0, 0.9), on="bank"),
        Placement("token-2", "token", upright(1.9, 4.25, 270.0, 0.9), on="bank"),
    ]
    scene.show(Layout((HOUSE, *tokens)))
    scene.place("bank", Pose(6.0, 12.0, 0.0, *about((0.0, 0.0, 1.0), 0.0)))
    first, second = scene.pose_of("token-1"), scene.pose_of("token-2")
    assert first is not None and second is not None
    # In the house's frame they are at (5.75, 3.1) and (5.75, -3.1).
    assert (first.x, first.y, first.z) == pytest.approx((11.75, 15.1, 0.9))
    assert (second.x, second.y, second.z) == pytest.approx((11.75, 8.9, 0.9))
    scene.show(Layout((HOUSE, tokens[0])))
    scene.place("bank", upright(0.0, 0.0, 270.0))
    assert scene.pose_of("token-2") is None


def test_tokens_are_picked_and_low_houses_are_not_in_the_way(offscreen: Stage) -> None:
    scene = offscreen.scene
    man = Placement("lawman-2", "cowboy", upright(1.1, 6.2, 270.0, 0.9))
    scene.show(Layout((HOUSE, man, Placement("token-1", "gold", upright(8.1, 4.25, 270.0, 0.9), on="bank"))))
    offscreen.camera.look(Aim(5.0, 6.0, 0.9, 90.0, 40.0, 30.0))
    offscreen.camera.cut()
    assert scene.pick(*pixel_of(offscreen, 8.1, 4.25, 1.1)) == "token-1"
    offscreen.camera.behind(5.0, 15.5, 270.0)
    offscreen.camera.cut()
    assert scene.pick(*pixel_of(offscreen, 1.1, 6.2, 3.0)) == "bank"
    offscreen.advance(2.0)
    assert scene.pick(*pixel_of(offscreen, 1.1, 6.2, 3.0)) == "lawman-2"
    assert scene.pose_of("lawman-2") == man.pose, "men on the blocks stay where they are"


def test_of_a_low_house_only_blocks_with_a_plan_are_left(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(Layout((HOUSE,)))
    offscreen.camera.look(Aim(5.0, 10.0, 0.9, 90.0, 65.0, 40.0))
    offscreen.camera.cut()
    scene.show(Layout(()))
    empty = drawn(offscreen)
    scene.show(Layout((HOUSE,)))
    standing = drawn(offscreen)
    # Behind the house, above the passage, where a disc starts on its way through it.
    scene.duck([(Ray((5.0, 30.0, 3.0), (0.0, -1.0, 0.0)), 40.0)])
    offscreen.advance(3.0)
    low = drawn(offscreen)
    passage, block = pixel_of(offscreen, 5.0, 10.0, 0.0), pixel_of(offscreen, 9.0, 10.0, 0.9)
    line, porch = pixel_of(offscreen, 9.0, 10.0 - 2.6, 0.9), pixel_of(offscreen, 9.0, 10.0 - 5.0, 0.9)
    assert difference(standing, low, passage, 3) > 0.1
    assert difference(empty, low, passage, 1) < difference(empty, low, block, 1)
    chalk, wood = (low.get_bright(round(x), round(y)) for x, y in (line, porch))
    assert chalk > wood + 0.05
    scene.duck([])
    offscreen.advance(3.0)
    assert difference(standing, drawn(offscreen), passage) < 0.01, "all of it comes back"


def test_rings_and_ghosts_lie_on_a_block(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(Layout((HOUSE, Placement("lawman-2", "cowboy", upright(1.1, 6.2, 270.0, 0.9)))))
    offscreen.camera.look(Aim(3.0, 2.0, 0.9, 90.0, 40.0, 34.0))
    offscreen.camera.cut()
    bare = drawn(offscreen)
    scene.markers.rings(defenders=["lawman-2"])
    assert difference(bare, drawn(offscreen), pixel_of(offscreen, 1.1, 6.2 - 1.75, 0.93), 2) > 0.05
    scene.markers.clear()
    scene.markers.template((1.0, 0.0), 270.0)
    assert difference(bare, drawn(offscreen), pixel_of(offscreen, 1.0, -3.0), 2) > 0.03
    scene.markers.clear()
    assert difference(bare, drawn(offscreen), pixel_of(offscreen, 1.0, -3.0), 2) < 0.01


def test_the_wood_lies_lower_beside_a_thick_mat(offscreen: Stage) -> None:
    table = offscreen.window.base.render.find("**/ground").get_children()[1]
    scene = offscreen.scene
    tops = {}
    for name in ("town", "faith", "duel"):
        scene.show_ground(name)
        tops[name] = table.get_tight_bounds()[1].z
    assert tops == pytest.approx({"town": -0.06, "faith": -0.2, "duel": -0.06}, abs=1e-3)


def test_an_unknown_ground_is_a_fault(offscreen: Stage) -> None:
    with pytest.raises(KeyError):
        offscreen.scene.show_ground("moon")
