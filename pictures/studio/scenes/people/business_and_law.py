"""The four partners of Cloth Court, and a joiner who had lunch with his brother."""

from scenes.business_and_law import BRASS, INK, LOOK as HOUR, OXBLOOD, PAPER
from blender import *

LOOK = sitting(HOUR, power=8.2)


def person_solicitor_harriet():
    portrait(LOOK, "panes")
    figure(Face("#dcae90", nose="straight", length=1.04, age=0.8, brow="#9c968e", lip="#9a4a46"), [bob("#bdb7ae", 0.3, False, 0.03, 0.35), glasses(BRASS)], "#5a1f26", [jacket(PAPER, "#4a181f"), beads("#efe6d4", 0.03, 0.1)], Build(shoulders=0.54, bust=0.5), (folded((-0.1, -0.7, 0.5), -1), folded((0.2, -0.72, 0.68), 1)), turn=8, held=[volume((0.0, -0.5, 0.62), (0, 6, 4), INK)])


def person_solicitor_edwin():
    portrait(LOOK, "edge", "#6f4a34")
    figure(Face("#d9a583", nose="round", nose_size=1.15, width=1.12, cheeks=0.1, jaw=0.1, age=0.6, brow="#6a5a4c"), [horseshoe("#7a6a5c")], "#3a444c", [jacket(PAPER, "#2f383f", 0.7, 0.24), bow_tie(OXBLOOD)], Build(shoulders=0.68, belly=0.8, girth=1.25), turn=-10, look=(4, 0, 0))


def person_solicitor_ngozi():
    portrait(LOOK, "door")
    figure(Face("#5d3723", nose="broad", length=1.04, jaw=0.45, lip="#8a2f35", brow="#100b09"), [cornrows("#120c0b", 9, 0.0), bun("#120c0b", (0, 0.34, 0.52), 0.24), earrings(BRASS, 0.07)], "#d9a441", [jacket("#f4ead6", "#c08d30", 0.6)], Build(shoulders=0.56, girth=0.95, bust=0.5), (folded((-0.1, -0.56, 0.52), -1), holding((0.42, -0.66, 0.88), 1, "z", 0.6)), turn=-8, held=[group([box((0.5, 0.03, 0.72), (0, 0, -0.36), plain(PAPER), 0.008), box((0.3, 0.035, 0.02), (0, 0, 0.15), plain("#8a8478"), 0.002), box((0.34, 0.035, 0.02), (0, 0, 0.05), plain("#8a8478"), 0.002)], (0.34, -0.7, 1.0), (0, -8, 0))])


def person_solicitor_aksel():
    portrait(LOOK, "leaves", "#55664f")
    figure(Face("#e0b191", nose="straight", length=1.1, width=0.96, jaw=0.25, brow="#b59a62"), [crop("#cfae6c", 0.12, 0.05, SHORT, 0.01, 0.5), beard("#c09a58", 0.05), moustache("#c09a58", 0.02)], "#5f5a38", [open_front("#e9e2d2", 0.17, 0.2), tape_measure()], Build(shoulders=0.72, slope=0.06), turn=10)


def person_joiner_desmond():
    portrait(LOOK, "row", "#7f6a4f")
    figure(Face("#6b4029", nose="broad", width=1.04, jaw=0.2, age=0.7, brow="#8f8a84"), [peaked_cap("#6f7468"), beard("#a8a39a", 0.04), moustache("#a8a39a", 0.02)], "#a8572f", [shirt("#a8572f")], Build(shoulders=0.7, girth=1.1), (folded((-0.14, -0.58, 0.56), -1), folded((0.2, -0.6, 0.62), 1)), turn=-8, look=(2, 0, -3))
