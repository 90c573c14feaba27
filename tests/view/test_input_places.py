"""Keys by where they lie, from what systems tell of them. Pure."""

from __future__ import annotations

from flick3d.view.input.places import Places


def test_a_key_told_twice_is_one_key_in_either_order() -> None:
    places = Places()
    assert places.place_down("q") == ("q",)
    assert places.printed_down("a") == ()
    assert places.frame() == ()
    assert places.named("a") == "q", "what is repeated is told as it is printed"
    assert places.place_up("q") == ("q",)
    assert places.printed_up("a") == ()
    assert places.printed_down("a") == ()
    assert places.place_down("q") == ("q",)
    assert places.frame() == ()
    assert places.printed_up("a") == ()
    assert places.place_up("q") == ("q",)


def test_a_system_without_places_tells_what_is_printed_a_frame_later() -> None:
    places = Places()
    assert places.printed_down("m") == ()
    assert places.frame() == ("m",)
    assert places.printed_up("m") == ("m",)
    assert places.printed_down("m") == ()
    assert places.frame() == ("m",)
    assert places.printed_up("m") == ("m",), "a tap within a frame"


def test_a_keyboard_of_other_letters_has_places_only() -> None:
    places = Places()
    assert places.place_down("m") == ("m",)
    assert places.frame() == ()
    assert places.place_up("m") == ("m",)
    assert places.printed_down("+") == (), "the next key is another one"
    assert places.frame() == ("+",)


def test_named_keys_and_louder_go_by_what_is_printed() -> None:
    places = Places()
    assert places.place_down("arrow_left") == ()
    assert places.printed_down("arrow_left") == ("arrow_left",)
    assert places.printed_down("arrow_left") == (), "it is held"
    assert places.printed_up("arrow_left") == ("arrow_left",)
    assert places.place_down("-") == (), "a Danish keyboard has plus there"
    assert places.printed_down("+") == ()
    assert places.frame() == ("+",)


def test_the_digits_of_a_keypad_are_arrows_while_they_are_no_digits() -> None:
    places = Places()
    assert places.place_down("4") == ()
    assert places.printed_down("arrow_left") == ("arrow_left",)
    assert places.place_up("4") == ()
    assert places.frame() == ()
    places.forget()
    assert places.printed_down("arrow_left") == ("arrow_left",)
    assert places.place_down("4") == ()
    assert places.frame() == ()
    assert places.place_down("1") == ()
    assert places.printed_down("&") == ("1",), "a French keyboard prints other signs on digits"
    assert places.place_up("1") == ("1",)
    assert places.place_down("2") == ()
    assert places.frame() == ("2",)
