"""Who has their hands on your animal."""

from scenes.pets_and_animals import CARAMEL, LOOK as HOUR, NAVY, TOMATO
from blender import *

LOOK = sitting(HOUR)


def _dog(at, coat=CARAMEL, ear="#7a4a28", scale=1.0):
    """Sitting up, three-quarter, nose towards us."""
    m = clay(coat, 0.75)
    body = melt([*limb([(0.1, 0.1, 0.1), (0, 0, 0.55)], [0.34, 0.26]), *limb([(0, -0.05, 0.6), (0, -0.12, 0.85)], [0.2, 0.24]), bead(0.3, (0, -0.14, 0.98), None, (1, 0.95, 0.9)), *limb([(0, -0.3, 0.9), (0, -0.5, 0.86)], [0.17, 0.13]), *[p for s in (-1, 1) for p in limb([(s * 0.14, -0.16, 0.5), (s * 0.14, -0.24, 0.0)], [0.12, 0.1])]], m, 0.026, 4)
    parts = [body, bead(0.065, (0, -0.63, 0.92), glaze("#1c1512"), (1.2, 0.8, 0.85)), tube([(-0.07, -0.6, 0.8), (0, -0.62, 0.78), (0.07, -0.6, 0.8)], 0.012, clay("#3a2418"))]
    for s in (-1, 1):
        parts += [bead(0.04, (s * 0.13, -0.4, 1.06), glaze("#1c1512")), melt(limb([(s * 0.22, -0.08, 1.16), (s * 0.34, -0.12, 1.0), (s * 0.35, -0.16, 0.78)], [0.08, 0.11, 0.09]), clay(ear, 0.8), 0.024, 3)]
    parts.append(ring(0.24, 0.035, (0, -0.08, 0.72), plain(TOMATO), (-12, 0, 0)))
    return group(parts, at, (0, 0, 14), scale)


def _cat(at, coat="#8b8f94", scale=1.0):
    """Held against the chest."""
    m = clay(coat, 0.75)
    ears = [cone(0.1, 0.01, 0.2, (s * 0.15, -0.1, 0.56), None, 0.02, (0, s * 16, 0)) for s in (-1, 1)]
    body = melt([*limb([(0.3, 0.05, -0.1), (0.05, 0, 0.1)], [0.26, 0.24]), bead(0.26, (0, -0.1, 0.42), None, (1.08, 0.95, 0.9)), bead(0.1, (0, -0.3, 0.36), None, (1.2, 0.9, 0.8)), *ears, *limb([(-0.1, -0.2, 0.1), (-0.2, -0.3, -0.12)], [0.09, 0.08]), *limb([(0.4, 0.0, -0.2), (0.6, -0.1, -0.3), (0.62, -0.16, -0.05)], [0.08, 0.075, 0.06])], m, 0.022, 3)
    parts = [body, bead(0.028, (0, -0.4, 0.4), clay("#c98a86"), (1.3, 0.7, 0.8))]
    parts += [bead(0.042, (s * 0.11, -0.315, 0.47), glaze("#b9c43a")) for s in (-1, 1)] + [bead(0.022, (s * 0.11, -0.35, 0.47), glaze("#141210"), (0.6, 0.6, 1.3)) for s in (-1, 1)]
    parts += [tube([(s * 0.05, -0.38, 0.36 - 0.02 * i), (s * 0.26, -0.36, 0.38 - 0.05 * i)], 0.006, plain("#f4efe6")) for s in (-1, 1) for i in range(2)]
    return group(parts, at, (0, 0, 8), scale)


def _parrot(at, scale=1.0):
    green, red = clay("#3f8f4a"), clay("#d2402b")
    parts = [melt([*limb([(0, 0.1, -0.5), (0, 0.02, -0.1), (0, 0, 0.15)], [0.05, 0.15, 0.17]), bead(0.17, (0, -0.03, 0.34))], green, 0.022, 3), bead(0.1, (0, -0.14, 0.36), red, (1, 0.6, 0.9))]
    parts += limb([(0, -0.18, 0.36), (0, -0.27, 0.34), (0, -0.27, 0.24)], [0.06, 0.05, 0.02], clay("#2b2d2a", 0.5))
    for s in (-1, 1):
        parts += [bead(0.05, (s * 0.12, -0.1, 0.42), plain("#f6efe2"), (0.5, 1, 1)), bead(0.028, (s * 0.14, -0.12, 0.42), glaze("#17110e")), bead(0.13, (s * 0.14, 0.04, -0.06), clay("#2b6fa0"), (0.4, 0.8, 2.0))]
    return group(parts, at, (0, 0, 30), scale)


def person_vet_anjali():
    portrait(LOOK, "door", close=0.9)
    figure(Face("#a8714c", nose="straight", jaw=0.5, lip="#a34a44", brow="#1f1512"), [ponytail("#1f1512", -0.7)], "#2f7f7a", [vee(0.3), pocket("#2f7f7a", pen="#d2402b"), stethoscope(NAVY)], Build(shoulders=0.54, bust=0.4), (folded((-0.05, -0.55, 0.5), -1), rest((0.62, -0.5, 0.95), 1)), 0.4, at=(-0.18, 0.15, 0), turn=8, look=(4, 0, 4))
    _dog((0.62, -0.45, 0.16), scale=0.92)


def person_vet_piers():
    portrait(LOOK, "leaves", "#d9c08f")
    figure(Face("#e0b090", nose="long", length=1.08, width=0.95, age=0.4, brow="#8a6a4a"), [crop("#a8875c", 0.11, 0.05, SHORT, 0.006, 0.5), glasses("#5f4a34", square=True)], "#3f5f7f", [vee(0.28), pocket("#3f5f7f")], Build(shoulders=0.64), (carry((-0.3, -0.5, 0.52), -1), folded((0.22, -0.72, 0.78), 1)), 0.4, turn=-6, held=[_cat((0.02, -0.55, 0.66))])


def person_nurse_bronagh():
    portrait(LOOK, "panes", "#9fb98a")
    figure(Face("#e4b698", nose="button", cheeks=0.06, freckles=True, mouth="grin", brow="#8a3f1c"), [bun("#a8481f", (0, 0.2, 0.6), 0.24)], "#8c5a86", [vee(0.28), badge("#f6f1e6")], Build(shoulders=0.56, girth=1.16, bust=0.6), (hang(-1), Hand((0.52, -0.55, 1.05), (-0.6, -0.7, 0.3), (0, 0, 1), 0.4)), 0.4, turn=6, look=(-6, 0, 0), held=[_parrot((0.52, -0.58, 1.62), 0.9)])
