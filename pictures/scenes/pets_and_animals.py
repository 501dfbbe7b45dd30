"""Pets: a pistachio room after breakfast, tomato-red ball."""

from math import cos, pi, sin

from studio import *

LOOK = Look(wall="#bccf92", floor="#d9b98f", azimuth=-52, elevation=31, sun="#ffecc8", power=6.2, ambient=0.55, exposure=0.2)
CARAMEL, COCOA, CREAM, TOMATO, NAVY, GREY = "#c98b4f", "#5f3d28", "#f4e9d8", "#d2402b", "#2b4560", "#8b8f94"


def _eyes(x, y, z, radius, colour="#1c1512"):
    return [ball(radius, (side * x, y, z - radius), glaze(colour)) for side in (-1, 1)]


def _striped(radius, at, skin, stripe, tilt):
    """A toy ball; the stripe stands a hair proud of the skin so that it reads from afar."""
    half = 0.2
    arc = [(radius * 1.012 * cos(half * k / 4), radius * 1.012 * sin(half * k / 4)) for k in range(-4, 5)]
    band = [(radius * 0.97 * cos(half), -radius * sin(half)), *arc, (radius * 0.97 * cos(half), radius * sin(half))]
    return group([ball(radius, (0, 0, -radius), skin), lathe(band, material=stripe, steps=1)], (at[0], at[1], at[2] + radius), tilt)


def _dog():
    coat, ears = clay(CARAMEL), clay(COCOA)
    body = [(0, -0.08, 0.78, 0.42), (0, 0.18, 0.5, 0.5), (0, -0.14, 1.15, 0.27), (0, -0.2, 1.5, 0.4), (0, -0.5, 1.42, 0.22), (0, -0.62, 1.38, 0.17)]
    for side in (-1, 1):
        body += [(side * 0.36, 0.25, 0.3, 0.3), (side * 0.42, -0.1, 0.13, 0.15), (side * 0.22, -0.36, 0.5, 0.16), (side * 0.22, -0.38, 0.28, 0.14), (side * 0.22, -0.44, 0.13, 0.15)]
    body += [(0.02, 0.66, 0.25, 0.11), (0.06, 0.82, 0.4, 0.1), (0.1, 0.88, 0.6, 0.09), (0.12, 0.86, 0.78, 0.08)]
    parts = [blob(body, material=coat, resolution=0.045)]
    for side in (-1, 1):
        parts.append(blob([(side * 0.36, -0.14, 1.66, 0.14), (side * 0.44, -0.17, 1.5, 0.15), (side * 0.47, -0.2, 1.32, 0.14), (side * 0.46, -0.22, 1.18, 0.11)], material=ears, resolution=0.04))
    parts.append(ball(0.25, (0, -0.62, 1.12), clay("#e2b683"), (0.8, 0.72, 0.62)))
    parts += [ball(0.1, (0, -0.8, 1.38), glaze("#1c1512"), (1.2, 0.9, 0.85)), *_eyes(0.16, -0.55, 1.6, 0.05)]
    parts.append(ring(0.3, 0.055, (0, -0.14, 1.1), clay(TOMATO, 0.5), (14, 0, 0)))
    parts.append(cylinder(0.09, 0.03, (0, -0.46, 0.93), metal("#d9a441", 0.25), 0.01, (78, 0, 0)))
    return parts


def pets_dog():
    room(LOOK)
    camera((0, -8.6, 1.6), (0, 0, 1.4), 50)
    window(LOOK, (-0.4, 1.6, 1.9), 5.2, 4.2, 2, 2, 0.13, 9)
    group(_dog(), (1.1, 0.3, 0), (0, 0, -24), 1.22)
    _striped(0.36, (-0.5, -0.55, 0), clay(TOMATO, 0.5), clay(CREAM), (20, 32, 0))
    vessel([(0.62, 0), (0.64, 0.04), (0.5, 0.34)], (-1.85, 0.45, 0), glaze(NAVY), 0.06)
    cylinder(0.42, 0.03, (-1.85, 0.45, 0.24), clay("#8a5a35"), 0.01)
    for i in range(12):
        a = i * 2.4
        ball(0.075, (-1.85 + 0.1 * i**0.5 * cos(a), 0.45 + 0.1 * i**0.5 * sin(a), 0.24), clay("#a46c3d"))


def pets_cat():
    room(LOOK, "#e2b8a0", "#c99a78")
    camera((0.3, -8, 1.9), (-0.05, 0, 1.35), 70)
    bars(LOOK, (-0.3, 2.6, 2.3), 2.8, 4, 2, 3, 0.12, 8)
    lathe([(0, 0), (0.95, 0), (1.14, 0.06), (1.2, 0.2), (1.1, 0.38), (0.8, 0.46), (0, 0.44)], (0, 0.3, 0), fabric(NAVY))
    ring(1.2, 0.03, (0, 0.3, 0.21), fabric("#3d5a78"))
    coat, white = clay("#e0903f"), clay(CREAM)
    body = [(0, 0.3, 0.42, 0.5), (0, 0.05, 0.75, 0.38), (0, -0.05, 1.0, 0.28), (0, -0.12, 1.42, 0.38), (0, -0.36, 1.34, 0.2)]
    for side in (-1, 1):
        body += [(side * 0.36, 0.25, 0.26, 0.28), (side * 0.2, -0.3, 0.45, 0.15), (side * 0.2, -0.34, 0.22, 0.14), (side * 0.2, -0.38, 0.1, 0.14)]
    parts = [blob(body, material=coat, resolution=0.045)]
    for side in (-1, 1):
        parts.append(cone(0.17, 0.015, 0.34, (side * 0.24, -0.1, 1.66), coat, 0.03, (0, side * 16, 0)))
        for k in range(3):
            parts.append(tube([(side * 0.14, -0.52, 1.32), (side * 0.6, -0.6, 1.26 + 0.08 * k)], 0.006, white, steps=1))
        parts.append(ball(0.13, (side * 0.2, -0.5, 0.0), white, (1, 1, 0.7)))
    parts += [*_eyes(0.15, -0.46, 1.52, 0.055, "#23401f"), ball(0.045, (0, -0.56, 1.36), clay("#b3524a"), (1.3, 0.8, 0.8))]
    parts.append(ball(0.25, (0, -0.25, 0.66), white, (0.8, 0.6, 1.2)))
    parts.append(blob([(0.2 + 0.62 * sin(t * 0.26), 0.62 - 0.11 * t, 0.13, 0.12) for t in range(11)], material=coat, resolution=0.045))
    parts.append(blob([(0.2 + 0.62 * sin(t * 0.26), 0.62 - 0.11 * t, 0.13, 0.12) for t in (11, 12)], material=white, resolution=0.045))
    group(parts, (0, 0.3, 0.44), (0, 0, 16), 1.12)
    ball(0.26, (-1.15, -0.9, 0), fabric(TOMATO))
    for tilt in (0, 40, 80, 120):
        ring(0.262, 0.01, (-1.15, -0.9, 0.26), fabric("#e0604a"), (tilt, 30, tilt))
    tube([(-0.95, -1.05, 0.02), (-0.5, -1.2, 0.02), (-0.2, -0.95, 0.02), (0.3, -1.25, 0.02), (0.8, -1.1, 0.02)], 0.018, fabric(TOMATO))


def pets_bowl():
    room(LOOK, "#b4cfd6", "#b4cfd6")
    camera((0.4, -6, 3.4), (0, 0.05, 0.35), 54)
    bars(LOOK, (0.9, 1.6, 0.9), 3.4, 3.4, 2, 2, 0.12, 8, 10)
    vessel([(1.05, 0), (1.08, 0.05), (0.82, 0.6)], (-0.35, 0.35, 0), glaze(TOMATO), 0.08)
    plate([curved([(-0.16, 0), (-0.26, 0.12), (-0.1, 0.25), (0.04, 0.15), (0.2, 0.15), (0.34, 0.25), (0.5, 0.12), (0.4, 0), (0.5, -0.12), (0.34, -0.25), (0.2, -0.15), (0.04, -0.15), (-0.1, -0.25), (-0.26, -0.12)])], 0.05, (-0.47, -0.62, 0.3), clay(CREAM), 0.015, (68, 0, 0))
    for i in range(26):
        a, r = i * 2.4, 0.13 * i**0.5
        ball(0.1, (-0.35 + r * cos(a), 0.35 + r * sin(a), 0.42), clay(("#8a5a35", "#a46c3d")[i % 2]), (1, 1, 0.8))
    toy = [cylinder(0.15, 0.85, (0, 0, 0), clay(CREAM), 0.06)]
    toy += [ball(0.23, (x, 0, z), clay(CREAM)) for x in (-0.16, 0.16) for z in (-0.3, 0.7)]
    group(toy, (0.65, -1.1, 0.23), (0, 90, 24))
    _striped(0.34, (1.35, 0.35, 0), clay("#e8b93a", 0.5), clay(CREAM), (16, -34, 0))
