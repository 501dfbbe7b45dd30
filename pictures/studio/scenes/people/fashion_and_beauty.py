"""Whose hands: the house that makes hats and does faces."""

from scenes.fashion_and_beauty import BERRY, CREAM, GOLD, LOOK as HOUR, ROSE
from blender import *

LOOK = sitting(HOUR)


def person_client_moira():
    portrait(LOOK, "edge", "#c98f7a", close=0.94)
    figure(Face("#dcae90", nose="hook", length=1.06, width=0.95, age=0.85, brow="#a39c92", lip="#a83a4a"), [bob("#b9b2a8", 0.26, False, 0.02), brimmed_hat("#5a2434", "#2b1a1f", 0.26, 0.44)], "#3f4a4a", [scarf(BERRY, False), beads(GOLD, 0.03)], Build(shoulders=0.52, girth=0.95, slope=0.14), turn=10, look=(4, 0, 4))


def person_facialist_catriona():
    portrait(LOOK, "door")
    figure(Face("#e6bb9e", nose="straight", freckles=True, jaw=0.5, brow="#a0501f", lip="#b5625a"), [bun("#a84a1f", (0, 0.3, 0.56), 0.24)], CREAM, [vee(0.28, edge="#d8a85a"), pocket(CREAM)], Build(shoulders=0.54, bust=0.4), (folded((-0.1, -0.55, 0.54), -1), folded((0.16, -0.58, 0.62), 1)), 0.55, turn=8)


def person_makeup_femi():
    portrait(LOOK, "panes", ROSE)
    figure(Face("#4f2e1d", nose="broad", jaw=0.35, length=1.04, mouth="wide", brow="#0f0a08"), [crop("#0f0a09", 0.1, 0.015), earrings(GOLD, 0.04, False), beard("#0f0a09", 0.015)], BERRY, [crew(None, 0.06)], Build(shoulders=0.66), (hang(-1), holding((0.42, -0.62, 0.98), 1)), turn=-8, held=[brush((0.42, -0.62, 0.98), (0, -10, 0), "#23242a", GOLD, "#d8a184", 0.075)])


def person_brows_jun():
    portrait(LOOK, "leaves", "#b9c4b4")
    figure(Face("#dfb288", nose="button", eyes="wide", width=1.02, jaw=0.4, brow="#15100e"), [crop("#15100e", 0.14, 0.04, SHORT, 0.01, 0.4)], "#f0e8da", [jacket("#9fb5a4", "#e2d6c2", 0.5, 0.18)], Build(shoulders=0.56, girth=0.86), (folded((-0.12, -0.55, 0.56), -1), folded((0.16, -0.58, 0.62), 1)), turn=8)


def person_seamstress_halima():
    portrait(LOOK, "row", "#d9a08c")
    figure(Face("#b37c55", nose="round", cheeks=0.06, age=0.4, lip="#9a4a42"), [headscarf("#6f3a52", "#3a1f2c", GOLD)], "#8a9a86", [tape_measure("#f2d24a")], Build(shoulders=0.54, girth=1.1, bust=0.5), (holding((-0.44, -0.6, 0.74), -1), hang(1)), turn=6, held=[scissors((-0.5, -0.66, 0.88), (0, -32, 0), handle="#c9303a")])
