"""Pets: a pistachio room after breakfast, tomato-red ball."""

from math import cos, pi, sin

from blender import *

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


def pets_waiting_room():
    look = indoors(LOOK, -76, 30, 9, 0.7)
    chamber((6.4, 4.8, 2.8), "#cfdcae", plaster("#d9cdb8"), [opening_in("left", 0.2, 0.9, 1.8, 1.4)])
    ceiling((6.4, 4.8, 2.8))
    camera((1.6, -6.6, 1.6), (-0.1, -1.4, 0.9), 34)
    box((0.16, 3.2, 1.7), (0.2, -1.7, 0), clay(CREAM), 0.03)
    for side, seat in ((-1, TOMATO), (1, NAVY)):
        for i in range(3):
            x = 0.2 + side * (0.75 + 0.62 * i)
            chair((x, -0.55, 0), 0, "#c9a06a", seat)
    vessel([(0.16, 0), (0.24, 0.03), (0.2, 0.1)], (-1.1, -1.7, 0), glaze(TOMATO), 0.02)
    box((0.52, 0.36, 0.34), (1.5, -1.5, 0.0), clay(GREY), 0.06)
    for i in range(5):
        box((0.012, 0.01, 0.24), (1.33 + 0.085 * i, -1.69, 0.05), metal(), 0)
    tube([(1.4, -1.5, 0.34), (1.5, -1.5, 0.44), (1.6, -1.5, 0.34)], 0.018, clay(NAVY))
    framed((-1.3, -0.02, 1.75), (0.6, 0.75), CARAMEL, shape=disc(0.17))
    framed((1.7, -0.02, 1.75), (0.6, 0.75), GREY, shape=disc(0.17))
    rug((-1.4, -2.2, 0), (1.2, 0.9), TOMATO)


def pets_front():
    noon(LOOK, azimuth=-52, elevation=34)
    ground("#a9a294")
    pavement(2.2, 4.0)
    shop((0, 4.2, 0.12), 5.2, 6, 6.4, "#bccf92", NAVY, (CREAM, TOMATO))
    house((-5.0, 4.3, 0.12), (4.8, 6, 5.6), "#b3624a")
    house((5.0, 4.3, 0.12), (4.8, 6, 5.6), "#c9a27c", door_="#3d7a55")
    vessel([(0.2, 0), (0.28, 0.04), (0.24, 0.14)], (-0.6, 3.4, 0.12), glaze(TOMATO), 0.03)
    cylinder(0.03, 0.8, (0.6, 3.3, 0.12), clay(NAVY), 0.005, sides=14)
    ring(0.1, 0.02, (0.6, 3.26, 0.8), metal(), (90, 0, 0))
    camera((-1.8, -7.6, 1.8), (0.1, 3, 2.85), 38)


def pets_cat_room():
    look = indoors(LOOK, -70, 32, 9, 0.65)
    chamber((2.6, 2.8, 2.4), "#c3d6a4", "#d2b083", [opening_in("left", 0.1, 0.8, 1.2, 1.2)])
    camera((0.8, -4.0, 1.3), (-0.05, -0.8, 0.9), 36)
    for i in range(4):
        box((0.7, 0.34, 0.04), (0.9 - 0.5 * (i % 2), -0.18, 0.45 + 0.38 * i), wood("#b98a5a"), 0.01)
    box((0.5, 0.3, 0.1), (0.42, -0.2, 0.87), fabric(TOMATO), 0.05)
    cylinder(0.4, 0.16, (-0.3, -0.7, 0), fabric(NAVY), 0.07)
    cylinder(0.28, 0.05, (-0.3, -0.7, 0.13), fabric(CREAM), 0.02)
    cylinder(0.07, 1.0, (0.95, -0.9, 0.05), fabric("#d9b06a"), 0.01)
    box((0.4, 0.4, 0.05), (0.95, -0.9, 0), clay(NAVY), 0.01)
    vessel([(0.1, 0), (0.14, 0.02), (0.12, 0.07)], (0.35, -1.2, 0), glaze(CREAM), 0.012)
    ball(0.08, (-0.7, -1.3, 0), fabric(TOMATO))


def pets_dog_van():
    morning(LOOK, azimuth=-52, elevation=26)
    ground("#93a061")
    hill(40, 9, (10, 70, -0.5), clay("#8aa060"))
    for i in range(7):
        broadleaf(4.2, (-12 + 4.2 * i, 14 + (i % 3) * 2, 0), ("#7d8f4c", "#95a05a")[i % 2], i + 1)
    box((60, 3.4, 0.02), (0, 0.2, 0), clay("#cbb994"), 0)
    van("long", (0.6, 0.6, 0), -24, "#5f8f4a", CREAM)
    for i in range(3):
        ball(0.14, (-2.6 + 0.5 * i, -1.4 - 0.3 * (i % 2), 0.02), clay((TOMATO, "#e0b23f", CREAM)[i]))
    camera((1.6, -10.5, 1.8), (-0.2, 0, 1.15), 46)


def pets_food_scoop():
    seamless(LOOK, "#dcc08a", 2.2)
    camera((0.2, -6.8, 2.7), (0, 0, 0.6), 60)
    hull([(-0.85, 0), (0.85, 0), (0.95, 1.2), (0.9, 1.5), (-0.9, 1.5), (-0.95, 1.2)], 0.55, fabric("#cfae7a"), 0.16, (-0.35, 0.5, 0))
    ball(0.72, (-0.35, 0.5, 1.1), clay("#8a5a34"), (1.15, 0.7, 0.5))
    for i in range(60):
        a = 2.4 * i
        r = 0.085 * i ** 0.55
        ball(0.075, (-0.35 + 1.25 * r * cos(a), 0.5 + 0.75 * r * sin(a), 1.72 - 0.55 * r * r), clay(("#8a5a34", "#a56f42", "#6f4426")[i % 3]), (1, 1, 0.7))
    for i in range(9):
        ball(0.075, (0.75 + 0.5 * sin(3.1 * i), -0.6 + 0.35 * cos(2.3 * i), 0), clay(("#8a5a34", "#a56f42")[i % 2]), (1, 1, 0.7))
    group([vessel([(0.3, 0), (0.34, 0.1), (0.36, 0.5)], material=metal("#cfcac0", 0.25), wall=0.03), tube([(0.34, 0, 0.3), (0.7, 0, 0.34), (1.1, 0, 0.32)], 0.06, wood("#8a5733"))], (0.95, 0.15, 0.3), (0, 62, 40))


def pets_ball_and_bone():
    seamless(LOOK, "#9fb4c9", 2.2)
    camera((0.2, -7.2, 2.2), (0.12, 0, 0.5), 62)
    _striped(0.62, (-0.7, 0.3, 0), clay(TOMATO), clay(CREAM), (20, 30, 0))
    rubber = clay("#e0b23f", 0.5)
    group([cylinder(0.17, 1.2, (-0.6, 0, 0.22), rubber, 0.03, (0, 90, 0)), *[ball(0.26, (x, y, 0.0), rubber) for x in (-0.65, 0.65) for y in (-0.2, 0.2)]], (0.8, -0.4, 0), (0, 0, -22))
