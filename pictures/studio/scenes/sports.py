"""Sports: a court at eight in the evening, clay red and chalk lines."""

from math import cos, pi, sin

from blender import *

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


def spor_hall():
    look = indoors(LOOK, -80, 34, 9, 0.75)
    chamber((16, 18, 7), "#5f8f8a", "#d2a468", [opening_in("left", -4, 3.6, 3.4, 2.0), opening_in("left", 0.5, 3.6, 3.4, 2.0), opening_in("left", 5, 3.6, 3.4, 2.0)], "#e9dfc9", along="y")
    ceiling((16, 18, 7))
    camera((5.4, -19.5, 2.4), (-0.6, -7, 2.0), 30)
    chalk, iron = clay(CHALK), clay(IRON, 0.5)
    for x0, y0, x1, y1 in ((-6, -1, 6, -1), (-6, -16, 6, -16), (-6, -16, -6, -1), (6, -16, 6, -1), (-6, -8.5, 6, -8.5)):
        box((abs(x1 - x0) + 0.1, abs(y1 - y0) + 0.1, 0.012), ((x0 + x1) / 2, (y0 + y1) / 2, 0), chalk, 0)
    plate([disc(1.8), disc(1.7)], 0.012, (0, -8.5, 0.008), chalk, 0)
    box((1.8, 0.08, 1.2), (0, -1.1, 2.9), chalk, 0.02)
    plate([rectangle(0.6, 0.45), rectangle(0.5, 0.35)], 0.02, (0, -1.16, 3.25), clay(ORANGE), 0, (90, 0, 0))
    ring(0.26, 0.02, (0, -1.45, 3.05), clay(ORANGE))
    for x in (-0.6, 0.6):
        tube([(x, -0.1, 3.4), (x * 0.6, -1.05, 3.4)], 0.04, iron, steps=1)
    for r in range(3):
        box((0.7, 12, 0.4 + 0.4 * r), (7.2 - 0.7 * (2 - r) + 0.3, -8.5, 0), wood("#a5733f", "y"), 0.02)
    _basketball((1.6, -9.5, 0), 0.26)
    cylinder(0.3, 0.02, (-3, -0.05, 3.3), chalk, 0, (90, 0, 0))


def spor_weights_room():
    look = indoors(LOOK, -70, 30, 9, 0.7)
    chamber((5.6, 4.8, 2.9), "#7fa59e", plaster("#55595c"), [opening_in("left", 0.2, 0.9, 1.7, 1.5)])
    ceiling((5.6, 4.8, 2.9))
    camera((1.9, -6.2, 1.45), (-0.2, -1.4, 0.85), 34)
    iron, steel = clay(IRON, 0.5), metal("#c9c9c4", 0.3)
    for x in (-1.1, 1.1):
        box((0.08, 0.08, 2.0), (x, -0.6, 0), clay(ORANGE, 0.5), 0.01)
        box((0.08, 0.7, 0.06), (x, -0.8, 0), clay(ORANGE, 0.5), 0.01)
    cylinder(0.02, 2.7, (-1.35, -0.68, 1.3), steel, 0.004, (0, 90, 0), 20)
    for x in (-1.24, -1.16, 1.16, 1.24):
        cylinder(0.24, 0.06, (x - 0.03, -0.68, 1.3), iron if abs(x) < 1.2 else clay(ORANGE, 0.5), 0.015, (0, 90, 0))
    box((0.3, 1.2, 0.08), (0, -1.3, 0.42), fabric(NAVY), 0.03)
    box((0.2, 1.0, 0.42), (0, -1.3, 0), iron, 0.02)
    for i in range(5):
        ball(0.09 + 0.015 * i, (1.42 + 0.25 * i, -0.35 - 0.06 * i, 0), iron)
        ring(0.06 + 0.008 * i, 0.018, (1.42 + 0.25 * i, -0.35 - 0.06 * i, 0.2 + 0.03 * i), iron, (90, 0, 0))
    box((1.6, 0.4, 0.9), (-1.9, -0.3, 0), wood("#a5733f"), 0.02)
    for k in range(2):
        for i in range(3):
            x, z = -2.4 + 0.5 * i, 0.9 if k else 0.5
            [cylinder(0.08, 0.07, (x + s * 0.12 - 0.035, -0.55 + 0.2 * k, z), iron, 0.02, (0, 90, 0), 8) for s in (-1, 1)]
            cylinder(0.02, 0.24, (x - 0.12, -0.55 + 0.2 * k, z), steel, 0.003, (0, 90, 0), 12)


def spor_street_race():
    morning(LOOK, azimuth=-54, elevation=22)
    ground("#8b8f90")
    for i in range(5):
        for side in (-1, 1):
            house((side * 8.4, 4 + 5.2 * i, 0), (5.2, 6, 8.2), ("#b5563a", "#c9a27c", "#a8604a")[(i + (side > 0)) % 3], windows=((-0.25, 0.25),) * 3, turn=-90 * side, door_="#20344f")
    for x in (-4.0, 4.0):
        box((0.3, 0.3, 4.4), (x, 9, 0), clay(ORANGE, 0.5), 0.02)
    box((8.6, 0.36, 1.0), (0, 9, 3.6), clay(ORANGE, 0.5), 0.03)
    for i in range(16):
        box((0.26, 0.02, 0.26), (-3.9 + 0.52 * i, 8.8, 3.72 + 0.26 * (i % 2)), clay(CHALK), 0)
    box((8, 0.5, 0.012), (0, 9, 0), clay(CHALK), 0)
    for i in range(6):
        for side in (-1, 1):
            cone(0.2, 0.04, 0.55, (side * 3.6, -2 + 2.1 * i, 0.03), clay("#e8622c"))
            box((0.46, 0.46, 0.04), (side * 3.6, -2 + 2.1 * i, 0), clay("#e8622c"), 0.01)
    camera((-1.2, -9, 1.7), (0.3, 8, 2.6), 36)


def spor_shuttles():
    seamless(LOOK, "#7fa59e", 2.2)
    camera((0.3, -6.6, 2.2), (0, 0, 0.55), 62)
    lathe([(0, 0), (0.42, 0), (0.42, 1.9), (0, 1.9)], (-0.9, 0.5, 0), clay(LIME, 0.4), steps=1)
    cylinder(0.44, 0.16, (-0.9, 0.5, 1.86), clay(NAVY, 0.4), 0.03)
    _shuttlecock((0.35, 0.3, 0.74), (180, 0, 0), 0.85)
    _shuttlecock((0.75, -0.35, 0.14), (0, 73, 28), 0.85)
    _shuttlecock((-0.25, -0.95, 0.14), (0, 73, -24), 0.85)


def spor_front():
    overcast(LOOK)
    ground("#8b8f90")
    pavement(3, 5.4)
    brick = plaster("#a8553f")
    box((15, 9, 6.4), (0, 10, 0), brick, 0.02)
    hull([(-7.6, 0), (7.6, 0), (5.5, 1.5), (0, 2.2), (-5.5, 1.5)], 4.6, clay("#5f7f7a"), 0.1, (0, 10, 6.3))
    for x in (-5.4, -3.4, 3.4, 5.4):
        sash((x, 5.48, 2.9), (1.4, 2.4), bars=(3, 4))
    for x in (-0.75, 0.75):
        door((x, 5.46, 0.12), (1.4, 2.6), "#20344f", light=False)
    box((5.2, 0.3, 0.7), (0, 5.4, 3.4), clay(ORANGE, 0.5), 0.03)
    bicycle((-4.4, 4.6, 0.12), 0, LIME)
    bicycle((-3.2, 4.7, 0.12), 4, ORANGE)
    camera((-3.6, -9.5, 1.8), (0, 5, 3.2), 34)
