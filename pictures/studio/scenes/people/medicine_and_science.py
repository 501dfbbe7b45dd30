"""Whom you will see at Tern Street."""

from scenes.medicine_and_science import CORAL, LOOK as HOUR, NAVY, TEAL, WHITE
from blender import *

LOOK = sitting(HOUR)
COAT = "#e2e2da"


def person_doctor_fiona():
    portrait(LOOK, "panes")
    figure(Face("#e2b496", nose="straight", length=1.03, jaw=0.5, freckles=True, brow="#8f4a22", age=0.2), [bob("#a5501f", 0.36, False, 0.03, 0.3)], COAT, [jacket(TEAL, "#d2d2ca", 0.7), stethoscope(NAVY)], Build(shoulders=0.55, bust=0.4), (folded((-0.1, -0.56, 0.5), -1), folded((0.16, -0.6, 0.58), 1)), turn=8)


def person_doctor_samir():
    portrait(LOOK, "edge", "#cbb894")
    figure(Face("#c08a62", nose="hook", width=1.02, jaw=0.25, age=0.5, brow="#2a1e18", brow_weight=1.3), [crop("#3a322e", 0.08, 0.05, HIGH), beard("#4a423c", 0.05), moustache("#3a322e", 0.02), glasses("#2f3437", square=True)], COAT, [jacket("#9fb7c9", "#d2d2ca", 0.7), tie(CORAL), pocket(COAT, 0.3, 0.56, "#22364d")], Build(shoulders=0.66, girth=1.08), (hang(-1), holding((0.4, -0.64, 0.84), 1, "z", 0.6)), turn=-8, held=[clipboard((0.36, -0.7, 0.8), (-8, -6, 0))])


def person_nurse_orla():
    portrait(LOOK, "door")
    figure(Face("#dca98a", nose="button", cheeks=0.08, width=1.06, jaw=0.2, mouth="grin", brow="#2a1c14"), [bun("#2a1c16", (0, 0.26, 0.58), 0.22)], "#2f6f9a", [vee(0.28, edge="#f4f4ef"), pocket("#2f6f9a", pen=CORAL), badge("#f4f4ef")], Build(shoulders=0.6, girth=1.2, bust=0.5), (folded((-0.12, -0.62, 0.54), -1), folded((0.18, -0.64, 0.62), 1)), 0.4, turn=-6)


def person_physiotherapist_tariq():
    portrait(LOOK, "row", "#e0b48c")
    figure(Face("#a06a46", nose="straight", jaw=0.3, mouth="wide", brow="#17110e"), [quiff("#17110e", lift=0.1), stubble("#4a3224")], WHITE, [shirt(WHITE)], Build(shoulders=0.74, girth=1.0, slope=0.06), (holding((-0.26, -0.6, 0.72), -1, "x"), holding((0.26, -0.6, 0.72), 1, "x")), 0.35, turn=4, held=[tube([(-0.5, -0.6, 0.62), (-0.26, -0.6, 0.72), (0, -0.62, 0.6), (0.26, -0.6, 0.72), (0.5, -0.6, 0.62)], 0.05, plain(CORAL))])
