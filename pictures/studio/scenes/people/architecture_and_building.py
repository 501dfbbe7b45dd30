"""Harrow Quay's people: two partners, an architect for schools, and a client they built for."""

from scenes.architecture_and_building import LOOK as HOUR, STONE, TERRACOTTA
from blender import *

LOOK = sitting(HOUR)


def person_architect_nadia():
    portrait(LOOK, "door")
    figure(Face("#c99270", nose="long", length=1.05, width=0.95, jaw=0.5, brow="#2a1c16", age=0.2), [bob("#2a2320", 0.3, False, 0.02, 0.3), glasses("#1c1a19")], "#3f4a4d", [roll_neck()], Build(shoulders=0.56, girth=0.9, bust=0.3), (holding((-0.42, -0.6, 0.85), -1), hang(1)), turn=8, held=[drawings((-0.42, -0.6, 0.95), (0, 16, 0))])


def person_carpenter_tom():
    portrait(LOOK, "panes", "#d8b98c")
    figure(Face("#d69f7c", nose="round", nose_size=1.2, width=1.06, jaw=0.2, age=0.8, brow="#b5aea4"), [crop("#bdb6ab", 0.09, 0.05, HIGH), beard("#bdb6ab", 0.12), moustache("#bdb6ab")], "#4f6a78", [shirt("#4f6a78"), apron("#9a6a3c")], Build(shoulders=0.72, belly=0.35, girth=1.12), (holding((-0.4, -0.62, 0.92), -1), folded((0.2, -0.58, 0.5), 1)), 0.55, turn=-8, held=[hammer((-0.4, -0.62, 0.95), (0, -14, 12), "#b98550", "#c99a62")])


def person_architect_priya():
    portrait(LOOK, "leaves", TERRACOTTA)
    figure(Face("#8f5b3c", nose="straight", jaw=0.5, lip="#9a4038", brow="#17100d"), [flowing("#1c1310", 0.9, part=0.3), earrings("#d9a441")], "#e0a93a", [crew()], Build(shoulders=0.5, girth=0.9, bust=0.4), (folded((-0.12, -0.55, 0.55), -1), folded((0.2, -0.58, 0.66), 1)), turn=10, look=(4, 0, 3))


def person_client_imogen():
    portrait(LOOK, "edge", "#b9c0b2")
    figure(Face("#e2b394", nose="button", cheeks=0.05, freckles=True, brow="#8f4a22", age=0.3, mouth="wide"), [curls("#b0572a", 0.1, 0.11, 190, SWEPT)], STONE, [open_front("#7a8f86")], Build(shoulders=0.54, girth=1.05, bust=0.5), turn=-14, look=(6, 0, 0))
