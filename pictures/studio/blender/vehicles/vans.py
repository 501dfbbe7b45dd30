"""Vans, buses and lorries in metres, nose to +x. Glass is a dark slab a finger wider than the body."""

from math import atan2, degrees, hypot

from .hulls import arc, hull
from ..shapes.materials import clay, glaze, metal, plain
from ..shapes.shapes import ball, box, group
from .wheels import wheel

GLASS = "#22323c"


def _slab(x0, x1, z0, z1, half, material, slant=0.0, bevel=0.015):
    """A pane or a stripe on both sides at once; `slant` pulls its upper front corner back."""
    return hull([(x0, z0), (x1, z0), (x1 - slant, z1), (x0, z1)], half + 0.012, material, bevel, steps=2)


def _screen(low, high, half, glassy):
    """The windscreen, lying on the slope between two (x, z) points."""
    (x0, z0), (x1, z1) = high, low
    length = hypot(x1 - x0, z1 - z0)
    middle = ((x0 + x1) / 2, 0, (z0 + z1) / 2)
    angle = degrees(atan2(z0 - z1, x1 - x0))
    return group([box((length * 0.84, 2 * half - 0.22, 0.03), (0, 0, -0.012), glassy, 0.012)], middle, (0, angle, 0))


def _face(nose, half, z=0.72):
    """Lamps, grille, bumper and plate."""
    dark = plain("#34373c", 0.6)
    parts = [box((0.12, 2 * half - 0.1, 0.24), (nose - 0.03, 0, 0.34), dark, 0.05), box((0.03, 0.8, 0.14), (nose + 0.005, 0, z - 0.02), dark, 0.03), box((0.02, 0.5, 0.11), (nose + 0.04, 0, 0.42), plain("#f2efe6"), 0.006)]
    for side in (-1, 1):
        parts.append(box((0.08, 0.26, 0.18), (nose - 0.02, side * (half - 0.22), z - 0.02), plain("#f6f0df", 0.2), 0.035))
    return parts


def _rear(rear, half, z=0.9):
    red = plain("#b3271f", 0.3)
    parts = [box((0.04, 0.14, 0.34), (rear, side * (half - 0.1), z), red, 0.02) for side in (-1, 1)]
    return [*parts, box((0.1, 2 * half - 0.1, 0.16), (rear, 0, 0.34), plain("#34373c"), 0.04), box((0.02, 0.5, 0.11), (rear - 0.012, 0, 0.62), plain("#f0cf57"), 0.006)]


def _run(axles, half, radius, rim, width=0.22):
    return [wheel((x, side * (half - 0.13), 0), radius, width, rim, 5, side) for x in axles for side in (-1, 1)]


def _shell(rear, nose, height, axles, radius, half, paint, bonnet=0.55, slope=0.5, sill=0.3, bevel=0.1):
    """One box with a bonnet and a sloping windscreen; gives the body and the windscreen's two ends."""
    low, high = (nose - bonnet, 1.22), (nose - bonnet - slope, height - 0.1)
    top = [(rear, sill + 0.1), (rear, height - 0.08), (rear + 0.08, height), (high[0] - 0.15, height), high, low, (nose - 0.04, 1.0), (nose, 0.62), (nose - 0.03, sill + 0.08)]
    under = [(nose - 0.08, sill)]
    for x in sorted(axles, reverse=True):
        under += arc((x, radius), radius + 0.07, -12, 192)
    solid = hull([*top, *under, (rear + 0.05, sill)], half, paint, bevel)
    middle = box((nose - rear - 0.5, 2 * half - 0.55, 0.5), ((nose + rear) / 2, 0, sill), plain("#17191c"), 0)
    return [solid, middle], low, high


def van(kind, at, turn, colour="#f2efe8", stripe=None, rim="#c9c9c4", scale=1.0):
    """`small`, `long`, `luton` (a box behind a cab), `minibus` or `camper`."""
    rear, nose, height, half, axles = {
        "small": (-2.1, 2.1, 1.85, 0.86, (-1.35, 1.35)),
        "long": (-2.9, 2.8, 2.4, 0.98, (-1.75, 1.85)),
        "luton": (-3.3, 3.0, 2.3, 0.98, (-1.9, 2.0)),
        "minibus": (-2.9, 2.8, 2.5, 0.98, (-1.75, 1.85)),
        "camper": (-2.2, 2.2, 2.0, 0.9, (-1.4, 1.4)),
    }[kind]
    paint, glassy, dark = glaze(colour), glaze(GLASS), plain("#34373c")
    radius = 0.34
    bonnet, slope = (0.55, 0.5) if kind != "camper" else (0.12, 0.3)
    cab = nose - bonnet - slope
    if kind == "luton":
        parts, low, high = _shell(cab - 0.85, nose, height, (axles[1],), radius, half, paint)
        box_ = glaze("#f2efe8")
        parts += [box((cab - 0.75 - rear, 2 * half + 0.3, 2.45), ((cab - 0.75 + rear) / 2, 0, 0.72), box_, 0.06), box((1.35, 2 * half + 0.3, 0.82), (cab - 0.12, 0, 2.35), box_, 0.16)]
        parts += [box((cab - 0.6 - rear, 0.9, 0.24), ((cab - 0.6 + rear) / 2, 0, 0.5), dark, 0.02), box((0.06, 2.0, 1.5), (rear - 0.06, 0, 0.75), metal("#b9bcbd", 0.5), 0.02)]
        parts += _rear(rear, half + 0.1, 0.75)
        if stripe:
            parts.append(_slab(rear + 0.05, cab - 0.8, 1.55, 1.95, half + 0.15, clay(stripe, 0.5)))
    else:
        parts, low, high = _shell(rear, nose, height, axles, radius, half, paint, bonnet, slope)
        parts += _rear(rear, half)
        if stripe:
            parts.append(_slab(rear + 0.06, nose - 0.3, 0.78, 0.98, half, clay(stripe, 0.5)))
    parts += [_screen(low, high, half, glassy), _slab(cab - 0.62, cab + slope * 0.72, 1.22, height - 0.3 if height > 2.1 else height - 0.22, half, glassy, slope * 0.62), *_face(nose, half), *_run(axles, half, radius, rim)]
    if kind in ("minibus", "camper"):
        step = 1.02 if kind == "minibus" else 1.15
        x = cab - 0.78
        while x - step > rear:
            parts.append(_slab(x - step + 0.12, x, 1.22, height - 0.3, half, glassy))
            x -= step
    else:
        parts.append(box((0.015, 2 * half + 0.02, height - 0.7), (cab - 0.72, 0, 0.45), dark, 0) if kind != "luton" else box((0.01, 0.01, 0.01)))
        parts += [box((0.15, 0.03, 0.04), (cab - 0.85, side * (half + 0.01), 1.05), dark, 0.01) for side in (-1, 1) if kind != "luton"]
    for side in (-1, 1):
        parts.append(box((0.1, 0.12, 0.24), (cab + slope + 0.02, side * (half + 0.12), 1.2), dark, 0.03))
    return group(parts, at, (0, 0, turn), scale)


def bus(at, turn, colour="#2f8a76", band="#f2e8d2", rim="#d9d8d2", scale=1.0, lit=None):
    """A single-decker with a flat face, a door near the front and a blank destination board."""
    rear, nose, height, half, axles, radius = -4.4, 4.4, 2.95, 1.2, (-2.5, 2.7), 0.44
    paint, glassy = glaze(colour), lit or glaze(GLASS)
    parts, low, high = _shell(rear, nose, height, axles, radius, half, paint, 0.06, 0.22, 0.34, 0.14)
    parts += [_slab(rear + 0.1, nose - 0.12, 1.0, 1.18, half, clay(band, 0.5)), _screen((nose - 0.03, 1.1), (nose - 0.24, 2.45), half, glassy)]
    x = rear + 0.35
    while x < nose - 1.9:
        parts.append(_slab(x, x + 1.12, 1.35, 2.4, half, glassy, 0, 0.03))
        x += 1.25
    parts.append(_slab(nose - 0.72, nose - 0.22, 1.35, 2.4, half, glassy, 0.08, 0.03))
    parts.append(box((0.95, 0.04, 2.05), (nose - 1.3, -half - 0.005, 0.42), glassy, 0.02))
    parts.append(box((0.03, 0.06, 2.05), (nose - 1.3, -half - 0.01, 0.42), paint, 0))
    parts.append(group([box((0.05, 1.5, 0.3), (0, 0, 0), plain("#191b1e"), 0.02)], (nose - 0.21, 0, 2.5), (0, -9, 0)))
    parts += [*_face(nose + 0.02, half, 0.82), *_rear(rear, half, 1.0), *_run(axles, half, radius, rim, 0.3)]
    for side in (-1, 1):
        parts.append(ball(0.12, (nose + 0.1, side * (half + 0.16), 1.75), plain("#2b2d31"), (0.6, 0.8, 1.4)))
    return group(parts, at, (0, 0, turn), scale)
