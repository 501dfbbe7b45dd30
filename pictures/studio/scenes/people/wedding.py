"""Two couples, a family and the florist."""

from scenes.wedding import BLUSH, GOLD, IVORY, LOOK as HOUR, ROSE, SAGE, WINE
from blender import *

LOOK = sitting(HOUR)


def person_couple_flowers():
    portrait(LOOK, "panes", close=0.8, wide=True)
    figure(Face("#6b4029", nose="broad", jaw=0.25, mouth="wide", brow="#140e0c", length=1.04), [crop("#140e0c", 0.07, 0.02), beard("#140e0c", 0.03)], "#3a4a44", [jacket(IVORY, "#2f3d38"), bow_tie(WINE)], Build(shoulders=0.68), at=(-0.52, 0.2, 0.06), turn=12, look=(0, 0, 5))
    figure(Face("#d8a480", nose="straight", jaw=0.5, lip="#b5544e", brow="#2a1c14", mouth="grin"), [bun("#33221a", (0, 0.3, 0.56), 0.24), earrings(GOLD, 0.05, False)], "#e9dcc6", [vee(0.3, 0.2)], Build(shoulders=0.5, girth=0.92, bust=0.5), (folded((-0.06, -0.62, 0.56), -1), folded((0.08, -0.66, 0.62), 1)), at=(0.52, -0.05, -0.06), turn=-12, look=(0, 0, -6), held=[bouquet((0.0, -0.74, 0.72), size=0.9)])


def person_couple_harbour():
    portrait(LOOK, "door", SAGE, close=0.8, wide=True)
    figure(Face("#e0b292", nose="round", cheeks=0.05, mouth="grin", brow="#b08a4a", freckles=True), [flowing("#c9a05a", 0.8, part=0.3)], IVORY, [vee(0.24)], Build(shoulders=0.52, girth=1.05, bust=0.5), at=(-0.52, 0.05, -0.02), turn=12, look=(0, 0, 6))
    figure(Face("#a36b45", nose="straight", jaw=0.45, mouth="wide", brow="#17110e", length=1.04), [crop("#17110e", 0.13, 0.05, SWEPT, 0.02, 0.5)], "#f0e6d4", [jacket("#e8b4a4", "#ddd0ba", 0.6), bow_tie(WINE)], Build(shoulders=0.56, girth=0.92, bust=0.3), at=(0.52, 0.1, 0.02), turn=-12, look=(0, 0, -6))


def person_family_of_four():
    portrait(LOOK, "leaves", "#cbb79a", close=0.66, wide=True)
    figure(Face("#b37c55", nose="hook", jaw=0.3, mouth="wide", brow="#1f1512"), [turban(WINE), beard("#1f1512", 0.11), moustache("#1f1512")], "#5f6f7a", [jacket(IVORY, "#52616b")], Build(shoulders=0.68), at=(-1.1, 0.3, 0.08), turn=14)
    figure(Face("#a8714c", nose="straight", jaw=0.5, lip="#a34a44", brow="#1c1310"), [flowing("#1c1310", 0.8, part=0.3)], ROSE, [sari_end(WINE, GOLD)], Build(shoulders=0.54, bust=0.5), at=(0.12, 0.25, 0), turn=0)
    figure(Face("#cfa184", nose="round", age=1.0, cheeks=0.06, brow="#c9c2b8", lip="#a85a54"), [bun("#c9c2b8", (0, 0.34, 0.46), 0.2), glasses(GOLD)], SAGE, [scarf(IVORY, False)], Build(shoulders=0.5, slope=0.18, girth=1.1, bust=0.5), at=(1.3, 0.2, -0.16), turn=-16)
    figure(Face("#b07a54", nose="button", child=True, cheeks=0.09, mouth="grin", brow="#1f1512", jaw=0.3), [plaits("#1c1310", 0.5, WINE)], "#e8c25a", [crew(IVORY)], CHILD, at=(-0.42, -0.55, 0.0), turn=6)


def person_florist_marco():
    portrait(LOOK, "tree", BLUSH)
    figure(Face("#c98f68", nose="hook", jaw=0.3, mouth="smile", brow="#2a1c14", ears=1.1), [curls("#3a261a", 0.09, 0.08, 170), stubble("#7a523a")], IVORY, [shirt(IVORY), apron("#6f8a78")], Build(shoulders=0.62), (folded((-0.08, -0.64, 0.6), -1), folded((0.1, -0.68, 0.68), 1)), 0.55, turn=8, held=[bouquet((0, -0.76, 0.72), ("#f6e7d8", "#e0a94a", "#d9644a"), size=0.95, seed=5)])
