"""Two of them, and a van; and a client who was asked where she puts her feet."""

from scenes.interior import LOOK as HOUR, OAT, RUST
from blender import *

LOOK = sitting(HOUR)


def person_decorator_rosalind():
    portrait(LOOK, "door")
    figure(Face("#dcab8a", nose="long", length=1.06, jaw=0.45, age=0.3, brow="#5a4636", mouth="wide"), [bun("#6a5040", (0.05, 0.16, 0.64), 0.2), headband(RUST, 42)], OAT, [crew(), dungarees("#4f5f58")], Build(shoulders=0.58, bust=0.4), (holding((-0.5, -0.56, 0.66), -1), hang(1)), 0.45, turn=8, held=[roller((-0.5, -0.56, 0.7), (0, -16, 0), "#c98a66")])


def person_colourist_tunde():
    portrait(LOOK, "leaves", "#c9a98a")
    figure(Face("#56321f", nose="broad", jaw=0.3, length=1.03, brow="#110c0a", mouth="smile"), [afro("#140e0c", 0.22), beard("#140e0c", 0.025)], "#2f5a5f", [open_front("#efe4d2", 0.16, 0.12)], Build(shoulders=0.68), (folded((-0.2, -0.62, 0.62), -1), folded((0.24, -0.64, 0.7), 1)), turn=-8, held=[bolt_of_cloth((0.02, -0.62, 0.62), RUST, (0, 62, 0), 1.5)])


def person_client_hester():
    portrait(LOOK, "edge", "#8f9a86")
    figure(Face("#dfb092", nose="round", cheeks=0.07, width=1.05, age=0.6, brow="#8f8a84", jaw=0.2), [crop("#a39c94", 0.13, 0.07, SWEPT, 0.02, -0.4), glasses("#3f5f6a")], RUST, [scarf("#e6d3ad", True, "#b4532f")], Build(shoulders=0.6, girth=1.2, bust=0.5), turn=-12, look=(5, 0, 0))
