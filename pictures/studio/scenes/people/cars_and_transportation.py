"""Ringway's people: two drivers and the one who hears a wheel bearing."""

from scenes.cars_and_transportation import CREAM, LOOK as HOUR, RED, YELLOW
from blender import *

LOOK = sitting(HOUR)


def person_driver_bernice():
    portrait(LOOK, "panes")
    figure(Face("#7a4a30", nose="broad", cheeks=0.08, jaw=0.25, mouth="wide", lip="#9a3f3a", age=0.3), [curls("#241813", 0.1, 0.08, below=14), peaked_cap("#22364d", "#17202c", YELLOW)], "#22364d", [shirt(CREAM), tie(RED)], Build(shoulders=0.58, girth=1.15, bust=0.6), (holding((-0.42, -0.72, 0.86), -1), holding((0.42, -0.72, 0.86), 1)), turn=4, held=[steering_wheel((0.02, -0.72, 0.72), (-24, 0, 4))])


def person_driver_gwil():
    portrait(LOOK, "edge", "#c6b79a")
    figure(Face("#dfae8c", nose="round", nose_size=1.15, width=1.06, age=0.8, brow="#a39c92", ears=1.15), [horseshoe("#b5aea4"), peaked_cap("#4f5a60"), moustache("#b5aea4", 0.05, 1.2)], "#5f7a6a", [shirt("#e9e2d2"), vest("#3f4a4d", stripes=False)], Build(shoulders=0.64, belly=0.5, girth=1.08), turn=-12, look=(5, 0, 0))


def person_mechanic_sanjay():
    portrait(LOOK, "row", "#9fb4bd")
    figure(Face("#a36b45", nose="straight", nose_size=1.1, jaw=0.35, brow_weight=1.3, brow="#1f1713"), [crop("#1a1412", 0.11, 0.05), stubble("#4a3122")], "#c8452f", [open_front("#f0e6d4", 0.16, 0.06)], Build(shoulders=0.66), (holding((-0.38, -0.62, 0.82), -1), hang(1)), 0.55, turn=10, held=[spanner((-0.38, -0.62, 0.84), (0, 14, 10))])
