"""Sports: a court at eight in the evening, clay red and chalk lines."""

from math import cos, pi, sin

from studio import *

LOOK = Look(wall="#5f8f8a", floor="#b5563a", azimuth=-58, elevation=26, sun="#ffd59a", power=8, ambient=0.5, exposure=0.25)
ORANGE, CHALK, NAVY, LIME, GOLD, IRON = "#e07a2a", "#f3ecdc", "#20344f", "#d3dc4a", "#dcaa45", "#34373b"


def _basketball(at, radius, rot=(0, 0, 0)):
    skin, seam = clay(ORANGE, 0.6), clay("#2a1b14")
    parts = [ball(radius, (0, 0, -radius), skin)]
    for tilt in ((90, 0, 0), (0, 0, 0)):
        parts.append(ring(radius, 0.014, (0, 0, 0), seam, tilt))
    for side in (-1, 1):
        loop = []
        for i in range(24):
            a = 2 * pi * i / 24
            x, z = side * (0.62 + 0.16 * cos(a) ** 2), 0.62 * sin(a)
            y = 0.62 * cos(a)
            n = (x * x + y * y + z * z) ** 0.5
            loop.append((radius * x / n, radius * y / n, radius * z / n))
        parts.append(tube(loop, 0.014, seam, closed=True, steps=3))
    return group(parts, (at[0], at[1], at[2] + radius), rot)


def spor_court():
    room(LOOK)
    camera((0, -9.6, 1.8), (0, 0, 1.8), 47)
    window(LOOK, (0.4, 2.2, 2.2), 5.6, 4.8, 3, 2, 0.12, 10)
    board = [
        box((2.4, 0.1, 1.6), (0, 0, 0), clay(CHALK), 0.03),
        plate([rectangle(0.95, 0.72), rectangle(0.83, 0.6)], 0.03, (0, -0.06, 0.62), clay("#c9402f"), 0.004, (90, 0, 0)),
        ring(0.42, 0.035, (0, -0.55, 0.25), clay("#d2502b"), (0, 0, 0)),
        box((0.2, 0.2, 0.12), (0, -0.12, 0.2), clay("#d2502b"), 0.02),
    ]
    net = clay(CHALK)
    for i in range(12):
        for twist in (1, -1):
            line = []
            for k in range(5):
                a = 2 * pi * i / 12 + twist * k * 0.2
                r = 0.41 - 0.045 * k
                line.append((r * cos(a), -0.55 + r * sin(a), 0.23 - 0.13 * k))
            board.append(tube(line, 0.009, net, steps=3))
    group(board, (1.15, 2.45, 2.15))
    _basketball((-0.15, 0.1, 0), 0.52, (20, 35, 10))
    chalk = clay(CHALK)
    box((14, 0.1, 0.01), (0, -1.1, 0), chalk, 0.003)
    box((0.1, 3.4, 0.01), (-1.6, 0.7, 0), chalk, 0.003)
    box((2.2, 0.5, 0.1), (2.35, 1.2, 0.5), wood("#c08a52"), 0.03)
    for x in (1.5, 3.2):
        box((0.1, 0.45, 0.5), (x, 1.2, 0), clay(NAVY), 0.02)
    sheet((0.7, 0.5), lambda x, y: 0.03 + 0.03 * sin(8 * x), (2.1, 1.2, 0.6), fabric(LIME), (0, 0, 10), 0.03, 30)
    for x, y in ((-2.15, 0.9), (-2.75, -0.3)):
        cylinder(0.26, 0.03, (x, y, 0), clay(LIME, 0.6), 0.01)
        lathe([(0.2, 0.03), (0.17, 0.1), (0.07, 0.42), (0.045, 0.44), (0, 0.44)], (x, y, 0), clay(LIME, 0.6), steps=2)


def spor_kettlebell():
    room(LOOK, "#d6c7ae", "#8f8a80")
    camera((0.4, -7.6, 1.7), (0.05, 0, 1.1), 55)
    window(LOOK, (0, 1.4, 1.4), 3.4, 4.0, 2, 2, 0.12, 8)
    iron = clay(IRON, 0.45)
    bell = [ball(0.72, (0, 0, 0), iron, (1, 1, 0.96)), cylinder(0.45, 0.06, (0, 0, 0), iron)]
    bell.append(tube([(-0.42, 0, 1.15), (-0.5, 0, 1.5), (-0.4, 0, 1.85), (0, 0, 1.95), (0.4, 0, 1.85), (0.5, 0, 1.5), (0.42, 0, 1.15)], 0.13, iron))
    # A painted cap of the same sphere: a flat disc would let the ball poke through.
    cap = [(0.735 * sin(0.07 * k), 0.735 * cos(0.07 * k)) for k in range(9)]
    bell.append(group([lathe([*cap, (0.3, 0.5)], material=clay("#d2502b"), steps=1)], (0, 0, 0.69), (84, 0, 0)))
    group(bell, (-0.35, 0.35, 0), (0, 0, 24))
    steel = metal("#cfd0d0", 0.3)
    dumb = [cylinder(0.09, 1.5, (0, 0, -0.75), steel)]
    for side in (-1, 1):
        for k, r in enumerate((0.42, 0.34)):
            z = side * (0.42 + 0.2 * k) - 0.09
            dumb.append(cylinder(r, 0.18, (0, 0, z), clay(NAVY, 0.6), 0.04))
    group(dumb, (0.75, -0.85, 0.42), (0, 90, 28))
    rope = [(-0.72, -1.5, 0.06), (-0.35, -1.4, 0.03), (-0.3, -1.0, 0.03), (-0.8, -0.75, 0.03), (-1.35, -0.7, 0.03), (-1.5, -0.95, 0.03), (-1.3, -1.14, 0.06)]
    tube(rope, 0.025, clay(LIME, 0.6))
    for x, y, turn in ((-0.72, -1.5, 194), (-1.3, -1.14, -22)):
        group([cylinder(0.06, 0.5, (0, 0, 0), clay(IRON, 0.6), 0.02)], (x, y, 0.06), (0, 90, turn))


def _shuttlecock(at, rot, scale=1.0):
    cork, white = clay("#c9402f", 0.6), plain("#fbf7ee", 0.8)
    parts = [ball(0.17, (0, 0, 0), clay(CHALK), (1, 1, 0.9)), ring(0.165, 0.03, (0, 0, 0.2), cork)]
    quills = 16
    feather = curved([(-0.03, 0.12), (0.03, 0.12), (0.1, 0.5), (0.1, 0.68), (0, 0.76), (-0.1, 0.68), (-0.1, 0.5)], 5)
    for i in range(quills):
        turn = 360 * i / quills
        vane = plate([feather], 0.012, (0, 0, 0), white, 0.004, (90, 0, 0))
        lean = group([vane, tube([(0, 0, 0), (0, 0, 0.5)], 0.01, white, steps=1)], (0, -0.13, 0.18), (22, 0, 0))
        parts.append(group([lean], (0, 0, 0), (0, 0, turn)))
    for r, z in ((0.22, 0.42), (0.29, 0.58)):
        parts.append(ring(r, 0.008, (0, 0, z), white))
    return group(parts, at, rot, scale)


def _racket(at, rot, scale):
    """Head, strings, shaft and a wrapped grip, standing on the end of the grip."""
    wide, tall, centre = 0.78, 1.0, 3.1
    frame, string = clay("#d2502b", 0.4), plain("#fbf7ee")
    head = [(wide * cos(2 * pi * i / 48), 0, centre + tall * sin(2 * pi * i / 48)) for i in range(48)]
    parts = [tube(head, 0.055, frame, closed=True, steps=2)]
    for i in range(-6, 7):
        x, z = wide * i / 7, tall * i / 7
        up, across = tall * (1 - (i / 7) ** 2) ** 0.5, wide * (1 - (i / 7) ** 2) ** 0.5
        parts.append(tube([(x, 0.004, centre - up), (x, 0.004, centre + up)], 0.009, string, steps=1))
        parts.append(tube([(-across, -0.004, centre + z), (across, -0.004, centre + z)], 0.009, string, steps=1))
    parts.append(cylinder(0.04, 1.1, (0, 0, 1.02), clay(IRON, 0.4), 0.005))
    parts.append(cone(0.05, 0.1, 0.16, (0, 0, centre - tall - 0.14), frame, 0.02))
    grip = clay(NAVY, 0.9)
    parts += [cylinder(0.1, 1.05, (0, 0, 0), grip, 0.03), cylinder(0.12, 0.07, (0, 0, 0), grip, 0.02)]
    parts += [ring(0.1, 0.012, (0, 0, 0.16 + 0.11 * i), grip, (14, 0, 0)) for i in range(8)]
    return group(parts, at, rot, scale)


def spor_racket():
    room(LOOK, "#e5d3b3", "#3f7a60", 1.7)
    camera((0.3, -8.8, 1.9), (0.1, 0, 1.75), 55)
    bars(LOOK, (-0.1, 1.7, 2.4), 2.8, 4.2, 2, 3, 0.12, 8)
    _racket((-0.85, 0.8, 0.02), (-13.6, 13, 0), 0.85)
    box((14, 0.1, 0.01), (0, -0.75, 0), clay(CHALK), 0.003)
    _shuttlecock((1.0, 0.3, 0.74), (180, 0, 0), 0.85)
    _shuttlecock((0.1, -1.15, 0.14), (0, 73, -24), 0.85)
