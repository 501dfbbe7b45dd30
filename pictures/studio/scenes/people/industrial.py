"""Who answers at the works, and who makes the sparks."""

from scenes.industrial import BRICK, DARK, LOOK as HOUR, SAFETY
from blender import *

LOOK = sitting(HOUR)


def person_owner_sandra():
    portrait(LOOK, "panes")
    figure(Face("#dfae8e", nose="straight", width=1.02, jaw=0.3, age=0.35, brow="#6a4a30"), [bob("#7a5232", 0.28, True, 0.02), hard_hat("#f1efe6")], "#33536b", [shirt("#dfe6ea"), vest(SAFETY)], Build(shoulders=0.6, girth=1.05, bust=0.4), (folded((-0.12, -0.6, 0.5), -1), folded((0.18, -0.62, 0.58), 1)), turn=8)


def person_toolmaker_delroy():
    portrait(LOOK, "row", "#b5876a")
    figure(Face("#5d3723", nose="broad", width=1.03, jaw=0.2, age=0.75, brow="#9c968e"), [crop("#8f8a84", 0.05, 0.03, HIGH), glasses("#c9ccce", square=True), moustache("#9c968e", 0.03)], "#3f4a52", [shirt("#3f4a52"), apron("#6f4a30")], Build(shoulders=0.72, girth=1.08), (holding((-0.4, -0.62, 0.88), -1), hang(1)), 0.55, turn=-8, held=[spanner((-0.4, -0.62, 0.9), (0, -10, 0))])


def person_estimator_magda():
    portrait(LOOK, "edge", BRICK)
    figure(Face("#e4b797", nose="round", nose_size=1.1, jaw=0.45, brow="#8a6a3f", mouth="wry"), [ponytail("#c9a05a", -0.6), hearing_aid("#e8641b"), glasses("#2f3437")], "#c9c4b6", [open_front("#2f3437")], Build(shoulders=0.54, bust=0.4), (folded((-0.05, -0.52, 0.52), -1), carry((0.3, -0.6, 0.62), 1)), turn=-14, look=(4, 0, 0), held=[clipboard((0.14, -0.86, 0.86), (-10, -6, -6))])


def person_welder_rosa():
    portrait(LOOK, "door", "#6a7074", close=0.94)
    figure(Face("#c48e68", nose="broad", width=1.02, jaw=0.3, mouth="grin", brow="#1f1713", cheeks=0.05), [crop("#1f1713", 0.06, 0.05, SWEPT), _goggles], "#8a5a34", [crew("#3a3f42", 0.06), apron("#a87a4a", 0.38, 0.2, pocket=False)], Build(shoulders=0.68, girth=1.15, bust=0.4, hand=1.15), (folded((-0.14, -0.62, 0.56), -1), folded((0.2, -0.66, 0.64), 1)), turn=6)


def _goggles(oval, skin, face):
    """A welder's, pushed up on the forehead."""
    parts = headband("#26272a", 44, 0.045)(oval, skin, face)
    for s in (-1, 1):
        x, y, z = oval.out(s * 24, 47, 0.1)
        parts.append(group([cylinder(0.13, 0.12, (0, 0, 0), plain(DARK, 0.4), 0.03), cylinder(0.1, 0.02, (0, 0, 0.115), glaze("#1c3a34"), 0.005)], (x, y + 0.04, z), (52, 0, s * 16)))
    return parts
