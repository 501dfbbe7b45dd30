"""Interior: sage plaster and oak, slow afternoon."""

from math import cos, pi, sin

from blender import *

LOOK = Look(wall="#b7bd9f", floor="#b88b5e", azimuth=-58, elevation=28, sun="#ffe0b0", power=7, ambient=0.5, exposure=0.25)
RUST, OAT, OAK, INK, CLAY = "#b4532f", "#efe4d2", "#b98550", "#2b2d2a", "#c98a66"


def inte_lounge():
    room(LOOK)
    camera((0.2, -9.6, 1.7), (0, 0, 1.55), 49)
    window(LOOK, (-1.1, 2.6, 2.3), 3.8, 4.0, 2, 3, 0.12, 9)
    sheet((5.6, 2.6), lambda x, y: 0.03, (0.9, 0.0, 0), fabric("#e5d6ba"), (0, 0, 0), 0.02, 12)
    seat, leg = fabric(RUST), wood(OAK, "z")
    chair = [
        box((1.5, 1.35, 0.42), (0, 0, 0.36), seat, 0.14),
        box((1.5, 0.36, 1.35), (0, 0.62, 0.5), seat, 0.15, (-10, 0, 0)),
        box((0.3, 1.45, 0.85), (-0.8, 0.05, 0.32), seat, 0.13),
        box((0.3, 1.45, 0.85), (0.8, 0.05, 0.32), seat, 0.13),
        box((0.85, 0.24, 0.6), (0.1, 0.32, 0.8), fabric(OAT), 0.11, (-16, 0, 6)),
    ]
    chair += [cone(0.05, 0.07, 0.36, (x, y, 0), leg, 0.01) for x in (-0.7, 0.7) for y in (-0.5, 0.6)]
    group(chair, (1.3, 0.6, 0.03), (0, 0, -18))
    brass = metal("#c9993f", 0.3)
    cylinder(0.36, 0.05, (2.75, 1.3, 0), brass)
    tube([(2.75, 1.3, 0), (2.75, 1.3, 2.2), (2.6, 1.25, 2.75), (2.2, 1.15, 2.95), (1.95, 1.1, 2.8)], 0.03, brass)
    lathe([(0.06, 0.42), (0.12, 0.4), (0.45, 0.0), (0.42, 0.0), (0.1, 0.36)], (1.93, 1.1, 2.4), clay(OAT))
    cylinder(0.5, 0.06, (-0.55, 0.2, 0.75), wood(OAK))
    cone(0.3, 0.06, 0.75, (-0.55, 0.2, 0), wood(OAK, "z"))
    vessel([(0.14, 0), (0.2, 0.1), (0.16, 0.3), (0.08, 0.42), (0.1, 0.48)], (-0.6, 0.2, 0.81), glaze(INK))
    sprig(0.9, (-0.6, 0.2, 1.1), clay("#6f7d4e"), clay("#5d4a33"), (-0.35, 0), 9, 0.3)
    book((0.5, 0.36, 0.08), (-0.3, 0.05, 0.81), clay("#33536b"), (0, 0, 30))
    plate([rectangle(1.3, 1.7), rectangle(1.16, 1.56)], 0.07, (-2.3, 2.52, 2.35), wood(OAK), 0.01, (90, 0, 0))
    plate([rectangle(1.16, 1.56)], 0.02, (-2.3, 2.55, 2.35), plain("#f1e9da"), 0.002, (90, 0, 0))
    plate([disc(0.34)], 0.02, (-2.3, 2.53, 2.5), clay(RUST), 0.004, (90, 0, 0))


def inte_vases():
    room(LOOK, "#d9c3a6", "#efe3cf")
    camera((0, -7.8, 1.8), (0, 0, 1.5), 55)
    twig(LOOK, (1.6, 2.6, 1.0), 3.2, 15, 0.55, 5, 40, 3)
    vessel([(0.3, 0), (0.42, 0.1), (0.62, 0.6), (0.5, 1.15), (0.2, 1.5), (0.16, 1.85), (0.24, 1.95)], (-0.55, 0.4, 0), clay("#3f4d46"), 0.05)
    vessel([(0.3, 0), (0.5, 0.08), (0.72, 0.45), (0.5, 0.85), (0.2, 0.98), (0.22, 1.08)], (0.65, 0.1, 0), clay(RUST), 0.05)
    vessel([(0.2, 0), (0.24, 0.04), (0.24, 0.7), (0.2, 0.75)], (-1.15, -0.55, 0), speckle(OAT, "#a58d6f"), 0.05)
    ring(0.42, 0.13, (1.5, 0.7, 0.55), clay(OAT), (90, 0, 24))
    for i, lean in enumerate(((-0.75, 0.0), (-0.25, 0.1), (0.35, -0.1), (0.05, 0.1))):
        sprig(1.6 - 0.12 * i, (-0.55, 0.4, 1.75), clay("#c9a35f"), clay("#8d6a3a"), lean, 10, 0.26)


def inte_shelf():
    room(LOOK, "#7f8f80", "#7f8f80", 0.9)
    camera((0.8, -7.4, 1.9), (0.05, 0, 1.85), 54)
    window(LOOK, (0.0, 0.9, 2.0), 2.8, 4.4, 2, 3, 0.1, 8)
    oak = wood(OAK, "x")
    for z in (0.85, 2.2):
        box((3.3, 0.8, 0.1), (-0.1, 0.5, z), oak, 0.02)
        for x in (-1.4, 1.2):
            box((0.08, 0.7, 0.28), (x, 0.55, z - 0.28), metal(INK, 0.5), 0.02)
    colours = (RUST, OAT, "#33536b", "#d9a441", INK, CLAY)
    for i, colour in enumerate(colours):
        h = (0.86, 0.78, 0.92, 0.7, 0.84, 0.76)[i]
        box((0.15, 0.56, h), (-1.45 + 0.165 * i, 0.45, 2.3), clay(colour, 0.6), 0.02, (0, 0 if i < 5 else -9, 0))
    vessel([(0.2, 0), (0.3, 0.05), (0.36, 0.3), (0.3, 0.45)], (0.95, 0.45, 2.3), clay(CLAY))
    for i in range(7):
        a = 2 * pi * i / 7
        plate([leaf(0.62, 0.2)], 0.03, (0.95, 0.45, 2.7), clay("#5f7a4c"), 0.01, (38, 0, a * 57.3))
    lathe([(0, 0), (0.32, 0), (0.3, 0.06), (0.05, 0.12), (0.05, 0.45), (0, 0.45)], (0.75, 0.45, 0.95), metal("#c9993f", 0.3))
    lathe([(0.42, 0.36), (0.28, 0.85), (0.26, 0.85), (0.4, 0.36)], (0.75, 0.45, 0.95), fabric(OAT), steps=1)
    vessel([(0.25, 0), (0.4, 0.1), (0.5, 0.3)], (-0.75, 0.45, 0.95), glaze(OAT))
    for i in range(3):
        ball(0.17, (-0.75 + 0.2 * cos(2.1 * i), 0.45 + 0.2 * sin(2.1 * i), 1.1), clay("#d9a441", 0.4))


def _sitting(wall):
    """The room of the pair: one camera, one window, one sun, so that only the work differs."""
    look = indoors(LOOK, -84, 25, 9, 0.7)
    chamber((5.0, 4.6, 2.7), wall, OAK, [opening_in("left", 0.2, 0.75, 1.5, 1.45)])
    camera((2.2, -6.6, 1.5), (-0.2, -1.5, 0.95), 34)


def inte_wall_before():
    _sitting("#cfc8bd")
    white, dark = clay("#e9e6df", 0.5), plain("#1d1f22", 0.3)
    for i in range(14):
        box((0.05, 0.08, 0.55), (-0.75 + 0.085 * i, -0.09, 0.18), white, 0.015)
    box((1.3, 0.4, 0.42), (1.4, -0.35, 0), clay("#9a9087"), 0.01)
    box((1.15, 0.07, 0.68), (1.4, -0.35, 0.5), dark, 0.015)
    box((0.3, 0.2, 0.08), (1.4, -0.35, 0.42), dark, 0.01)
    sofa((0.55, -2.9, 0), 166, 1.8, "#8f8a84")
    box((0.5, 0.4, 0.36), (-1.9, -0.6, 0), clay("#c49a66"), 0.01, (0, 0, 14))
    box((0.42, 0.36, 0.3), (-1.85, -0.62, 0.36), clay("#b98c58"), 0.01, (0, 0, -8))
    tube([(1.0, -0.2, 0.02), (0.4, -0.5, 0.02), (-0.1, -0.25, 0.02), (-0.9, -0.2, 0.02)], 0.012, dark)


def inte_wall_after():
    _sitting(LOOK.wall)
    armchair((-0.85, -1.35, 0), -52, RUST, cushion=OAT)
    shade_lamp((-1.75, -0.5, 0), 1.55)
    rug((-0.5, -1.9, 0), (2.2, 1.6), OAT, 0, "#d9c3a6")
    table((-0.05, -0.75, 0), 0, (0.45, 0.4, 0.5))
    book((0.24, 0.18, 0.04), (-0.05, -0.75, 0.5), clay("#33536b"), (0, 0, 20))
    mug((0.08, -0.72, 0.5), OAT, scale=0.14)
    shelves((1.4, -0.18, 0), 0, (1.4, 0.32, 1.9), 5, OAK, back="#9aa386")
    framed((0.05, -0.02, 1.65), (0.55, 0.7), RUST, shape=disc(0.15))
    sofa((1.25, -3.0, 0), 128, 1.7, "#7f8f80", cushion=RUST)
    for x in (-1.75, 0.95):
        curtain((-2.42, -2.1 + (x + 1.75) * 0.0 + (0.0 if x < 0 else 1.9) - 0.95, 2.35), (0.42, 1.75), OAT, 90, 5)


def inte_kitchen_window():
    look = indoors(LOOK, -78, 28, 9, 0.7)
    chamber((6.0, 5.2, 2.7), "#d6c9ae", plaster("#8a8f90"), [opening_in("left", -0.2, 0.85, 2.4, 1.4)])
    camera((2.3, -6.9, 1.55), (-0.6, -1.8, 0.95), 33)
    table((-1.2, -2.4, 0), 90, (2.4, 1.0, 0.76), "#c29a68")
    for y in (-1.7, -2.5, -3.2):
        chair((-0.4, y, 0), -90, "#8a6540")
        chair((-2.05, y, 0), 90, "#8a6540")
    kitchen_run((1.0, -0.36, 0), 0, 3.4, "#5c6f5e", doors=5, stove=3)
    box((3.4, 0.3, 0.05), (1.0, -0.16, 1.6), wood(OAK), 0.01)
    for i in range(6):
        vessel([(0.05, 0), (0.09, 0.05), (0.08, 0.16)], (-0.35 + 0.5 * i, -0.16, 1.65), glaze((OAT, RUST, CLAY, INK)[i % 4]), 0.012)
    vessel([(0.09, 0), (0.14, 0.12), (0.08, 0.28), (0.1, 0.34)], (-1.2, -2.1, 0.76), clay(RUST), 0.015)
    for i in range(4):
        sprig(0.5, (-1.2, -2.1, 1.05), clay("#6f7d4e"), clay("#5d4a33"), (0.2 * cos(1.6 * i), 0.2 * sin(1.6 * i)), 7, 0.14)
    pendant((-1.2, -2.4, 2.7), 0.75, RUST)


def inte_kitchen_window_dusk():
    inte_kitchen_window()
    dusk(LOOK, "#e79a6d", "#2f4468", 0.9, 0.6)
    ball(0.06, (-1.2, -2.4, 1.86), glow("#ffd591", 9))
    lamp((-1.2, -2.4, 1.74), 55)
    lamp((1.2, -0.8, 1.5), 14)


def inte_landing():
    look = indoors(LOOK, -70, 32, 8, 0.55)
    chamber((3.4, 4.2, 3.2), "#cfd2b6", OAK, [opening_in("left", 0.4, 1.2, 0.9, 1.3)])
    ceiling((3.4, 4.2, 3.2))
    camera((0.9, -5.8, 1.6), (-0.05, -1.2, 1.35), 32)
    for i in range(6):
        z = 0.35 + 0.42 * i
        box((2.0, 0.26, 0.035), (0.55, -0.14, z), wood(OAK), 0.005)
        books(1.2 + 0.3 * (i % 3), 0.3, (-0.4, -0.14, z + 0.035), 3 + i, (RUST, OAT, "#33536b", "#d9a441", INK, CLAY))
    for i in range(6):
        box((0.75, 0.3, 0.19 * (i + 1)), (-1.28, -1.9 + 0.3 * i, 0), wood("#a5733f"), 0.01)
    tube([(-0.88, -2.1, 0.9), (-0.88, -0.3, 2.05)], 0.03, wood("#6b4a2c"), steps=1)
    for i in range(7):
        cylinder(0.018, 0.86, (-0.88, -2.05 + 0.29 * i, 0.12 + 0.185 * i), clay(OAT), 0.003, sides=12)
    rug((0.6, -2.0, 0), (1.1, 1.9), RUST, 0, "#d9a98a")
    armchair((0.95, -1.3, 0), -10, "#7f8f80")


def inte_attic():
    look = indoors(LOOK, -66, 30, 9, 0.65)
    chamber((4.6, 4.4, 3.6), "#efe6d4", "#c29a68", [opening_in("far", 0.0, 0.75, 0.95, 0.95)])
    for side in (-1, 1):
        group([box((0.14, 5.0, 3.6), (0, 0, 0), plaster("#f4ecdc"), 0)], (side * 2.3, -2.2, 1.0), (0, side * -44, 0))
    camera((0.0, -6.4, 1.45), (0.0, -1.4, 0.95), 34)
    for x, cover in ((-1.25, "#7f8f80"), (1.25, RUST)):
        bed((x, -1.3, 0), 0, 0.95, cover)
    rug((0, -2.2, 0), (0.9, 2.2), OAT, 0, CLAY)
    for i, (x, c) in enumerate(((-0.28, RUST), (0.0, "#3f4d46"), (0.26, OAT))):
        vessel([(0.06, 0), (0.1, 0.06), (0.07, 0.17), (0.05, 0.2)], (x, -0.02, 0.72), clay(c), 0.012)
    table((0, -0.45, 0), 0, (0.5, 0.4, 0.55))
    shade_lamp((0, -0.45, 0.55), 0.4, size=0.14, lit=1.0)


def inte_reading_room():
    noon(LOOK, azimuth=-54, elevation=34)
    ground("#9aa56a")
    box((30, 3, 0.03), (0, 2.4, 0), clay("#cbb994"), 0)
    house((0.4, 5, 0), (7.4, 8, 4.6), "#cdbb9d", "#6a5f55", "#4f7a55", ((-0.34, 0.34),), None, pane=(1.5, 2.4), rise=3.0, stack=False)
    door((0.4, 4.96, 0), (1.5, 2.7), "#4f7a55", "#e9dfc9", round_=True)
    plate([disc(0.55), disc(0.4)], 0.1, (0.4, 4.95, 5.2), clay("#e9dfc9"), 0.01, (90, 0, 0))
    hedge(3.2, (-5.4, 4.6, 0))
    broadleaf(4.6, (6.8, 6, 0), seed=3)
    for x in (-1.2, 2.0):
        vessel([(0.22, 0), (0.3, 0.1), (0.34, 0.45), (0.36, 0.5)], (x, 4.3, 0), clay(RUST), 0.04)
        ball(0.38, (x, 4.3, 0.42), clay("#5f7a48"))
    chair((3.0, 3.6, 0), -20)
    camera((-2.6, -6.5, 1.7), (0.4, 4, 2.6), 36)


def inte_armchair_rust():
    seamless(LOOK, "#d9cbb0", 3.2)
    camera((1.4, -6.6, 1.5), (0, 0, 0.62), 88)
    armchair((0, 0, 0), -24, RUST, cushion=OAT)
    shade_lamp((-0.95, 0.55, 0), 1.5)


def inte_lamp_brass():
    dusk(LOOK, "#8a7a66", "#3d4038", 0.35, 0.4)
    box((20, 0.3, 8), (0, 1.2, 0), plaster("#8f9a80"), 0)
    box((20, 6, 0.1), (0, -1.6, 0), wood(OAK), 0.01)
    camera((0.3, -4.2, 0.75), (0, 0, 0.5), 62)
    shade_lamp((-0.1, 0.1, 0.1), 0.82, lit=2.6, size=0.27)
    lamp((-0.1, 0.1, 0.72), 9)
    book((0.36, 0.27, 0.05), (0.42, -0.1, 0.1), clay("#33536b"), (0, 0, 14))
    book((0.33, 0.25, 0.045), (0.43, -0.1, 0.15), clay(RUST), (0, 0, -6))
    mug((0.46, -0.12, 0.195), OAT, 30, 0.2)


def inte_box_room():
    look = indoors(LOOK, -40, 30, 8, 0.5)
    chamber((2.9, 3.6, 2.6), "#9fb08c", "#c29a68", [opening_in("far", -0.35, 0.95, 1.3, 1.2)])
    ceiling((2.9, 3.6, 2.6))
    camera((0.5, -5.0, 1.45), (-0.05, -1.0, 1.05), 34)
    box((1.7, 0.55, 0.45), (-0.35, -0.3, 0), wood(OAK), 0.02)
    box((1.6, 0.5, 0.1), (-0.35, -0.3, 0.45), fabric(OAT), 0.04)
    box((0.42, 0.14, 0.36), (-0.9, -0.16, 0.54), fabric(RUST), 0.06, (-14, 0, 10))
    box((0.5, 0.6, 0.04), (1.15, -1.2, 0.74), wood("#d8b98a"), 0.01)
    tube([(1.4, -1.0, 1.2), (0.95, -1.0, 0.78)], 0.012, plain(INK), steps=1)
    stool((0.7, -1.3, 0), 0.46)
    shade_lamp((1.2, -1.05, 0.78), 0.36, size=0.12)
    box((2.4, 0.2, 0.035), (0.2, -0.1, 2.25), wood(OAK), 0.005)
    books(1.9, 0.26, (-0.85, -0.1, 2.285), 5, (RUST, OAT, "#33536b", "#d9a441", INK, CLAY))
    for i in range(5):
        cylinder(0.02, 0.09, (-1.38, -2.0 + 0.28 * i, 1.75), wood("#6b4a2c"), 0.004, (0, 90, 0), 14)
    box((0.1, 0.34, 0.75), (-1.34, -1.72, 1.05), fabric("#d9a441"), 0.04)
    rug((0.0, -2.0, 0), (1.3, 1.0), RUST)


def inte_paint():
    room(LOOK, "#e9dfc9", "#d6c7a8")
    camera((0.2, -7.6, 3.6), (0, 0, 0.55), 54)
    window(LOOK, (0.2, 0.4, 0.6), 4.6, 4.0, 2, 2, 0.12, 8)
    for i, colour in enumerate(("#7f8f80", "#b7bd9f", RUST, "#d9a441", "#33536b")):
        sheet((0.85, 1.5), lambda x, y: 0.012 + 0.012 * abs(sin(3 * x)), (-1.9 + 0.95 * i, 0.6, 0.01), plain(OAT), (0, 0, 3 * (i - 2)), 0.01, 20)
        plate([curved([(-0.3, -0.5), (0.0, -0.58), (0.3, -0.48), (0.33, 0.1), (0.28, 0.52), (-0.1, 0.46), (-0.32, 0.5)])], 0.012, (-1.9 + 0.95 * i, 0.6, 0.05), clay(colour), 0.002, (0, 0, 3 * (i - 2)))
    for x, y, c in ((1.5, -0.9, RUST), (0.55, -1.15, "#7f8f80")):
        lathe([(0, 0), (0.36, 0), (0.37, 0.02), (0.37, 0.66), (0.39, 0.68), (0.36, 0.7), (0.34, 0.62), (0, 0.6)], (x, y, 0), metal("#c9c9c4", 0.3), steps=1)
        cylinder(0.34, 0.02, (x, y, 0.61), glaze(c), 0)
    group([box((0.42, 0.12, 0.3), (0, 0, 0), metal("#b9b3a6", 0.4), 0.02), box((0.44, 0.1, 0.42), (0, 0, -0.4), fabric("#6b4a2c"), 0.03), box((0.16, 0.09, 0.9), (0, 0, 0.28), wood(OAK, "z"), 0.05)], (-0.8, -1.1, 0.08), (88, 0, 62))


def inte_bath_shelf():
    look = indoors(LOOK, -76, 30, 9, 0.7)
    chamber((3.6, 3.4, 2.5), "#c9d3c6", plaster("#b7ada0"), [opening_in("left", 0.3, 1.0, 0.9, 1.0)])
    ceiling((3.6, 3.4, 2.5))
    camera((0.9, -4.7, 1.4), (-0.05, -0.8, 0.95), 36)
    white = glaze("#f6f1e6")
    box((1.7, 0.72, 0.52), (0.3, -0.5, 0.1), white, 0.16)
    box((1.5, 0.54, 0.06), (0.3, -0.5, 0.585), plain("#cfe0dd", 0.2), 0.02)
    box((1.9, 0.2, 0.035), (0.3, -0.11, 1.4), wood(OAK), 0.005)
    for i, c in enumerate((RUST, OAT, "#5f7a48")):
        vessel([(0.05, 0), (0.08, 0.05), (0.07, 0.14)], (-0.35 + 0.28 * i, -0.11, 1.435), clay(c), 0.012)
    for part in stack((0.85, -0.11, 1.435), 3, (0.4, 0.18, 0.06), (OAT, "#d9a98a", OAT)):
        pass
    sprig(0.35, (0.21, -0.11, 1.55), clay("#5f7a48"), None, (0.1, 0), 8, 0.12)
    tube([(-0.5, -0.12, 0.85), (-0.5, -0.22, 0.95), (-0.5, -0.32, 0.9)], 0.02, metal("#c9993f"))
    stool((-0.95, -1.1, 0), 0.42)
    folded_cloth((-0.95, -1.1, 0.42), (0.3, 0.24, 0.06), RUST)
    rug((0.2, -1.4, 0), (1.0, 0.6), OAT)


def _sitting_room(lit=0.0):
    """One room and one camera for the hours of a day: only the light differs."""
    size = (6.4, 5.0, 2.7)
    chamber(size, "#7f8f80", OAK, [opening_in("left", 0.2, 0.75, 1.7, 1.45)])
    ceiling(size)
    camera((2.4, -6.6, 1.5), (-0.5, -1.6, 0.95), 32)
    sofa((0.4, -0.75, 0), 0, 2.4, "#a8472c", cushion=OAT)
    armchair((-1.7, -1.6, 0), 62, "#c9a35f")
    rug((0.1, -2.1, 0), (2.8, 1.9), OAT, 0, "#c98a66")
    table((0.2, -1.95, 0), 0, (1.0, 0.55, 0.38))
    for x, y, z, h in ((-1.15, -0.45, 0, 1.55), (2.2, -0.6, 0.55, 0.5)):
        shade_lamp((x, y, z), h, lit=lit)
        if lit:
            lamp((x, y, z + h - 0.12), 26 if z == 0 else 15, radius=0.1)
            lamp((x, y, z + h - 0.42), 14, radius=0.12)
    table((2.2, -0.6, 0), 0, (0.5, 0.45, 0.55))
    framed((0.4, -0.02, 1.75), (1.1, 0.75), "#33536b")
    shelves((-2.3, -0.2, 0), 0, (1.0, 0.32, 2.0), 5)


def inte_sitting_morning():
    indoors(LOOK, -62, 17, 8, 0.7, sun="#ffd7a6", horizon="#f4e6d2")
    _sitting_room()


def inte_sitting_noon():
    indoors(LOOK, -86, 40, 9, 1.5)
    _sitting_room()


def inte_sitting_afternoon():
    indoors(LOOK, -108, 21, 9, 1.2, sun="#ffc98c", horizon="#f3d9b4")
    _sitting_room()


def inte_sitting_dusk():
    night(LOOK, 0.42)
    _sitting_room(3.2)
