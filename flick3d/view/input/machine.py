"""The input machine: from one signal and the hand so far to the next hand and what the player wants. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from flick3d.view.input import acting, camera_hand, choosing, facing, flicking, placing
from flick3d.view.input.choosing import Answer
from flick3d.view.input.controls import (
    CANCEL_KEYS,
    CHARGE_KEY,
    CONFIRM_KEYS,
    HELP_KEYS,
    LOG_KEY,
    STORY_KEYS,
    UNDO_KEYS,
)
from flick3d.view.input.handicaps import is_tap, swings
from flick3d.view.input.intents import ToggleLog, Undo
from flick3d.view.input.modes import (
    Acting,
    Aiming,
    Charging,
    Choosing,
    Clearing,
    Desk,
    Facing,
    Hand,
    Mode,
    Placing,
    Pulling,
    Swapping,
    Waiting,
)
from flick3d.view.input.signals import (
    Asked,
    Commanded,
    FocusLost,
    Frame,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    Pressed,
    Released,
    Resized,
    Signal,
    Wheeled,
)

Deciding = Acting | Aiming | Swapping | Clearing | Placing
"""The modes in which an action may be taken."""


def step(hand: Hand, signal: Signal) -> Answer:
    """The hand after the signal, and the intents in order."""
    match signal:
        case Asked():
            return ask(hand, signal), ()
        case PointerMoved():
            return move_pointer(hand, signal)
        case Pressed():
            return press(hand, signal)
        case Released():
            return release(hand, signal)
        case Wheeled():
            if placing.is_turning(hand):
                return placing.turn(hand, placing.WHEEL_TURN * signal.steps), ()
            return hand, () if isinstance(hand.mode, Pulling) else camera_hand.wheel(signal)
        case KeyPressed():
            held = replace(hand.desk, held=hand.desk.held | {signal.key})
            return press_key(replace(hand, desk=held), signal)
        case KeyReleased():
            return release_key(replace(hand, desk=replace(hand.desk, held=hand.desk.held - {signal.key})), signal)
        case Commanded(words):
            return command(hand, words)
        case FocusLost():
            # Releases that happen while another window has the focus never arrive: forget everything that is held.
            return flicking.let_go(replace(hand, desk=idle(hand.desk)), signal.reason)
        case Resized(width, height):
            desk = replace(idle(hand.desk), width=width, height=height)
            return flicking.let_go(replace(hand, desk=desk), "resized")
        case Frame():
            return frame(hand, signal)
        case _:
            return hand, ()


def idle(desk: Desk) -> Desk:
    """The desk with nothing held."""
    return replace(desk, held=frozenset(), drag="", still=True)


def ask(hand: Hand, asked: Asked) -> Hand:
    """Start to answer a prompt."""
    return replace(hand, prompt=asked.prompt, starts=asked.starts, keys=asked.keys, mode=first_mode(asked))


def first_mode(asked: Asked) -> Mode:
    """How a prompt begins: by what it offers, not by its name."""
    prompt = asked.prompt
    if prompt is None:
        return Waiting()
    if prompt.flicks:
        return Acting()
    if prompt.spots and not prompt.choices and not prompt.turns:
        return placing.first(prompt, 0)
    if prompt.turns:
        return Facing(prompt.turns[0].current)
    if prompt.spots or any(not choice.__struct_fields__ for choice in prompt.choices):
        return Acting()
    only = list(choosing.choices_of(prompt))
    return Choosing(only[0] if len(only) == 1 else "")


def move_pointer(hand: Hand, moved: PointerMoved) -> Answer:
    """The pointer moved: the camera drags, or the mode follows it."""
    desk, intents = camera_hand.move_pointer(hand.desk, moved)
    after = replace(hand, desk=desk)
    if desk.drag:
        return after, intents
    match hand.mode:
        case Choosing():
            # Only what changes counts: a trembling mouse must not take back what Tab has reached.
            return (after, ()) if moved.piece == hand.desk.piece else (choosing.point_at(after, moved.piece), ())
        case Aiming():
            return flicking.follow_pointer(after), ()
        case Pulling():
            return flicking.pull(after), ()
        case Facing():
            return facing.follow_pointer(after), ()
        case Placing():
            return placing.follow_pointer(after), ()
        case _:
            return after, ()


def press(hand: Hand, pressed: Pressed) -> Answer:
    """A mouse button went down over the table."""
    if hand.board_open:
        return close_boards(hand), ()
    hand = replace(hand, desk=replace(hand.desk, table=pressed.table, piece=pressed.piece))
    if pressed.button != "left":
        if isinstance(hand.mode, Pulling | Charging):
            return flicking.cancel(hand) if pressed.button == "right" else (hand, ())
        return replace(hand, desk=camera_hand.begin_drag(hand.desk, pressed)), ()
    match hand.mode:
        case Choosing():
            return choosing.choose(hand, hand.desk.piece)
        case Acting() | Swapping() | Clearing():
            return acting.click_table(hand)
        case Aiming():
            return flicking.press(hand), ()
        case Facing():
            return facing.confirm(hand)
        case Placing():
            return placing.put(placing.follow_pointer(hand))
        case _:
            return hand, ()


def release(hand: Hand, released: Released) -> Answer:
    """A mouse button went up: a pull ends, or a drag; a right click without a drag cancels."""
    if released.button == "left":
        return flicking.release(hand) if isinstance(hand.mode, Pulling) else (hand, ())
    clicked = released.button == "right" and hand.desk.drag == "orbit" and hand.desk.still
    after = replace(hand, desk=camera_hand.end_drag(hand.desk))
    return cancel(after) if clicked else (after, ())


def press_key(hand: Hand, pressed: KeyPressed) -> Answer:
    """A key went down."""
    key, shift = pressed.key, pressed.shift or "shift" in hand.desk.held
    if isinstance(hand.mode, Charging) and swings(hand) and (key in CONFIRM_KEYS or key == CHARGE_KEY):
        return flicking.release(hand)
    if isinstance(hand.mode, Pulling | Charging):
        return cancel(hand) if key in CANCEL_KEYS else (hand, ())
    if key in HELP_KEYS:
        return toggle_help(hand), ()
    if key in STORY_KEYS:
        return toggle_story(hand), ()
    if hand.board_open:
        closes = key in CANCEL_KEYS or key in CONFIRM_KEYS or key == CHARGE_KEY
        return (close_boards(hand), ()) if closes else (hand, camera_hand.press_key(hand, key) or ())
    if key in CANCEL_KEYS:
        return cancel(hand)
    if key in UNDO_KEYS:
        return hand, (Undo(),)
    if key == LOG_KEY:
        return hand, (ToggleLog(),)
    answer = (
        choosing.press_key_choosing(hand, key, shift)
        or flicking.press_key(hand, key, shift)
        or facing.press_key(hand, key, shift)
        or placing.press_key(hand, key, shift)
    )
    if answer is None and isinstance(hand.mode, Deciding):
        answer = acting.press_key_acting(hand, key)
    return answer if answer is not None else (hand, camera_hand.press_key(hand, key) or ())


def release_key(hand: Hand, released: KeyReleased) -> Answer:
    """A key went up: the space bar's charge is flicked."""
    if released.key == CHARGE_KEY and isinstance(hand.mode, Charging) and not is_tap(hand):
        return flicking.release(hand)
    return hand, ()


def command(hand: Hand, words: tuple[str, ...]) -> Answer:
    """A HUD button was clicked."""
    if isinstance(hand.mode, Pulling | Charging):
        return hand, ()
    match words:
        case ("help",):
            return toggle_help(hand), ()
        case ("story",):
            return toggle_story(hand), ()
        case ("log",):
            return hand, (ToggleLog(),)
        case ("undo",):
            return hand, (Undo(),)
        case ("cancel",):
            return cancel(hand)
        case ("close",):
            return close_boards(hand), ()
        case ("camera", key):
            return hand, camera_hand.press_key(hand, key) or ()
        case (_, value) if isinstance(hand.mode, Choosing):
            return choosing.choose(close_boards(hand), value)
        case _:
            closed = close_boards(hand)
            return acting.act(closed, words) if words and isinstance(hand.mode, Deciding) else (closed, ())


def toggle_help(hand: Hand) -> Hand:
    """Open or close the help; the story makes room for it."""
    return replace(hand, help_open=not hand.help_open, story_open=False)


def toggle_story(hand: Hand) -> Hand:
    """Open or close the story; the help makes room for it."""
    return replace(hand, story_open=not hand.story_open, help_open=False)


def close_boards(hand: Hand) -> Hand:
    """Close help and story."""
    return replace(hand, help_open=False, story_open=False)


def cancel(hand: Hand) -> Answer:
    """Escape or a right click: one step back."""
    return flicking.cancel(acting.cancel(placing.cancel(hand)))


def passed(desk: Desk, signal: Frame) -> Desk:
    """The desk a frame later."""
    return replace(
        desk,
        look=signal.look,
        forward=signal.forward,
        clock=desk.clock + signal.seconds,
        frame=signal.seconds,
        wavers=signal.wavers,
        swipes=signal.swipes,
    )


def frame(hand: Hand, signal: Frame) -> Answer:
    """Time passes."""
    after = replace(hand, desk=passed(hand.desk, signal))
    if hand.board_open:
        return after, camera_hand.glide(after.desk, signal.seconds)
    after = placing.frame(facing.frame(after, signal.seconds), signal.seconds)
    after, intents = flicking.frame(after, signal.seconds)
    return after, intents + camera_hand.glide(after.desk, signal.seconds)
