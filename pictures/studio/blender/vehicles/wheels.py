"""Round wheels with hubs, for everything that rolls. Axis along y, standing on z = 0."""

from math import cos, pi, sin

from ..shapes.materials import clay, metal, plain
from ..shapes.shapes import box, cylinder, group, lathe, ring, tube

RUBBER = "#2c2e33"


def wheel(at, radius=0.32, width=0.2, rim="#d9d8d2", spokes=5, side=-1):
    """A tyre, a dished rim, spokes and a hub; `side` is the side that is seen."""
    w, r = width / 2, radius
    tread = [(r * 0.66, -w * 0.9), (r * 0.9, -w), (r * 0.985, -w * 0.75), (r, -w * 0.3), (r, w * 0.3), (r * 0.985, w * 0.75), (r * 0.9, w), (r * 0.66, w * 0.9)]
    bright, dark = clay(rim, 0.45), plain("#3a3d42")
    parts = [
        lathe(tread, material=clay(RUBBER), steps=3, sides=48),
        lathe([(r * 0.68, -w * 0.5), (r * 0.68, w * 0.92), (r * 0.61, w * 0.98), (r * 0.58, w * 0.7), (r * 0.57, w * 0.4), (0, w * 0.35)], material=bright, steps=2, sides=48),
        lathe([(0, w * 0.4), (r * 0.54, w * 0.4), (r * 0.54, w * 0.44), (0, w * 0.44)], material=dark, steps=1, sides=40),
        lathe([(r * 0.2, w * 0.4), (r * 0.2, w * 0.8), (r * 0.15, w * 0.92), (0, w * 0.94)], material=bright, steps=2, sides=32),
    ]
    for i in range(spokes):
        a = 2 * pi * i / spokes + 0.3
        parts.append(box((r * 0.46, r * 0.15, w * 0.42), (r * 0.36 * cos(a), r * 0.36 * sin(a), w * 0.4), bright, 0.012, (0, 0, a * 180 / pi)))
    return group(parts, (at[0], at[1], at[2] + radius), (-90 * side, 0, 0) if side > 0 else (90, 0, 0))


def bicycle(at, turn, frame, rim="#d9d8d2", scale=1.0):
    """A plain roadster, facing +x."""
    paint, steel, rubber, saddle = clay(frame, 0.4), metal("#c9c9c4"), clay(RUBBER), clay("#6b4329", 0.5)
    r, back, front = 0.34, (-0.52, 0, 0.36), (0.54, 0, 0.36)
    seat, head, crank = (-0.2, 0, 0.78), (0.36, 0, 0.82), (-0.06, 0, 0.33)
    parts = []
    for x, _, z in (back, front):
        parts.append(ring(r, 0.022, (x, 0, z), rubber, (90, 0, 0)))
        parts.append(ring(r - 0.025, 0.012, (x, 0, z), clay(rim, 0.4), (90, 0, 0)))
        parts.append(cylinder(0.03, 0.1, (x, 0.05, z), steel, 0.005, (90, 0, 0), 20))
        for i in range(12):
            a = pi * 2 * i / 12
            parts.append(tube([(x, 0, z), (x + r * 0.94 * cos(a), 0, z + r * 0.94 * sin(a))], 0.0035, steel, steps=1))
    low = (0.38, 0, 0.68)
    for a, b in ((seat, crank), (seat, head), (crank, low), (crank, back), (seat, back), (head, low), (low, front)):
        parts.append(tube([a, b], 0.018, paint, steps=1))
    parts.append(tube([(-0.2, 0, 0.78), (-0.23, 0, 0.9)], 0.014, steel, steps=1))
    parts.append(box((0.26, 0.13, 0.06), (-0.25, 0, 0.89), saddle, 0.03))
    parts.append(tube([(0.36, 0, 0.82), (0.35, 0, 0.96)], 0.014, steel, steps=1))
    parts.append(tube([(0.2, -0.26, 0.94), (0.34, -0.2, 0.98), (0.36, 0, 0.96), (0.34, 0.2, 0.98), (0.2, 0.26, 0.94)], 0.013, steel))
    parts.append(cylinder(0.09, 0.02, (-0.06, -0.03, 0.33), steel, 0.004, (90, 0, 0), 32))
    for y, lift in ((-0.08, -0.15), (0.08, 0.15)):
        parts += [tube([(-0.06, y, 0.33), (-0.06, y, 0.33 + lift)], 0.01, steel, steps=1), box((0.1, 0.07, 0.025), (-0.06, y * 1.4, 0.32 + lift), plain("#33343a"), 0.005)]
    return group(parts, at, (0, 0, turn), scale)
