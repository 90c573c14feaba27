"""The words of the front of house."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime

from flick3d.view.words.speech import Speech

TITLES: Mapping[str, str] = {
    "menu": "flick3d",
    "menu:continue": "Continue",
    "menu:continue:help": "Go on with the match that was played last.",
    "menu:new": "New match",
    "menu:new:help": "Choose a game, a scenario and the players.",
    "menu:learn": "Learn",
    "menu:learn:help": "A first match of each game, which teaches by doing.",
    "menu:load": "Load",
    "menu:load:help": "Go on with a match that has not ended.",
    "menu:replays": "Replays",
    "menu:replays:help": "Watch a match again, from any side and at any speed.",
    "menu:demo": "Showcase",
    "menu:demo:help": "The table plays by itself. Any key: you play on.",
    "menu:rulebook": "Rulebook",
    "menu:rulebook:help": "All rules of both games, numbered, with a search.",
    "menu:options": "Options",
    "menu:options:help": "Picture, sound, size of the interface.",
    "menu:quit": "Quit",
    "menu:quit:help": "Leave the game. Every match is kept as it stands.",
    "menu:story": "Two games of wooden toys on one table. Aim, pull back, let go.",
    "menu:western": "Cowboys who really topple. Every hat shows who may still act this hour.",
    "menu:faith": "Four gods, one map. Flick Prophets onto Islands, raise Temples, shove the others off.",
    "back": "Back",
    "scenarios": "New match",
    "game:western": "Flick 'em Up!",
    "game:faith": "Flick of Faith",
    "scenarios:own": "Your own",
    "scenarios:faulty": "This file cannot be played: {error}",
    "scenarios:news": "What is new",
    "learn:help": "Enter or a click begins the lesson.",
    "learn:done": "done",
    "learn:western": "A small town, two men of yours, two outlaws. Move, shoot, go into a house, and win.",
    "learn:faith": "An empty Map and one rival. Flick Prophets, build Temples, shove, and be worshipped.",
    "learn:free": "One thing at a time, and you may do any other. Esc hides the lesson.",
    "seats": "Players",
    "seats:count": "Players",
    "seats:count:team": "{team}: players",
    "seats:name": "Name",
    "seats:kind": "Played by",
    "seats:start": "Start",
    "seats:start:help": "Enter or a click begins the match.",
    "seats:player": "Player {number}",
    "seats:team": "{team}",
    "seats:teamed": "{team} {number}",
    "seats:kind:help": "A person at this screen, or a computer player. It can be changed at any time in the match.",
    "seats:name:help": "How the player is called on the table.",
    "kind:person": "person",
    "kind:easy": "easy",
    "kind:normal": "normal",
    "kind:hard": "hard",
    "team:lawmen": "Lawmen",
    "team:outlaws": "Outlaws",
    "house": "House rules",
    "house:help": "What is played where the printed rules leave a question open.",
    "house:none": "As in the rulebook",
    "house:some": "Differing: {count}",
    "house:reset": "As in the rulebook",
    "house:reset:help": "All of these rules as the rulebook has them.",
    "house:usual": "The rulebook",
    "house:played": "In this match",
    "house:story": "This is for the match that you begin now. What holds for every new match is among the options.",
    "load": "Load",
    "replays": "Replays",
    "kept:none": "There is none yet.",
    "kept:damaged": "It cannot be read: {reason}.",
    "kept:actions": "{actions} actions",
    "kept:won": "{winner} won.",
    "kept:draw": "Nobody won.",
    "kept:open": "It has not ended.",
    "kept:players": "Players",
    "kept:seat": "{name} ({kind})",
    "kept:today": "today {time}",
    "kept:yesterday": "yesterday {time}",
    "kept:date": "{day}/{month}/{year}",
    "rules": "Rulebook",
    "rules:game": "Game",
    "rules:search": "Search",
    "rules:blank": "a word or a number",
    "rules:search:help": "Write a word, or a rule's number such as W42.",
    "rules:nothing": "No rule has these words.",
    "rules:found": "Rules found: {count}",
    "rules:ruling": "A ruling of ours: the printed rules are silent here, or disagree.",
    "rules:own": "Our own design.",
    "rules:played": "In this match",
    "pause": "Pause",
    "pause:resume": "Go on",
    "pause:resume:help": "Back to the table. Escape does the same.",
    "pause:rulebook": "Rulebook",
    "pause:rulebook:help": "All rules, numbered, with a search.",
    "pause:keep": "Save",
    "pause:keep:help": "Keep a copy of the match as it stands. It is recorded all along anyway.",
    "pause:kept": "Saved as {name}.",
    "pause:options": "Options",
    "pause:options:help": "Picture, sound, size of the interface.",
    "pause:leave": "Leave the table",
    "pause:leave:help": "Everything is kept: you can come back at any time.",
    "match:go-on": "Go on",
    "match:go-on:help": "Play from where it stands.",
    "match:watch": "Watch",
    "match:watch:help": "See it from the beginning, or from any moment.",
    "match:delete": "Delete",
    "match:delete:help": "Take the file away for ever.",
    "match:lost": "The end of the match could not be kept: {reason}.",
    "match:sure": "Delete this match for ever?",
    "match:yes": "Delete it",
    "match:no": "Keep it",
}
"""By code."""


class FrontWords(Speech):
    """Sentences of the front of house in one language."""

    def title(self, code: str, **fields: str | int) -> str:
        """The words of a code of `TITLES`. Raises KeyError."""
        return self.fill(TITLES[code], fields)

    def text(self, text: str) -> str:
        """A text of a scenario's file in this language; one that nobody has translated stays."""
        return self._translate(text)

    def when(self, moment: datetime, today: date) -> str:
        """A moment, as short as can be."""
        clock = f"{moment:%H:%M}"
        days = (today - moment.date()).days
        if days in (0, 1):
            return self.title("kept:yesterday" if days else "kept:today", time=clock)
        return self.title("kept:date", day=moment.day, month=moment.month, year=moment.year)

    def team(self, team: str) -> str:
        """The name of a team; a player who plays alone has his own."""
        return self.title(f"team:{team}") if f"team:{team}" in TITLES else team
