"""The photographer, and two who stood on the other side of her jar and buttons."""

from scenes.portfolio import BLUSH, GRAPHITE, LOOK as HOUR
from blender import *

LOOK = sitting(HOUR)


def person_photographer_ada():
    portrait(LOOK, "panes")
    figure(Face("#c08a66", nose="straight", length=1.04, width=0.96, jaw=0.5, brow="#1c1411", mouth="wry"), [bob("#1c1411", 0.22, True, 0.0)], GRAPHITE, [roll_neck()], Build(shoulders=0.56, girth=0.88), (holding((-0.36, -0.64, 0.98), -1, "z", 0.6), holding((0.36, -0.64, 0.98), 1, "z", 0.6)), turn=6, held=[camera_body((0, -0.68, 0.98), (0, 0, 4))])


def person_client_ewan():
    portrait(LOOK, "edge", "#8a9aa6")
    figure(Face("#dba989", nose="round", nose_size=1.1, width=1.06, jaw=0.15, brow="#9a5a2c", age=0.4), [beanie("#b4532f"), beard("#a8602f", 0.11), moustache("#a8602f")], "#dcd3bf", [roll_neck()], Build(shoulders=0.72, girth=1.15), (carry((-0.1, -0.66, 0.62), -1), folded((0.2, -0.72, 0.86), 1)), turn=-8, held=[jar((0.02, -0.7, 0.88))])


def person_curator_ilse():
    portrait(LOOK, "door", BLUSH)
    figure(Face("#e0b79a", nose="long", length=1.1, width=0.92, jaw=0.5, age=0.7, brow="#b5aea4"), [bun("#c4bdb3", (0, 0.34, 0.5), 0.22), glasses("#f0b81f")], "#2d3f5a", [crew(), beads("#f0b81f", 0.045, 0.2)], Build(shoulders=0.52, girth=0.86, slope=0.14), (folded((-0.12, -0.54, 0.54), -1), folded((0.14, -0.57, 0.6), 1)), turn=8)
