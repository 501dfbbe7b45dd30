"""Instruments and records, in metres."""

from math import cos, pi, sin

from ..shapes.materials import clay, fabric, glaze, metal, plain, wood
from ..shapes.outlines import curved, disc, rectangle
from ..shapes.shapes import ball, box, cylinder, group, lathe, plate, ring, tube


def drum(at, radius, depth, colour, tilt=(0, 0, 0), skin="#f3ead8", steel="#d8d3c8"):
    """Centre of its lower rim at `at`."""
    hoop = metal(steel, 0.3)
    parts = [cylinder(radius, depth, (0, 0, 0), glaze(colour), 0.01), cylinder(radius * 0.97, 0.01, (0, 0, depth), clay(skin), 0.003), ring(radius, 0.014, (0, 0, depth), hoop), ring(radius, 0.014, (0, 0, 0), hoop)]
    for i in range(8):
        a = 2 * pi * i / 8
        parts.append(box((0.02, 0.02, depth * 0.5), (radius * cos(a), radius * sin(a), depth * 0.25), hoop, 0.006, (0, 0, a * 180 / pi)))
    return group(parts, at, tilt)


def cymbal(at, radius, height, tilt=(10, 8, 0)):
    """On its stand, foot at `at`."""
    brass, steel = metal("#d6a546", 0.25), metal("#c9c9c4", 0.3)
    parts = [cylinder(0.012, height, (0, 0, 0), steel, 0.002, sides=14)]
    for i in range(3):
        a = 2 * pi * i / 3 + 0.4
        parts.append(tube([(0, 0, 0.3), (0.3 * cos(a), 0.3 * sin(a), 0)], 0.01, steel, steps=1))
    disc_ = lathe([(0, 0.05), (radius * 0.16, 0.045), (radius * 0.24, 0.02), (radius, 0), (radius, -0.006), (radius * 0.2, 0.012)], material=brass, steps=2)
    parts.append(group([disc_], (0, 0, height), tilt))
    return group(parts, at)


def drum_kit(at, turn=0, colour="#b5322f"):
    """Seen from the audience, which sits at -y."""
    steel = metal("#c9c9c4", 0.3)
    parts = [
        group([drum((0, 0, 0), 0.3, 0.4, colour)], (0, 0, 0.31), (90, 0, 0)),
        drum((-0.2, -0.02, 0.66), 0.16, 0.2, colour, (14, 4, 0)),
        drum((0.2, -0.02, 0.66), 0.17, 0.22, colour, (14, -4, 0)),
        drum((0.62, 0.32, 0.22), 0.24, 0.42, colour),
        drum((-0.55, 0.42, 0.58), 0.19, 0.13, "#d8d3c8"),
        cymbal((-0.8, 0.1, 0), 0.26, 1.18),
        cymbal((0.75, -0.05, 0), 0.3, 1.3, (8, -10, 0)),
        cymbal((-0.98, 0.55, 0), 0.19, 0.86, (0, 0, 0)),
        cylinder(0.17, 0.09, (0, 0.95, 0.45), fabric("#2b2b2e"), 0.03),
        cylinder(0.02, 0.46, (0, 0.95, 0), steel, 0.003, sides=14),
    ]
    for x, y in ((0.5, 0.25), (0.75, 0.25), (0.62, 0.5)):
        parts.append(cylinder(0.01, 0.25, (x, y, 0), steel, 0.002, sides=10))
    for a in (0.4, 2.5, 4.6):
        parts.append(tube([(-0.55, 0.42, 0.58), (-0.55 + 0.2 * cos(a), 0.42 + 0.2 * sin(a), 0)], 0.01, steel, steps=1))
    for x in (-0.22, 0.22):
        parts.append(tube([(x, 0.05, 0.5), (x * 1.8, -0.15, 0)], 0.012, steel, steps=1))
    return group(parts, at, (0, 0, turn))


def violin(at, rot=(0, 0, 0), colour="#a55327", scale=1.0):
    """Standing on its end pin, front to -y, about six tenths high."""
    body, dark = glaze(colour), clay("#221a16", 0.4)
    shape = curved([(0, 0), (0.1, 0.015), (0.125, 0.09), (0.075, 0.16), (0.07, 0.2), (0.1, 0.27), (0.095, 0.33), (0.03, 0.36), (-0.03, 0.36), (-0.095, 0.33), (-0.1, 0.27), (-0.07, 0.2), (-0.075, 0.16), (-0.125, 0.09), (-0.1, 0.015)])
    parts = [
        plate([shape], 0.045, (0, 0, 0), body, 0.012, (90, 0, 0)),
        box((0.03, 0.03, 0.27), (0, -0.02, 0.3), body, 0.008),
        box((0.026, 0.016, 0.34), (0, -0.042, 0.2), dark, 0.004, (2, 0, 0)),
        box((0.03, 0.012, 0.12), (0, -0.04, 0.02), dark, 0.006),
        box((0.05, 0.008, 0.035), (0, -0.045, 0.155), wood("#d9b06a"), 0.003),
        ring(0.018, 0.011, (0, -0.02, 0.585), body, (0, 90, 0)),
    ]
    parts += [tube([(x, -0.055, 0.1), (x * 0.6, -0.058, 0.55)], 0.0013, metal("#e5e0d5"), steps=1) for x in (-0.009, -0.003, 0.003, 0.009)]
    parts += [tube([(s * 0.05, -0.03, 0.12), (s * 0.04, -0.03, 0.16), (s * 0.045, -0.03, 0.2)], 0.004, dark) for s in (-1, 1)]
    parts += [box((0.08, 0.01, 0.012), (0, -0.02, 0.53 + 0.025 * i), dark, 0.004) for i in range(2)]
    return group(parts, at, rot, scale)


def bow(at, rot=(0, 0, 0), scale=1.0):
    return group([tube([(0, 0, 0), (0.01, 0, 0.35), (0, 0, 0.72)], 0.005, wood("#6b3d22", "z")), box((0.008, 0.012, 0.7), (-0.018, 0, 0.01), plain("#efe6d2"), 0), box((0.03, 0.016, 0.04), (-0.008, 0, 0.02), clay("#221a16"), 0.004)], at, rot, scale)


def microphone(at, height=1.45, turn=0, head="#c9c5ba", boom=True):
    steel, dark = metal("#bfc0bd", 0.3), clay("#26282b", 0.4)
    parts = [lathe([(0, 0), (0.15, 0), (0.14, 0.025), (0.02, 0.04), (0, 0.04)], material=dark, steps=1), cylinder(0.012, height, (0, 0, 0.02), steel, 0.002, sides=16)]
    capsule = [lathe([(0.018, -0.12), (0.026, -0.02), (0.03, 0)], material=dark, steps=2), ball(0.042, (0, 0, -0.02), clay(head, 0.5), (1, 1, 1.1)), ring(0.04, 0.005, (0, 0, 0.022), steel)]
    parts.append(group(capsule, (0, -0.08, height + 0.09), (-52, 0, 0)))
    return group(parts, at, (0, 0, turn))


def record(at, radius=0.15, label="#d6552f", rot=(0, 0, 0)):
    black, groove = plain("#17171a", 0.22), plain("#222226", 0.3)
    parts = [cylinder(radius, 0.004, (0, 0, 0), black, 0.001), cylinder(radius * 0.34, 0.005, (0, 0, 0), clay(label), 0.001), cylinder(radius * 0.03, 0.007, (0, 0, 0), plain("#e9e2d2"), 0)]
    parts += [ring(radius * k, 0.0012, (0, 0, 0.0042), groove) for k in (0.5, 0.64, 0.78, 0.9)]
    return group(parts, at, rot)


def sleeve(at, colour, motif, rot=(0, 0, 0), size=0.315):
    """A record sleeve standing, front to -y; `motif` is a list of (outline, colour)."""
    parts = [box((size, 0.006, size), (0, 0, 0), clay(colour, 0.7), 0.002)]
    parts += [plate([outline], 0.003, (0, -0.004 - 0.001 * i, size / 2), clay(c), 0, (90, 0, 0)) for i, (outline, c) in enumerate(motif)]
    return group(parts, at, rot)


def upright_piano(at, turn=0, colour="#5a2f22"):
    timber = wood(colour)
    parts = [
        box((1.45, 0.36, 1.2), (0, 0.15, 0), timber, 0.02),
        box((1.5, 0.42, 0.05), (0, 0.14, 1.2), timber, 0.015),
        box((1.45, 0.3, 0.12), (0, -0.15, 0.6), timber, 0.015),
        box((1.28, 0.16, 0.03), (0, -0.2, 0.72), plain("#f6f0e2", 0.3), 0.004),
        box((1.45, 0.06, 0.14), (0, 0.0, 0.74), timber, 0.01),
        box((0.5, 0.02, 0.26), (0, -0.05, 0.9), timber, 0.005, (-12, 0, 0)),
    ]
    for i in range(37):
        parts.append(box((0.003, 0.162, 0.032), (-0.62 + 0.0344 * i, -0.2, 0.72), plain("#8f887a"), 0))
        if i % 7 not in (2, 6):
            parts.append(box((0.018, 0.1, 0.02), (-0.603 + 0.0344 * i, -0.165, 0.748), plain("#1b1a1a", 0.3), 0.003))
    parts += [box((0.08, 0.12, 0.6), (x, -0.22, 0), timber, 0.01) for x in (-0.66, 0.66)]
    parts.append(box((0.34, 0.06, 0.03), (0, -0.08, 0.1), metal("#c9993f"), 0.008))
    return group(parts, at, (0, 0, turn))


def loudspeaker(at, size=(0.5, 0.4, 1.0), turn=0, colour="#2a2b2e"):
    w, d, h = size
    shell, black = clay(colour, 0.6), plain("#17181a", 0.5)
    parts = [box(size, (0, 0, 0), shell, 0.02)]
    for z, r in ((h * 0.32, w * 0.36), (h * 0.74, w * 0.2)):
        parts += [cylinder(r, 0.02, (0, -d / 2, z), black, 0.005, (90, 0, 0)), ring(r, 0.014, (0, -d / 2 - 0.01, z), clay("#55585c"), (90, 0, 0)), ball(r * 0.3, (0, -d / 2 - 0.02, z - r * 0.3), shell)]
    return group(parts, at, (0, 0, turn))
