"""Industrial: concrete and safety orange, hard noon light through a saw-tooth roof."""

from math import cos, pi, sin

from studio import *

LOOK = Look(wall="#9aa0a0", floor="#7d8080", azimuth=-46, elevation=38, sun="#fff3dc", power=6.5, ambient=0.45, exposure=0.3, softness=0.8)
SAFETY, STEEL, CONCRETE, DARK, BRICK = "#e8641b", "#c9ccce", "#c4c2bb", "#2f3437", "#9c4a32"


def indu_works():
    room(LOOK, "#c7b9a4", "#8d8578")
    camera((-0.4, -9.6, 2.2), (0.1, 0, 1.5), 50)
    slats(LOOK, (0, 2.6, 3.2), 6, 0.8, 0.22, 30, 9, 0)
    hall, pane = plaster(CONCRETE), glaze("#49606b")
    for i in range(4):
        x = -0.6 + 1.05 * i
        tooth = [(0, 0), (1.05, 0), (1.05, 1.15), (0, 1.75)]
        plate([tooth], 1.9, (x, 0.7, 0), hall, 0.02, (90, 0, 0))
        box((0.03, 1.6, 0.42), (x - 0.012, 0.7, 1.22), pane, 0.005)
        for k in range(2):
            box((0.34, 0.05, 0.5), (x + 0.29 + 0.46 * k, -0.26, 0.42), pane, 0.01)
    brick = clay(BRICK)
    for x, h in ((-1.5, 3.1), (-2.15, 2.6)):
        lathe([(0, 0), (0.3, 0), (0.2, h), (0.25, h + 0.02), (0.25, h + 0.14), (0.17, h + 0.14), (0.14, h - 0.3)], (x, 0.9, 0), brick, steps=1)
        ring(0.215, 0.035, (x, 0.9, h * 0.82), clay(CONCRETE))
    lathe([(0, 0), (0.55, 0), (0.55, 1.0), (0.45, 1.15), (0, 1.28)], (-2.35, -0.35, 0), metal(STEEL, 0.4), steps=3)
    tube([(-1.8, -0.35, 0.7), (-1.3, -0.35, 0.7), (-1.15, -0.3, 0.7), (-1.1, 0.0, 0.7), (-0.6, 0.1, 0.7)], 0.07, clay(SAFETY))
    crane = clay(SAFETY)
    box((0.09, 0.09, 3.3), (2.75, -0.4, 0), crane, 0.01)
    box((2.0, 0.09, 0.09), (2.1, -0.4, 3.2), crane, 0.01)
    tube([(1.35, -0.4, 3.2), (1.35, -0.4, 2.3)], 0.012, clay(DARK), steps=1)
    box((0.34, 0.34, 0.3), (1.35, -0.4, 2.0), clay(DARK), 0.02)
    box((0.34, 0.34, 0.4), (2.95, -0.4, 2.95), clay(DARK), 0.02)
    for x in (0.2, 0.75):
        box((0.42, 0.42, 0.42), (x, -1.1, 0), wood("#a9753f"), 0.02, (0, 0, 20 * x))


def indu_gears():
    room(LOOK, "#d8d2c4", "#d8d2c4", 1.0)
    camera((-0.5, -7.2, 1.7), (0.1, 0, 1.55), 52)
    window(LOOK, (0.1, 0.8, 1.6), 4.4, 3.8, 2, 2, 0.1, 8)

    def gear(x, z, outer, teeth, material, turn):
        body = plate([cog(outer, outer - 0.2, teeth), *[disc(outer * 0.17, (outer * 0.5 * cos(a), outer * 0.5 * sin(a))) for a in (2 * pi * i / 5 for i in range(5))]], 0.3, (0, 0, 0), material, 0.02)
        hub = cylinder(outer * 0.2, 0.5, (0, 0, -0.25), metal(DARK, 0.4), 0.02)
        group([group([body, hub], rot=(0, 0, turn))], (x, 0.5, z), (90, 0, 0))

    gear(-0.72, 1.62, 1.1, 20, metal(STEEL, 0.35), 0)
    gear(1.03, 2.0, 0.77, 14, clay(SAFETY, 0.5), 4)
    gear(0.85, 0.6, 0.64, 12, metal("#c79a4b", 0.35), 9)
    box((6.6, 0.4, 0.1), (0, 0.5, -0.08), clay(DARK))
    box((0.3, 0.1, 1.4), (1.03, 0.85, 0.0), clay(DARK), 0.02)


def indu_bolts():
    room(LOOK, "#4b5256", "#4b5256")
    camera((0.7, -5.6, 4.4), (0.0, 0, 0.3), 58)
    slats(LOOK, (0.2, 0.3, 0), 7, 0.7, 0.36, 30, 7, -22)
    steel, brass = metal(STEEL, 0.3), metal("#d0a04a", 0.3)

    def bolt(at, rot, length, material, scale=1.0):
        parts = [cylinder(0.42, 0.3, (0, 0, 0), material, 0.04, sides=6), cylinder(0.21, length, (0, 0, 0.3), material, 0.03)]
        for i in range(int(length * 0.6 / 0.075)):
            parts.append(ring(0.205, 0.028, (0, 0, 0.3 + length - 0.06 - 0.075 * i), material))
        return group(parts, at, rot, scale)

    def nut(at, rot, material, scale=1.0):
        outline = disc(0.45, sides=6)
        return group([plate([outline, disc(0.23)], 0.34, (0, 0, 0.17), material, 0.05)], at, rot, scale)

    bolt((-0.9, 0.5, 0), (0, 0, 12), 1.3, steel)
    bolt((0.35, 0.95, 0), (0, 0, 40), 0.9, steel, 0.9)
    bolt((0.5, -1.2, 0.37), (-90, 0, 118), 1.5, steel)
    nut((-0.2, -0.35, 0), (0, 0, 25), clay(SAFETY, 0.5), 1.15)
    nut((1.3, 0.25, 0), (0, 0, 5), brass)
    nut((-1.5, -0.75, 0), (0, 0, 50), brass, 0.8)
    ring(0.34, 0.07, (0.75, -0.2, 0.05), brass, (0, 0, 0), 2.0)
