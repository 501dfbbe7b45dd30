"""Industrial: concrete and safety orange, hard noon light through a saw-tooth roof."""

from math import cos, pi, sin

from blender import *

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


def indu_press_hall():
    look = indoors(LOOK, -78, 36, 9, 0.8)
    chamber((12, 10, 6), "#aeb4b4", plaster("#8d9090"), [opening_in("left", -2.2, 2.8, 3.4, 2.2), opening_in("left", 2.0, 2.8, 3.4, 2.2)], "#4a5054")
    ceiling((12, 10, 6))
    camera((4.4, -12.4, 2.2), (-0.6, -3.4, 1.6), 31)
    steel, orange, dark = metal(STEEL, 0.35), clay(SAFETY, 0.5), clay(DARK, 0.5)
    for i, (x, y) in enumerate(((-2.6, -1.6), (0.4, -1.6), (3.4, -1.6), (-0.6, -4.6))):
        box((1.7, 1.5, 0.9), (x, y, 0), clay("#5f7f7a", 0.5), 0.04)
        for s in (-1, 1):
            box((0.3, 1.2, 2.0), (x + s * 0.65, y, 0.9), clay("#5f7f7a", 0.5), 0.03)
        box((1.7, 1.3, 0.9), (x, y, 2.8), orange if i == 1 else clay("#5f7f7a", 0.5), 0.05)
        cylinder(0.22, 0.9, (x, y, 1.95), steel, 0.02)
        cylinder(0.7, 0.24, (x - 1.0, y, 3.2), dark, 0.03, (0, 90, 0))
        box((0.4, 0.3, 0.5), (x + 1.1, y - 0.7, 0.9), dark, 0.03)
    for k in range(3):
        ring(0.6, 0.2, (4.4 - 0.2 * k, -6.0, 0.2 + 0.38 * k), metal("#b5713f", 0.4))
    for x in (-5.2, 5.0):
        box((0.12, 9, 0.012), (x * 0.3, -5, 0), clay("#f0c23a"), 0)
    box((2.2, 0.12, 3.2), (4.6, -0.02, 0), clay("#2f5f9a", 0.5), 0.02)


def indu_coil():
    room(LOOK)
    camera((0.4, -7.6, 2.4), (0.3, 0, 0.7), 66)
    window(LOOK, (0.2, 0.5, 1.0), 4.4, 4.0, 3, 2, 0.14, 8)
    copper = metal("#c07a45", 0.32)
    for k in range(7):
        ring(0.95 - 0.03 * (k % 2), 0.085, (-0.3, 0.4, 0.1 + 0.165 * k), copper)
        ring(0.78, 0.085, (-0.3, 0.4, 0.1 + 0.165 * k), copper)
    for a in (0.5, 2.6, 4.7):
        box((0.12, 0.05, 1.3), (-0.3 + 1.04 * cos(a), 0.4 + 1.04 * sin(a), 0), clay(SAFETY), 0.01, (0, 0, a * 57.3 + 90))
    tube([(0.6, 0.2, 0.2), (1.2, -0.3, 0.12), (1.7, -0.9, 0.1), (2.4, -1.0, 0.1)], 0.08, copper)
    for i in range(4):
        cylinder(0.09, 0.5, (0.8 + 0.3 * i, -1.2 - 0.1 * (i % 2), 0.09), metal(STEEL, 0.3), 0.01, (0, 90, 30 * i), 24)


def indu_pallets():
    morning(LOOK, azimuth=-52, elevation=22)
    ground("#8d9090")
    box((40, 0.4, 6), (0, 6, 0), clay("#7f8a90"), 0)
    for i in range(20):
        box((0.12, 0.5, 6), (-9.5 + i, 5.8, 0), clay("#75808a"), 0)
    box((5, 0.2, 4.2), (3.4, 5.5, 0), clay(DARK), 0.02)
    for i, x in enumerate((-3.4, -0.4, 2.6)):
        pallet((x, 2.4, 0), 3 * (i - 1), 0.9)
        for k in range(8):
            crate((x - 0.5 + 1.0 * (k % 2), 1.95 + 0.85 * ((k // 2) % 2), 0.31 + 0.62 * (k // 4)), (0.94, 0.8, 0.6), "#b98f5c", tape=SAFETY)
    van("luton", (5.6, 0.2, 0), -150, "#f2efe8", SAFETY)
    camera((-3.6, -8.6, 2.2), (0.6, 2, 1.2), 38)


def indu_bolt():
    seamless(LOOK, "#b9bdbd", 2.4)
    camera((0.3, -6.6, 1.9), (0, 0, 0.85), 62)
    steel = metal("#c4c8ca", 0.26)
    hexagon = [(0.62 * cos(pi / 3 * i), 0.62 * sin(pi / 3 * i)) for i in range(6)]
    parts = [plate([hexagon], 0.42, (0, 0, 0.21), steel, 0.05), cylinder(0.66, 0.08, (0, 0, 0.4), steel, 0.02), cylinder(0.34, 1.7, (0, 0, 0.44), steel, 0.05)]
    parts += [ring(0.34, 0.035, (0, 0, 1.1 + 0.09 * i), steel) for i in range(11)]
    group(parts, (-0.35, 0.2, 0), (0, 0, 14))
    group([plate([hexagon, disc(0.35)], 0.5, (0, 0, 0.25), clay(SAFETY, 0.4), 0.05)], (1.05, -0.35, 0), (0, 0, 8))


def indu_furnace():
    dusk(LOOK, "#8f9fc0", "#6f80a8", 0.75, 0.5)
    chamber((6, 5, 6), "#8c979c", plaster("#777c7e"))
    camera((1.6, -6.2, 1.5), (-0.2, -1.0, 1.2), 35)
    box((3.0, 1.6, 2.2), (-0.3, -0.9, 0), clay("#4a4f52", 0.6), 0.05)
    box((1.4, 0.1, 0.8), (-0.3, -1.72, 0.75), glow("#ff6a1e", 5), 0.02)
    box((1.7, 0.14, 0.5), (-0.3, -1.8, 1.75), clay("#2f5f9a", 0.5), 0.03)
    for x in (-1.25, 0.65):
        box((0.12, 0.2, 2.2), (x, -1.76, 0), clay("#2f5f9a", 0.5), 0.02)
    lamp((-0.3, -2.3, 1.1), 60, "#ff7a2a", 0.3)
    for i in range(5):
        for k in range(2):
            cylinder(0.06, 0.5, (-0.85 + 0.28 * i, -2.2 - 0.3 * k, 0.5), glow("#ff8a3a", 2.2), 0.01, (90, 0, 0), 20)
    box((1.7, 1.0, 0.5), (-0.3, -2.3, 0), clay(DARK), 0.02)
    cylinder(0.4, 0.9, (1.9, -1.2, 0), clay(SAFETY, 0.5), 0.02)
    cylinder(0.3, 3.4, (-0.3, -0.6, 2.1), metal("#8f9496", 0.4), 0.02)
