"""House fronts and what stands before them, in metres. Fronts face -y; `at` is the middle of the doorstep line."""

from math import atan2, degrees, hypot, pi

from ..shapes.materials import clay, fabric, glaze, glow, metal, plain, plaster, wood
from ..shapes.outlines import archway, rectangle
from ..shapes.shapes import ball, box, cylinder, group, plate, sheet, tube

PANE, TRIM, SLATE = "#41566a", "#f2e9d8", "#596066"


def sash(at, size, trim=TRIM, lit=None, sill=True, bars=(2, 2), turn=0):
    """A window on a front: surround, pane, glazing bars, sill. `at` is the middle of its sill."""
    w, h = size
    white, pane = clay(trim), glow(lit, 2.2) if lit else glaze(PANE)
    parts = [box((w + 0.2, 0.08, h + 0.2), (0, 0, -0.1), white, 0.015), box((w, 0.1, h), (0, -0.005, 0), pane, 0.005)]
    parts += [box((0.045, 0.13, h), (-w / 2 + w * i / bars[0], 0, 0), white, 0) for i in range(1, bars[0])]
    parts += [box((w, 0.13, 0.045), (0, 0, h * i / bars[1] - 0.02), white, 0) for i in range(1, bars[1])]
    if sill:
        parts.append(box((w + 0.34, 0.24, 0.09), (0, -0.06, -0.18), white, 0.02))
    return group(parts, at, (0, 0, turn))


def door(at, size=(0.95, 2.1), colour="#2f5b4a", trim=TRIM, light=True, step=True, round_=False, turn=0, knob="#d3a044"):
    w, h = size
    white, paint = clay(trim), clay(colour, 0.45)
    if round_:
        outline, case = archway(w, h), archway(w + 0.26, h + 0.13)
        parts = [plate([case], 0.1, (0, 0, 0), white, 0.015, (90, 0, 0)), plate([outline], 0.16, (0, -0.01, 0), paint, 0.01, (90, 0, 0))]
    else:
        parts = [box((w + 0.26, 0.1, h + 0.13), (0, 0, 0), white, 0.015), box((w, 0.14, h), (0, -0.01, 0), paint, 0.01)]
        for x in (-w * 0.23, w * 0.23):
            parts += [box((w * 0.34, 0.16, h * k), (x, -0.01, h * z), paint, 0.015) for z, k in ((0.08, 0.34), (0.5, 0.36))]
        if light:
            parts.append(box((w * 0.8, 0.155, h * 0.1), (0, -0.01, h * 0.89), glaze(PANE), 0.005))
    parts.append(ball(0.045, (w * 0.36, -0.13, h * 0.45), metal(knob)))
    if step:
        parts.append(box((w + 0.5, 0.5, 0.14), (0, -0.25, 0), clay("#cfc5b4"), 0.02))
    return group(parts, at, (0, 0, turn))


def roof(width, depth, rise, at, material, overhang=0.25, thick=0.12, gable=None):
    """Two slopes, ridge along x; `gable` fills the ends with that material."""
    slope = hypot(depth / 2 + overhang, rise * (1 + 2 * overhang / depth))
    angle = degrees(atan2(rise, depth / 2))
    parts = []
    for side in (-1, 1):
        tile = box((width + overhang, slope, thick), (0, 0, 0), material, 0.02)
        parts.append(group([tile], (0, side * (depth / 4 + overhang / 2), rise / 2 - rise * overhang / depth + 0.02), (side * -angle, 0, 0)))
    if gable:
        for x in (-width / 2 + 0.1, width / 2 - 0.1):
            parts.append(plate([[(-depth / 2, 0), (depth / 2, 0), (0, rise)]], 0.2, (x, 0, 0), gable, 0, (90, 0, 90)))
    return group(parts, at)


def chimney(at, height=1.3, colour="#a35640", pots=2):
    brick, clay_ = clay(colour), clay("#c98a5a")
    parts = [box((0.42 * pots + 0.2, 0.6, height), (0, 0, 0), brick, 0.015), box((0.42 * pots + 0.32, 0.72, 0.12), (0, 0, height - 0.12), brick, 0.015)]
    parts += [cylinder(0.13, 0.42, ((i - (pots - 1) / 2) * 0.42, 0, height), clay_, 0.02, sides=24) for i in range(pots)]
    return group(parts, at)


def house(at, size=(5.0, 7.0, 5.4), front="#b3543a", roofing=SLATE, door_="#2f5b4a", windows=((-0.25, 0.25), (-0.25, 0.25)), entry=0.25, trim=TRIM, lit=(), turn=0, rise=2.1, base="#8d867c", pane=(0.95, 1.45), stack=True):
    """One front with storeys from the ground up; `windows` are shares of the width, the door stands at `entry`."""
    w, d, h = size
    wall = plaster(front)
    parts = [box((w, d, h), (0, d / 2, 0), wall, 0.01), roof(w, d, rise, (0, d / 2, h), clay(roofing), gable=wall)]
    parts.append(box((w + 0.02, 0.1, 0.45), (0, -0.03, 0), clay(base), 0.01))
    storey = h / len(windows)
    for level, row in enumerate(windows):
        for share in row:
            if level == 0 and entry is not None and abs(share - entry) < 0.08:
                continue
            glowing = "#ffcf85" if (level, share) in lit else None
            parts.append(sash((share * w, -0.02, storey * level + (0.85 if level else 0.95)), pane, trim, glowing))
    if entry is not None:
        parts.append(door((entry * w, -0.03, 0), (0.95, 2.15), door_, trim))
    if stack:
        parts.append(chimney((-w / 2 + 0.5, d / 2, h + rise - 0.55)))
    return group(parts, at, (0, 0, turn))


def shop(at, width=5.0, depth=6.0, height=6.2, front="#c98a5a", paint="#2f5b4a", awning=None, lit=None, roofing=SLATE, upper=(-0.28, 0.0, 0.28), goods=True, entry=0.3, pane=(0.85, 1.4), fascia="#f2e9d8"):
    """A shop with a fascia that has no words, a window and a door; rooms above it."""
    wall, wood_ = plaster(front), clay(paint, 0.5)
    glass_ = glow(lit, 1.6) if lit else glaze("#33474f")
    parts = [box((width, depth, height), (0, depth / 2, 0), wall, 0.01), roof(width, depth, 1.9, (0, depth / 2, height), clay(roofing), gable=wall)]
    parts.append(box((width - 0.1, 0.3, 3.0), (0, -0.05, 0), wood_, 0.02))
    parts.append(box((width - 0.05, 0.5, 0.55), (0, -0.1, 2.72), wood_, 0.03))
    parts.append(box((width - 0.5, 0.04, 0.36), (0, -0.36, 2.82), clay(fascia), 0.01))
    side = -1 if entry > 0 else 1
    x = side * width * 0.16
    parts += [box((width * 0.54, 0.1, 1.75), (x, -0.19, 0.72), glass_, 0.01), box((width * 0.58, 0.36, 0.1), (x, -0.22, 0.62), clay(fascia), 0.02)]
    parts += [box((0.06, 0.14, 1.75), (x + k * width * 0.18, -0.19, 0.72), wood_, 0) for k in (-0.5, 0.5)]
    parts.append(door((entry * width, -0.16, 0), (0.95, 2.3), paint, fascia))
    parts += [sash((share * width, -0.02, 3.85), pane) for share in upper]
    if awning:
        parts.append(_awning(width - 0.3, awning, (0, -0.3, 2.75)))
    return group(parts, at)


def _awning(width, colours, at, reach=1.2, drop=0.55):
    """Stripes of cloth on a slope."""
    count = 2 * int(width / 0.7) + 1
    step = width / count
    angle = degrees(atan2(drop, reach))
    cloths = [fabric(c) for c in colours]
    parts = []
    for i in range(count):
        x = -width / 2 + step * (i + 0.5)
        parts.append(group([box((step, hypot(reach, drop), 0.03), (0, 0, 0), cloths[i % len(cloths)], 0.005)], (x, -reach / 2, -drop / 2), (angle, 0, 0)))
        parts.append(box((step, 0.03, 0.2), (x, -reach, -drop - 0.2), cloths[i % len(cloths)], 0.008))
    return group(parts, at)


def lamp_post(at, height=3.6, lit=0.0, colour="#2c3433"):
    iron = clay(colour, 0.5)
    parts = [
        cylinder(0.1, 0.5, (0, 0, 0), iron, 0.02, sides=24),
        cylinder(0.05, height - 0.4, (0, 0, 0.3), iron, 0.01, sides=20),
        cylinder(0.2, 0.04, (0, 0, height - 0.1), iron, 0.01, sides=24),
        ball(0.17, (0, 0, height - 0.06), glow("#ffd591", lit) if lit else plain("#f6ecd4", 0.3), (1, 1, 1.15)),
        ball(0.1, (0, 0, height + 0.27), iron, (1, 1, 0.6)),
    ]
    return group(parts, at)


def pavement(y0, y1, length=80, kerb=0.12, colour="#cdc3b3", x=0):
    return box((length, y1 - y0, kerb), (x, (y0 + y1) / 2, 0), plaster(colour), 0.02)


def bench(at, turn=0, width=1.5, colour="#8a5a36", legs="#33393a"):
    timber, iron = wood(colour), clay(legs, 0.5)
    parts = [box((width, 0.11, 0.04), (0, y, 0.42), timber, 0.01) for y in (-0.18, -0.04, 0.1)]
    parts += [box((width, 0.03, 0.11), (0, 0.2, z), timber, 0.01, (-10, 0, 0)) for z in (0.56, 0.72)]
    for x in (-width / 2 + 0.15, width / 2 - 0.15):
        parts += [box((0.05, 0.42, 0.42), (x, -0.03, 0), iron, 0.02), box((0.05, 0.05, 0.86), (x, 0.2, 0), iron, 0.01, (-8, 0, 0))]
    return group(parts, at, (0, 0, turn))


def viaduct(at, bays=4, span=5.0, height=6.5, depth=4.0, brick="#a9634b", fill=None):
    """Railway arches: piers, round heads, a parapet. `fill` closes each arch with a (colour) wall."""
    wall = plaster(brick)
    width = bays * span
    holes = [archway(span - 1.1, height - 1.5, (-width / 2 + span * (i + 0.5), 0)) for i in range(bays)]
    front = plate([[(-width / 2, 0), *[p for hole in holes for p in _notch(hole)], (width / 2, 0), (width / 2, height), (-width / 2, height)]], depth, (0, depth / 2, 0), wall, 0.0, (90, 0, 0))
    parts = [front, box((width + 0.3, depth + 0.3, 0.3), (0, depth / 2, height), clay("#cbb79f"), 0.03), box((width, 0.3, 0.8), (0, 0.1, height + 0.3), wall, 0.02)]
    for i in range(bays):
        x = -width / 2 + span * (i + 0.5)
        outer, inner = archway(span - 0.7, height - 1.3, (x, 0)), archway(span - 1.1, height - 1.5, (x, 0))
        parts.append(plate([[*outer[1:], outer[0], inner[0], *inner[:1:-1], inner[1]]], 0.1, (0, -0.03, 0), clay("#8f4f3b"), 0.0, (90, 0, 0)))
        if fill:
            parts.append(plate([inner], 0.1, (0, 0.9, 0), plaster(fill[i % len(fill)]), 0, (90, 0, 0)))
    return group(parts, at)


def _notch(hole):
    """An archway as a dent in a base line, from its left foot over the head to its right foot."""
    feet, head = hole[:2], hole[2:]
    return [feet[0], *head[::-1], feet[1]]
