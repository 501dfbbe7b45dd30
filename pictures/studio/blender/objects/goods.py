"""Household goods for the shelf, in hand's breadths like the still lifes."""

from math import cos, pi, sin

from ..vehicles.hulls import hull
from ..shapes.materials import clay, fabric, glass, glaze, glow, metal, plain, wood
from ..shapes.outlines import curved, disc, rectangle
from .props import vessel
from ..shapes.shapes import ball, box, cone, cylinder, group, lathe, plate, ring, sheet, tube


def kettle(at, colour="#f2c12e", turn=0, scale=1.0, trim="#3a3330"):
    """A stove kettle with a spout, a bow handle and a knob."""
    body, steel, dark = glaze(colour), metal("#cfcac0", 0.25), clay(trim, 0.4)
    parts = [
        lathe([(0, 0), (0.66, 0), (0.74, 0.06), (0.78, 0.3), (0.7, 0.72), (0.5, 1.0), (0.4, 1.06)], material=body),
        lathe([(0.42, 1.05), (0.38, 1.12), (0.2, 1.2), (0, 1.22)], material=body, steps=3),
        ring(0.42, 0.02, (0, 0, 1.06), steel),
        ball(0.09, (0, 0, 1.2), dark),
        tube([(0.6, 0, 0.42), (0.85, 0, 0.6), (1.0, 0, 0.85), (1.16, 0, 1.0)], 0.1, body),
        ring(0.1, 0.02, (1.17, 0, 1.01), steel, (0, 42, 0)),
        tube([(-0.52, 0, 0.98), (-0.6, 0, 1.35), (-0.35, 0, 1.72), (0.1, 0, 1.8), (0.45, 0, 1.6), (0.52, 0, 0.98)], 0.06, dark),
        lathe([(0, 0), (0.7, 0), (0.72, 0.03), (0, 0.03)], (0, 0, -0.02), steel, steps=1),
    ]
    return group(parts, at, (0, 0, turn), scale)


def pan(at, colour="#f4efe2", rim="#2b51b8", turn=0, scale=1.0, inside=None):
    """An enamel pan: a bright wall, a dark rim, a long handle."""
    enamel, edge = glaze(colour), glaze(rim)
    parts = [
        vessel([(0.78, 0), (0.92, 0.06), (1.0, 0.5), (1.02, 0.56)], material=enamel, wall=0.05),
        ring(1.0, 0.035, (0, 0, 0.58), edge),
        hull([(0.98, 0.4), (1.25, 0.5), (2.2, 0.62), (2.3, 0.7), (2.2, 0.76), (1.2, 0.62), (0.98, 0.56)], 0.12, edge, 0.04),
        cylinder(0.05, 0.1, (2.12, 0, 0.65), plain("#16202c"), 0.01),
    ]
    if inside:
        parts.append(cylinder(0.9, 0.04, (0, 0, 0.34), clay(inside), 0.01))
    return group(parts, at, (0, 0, turn), scale)


def folded_cloth(at, size, colour, stripe=None, turn=0):
    """One folded cloth: a soft slab with a rounded front."""
    w, d, h = size
    parts = [box((w, d, h), (0, 0, 0), fabric(colour), h * 0.42)]
    if stripe:
        parts += [box((0.06, d + 0.008, h + 0.008), (x * w, 0, -0.004), fabric(stripe), h * 0.4) for x in (-0.3, -0.22, 0.3)]
    return group(parts, at, (0, 0, turn))


def stack(at, count, size, colours, stripe=None):
    return [folded_cloth((at[0] + 0.03 * sin(3 * i), at[1] + 0.03 * cos(5 * i), at[2] + i * size[2]), size, colours[i % len(colours)], stripe, 5 * sin(2.3 * i)) for i in range(count)]


def mug(at, colour="#f4efe2", turn=0, scale=1.0, drink="#5a3a24"):
    body = glaze(colour)
    parts = [vessel([(0.24, 0), (0.3, 0.04), (0.32, 0.6)], material=body, wall=0.04), ring(0.19, 0.045, (0.4, 0, 0.32), body, (90, 0, 0)), cylinder(0.27, 0.02, (0, 0, 0.48), plain(drink, 0.3), 0)]
    return group(parts, at, (0, 0, turn), scale)


def teapot(at, colour="#3f6fae", turn=0, scale=1.0):
    body = glaze(colour)
    parts = [
        lathe([(0, 0), (0.4, 0), (0.62, 0.14), (0.7, 0.42), (0.55, 0.72), (0.28, 0.84)], material=body),
        lathe([(0.3, 0.83), (0.24, 0.92), (0, 0.96)], material=body, steps=3),
        ball(0.08, (0, 0, 0.94), body),
        tube([(0.55, 0, 0.3), (0.85, 0, 0.42), (0.95, 0, 0.68), (1.1, 0, 0.8)], 0.09, body),
        tube([(-0.55, 0, 0.65), (-0.95, 0, 0.7), (-0.98, 0, 0.35), (-0.62, 0, 0.25)], 0.06, body),
    ]
    return group(parts, at, (0, 0, turn), scale)


def storage_jar(at, fill="#d9a441", scale=1.0, lid="#b98550", height=1.0):
    parts = [
        lathe([(0, 0.03), (0.34, 0.03), (0.35, 0.06), (0.35, height * 0.62), (0, height * 0.64)], material=clay(fill), steps=1),
        lathe([(0.38, 0), (0.4, 0.05), (0.4, height * 0.85), (0.32, height)], material=glass("#e6f0ee", 0.25), steps=2),
        cylinder(0.33, 0.2, (0, 0, height - 0.05), wood(lid), 0.03),
    ]
    return group(parts, at, (0, 0, 0), scale)


def candle(at, height=0.9, radius=0.13, colour="#e2b357", lit=True):
    parts = [cylinder(radius, height, (0, 0, 0), clay(colour, 0.5), 0.03), tube([(0, 0, height), (0.01, 0, height + 0.08)], 0.012, plain("#2a2420"), steps=1)]
    if lit:
        parts.append(lathe([(0, 0), (0.05, 0.05), (0.035, 0.14), (0, 0.24)], (0, 0, height + 0.05), glow("#ffcf70", 9)))
    return group(parts, at)


def bottle(at, profile, colour, liquid=None, stopper="#2a2a2a", scale=1.0):
    parts = [lathe(profile, material=glaze(colour) if not liquid else glass(colour, 0.4))]
    top = profile[-1][1]
    parts.append(ball(profile[-1][0] * 1.5, (0, 0, top - 0.02), clay(stopper, 0.3)))
    return group(parts, at, (0, 0, 0), scale)


def hourglass(at, scale=1.0, sand="#e0a860"):
    timber, pane = wood("#8a5733"), glass("#e6f0ee", 0.3)
    parts = [cylinder(0.42, 0.08, (0, 0, z), timber, 0.02) for z in (0, 1.32)]
    parts += [cylinder(0.025, 1.26, (0.34 * cos(a), 0.34 * sin(a), 0.06), timber, 0.004, sides=14) for a in (0.5, 2.6, 4.7)]
    parts += [lathe([(0.28, 0.09), (0.28, 0.35), (0.05, 0.7), (0.28, 1.05), (0.28, 1.31)], material=pane), cone(0.26, 0.02, 0.26, (0, 0, 0.09), clay(sand), 0.01), cone(0.03, 0.2, 0.2, (0, 0, 0.76), clay(sand), 0.01)]
    return group(parts, at, (0, 0, 0), scale)


def sock(at, colour, band, turn=0, scale=1.0):
    """Lying flat."""
    shape = curved([(-0.3, 1.4), (0.3, 1.4), (0.3, 0.4), (0.5, 0.1), (1.05, -0.05), (1.15, -0.3), (0.9, -0.42), (0.0, -0.36), (-0.32, 0.0), (-0.3, 0.6)])
    parts = [plate([shape], 0.16, (0, 0, 0.08), fabric(colour), 0.06), box((0.64, 0.24, 0.18), (0, 1.28, 0), fabric(band), 0.05), ball(0.2, (0.9, -0.22, -0.06), fabric(band), (1.1, 0.9, 0.6)), ball(0.22, (-0.08, -0.1, -0.07), fabric(band), (1, 0.9, 0.6))]
    return group(parts, at, (0, 0, turn), scale)


def pedestal(size, at, colour):
    """A plinth for one thing."""
    return box(size, at, clay(colour), 0.04)


def crate(at, size, colour="#c49a66", turn=0, tape="#e2c79a"):
    w, d, h = size
    return group([box(size, (0, 0, 0), clay(colour), 0.03), box((w * 0.16, d + 0.01, h + 0.006), (0, 0, 0), clay(tape), 0.005)], at, (0, 0, turn))


def pallet(at, turn=0, scale=1.0):
    timber = wood("#c79a62")
    parts = [box((2.4, 0.3, 0.07), (0, -0.8 + 0.4 * i, 0.27), timber, 0.01) for i in range(5)]
    parts += [box((0.3, 1.9, 0.2), (x, 0, 0.07), timber, 0.01) for x in (-1.05, 0, 1.05)]
    parts += [box((0.3, 1.9, 0.07), (x, 0, 0), timber, 0.01) for x in (-1.05, 0, 1.05)]
    return group(parts, at, (0, 0, turn), scale)
