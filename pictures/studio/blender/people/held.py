"""What people hold: the tool of the trade, simple enough for a mitten. Each stands around its grip."""

from math import cos, pi, radians, sin
from random import Random

from .limbs import bead, limb
from ..shapes.materials import bread, clay, fabric, glaze, metal, plain, wood
from ..shapes.outlines import curved, leaf
from ..objects.props import book, sprig, vessel
from ..shapes.shapes import box, cone, cylinder, group, plate, ring, tube


def on_handle(length, radius, material, at, rot=(0, 0, 0), tip=()):
    """A handle through the grip, upright before `rot`; `tip` sits on its upper end."""
    return group([cylinder(radius, length, (0, 0, -length * 0.4), material, radius * 0.4), *tip], at, rot)


def brush(at, rot, handle="#b98550", ferrule="#c9ccce", hair="#3b2a20", wide=0.05, paint=None):
    tip = [cylinder(wide * 0.8, 0.12, (0, 0, 0.34), metal(ferrule), 0.01), cone(wide * 0.85, wide * 0.5, 0.2, (0, 0, 0.46), clay(hair), 0.02)]
    if paint:
        tip.append(cone(wide * 0.8, wide * 0.4, 0.1, (0, 0, 0.6), clay(paint), 0.02))
    return on_handle(0.9, 0.03, wood(handle, "z"), at, rot, tip)


def roller(at, rot, colour, handle="#c8452f"):
    tip = [tube([(0, 0, 0.3), (0, 0, 0.5), (0.24, 0, 0.55), (0.24, 0, 0.72)], 0.02, metal()), cylinder(0.1, 0.5, (-0.25, 0, 0.74), fabric(colour), 0.03, (0, 90, 0))]
    return on_handle(0.6, 0.05, plain(handle, 0.4), at, rot, tip)


def hammer(at, rot, head="#8b8f94", handle="#b98550"):
    tip = [box((0.46, 0.17, 0.17), (0, 0, 0.46), wood(head) if head.startswith("#b") else metal(head, 0.4), 0.03)]
    return on_handle(1.0, 0.045, wood(handle, "z"), at, rot, tip)


def spanner(at, rot, colour="#c9ccce"):
    jaw = curved([(-0.14, 0), (-0.17, 0.2), (-0.08, 0.3), (-0.06, 0.14), (0.06, 0.14), (0.08, 0.3), (0.17, 0.2), (0.14, 0)])
    tip = [plate([jaw], 0.08, (0, 0, 0.5), metal(colour, 0.3), 0.02, (90, 0, 0))]
    return group([box((0.11, 0.07, 1.1), (0, 0, -0.55), metal(colour, 0.3), 0.03), *tip], at, rot)


def scissors(at, rot, colour="#d5d7d8", handle="#c8452f"):
    parts = []
    for s in (-1, 1):
        blade = curved([(0, 0), (0.07, 0.05), (0.05, 0.5), (0.0, 0.62), (-0.01, 0.3)])
        parts.append(group([plate([blade], 0.03, (0, 0, 0), metal(colour, 0.25), 0.008, (90, 0, 0)), ring(0.11, 0.03, (0.06, 0, -0.16), plain(handle, 0.4), (90, 0, 0))], (0, 0.02 * s, 0), (0, 17, 0 if s > 0 else 180)))
    return group(parts, at, rot)


def drawings(at, rot, colour="#f4efe2", length=1.2):
    """Rolled drawings."""
    m = plain(colour, 0.9)
    return group([cylinder(0.09, length, (0, 0, -length / 2), m, 0.01), ring(0.06, 0.012, (0, 0, length / 2), plain("#cfc6b2"), (0, 0, 0)), ring(0.094, 0.012, (0, 0, 0.1), plain("#c8452f"))], at, rot)


def clipboard(at, rot=(0, 0, 0), board="#9a6a3c", paper="#f6f1e6"):
    lines = [box((0.42, 0.01, 0.02), (0, -0.045, 0.2 - 0.13 * i), plain("#b9b2a4"), 0.002) for i in range(5)]
    return group([box((0.68, 0.04, 0.92), (0, 0, -0.46), wood(board, "z"), 0.02), box((0.58, 0.02, 0.78), (0, -0.03, -0.42), plain(paper), 0.004), box((0.24, 0.06, 0.08), (0, -0.03, 0.38), metal(), 0.02), *lines], at, rot)


def volume(at, rot, cover, size=(0.6, 0.82, 0.15)):
    """A closed book, cover towards us."""
    return group([book(size, (0, 0, 0), plain(cover, 0.7), (90, 0, 0))], at, rot)


def open_book(at, rot, cover="#8c3a45"):
    parts = [box((1.0, 0.03, 0.62), (0, 0.06, -0.31), plain(cover), 0.01)]
    for s in (-1, 1):
        parts.append(box((0.47, 0.07, 0.58), (s * 0.24, 0.02, -0.29), plain("#f4ecd8", 0.95), 0.02, (0, 0, s * 9)))
    return group(parts, at, rot)


def cup(at, colour="#f4e8d2", inside="#4a2c1a", saucer=True):
    x, y, z = at
    parts = [vessel([(0.1, 0), (0.14, 0.03), (0.19, 0.16), (0.21, 0.26)], (0, 0, 0), glaze(colour), 0.025), cylinder(0.175, 0.02, (0, 0, 0.2), glaze(inside), 0.004), ring(0.075, 0.022, (0.24, 0, 0.14), glaze(colour), (90, 0, 0))]
    if saucer:
        parts.append(vessel([(0.12, 0), (0.2, 0.02), (0.31, 0.06)], (0, 0, -0.05), glaze(colour), 0.025))
    return group(parts, at)


def loaf(at, turn=0, scale=1.0):
    """Long and scored three times."""
    crust, crumb = bread("#9a5a26", "#d08a44"), bread("#e0b878", "#f2d8a6")
    parts = [bead(0.5, (0, 0, 0.24), crust, (1.16, 0.52, 0.5))]
    for x in (-0.3, -0.02, 0.26):
        high = 0.25 * (1 - (x / 0.58) ** 2) ** 0.5
        arc = [(x - 0.1 + 0.26 * t, -high * 1.06 * cos(pi * t), 0.24 + high * 1.03 * sin(pi * t)) for t in (0.08, 0.18, 0.28, 0.4, 0.52, 0.64)]
        parts += limb(arc, [0.012, 0.035, 0.042, 0.042, 0.035, 0.012], crumb)
    return group(parts, at, (0, 0, turn), scale)


def pot_plant(at, pot="#bf6a3f", green="#4f7a3a", height=0.8, seed=1):
    chance = Random(seed)
    parts = [vessel([(0.17, 0), (0.2, 0.03), (0.26, 0.34), (0.29, 0.36), (0.29, 0.44)], (0, 0, 0), clay(pot), 0.03), cylinder(0.25, 0.02, (0, 0, 0.38), clay("#3c2a1e"), 0.005)]
    for i in range(5):
        a = 2 * pi * i / 5 + chance.uniform(0, 0.6)
        parts.append(sprig(height * chance.uniform(0.7, 1.0), (0.08 * cos(a), 0.08 * sin(a), 0.38), clay(green), clay("#4a5a30"), (0.3 * cos(a), 0.3 * sin(a)), 8, 0.3))
    return group(parts, at)


def steering_wheel(at, rot=(0, 0, 0), colour="#303237"):
    m = plain(colour, 0.5)
    spokes = [tube([(0, 0, 0), (0.45 * sin(a), 0, 0.45 * cos(a))], 0.04, m) for a in (radians(d) for d in (90, 180, 270))]
    return group([ring(0.47, 0.05, (0, 0, 0), m, (90, 0, 0)), cylinder(0.13, 0.08, (0, 0.04, 0), m, 0.02, (90, 0, 0)), *spokes], at, rot)


def keys(at, count=3, colour="#d3a044", tag="#b3543a"):
    m = metal(colour, 0.3)
    parts = [ring(0.13, 0.018, (0, 0, -0.12), m, (90, 0, 0))]
    for i in range(count):
        swing = -22 + 44 * i / max(1, count - 1)
        key = [ring(0.06, 0.022, (0, 0, -0.05), m, (90, 0, 0)), box((0.04, 0.03, 0.34), (0, 0, -0.42), m, 0.008), box((0.09, 0.03, 0.04), (0.04, 0, -0.4), m, 0.006), box((0.07, 0.03, 0.04), (0.035, 0, -0.32), m, 0.006)]
        parts.append(group(key, (0, -0.02 * i, -0.23), (0, swing, 0)))
    parts.append(group([box((0.18, 0.03, 0.3), (0, 0, -0.36), plain(tag), 0.03)], (0, 0.03, -0.2), (0, -40, 0)))
    return group(parts, at)


def camera_body(at, rot=(0, 0, 0), colour="#26272a", grip="#8a5a3a"):
    m = plain(colour, 0.45)
    parts = [box((0.72, 0.24, 0.42), (0, 0, -0.21), m, 0.05), box((0.74, 0.25, 0.22), (0, 0, -0.15), plain(grip, 0.8), 0.03), cylinder(0.17, 0.26, (0, -0.1, 0), m, 0.03, (90, 0, 0)), cylinder(0.13, 0.02, (0, -0.36, 0), glaze("#1a2a44"), 0.005, (90, 0, 0)), box((0.24, 0.18, 0.12), (0, 0, 0.2), m, 0.03), cylinder(0.05, 0.06, (0.25, 0, 0.2), metal("#c8452f"), 0.01)]
    return group(parts, at, rot)


def laptop(at, rot=(0, 0, 0), colour="#cfd5da", mark="#f2a024"):
    """Seen from behind its screen."""
    return group([box((1.1, 0.75, 0.05), (0, 0.36, 0), metal(colour, 0.5), 0.02), group([box((1.1, 0.05, 0.74), (0, 0, 0), metal(colour, 0.5), 0.02), bead(0.07, (0, -0.03, 0.38), plain(mark), (1, 0.3, 1))], (0, 0, 0.04), (10, 0, 0))], at, rot)


def ball_of(radius, at, material, seams=None):
    parts = [bead(radius, (0, 0, 0), material)]
    if seams:
        parts += [ring(radius, 0.014, (0, 0, 0), plain(seams), rot) for rot in ((90, 0, 0), (0, 0, 0), (90, 0, 90))]
    return group(parts, at, (12, 20, 0))


def bouquet(at, petals=("#f6e7d8", "#e8b4a4", "#8c3a45"), green="#6f8a5c", size=1.0, seed=2):
    chance, parts = Random(seed), []
    for i in range(11):
        a, r = i * 2.4, 0.1 * i**0.5
        spot = (r * cos(a), r * sin(a) - 0.05, 0.42 - 0.35 * r)
        m = clay(petals[i % len(petals)], 0.7)
        parts += [bead(0.13, spot, m, (1, 1, 0.85)), *[bead(0.085, (spot[0] + 0.08 * cos(b), spot[1] + 0.08 * sin(b), spot[2] + 0.05), m) for b in (0, 2.1, 4.2)]]
    for i in range(9):
        a = 2 * pi * i / 9
        parts.append(plate([leaf(0.42, 0.17)], 0.02, (0.14 * cos(a), 0.14 * sin(a), 0.2), clay(green), 0.006, (60, 0, a * 180 / pi - 90 + chance.uniform(-9, 9))))
    parts += [tube([(0.1 * cos(a), 0.1 * sin(a), 0.3), (0.02 * cos(a), 0.02 * sin(a), 0), (0.06 * cos(a), 0.06 * sin(a), -0.4)], 0.018, clay(green)) for a in (0, 1.5, 3, 4.5)]
    parts.append(cylinder(0.07, 0.14, (0, 0, -0.07), fabric("#f4ead6"), 0.02))
    return group(parts, at, (0, 0, 0), size)


def carrier(at, colour="#f6cf55", mark="#d93a22"):
    """A paper bag; the grip is its handle."""
    parts = [box((0.8, 0.42, 0.9), (0, 0, -1.12), plain(colour, 0.85), 0.02), bead(0.16, (0, -0.21, -0.66), plain(mark), (1, 0.1, 1))]
    parts += [tube([(-0.2, y, -0.24), (-0.12, y, 0.0), (0.12, y, 0.0), (0.2, y, -0.24)], 0.02, fabric(mark)) for y in (-0.16, 0.16)]
    return group(parts, at)


def suitcase(at, colour="#9a5a30", trim="#5f3820", turn=0, scale=1.0):
    m = plain(colour, 0.55)
    parts = [box((1.3, 0.42, 0.95), (0, 0, -1.08), m, 0.1), tube([(-0.18, 0, -0.14), (-0.15, 0, 0), (0.15, 0, 0), (0.18, 0, -0.14)], 0.04, plain(trim))]
    parts += [box((0.12, 0.44, 0.97), (x, 0, -1.09), plain(trim, 0.6), 0.03) for x in (-0.38, 0.38)]
    return group(parts, at, (0, 0, turn), scale)


def walking_cane(at, low, colour="#6b4226"):
    x, y, z = at
    return tube([(x - 0.02, y, low), (x, y, z - 0.1), (x, y, z + 0.08), (x, y - 0.1, z + 0.16), (x, y - 0.24, z + 0.1)], 0.035, wood(colour, "z"))


def held_guitar(at, rot=(0, 0, 0), colour="#b9682f", dark="#4a2a18"):
    """Lying across; its body's middle is the origin, the neck runs along +x."""
    body = curved([(-0.62, 0), (-0.5, 0.36), (-0.2, 0.44), (0.06, 0.26), (0.28, 0.33), (0.48, 0.2), (0.52, 0), (0.48, -0.2), (0.28, -0.33), (0.06, -0.26), (-0.2, -0.44), (-0.5, -0.36)])
    parts = [plate([body], 0.2, (0, 0, 0), wood(colour), 0.04, (90, 0, 0)), cylinder(0.13, 0.02, (0.12, -0.1, 0), plain("#1c120c"), 0.004, (90, 0, 0)), box((1.25, 0.09, 0.12), (1.05, -0.08, -0.06), wood(dark), 0.02), box((0.3, 0.08, 0.2), (1.78, -0.06, -0.1), wood(dark), 0.03), box((0.07, 0.05, 0.3), (-0.3, -0.12, -0.15), wood(dark), 0.01)]
    parts += [tube([(-0.3, -0.15, z), (1.65, -0.14, z)], 0.006, metal()) for z in (-0.04, -0.013, 0.013, 0.04)]
    return group(parts, at, rot)


def wheelchair(at=(0, 0, 0), frame="#2b51b8", seat="#2d2d2f"):
    """Under a figure that sits with its hips at z = 0; the ground is at -0.98."""
    m, tyre = plain(frame, 0.4), plain("#26272a", 0.7)
    parts = [box((1.0, 0.95, 0.1), (0, -0.25, -0.3), fabric(seat), 0.04), box((0.95, 0.1, 0.95), (0, 0.42, -0.2), fabric(seat), 0.04)]
    for s in (-1, 1):
        parts += [ring(0.68, 0.05, (s * 0.66, 0.1, -0.32), tyre, (0, 90, 0)), ring(0.58, 0.022, (s * 0.74, 0.1, -0.32), metal(), (0, 90, 0)), bead(0.08, (s * 0.68, 0.1, -0.32), metal(), (0.7, 1, 1))]
        parts += [tube([(s * 0.66, 0.1, -0.32), (s * 0.66, 0.1 + 0.66 * cos(a), -0.32 + 0.66 * sin(a))], 0.012, metal()) for a in (2 * pi * i / 10 for i in range(10))]
        parts += [tube([(s * 0.52, 0.5, 0.72), (s * 0.52, 0.44, 0.6), (s * 0.52, 0.42, -0.3), (s * 0.52, -0.75, -0.3), (s * 0.44, -0.95, -0.75)], 0.035, m), tube([(s * 0.52, 0.5, 0.7), (s * 0.52, 0.72, 0.72)], 0.05, plain("#26272a"))]
        parts += [ring(0.15, 0.04, (s * 0.46, -0.72, -0.82), tyre, (0, 90, 0)), tube([(s * 0.46, -0.72, -0.82), (s * 0.48, -0.66, -0.32)], 0.025, m)]
    parts.append(box((0.9, 0.34, 0.04), (0, -1.0, -0.82), m, 0.015))
    return group(parts, at)


def globe_of(at, sea="#3a7ca5", land="#6f9a4e"):
    chance = Random(3)
    parts = [bead(0.36, (0, 0, 0), glaze(sea)), ring(0.42, 0.022, (0, 0, 0), metal("#d9a441"), (90, 0, 0)), cylinder(0.24, 0.05, (0, 0, -0.52), wood("#7a4a2a"), 0.02), cylinder(0.035, 0.12, (0, 0, -0.48), metal("#d9a441"), 0.01)]
    for _ in range(9):
        a, b = chance.uniform(-1.2, 1.2), chance.uniform(-0.9, 0.9)
        parts.append(bead(0.1 * chance.uniform(0.7, 1.5), (0.34 * sin(a) * cos(b), -0.34 * cos(a) * cos(b), 0.34 * sin(b)), clay(land), (1, 0.35, 0.8), (0, 0, a * 57)))
    return group(parts, at)


def bolt_of_cloth(at, colour, rot=(0, 0, 0), length=1.3):
    return group([cylinder(0.17, length, (0, 0, -length / 2), fabric(colour), 0.03), cylinder(0.05, length + 0.1, (0, 0, -length / 2 - 0.05), wood("#b98550", "z"), 0.01)], at, rot)


def jar(at, colour="#f6f3ea", lid="#b98550", label="#33536b"):
    return group([cylinder(0.19, 0.42, (0, 0, -0.2), glaze(colour), 0.05), cylinder(0.17, 0.1, (0, 0, 0.22), wood(lid), 0.02), box((0.2, 0.03, 0.16), (0, -0.18, -0.08), plain(label), 0.01)], at)


def sign(at, size, colour, mark, rot=(0, 0, 0)):
    """A sheet of card with a shape on it."""
    w, h = size
    return group([box((w, 0.03, h), (0, 0, -h / 2), plain(colour), 0.01), plate([mark], 0.02, (0, -0.025, 0), plain("#c8452f"), 0.004, (90, 0, 0))], at, rot)


def tray(at, things=(), colour="#7a4a2a"):
    return group([cylinder(0.5, 0.04, (0, 0, 0), wood(colour), 0.015), ring(0.5, 0.03, (0, 0, 0.04), wood(colour)), *things], at)
