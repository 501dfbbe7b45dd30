"""The bakery's people: the baker, the one at the coffee machine, and who sits at the long table."""

from scenes.food_and_restaurant import CREAM, LOOK as HOUR, OLIVE, TOMATO
from blender import *

LOOK = sitting(HOUR)


def person_baker_amina():
    portrait(LOOK, "door")
    figure(Face("#b97f56", nose="straight", length=1.02, jaw=0.5, lip="#a04a40"), [headscarf(CREAM, "#d9b98a")], "#5f6b3a", [apron("#efe2c8")], Build(shoulders=0.53, bust=0.5), (carry((-0.3, -0.62, 0.72), -1), carry((0.3, -0.62, 0.72), 1)), look=(0, 0, 3), turn=10, held=[loaf((-0.02, -0.7, 0.74), 8, 1.0)])


def person_barista_leo():
    portrait(LOOK, "row", "#c98a4e")
    figure(Face("#dca987", nose="long", width=0.94, length=1.08, jaw=0.4, mouth="wry"), [quiff("#3a2418"), stubble("#b58a6e")], striped(CREAM, "#33536b"), [crew(CREAM), apron("#33403a")], Build(shoulders=0.6, girth=0.9), (carry((-0.25, -0.66, 0.86), -1), folded((0.3, -0.5, 0.42), 1)), 0.35, turn=-8, held=[cup((-0.28, -0.7, 0.92), "#e9dcc6")])


def person_guest_bea():
    portrait(LOOK, "leaves", "#a9803f")
    figure(Face("#8a5638", nose="broad", cheeks=0.06, mouth="grin", jaw=0.25), [curls("#2a1a12", 0.1, 0.12)], TOMATO, [crew(), beads("#e8c25a")], Build(shoulders=0.56, girth=1.12, bust=0.5), look=(6, 0, -4), turn=14)


def person_guest_marek():
    portrait(LOOK, "panes", "#8f9a5c")
    figure(Face("#e0b08c", nose="hook", width=1.04, jaw=0.2, age=0.5, brow="#7a5a3a", brow_weight=1.4), [crop("#8a6a48", 0.07, 0.03, HIGH), moustache("#8a6a48", 0.06, 1.2)], "#3a4a52", [open_front("#e6dcc8")], Build(shoulders=0.7, girth=1.1), turn=-12, look=(4, 0, 0))


def person_guests_jo_and_lou():
    portrait(LOOK, "door", close=0.8, wide=True)
    figure(Face("#e2b394", nose="button", freckles=True, mouth="grin", brow="#9a4a22", eyes="smile"), [bob("#b5562a", 0.34, True, 0.03)], OLIVE, [crew()], Build(shoulders=0.5, bust=0.4), at=(-0.52, 0, -0.1), turn=16, look=(0, 0, 6))
    figure(Face("#6b4029", nose="broad", length=1.05, jaw=0.3, mouth="wide"), [locs("#1d1512", 0.6)], "#d9a02b", [roll_neck()], Build(shoulders=0.6), at=(0.55, 0.1, 0.06), turn=-14, look=(0, 0, -5))
