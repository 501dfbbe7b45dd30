"""Whom to ring, and who wrote the letters on the wall."""

from scenes.real_estate import BLUE, BRICK, CREAM, LOOK as HOUR, SAGE, SLATE
from blender import *

LOOK = sitting(HOUR)


def person_agent_amir():
    portrait(LOOK, "panes")
    figure(Face("#b98058", nose="hook", length=1.04, jaw=0.35, brow="#17110e", brow_weight=1.2, mouth="wide"), [quiff("#17110e", lift=0.12), stubble("#5a3e2c")], SLATE, [jacket(CREAM, "#383d42")], Build(shoulders=0.64), (hang(-1), holding((0.42, -0.64, 1.1), 1)), turn=-6, held=[keys((0.42, -0.66, 1.04), 3)])


def person_repairs_kath():
    portrait(LOOK, "edge", "#8fa0a4")
    figure(Face("#dfaf90", nose="button", width=1.06, cheeks=0.07, age=0.4, brow="#6a5040", jaw=0.2, mouth="wide"), [crop("#8a6a4c", 0.1, 0.06, SWEPT, 0.02, -0.4), peaked_cap(BRICK, back=True)], striped(CREAM, SLATE, 0.14), [crew(CREAM), dungarees(BLUE)], Build(shoulders=0.64, girth=1.2, bust=0.5), (holding((-0.42, -0.64, 0.86), -1), hang(1)), 0.45, turn=8, held=[spanner((-0.42, -0.64, 0.88), (0, 10, 0), "#c8452f")])


def person_seller_doreen():
    portrait(LOOK, "leaves", SAGE)
    figure(Face("#dcae92", nose="round", cheeks=0.08, width=1.05, age=1.0, brow="#c9c2b8", lip="#b5565a", jaw=0.2), [curls("#c4bdd0", 0.11, 0.07, 150), glasses("#b3543a"), earrings("#f4ead6", 0.06, False)], "#7f6a9a", [open_front("#f4e8d6"), beads("#f4ead6", 0.035)], Build(shoulders=0.52, slope=0.18, girth=1.15, bust=0.6), turn=10, look=(2, 0, 4))


def person_buyers_theo_and_mai():
    portrait(LOOK, "door", close=0.8, wide=True)
    figure(Face("#e0b090", nose="straight", width=0.98, length=1.06, jaw=0.3, brow="#6a4a30", mouth="smile"), [crop("#7a5636", 0.12, 0.06, SHORT, 0.015, 0.5), glasses("#2f3437")], BLUE, [crew()], Build(shoulders=0.64), at=(-0.54, 0.15, 0.06), turn=14, look=(0, 0, 5))
    figure(Face("#dfb488", nose="button", eyes="wide", jaw=0.45, lip="#b5544e", brow="#15100e"), [bob("#15100e", 0.4, True, 0.0)], "#d9a441", [shirt(CREAM)], Build(shoulders=0.5, girth=0.88, bust=0.4), at=(0.56, -0.05, -0.08), turn=-14, look=(0, 0, -6))
