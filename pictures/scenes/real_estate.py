"""Real estate: old-rose plaster and painted fronts, the hour of evening viewings."""

from math import atan2, cos, degrees, pi, sin

from studio import *

LOOK = Look(wall="#c2a9ab", floor="#cdb59c", azimuth=-62, elevation=25, sun="#ffca8c", power=7.5, ambient=0.55, exposure=0.2)
BRICK, CREAM, SAGE, BLUE, SLATE, BRASS = "#b3543a", "#f4e8d6", "#9fae8a", "#5f8296", "#454b50", "#d3a044"


def _house(at, size, front, roof, turn=0, door="#2f4a4a", rows=2):
    w, d, h = size
    gable = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (0, h + w * 0.55), (-w / 2, h)]
    parts = [plate([gable], d, (0, 0, 0), plaster(front), 0.015, (90, 0, 0))]
    slope, lift = w * 0.55, 0.06
    for side in (-1, 1):
        length = ((w / 2) ** 2 + slope**2) ** 0.5 + 0.14
        angle = degrees(atan2(slope, w / 2))
        parts.append(box((length, d + 0.16, 0.08), (side * (w / 4 + 0.02), 0, h + slope / 2 - 0.03 + lift), clay(roof), 0.015, (0, side * angle, 0)))
    glass_, trim = glaze("#42586a"), clay(CREAM)
    for r in range(rows):
        for x in (-w * 0.24, w * 0.24):
            z = h * (0.22 + 0.45 * r) if rows > 1 else h * 0.5
            if r == 0 and x > 0:
                parts.append(box((w * 0.24, 0.05, h * 0.36), (x, -d / 2, 0), clay(door, 0.5), 0.01))
                parts.append(ball(0.02, (x - w * 0.07, -d / 2 - 0.04, h * 0.17), metal(BRASS)))
                continue
            parts.append(box((w * 0.26, 0.04, h * 0.25), (x, -d / 2, z), trim, 0.008))
            parts.append(box((w * 0.2, 0.05, h * 0.2), (x, -d / 2 - 0.005, z + h * 0.025), glass_, 0.004))
    parts.append(box((w * 0.14, 0.2, w * 0.42), (-w * 0.28, d * 0.2, h + w * 0.28), clay(BRICK), 0.01))
    return group(parts, at, (0, 0, turn))


def _board(at):
    """An agent's sign: a post, an arm, and a board with a house on it."""
    post, iron = clay(CREAM), metal("#6a6a6a", 0.4)
    house = [(-0.16, -0.15), (0.16, -0.15), (0.16, 0.06), (0, 0.21), (-0.16, 0.06)]
    parts = [
        box((0.09, 0.09, 1.5), (0, 0, 0), post, 0.012),
        box((0.95, 0.07, 0.07), (0.36, 0, 1.3), post, 0.012),
        ball(0.07, (0, 0, 1.48), post),
        box((0.66, 0.06, 0.52), (0.42, 0, 0.68), clay("#c9402f", 0.6), 0.02),
        plate([house], 0.03, (0.42, -0.035, 0.92), clay(CREAM), 0.006, (90, 0, 0)),
    ]
    parts += [cylinder(0.012, 0.14, (x, 0, 1.18), iron, 0) for x in (0.18, 0.66)]
    return group(parts, at, (0, 0, -6))


def real_street():
    room(LOOK)
    camera((-0.2, -9.6, 1.5), (0, 0, 1.45), 49)
    window(LOOK, (0.2, 1.0, 1.7), 6.2, 4.6, 3, 2, 0.13, 10)
    rows = ((-0.95, 1.08, 1.25, CREAM, SLATE), (0.22, 1.15, 1.65, BRICK, SLATE), (1.4, 1.05, 1.35, SAGE, "#7a4632"), (2.58, 1.15, 1.8, BLUE, SLATE))
    for x, w, h, front, roof in rows:
        _house((x, 0.7, 0.1), (w, 1.3, h), front, roof)
    box((5.1, 2.3, 0.1), (0.85, 0.3, 0), clay("#d9cdb8"), 0.02)
    for x in (-0.36, 1.98):
        tree(0.9, (x, -0.5, 0.1), clay("#6f8250"), clay("#5a4330"))
    for x, size in ((1.0, 0.42), (1.16, 0.3)):
        peg(size, (x, -0.6, 0.1), clay(SLATE))
    _board((-2.6, -0.1, 0))


def real_keys():
    room(LOOK, "#a9b39a", "#a9b39a", 0.8)
    camera((0.5, -6.8, 2.0), (0.05, 0, 1.95), 58)
    window(LOOK, (0.1, 0.8, 2.0), 3.6, 4.4, 2, 2, 0.12, 8)
    box((2.8, 0.14, 0.5), (0.05, 0.72, 2.78), wood("#b98550"), 0.03)
    brass = metal(BRASS, 0.25)

    def hook(x):
        tube([(x, 0.66, 3.0), (x, 0.42, 2.95), (x, 0.36, 2.8), (x, 0.46, 2.7)], 0.035, brass)

    def key(x, z, turn, material):
        shaft = [(-0.06, -0.35), (-0.06, -1.5), (0.06, -1.5), (0.06, -1.42), (0.26, -1.42), (0.26, -1.3), (0.14, -1.3), (0.14, -1.2), (0.24, -1.2), (0.24, -1.06), (0.06, -1.06), (0.06, -0.35)]
        return group([plate([shaft], 0.1, (0, 0, 0), material, 0.02), plate([disc(0.4), disc(0.24)], 0.1, (0, 0, 0), material, 0.03)], (x, 0.42, z), (90, turn, 0))

    for x in (-0.86, 0.04, 0.96):
        hook(x)
    key(-0.84, 2.5, 6, brass)
    key(0.05, 2.48, 4, metal("#9fa3a3", 0.35))
    tube([(0.96, 0.42, 2.72), (0.95, 0.4, 2.1)], 0.015, clay("#8a3d2a"), steps=1)
    house = [(-0.38, -0.5), (0.38, -0.5), (0.38, 0.12), (0, 0.52), (-0.38, 0.12)]
    plate([house, disc(0.08, (0, 0.27)), rectangle(0.18, 0.3, (0.1, -0.3))], 0.1, (0.95, 0.42, 1.83), clay("#c9502f"), 0.02, (90, 3, 0))


def real_plan():
    room(LOOK, "#a3b7b5", "#a3b7b5")
    camera((2.0, -6.6, 6.6), (0.0, -0.05, 0.15), 55)
    bars(LOOK, (0.3, 0.4, 0.2), 4.4, 4.4, 2, 2, 0.13, 9, 8)
    wall, base = clay(CREAM), wood("#b98550")
    box((4.2, 3.6, 0.14), (0, 0, 0), base, 0.02)
    z, t, h = 0.14, 0.12, 0.72
    # Walls meet edge to edge: two tops in one plane would flicker.
    runs = [(-1.94, 0, t, 3.16), (1.94, 0.39, t, 2.38), (0, 1.64, 4.0, t), (-0.95, -1.64, 2.1, t), (1.5, -1.64, 1.0, t), (0.2, 0.915, t, 1.33), (0.2, -0.75, t, 0.5), (-1.21, -0.1, 1.34, t), (1.41, 0.2, 0.94, t)]
    for x, y, w, d in runs:
        box((w, d, h), (x, y, z), wall, 0.012)
    box((0.9, 0.42, 0.24), (-1.35, 1.3, z), fabric(BLUE), 0.06)
    box((0.9, 0.14, 0.44), (-1.35, 1.48, z), fabric(BLUE), 0.05)
    box((0.75, 1.0, 0.22), (1.45, 1.05, z), fabric("#efe4d2"), 0.05)
    box((0.75, 0.6, 0.24), (1.45, 0.85, z), fabric(BRICK), 0.05)
    cylinder(0.36, 0.05, (-0.95, -0.85, z + 0.28), base)
    cylinder(0.06, 0.3, (-0.95, -0.85, z), base)
    for i in range(4):
        a = pi / 2 * i + 0.6
        cylinder(0.12, 0.18, (-0.95 + 0.56 * cos(a), -0.85 + 0.56 * sin(a), z), clay(SAGE))
    plate([rectangle(1.25, 0.75, (-1.15, 0.72), 0.08)], 0.02, (0, 0, z + 0.01), fabric("#d9775a"), 0.006)
    box((0.9, 0.3, 0.36), (1.4, -1.35, z), clay("#7f8f80"), 0.02)
    tree(0.6, (-0.15, 1.3, z), clay("#6f8250"), clay("#5a4330"))
