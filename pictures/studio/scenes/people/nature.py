"""The gardener, and this year's committee of the commons."""

from scenes.nature import BARK, FOREST, LOOK as HOUR, MOSS, SUN
from blender import *

LOOK = sitting(HOUR)


def person_gardener_joyce():
    portrait(LOOK, "tree", close=0.9)
    figure(Face("#6b4029", nose="broad", cheeks=0.06, age=0.6, mouth="grin", brow="#3a2a22", jaw=0.25), [curls("#5a5048", 0.09, 0.06, below=20), brimmed_hat("#d9b45f", FOREST, 0.4, 0.34)], "#c25f3a", [crew(), apron(MOSS)], Build(shoulders=0.6, girth=1.15, bust=0.5), (carry((-0.26, -0.62, 0.33), -1), folded((0.22, -0.8, 0.46), 1)), 0.55, turn=6, held=[pot_plant((-0.02, -0.66, 0.36), seed=3)])


def person_gatekeeper_ruth():
    portrait(LOOK, "leaves", "#a8b08a")
    figure(Face("#dcab8c", nose="hook", width=1.02, age=0.8, brow="#9c968e", jaw=0.3), [crop("#b0a99f", 0.12, 0.06, SWEPT, 0.02, 0.4)], FOREST, [scarf(SUN)], Build(shoulders=0.6, girth=1.05, bust=0.4), (hang(-1), holding((0.42, -0.64, 1.08), 1)), turn=-8, held=[keys((0.42, -0.66, 1.02), 4, tag="#5f7340")])


def person_grafter_samir():
    portrait(LOOK, "door", "#c2a878")
    figure(Face("#9a6541", nose="straight", nose_size=1.1, age=0.4, brow="#1c1411", jaw=0.3), [turban(SUN), beard("#241a16", 0.13), moustache("#241a16", 0.04)], "#8a9a6a", [shirt("#8a9a6a")], Build(shoulders=0.66), (folded((-0.1, -0.58, 0.56), -1), holding((0.4, -0.62, 0.86), 1)), 0.55, turn=-6, held=[group([tube([(0, 0, -0.5), (0.02, 0, 0.2), (-0.02, 0, 0.62)], 0.03, wood(BARK, "z")), sprig(0.7, (0, 0, 0.2), clay("#7a9a4a"), clay(BARK), (0.22, -0.1), 8, 0.26), sprig(0.6, (0, 0, 0.3), clay("#7a9a4a"), clay(BARK), (-0.2, 0.0), 7, 0.24)], (0.4, -0.64, 0.9), (0, 6, 0))])


def person_treasurer_philippa():
    portrait(LOOK, "edge", "#8fa0a0")
    figure(Face("#e2b799", nose="straight", length=1.06, width=0.94, brow="#8a7a62", age=0.5, mouth="calm", jaw=0.55), [bob("#a89678", 0.34, True, 0.0), glasses("#22303a")], "#e0d6bd", [open_front("#5f6f78")], Build(shoulders=0.52, girth=0.9), (folded((-0.1, -0.7, 0.52), -1), folded((0.18, -0.72, 0.68), 1)), turn=8, held=[volume((0.02, -0.5, 0.66), (0, -5, 4), MOSS)])
