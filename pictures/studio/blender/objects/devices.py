"""Screens, racks and small boxes, in metres."""

from ..shapes.materials import clay, glow, metal, plain
from ..shapes.outlines import disc, rectangle
from ..shapes.shapes import ball, box, cylinder, group, plate, tube


def tiles(rows, size, lit=0.0):
    """Blocks of colour instead of words: rows of (x, y, width, height, colour) as shares of the size."""
    w, h = size
    parts = []
    for x, y, tw, th, colour in rows:
        surface = glow(colour, lit) if lit else clay(colour, 0.5)
        parts.append(box((tw * w, 0.004, th * h), ((x + tw / 2 - 0.5) * w, -0.004, (y - 0.5) * h), surface, 0.001))
    return parts


def slate(at, rot=(0, 0, 0), size=(0.3, 0.2), rows=(), frame="#22262c", screen="#eef0ee", lit=0.0, scale=1.0):
    """Upright, front to -y, its middle at `at`."""
    w, h = size
    parts = [plate([rectangle(w + 0.024, h + 0.024, (0, 0), 0.012)], 0.012, (0, 0.006, 0), plain(frame, 0.4), 0.004, (90, 0, 0)), plate([rectangle(w, h, (0, 0), 0.004)], 0.004, (0, -0.002, 0), glow(screen, lit) if lit else plain(screen, 0.4), 0, (90, 0, 0)), *tiles(rows, size, lit)]
    return group(parts, at, rot, scale)


def rack(at, turn=0, units=9, colour="#2a323d", lights=("#69e08a", "#f2a024", "#69e08a")):
    """A cabinet of servers, front to -y."""
    shell, panel, dark = clay(colour, 0.5), clay("#4a5663", 0.5), plain("#151a20", 0.5)
    h = 0.19 * units + 0.16
    parts = [box((0.08, 0.8, h), (x, 0, 0.06), shell, 0.01) for x in (-0.34, 0.34)]
    parts += [box((0.76, 0.8, 0.06), (0, 0, z), shell, 0.01) for z in (0.04, h + 0.02)] + [box((0.6, 0.04, h), (0, 0.38, 0.06), dark, 0)]
    for i in range(units):
        z = 0.12 + 0.19 * i
        parts.append(box((0.6, 0.7, 0.165), (0, 0, z), panel, 0.008))
        parts += [box((0.11, 0.01, 0.11), (-0.22 + 0.13 * k, -0.352, z + 0.028), dark, 0.004) for k in range(3)]
        parts += [ball(0.011, (0.17 + 0.04 * k, -0.356, z + 0.07), glow(lights[(i + k) % len(lights)], 5)) for k in range(3)]
    return group(parts, at, (0, 0, turn))


def green_box(at, rot=(0, 0, 0), scale=1.0, colour="#2f8a5f"):
    """The Plainbus Box: a sealed case with three lights and two leads."""
    parts = [box((0.94, 0.3, 0.58), (0, 0, 0), clay(colour, 0.5), 0.07), box((0.7, 0.02, 0.2), (0, -0.145, 0.28), clay("#e9efe6"), 0.01)]
    parts += [ball(0.03, (-0.28 + 0.12 * i, -0.155, 0.12), glow("#8df0a0", 6)) for i in range(3)]
    parts += [cylinder(0.035, 0.03, (x, -0.14, z), metal("#b9bcbd"), 0.005, (90, 0, 0), 20) for x in (-0.4, 0.4) for z in (0.08, 0.5)]
    parts += [tube([(0.3, 0, 0.02), (0.34, 0, -0.2), (0.5, 0.02, -0.4)], 0.022, plain(c), (0, 0, 0)) for c in ("#c8372d",)]
    parts.append(tube([(0.38, 0, 0.02), (0.44, 0, -0.18), (0.62, 0.02, -0.36)], 0.022, plain("#22262c")))
    return group(parts, at, rot, scale)


def shelter(at, turn=0, width=3.0, colour="#2f4a73", board=None):
    """A bus shelter open to -y."""
    post, pane = clay(colour, 0.5), plain("#9fb4c4", 0.2)
    parts = [box((0.08, 0.08, 2.3), (x, y, 0), post, 0.01) for x in (-width / 2, width / 2) for y in (-0.5, 0.6)]
    parts += [box((width + 0.3, 1.5, 0.1), (0, 0, 2.3), post, 0.03), box((width - 0.1, 0.03, 1.5), (0, 0.6, 0.5), pane, 0.005), box((width - 0.6, 0.34, 0.06), (0, 0.36, 0.46), clay("#c98a4a"), 0.02)]
    if board:
        parts += [box((1.5, 0.12, 0.42), (-width * 0.14, -0.3, 1.8), plain("#15191f", 0.4), 0.02)]
        parts += [box((0.5 + 0.16 * (i % 2), 0.01, 0.045), (-width * 0.14 - 0.35 + 0.08 * (i % 2), -0.366, 2.12 - 0.1 * i), glow(board, 4), 0) for i in range(3)]
        parts += [box((0.16, 0.01, 0.045), (-width * 0.14 + 0.5, -0.366, 2.12 - 0.1 * i), glow(board, 4), 0) for i in range(3)]
    return group(parts, at, (0, 0, turn))
