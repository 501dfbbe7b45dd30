"""Who picks up at Plainbus, and what the pilot schools told them."""

from scenes.technology import AMBER, DEEP, INK, LOOK as HOUR, SILVER, WHITE
from blender import *

LOOK = sitting(HOUR)


def person_operator_farah():
    portrait(LOOK, "panes")
    figure(Face("#c8946e", nose="straight", jaw=0.5, length=1.03, brow="#20150f", lip="#a04a44"), [flowing("#2a1a14", 0.7, part=0.35), headphones(INK, AMBER, True)], DEEP, [shirt("#dfe4e8"), badge(AMBER)], Build(shoulders=0.55, bust=0.4), (folded((-0.12, -0.55, 0.54), -1), folded((0.16, -0.58, 0.6), 1)), turn=8)


def person_developer_piotr():
    """In a wheelchair, a laptop on his knees."""
    portrait(LOOK, "door", "#8f9fb0", close=0.72, low=-0.1, face=(0, 0, 3.0))
    figure(Face("#e0b090", nose="round", width=1.02, jaw=0.25, brow="#8a6236", mouth="smile"), [crop("#a87a44", 0.1, 0.05, SHORT, 0.015, 0.4), beard("#a87a44", 0.05), moustache("#a87a44", 0.02), glasses("#1f2733", square=True)], AMBER, [open_front(WHITE, 0.15, 0.1)], Build(shoulders=0.66), (rest((-0.3, -0.62, 0.28), -1), rest((0.3, -0.62, 0.28), 1)), legs=("#2f3f55", "#f0ece2", ((-0.26, -1.0, -0.72), (0.26, -1.0, -0.72)), 1.0), at=(0, 0, 1.05), turn=16)
    group([wheelchair(frame="#2f6f8a"), laptop((0, -0.78, 0.18), (0, 0, 0))], (0, 0, 1.05), (0, 0, 16))


def person_engineer_winnie():
    portrait(LOOK, "edge", "#a87f5c")
    figure(Face("#56321f", nose="broad", cheeks=0.06, mouth="grin", brow="#120d0b"), [cornrows("#120d0b", 9, 0.5), glasses(AMBER)], "#2f5a5f", [crew(), vest(AMBER)], Build(shoulders=0.6, girth=1.1, bust=0.5), (hang(-1), carry((0.28, -0.66, 0.7), 1)), 0.55, turn=-6, held=[group([box((0.5, 0.4, 0.26), (0, 0, 0), metal(SILVER, 0.5), 0.04), cylinder(0.02, 0.5, (0.18, 0, 0.2), plain(INK), 0.006), bead(0.04, (-0.15, -0.2, 0.16), glow("#7fd07a", 1.5))], (0.26, -0.72, 0.74))])


def person_office_mrs_adeyemi():
    portrait(LOOK, "leaves", "#b59a86")
    figure(Face("#4f2e1d", nose="broad", width=1.05, cheeks=0.07, age=0.5, jaw=0.2, lip="#7a2b30", brow="#1a120f"), [turban("#8c3f6a"), earrings("#d9a441", 0.07), glasses("#d9a441")], "#e6d6b8", [open_front("#8c3f6a"), lanyard(DEEP)], Build(shoulders=0.6, girth=1.22, bust=0.6), turn=8)


def person_depot_colin():
    portrait(LOOK, "row", "#6f7f8a")
    figure(Face("#d9a687", nose="hook", nose_size=1.1, length=1.06, age=0.6, ears=1.2, brow="#7a6a58", jaw=0.3), [crop("#8f8072", 0.05, 0.03, HIGH)], "#3f5f4f", [shirt("#cfd8d2"), vest("#d3dc4a")], Build(shoulders=0.66, belly=0.3), turn=-10)


def person_parent_ruth():
    portrait(LOOK, "door", "#9fa88f")
    figure(Face("#dfb193", nose="button", freckles=True, brow="#5a3a24", jaw=0.45), [ponytail("#6a4428", 0.65)], "#c25f3a", [crew(), scarf("#e8d9b8")], Build(shoulders=0.53, bust=0.4), (hang(-1), holding((0.36, -0.64, 0.98), 1, "z", 0.6)), turn=-6, held=[group([box((0.3, 0.04, 0.58), (0, 0, -0.24), plain(INK, 0.3), 0.03)], (0.36, -0.7, 1.05), (-10, 0, 0))])
