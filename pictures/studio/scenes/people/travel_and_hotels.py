"""Hosts and a guest who asked for the quietest room."""

from scenes.travel_and_hotels import BRASS, CORAL, LEATHER, LOOK as HOUR, SEA, WHITE
from blender import *

LOOK = sitting(HOUR)


def person_hotelier_iris():
    portrait(LOOK, "door", close=0.62, low=-0.12, face=(0, 0, 3.0))
    figure(Face("#d49c76", nose="straight", length=1.04, jaw=0.5, lip="#a8443c", brow="#20150f"), [bun("#20150f", (0, 0.36, 0.46), 0.22)], SEA, [jacket(WHITE, "#277a76"), badge(BRASS)], Build(shoulders=0.55, bust=0.4), (hang(-1, (-0.7, -0.06, -0.1)), holding((0.82, -0.1, -0.02), 1, "down")), legs=("#22504e", "#5f3820", ((-0.2, 0.0, -1.5), (0.2, -0.05, -1.5)), 1.0), held=[suitcase((0.82, -0.12, -0.02), LEATHER, scale=1.45)], at=(0, 0, 1.62), turn=-4)


def person_guest_marguerite():
    portrait(LOOK, "leaves", "#c9b08a")
    figure(Face("#dcae92", nose="long", length=1.08, width=0.93, age=0.9, brow="#c9c2b8", lip="#a84a52", mouth="wry"), [bob("#d0c9bf", 0.3, False, 0.03, -0.3), glasses("#2a3f55", radius=0.14, tinted="#22303a")], CORAL, [scarf(WHITE, True, SEA)], Build(shoulders=0.5, slope=0.16, girth=0.9), turn=10, look=(4, 0, 3))


def person_host_gwen():
    portrait(LOOK, "door")
    figure(Face("#e0b292", nose="round", cheeks=0.06, freckles=True, brow="#7a4a28", mouth="wide"), [plaits("#8a4f2a", 0.7, SEA)], "#5f7a5a", [open_front("#efe4cf")], Build(shoulders=0.58, girth=1.08, bust=0.5), (folded((-0.12, -0.57, 0.54), -1), folded((0.16, -0.6, 0.62), 1)), turn=8)


def person_host_huw():
    portrait(LOOK, "edge", "#8fb0b0")
    figure(Face("#d69f7c", nose="hook", width=1.04, age=0.5, jaw=0.2, brow="#6a5040"), [beanie("#22364d"), beard("#7a5f48", 0.07), moustache("#7a5f48")], striped(WHITE, "#2a4a6a", 0.16), [crew(WHITE)], Build(shoulders=0.74, girth=1.08), (carry((-0.3, -0.64, 0.62), -1), hang(1)), turn=-6, held=[tray((-0.2, -0.78, 0.68), [cup((-0.14, 0, 0.1), WHITE), bead(0.12, (0.24, -0.1, 0.13), bread("#b9783a", "#d89a54"), (1.2, 0.8, 0.7))])])


def person_party_adaeze():
    portrait(LOOK, "row", "#d99a7a")
    figure(Face("#5d3723", nose="broad", jaw=0.45, lip="#96303a", mouth="wide", brow="#120d0b"), [locs("#1a110e", 0.85, 6), earrings(BRASS, 0.08)], "#e8b84a", [vee(0.26)], Build(shoulders=0.56, girth=1.05, bust=0.5), (hang(-1), holding((0.38, -0.64, 0.84), 1, "z", 0.6)), turn=-8, held=[clipboard((0.34, -0.7, 0.82), (-8, -6, 0), SEA)])
