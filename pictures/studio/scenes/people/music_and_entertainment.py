"""Who sits beside you, who plays on Friday, and the trio."""

from scenes.music_and_entertainment import CREAM, LOOK as HOUR, RED, TEAL, VINYL
from blender import *

LOOK = sitting(HOUR, power=8.0)


def _drumstick(at, lean):
    ash = wood("#d9b078", "z")
    return on_handle(1.1, 0.028, ash, at, (0, lean, 0), [bead(0.045, (0, 0, 0.68), ash)])


def person_singer_ondine():
    portrait(LOOK, "panes")
    figure(Face("#74452c", nose="broad", jaw=0.45, lip="#a03038", brow="#160f0c", length=1.03), [afro("#1a110e", 0.32), earrings("#d9a441", 0.08)], TEAL, [vee(0.3), beads("#d9a441", 0.03, 0.18)], Build(shoulders=0.55, girth=1.05, bust=0.5), (folded((-0.1, -0.55, 0.56), -1), folded((0.16, -0.58, 0.64), 1)), turn=8)


def person_guitarist_rafe():
    portrait(LOOK, "edge", "#6a5a6f", close=0.9)
    figure(Face("#dcab8c", nose="long", width=0.92, length=1.1, jaw=0.35, brow="#4a3020", mouth="wry"), [flowing("#5a3a24", 0.55, part=0.2), stubble("#9a7258")], "#2b2d33", [crew()], Build(shoulders=0.58, girth=0.85), (holding((-0.86, -0.62, 0.92), -1, "x"), folded((0.16, -0.72, 0.56), 1)), 0.4, turn=4, held=[held_guitar((0.3, -0.58, 0.55), (0, 198, 0))])


def person_drummer_mbali():
    portrait(LOOK, "door", "#a8653f")
    figure(Face("#56321f", nose="broad", cheeks=0.07, mouth="grin", brow="#120d0b", jaw=0.3), [cornrows("#120d0b", 9, 0.6), headband(RED, 44, 0.04)], CREAM, [crew(RED, 0.05)], Build(shoulders=0.64, girth=1.1, bust=0.5), (holding((-0.42, -0.62, 0.95), -1), holding((0.42, -0.62, 0.95), 1)), 0.3, turn=-4, held=[_drumstick((s * 0.42, -0.62, 0.97), s * 20) for s in (-1, 1)])


def person_pianist_arthur():
    portrait(LOOK, "row", "#7a5a4a")
    figure(Face("#dcae92", nose="round", nose_size=1.15, length=1.05, age=1.0, ears=1.25, brow="#d0c9bf", mouth="wide"), [horseshoe("#cfc8bd"), glasses("#8a6a3f")], "#5f6a55", [shirt("#efe6d4"), vest("#7a3f3a", stripes=False), bow_tie(VINYL)], Build(shoulders=0.56, slope=0.2, girth=0.95, belly=0.3), (folded((-0.06, -0.66, 0.78), -1), folded((0.02, -0.7, 0.9), 1)), turn=6, look=(0, 2, 3), held=[walking_cane((-0.02, -0.7, 0.92), -0.6)])


def person_trio_friday():
    portrait(LOOK, "panes", close=0.66, wide=True)
    figure(Face("#e0b292", nose="hook", width=1.02, brow="#2a1c14", jaw=0.25), [crop("#2a1c14", 0.1, 0.05), beard("#2a1c14", 0.08), moustache("#2a1c14")], RED, [shirt(RED)], Build(shoulders=0.7, girth=1.15, belly=0.3), (folded((-0.1, -0.66, 0.5), -1), holding((0.4, -0.7, 0.9), 1)), at=(-1.25, 0.15, 0), turn=16, held=[_drumstick((0.4, -0.7, 0.95), 14)])
    figure(Face("#6b4029", nose="broad", lip="#96303a", jaw=0.5, brow="#140e0c"), [bun("#140e0c", (0, 0.16, 0.68), 0.3), earrings("#d9a441", 0.08)], "#d9a02b", [vee(0.28)], Build(shoulders=0.54, bust=0.5), (hang(-1), holding((0.1, -0.62, 1.12), 1)), at=(0, -0.2, 0.0), turn=0, held=[on_handle(0.5, 0.045, plain(VINYL, 0.4), (0.1, -0.62, 1.12), (0, 0, 0), [bead(0.12, (0, 0, 0.36), metal("#c9ccce", 0.4))])])
    figure(Face("#dfb48a", nose="button", eyes="wide", brow="#15100e", mouth="wide", length=1.05), [crop("#15100e", 0.14, 0.05, SHORT, 0.01, 0.5), glasses("#22303a")], TEAL, [crew()], Build(shoulders=0.58, girth=0.86), (folded((-0.18, -0.6, 0.5), -1), folded((0.2, -0.62, 0.55), 1)), at=(1.25, 0.15, 0.04), turn=-16)
