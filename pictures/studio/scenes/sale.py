"""Sale: a shop window in high sun, tomato against butter yellow."""

from math import cos, pi, sin

from blender import *

LOOK = Look(wall="#e9532f", floor="#e9532f", azimuth=-48, elevation=36, sun="#fff0d0", power=5.6, ambient=0.5, exposure=0.1, softness=0.8)
BUTTER, WHITE, PINK, COBALT, RED = "#f6cf55", "#f8f1e4", "#f2a7b0", "#2b51b8", "#d93a22"


def _bag(at, size, colour, turn):
    w, d, h = size
    body, cord = plain(colour, 0.6), clay(WHITE)
    parts = [
        box((w, 0.03, h), (0, -d / 2, 0), body, 0.006), box((w, 0.03, h), (0, d / 2, 0), body, 0.006),
        box((0.03, d, h), (-w / 2, 0, 0), body, 0.006), box((0.03, d, h), (w / 2, 0, 0), body, 0.006),
        box((w, d, 0.03), (0, 0, 0), body, 0.006),
    ]
    for y in (-d / 2 - 0.02, d / 2):
        parts.append(tube([(-w * 0.22, y, h - 0.1), (-w * 0.2, y, h + 0.22), (0, y, h + 0.4), (w * 0.2, y, h + 0.22), (w * 0.22, y, h - 0.1)], 0.028, cord))
    return group(parts, at, (0, 0, turn))


def _tag(colour):
    """A price tag lying on its back; the red one carries a percent sign."""
    shape = [(-0.45, -0.75), (0.45, -0.75), (0.45, 0.42), (0.22, 0.75), (-0.22, 0.75), (-0.45, 0.42)]
    parts = [plate([shape, disc(0.09, (0, 0.5))], 0.07, (0, 0, 0), plain(colour, 0.7), 0.015), ring(0.11, 0.025, (0, 0.5, 0.04), metal("#d9a441", 0.3))]
    if colour == RED:
        ink = plain(WHITE)
        for x, y in ((-0.17, 0.12), (0.17, -0.38)):
            parts.append(plate([disc(0.12, (x, y)), disc(0.06, (x, y))], 0.02, (0, 0, 0.04), ink, 0.004))
        parts.append(box((0.06, 0.75, 0.02), (0, -0.13, 0.03), ink, 0.004, (0, 0, -32)))
    return parts


def _bow(at, ribbon):
    """Two loops, two swallow tails and a knot."""
    loop = [(0.02, 0.0), (0.16, 0.2), (0.4, 0.3), (0.54, 0.16), (0.42, 0.02), (0.18, -0.01)]
    middle = (0.3, 0.12)
    hollow = [(middle[0] + 0.82 * (x - middle[0]), middle[1] + 0.78 * (y - middle[1])) for x, y in loop]
    tail = [(0, -0.08), (0.5, -0.1), (0.42, 0), (0.5, 0.1), (0, 0.08)]
    parts = [ball(0.09, (0, 0, 0), ribbon, (1.1, 1.2, 0.9))]
    for turn in (0, 180):
        parts.append(plate([curved(loop), curved(hollow)], 0.2, (0, 0, 0.07), ribbon, 0.01, (90, 0, turn)))
        parts.append(plate([tail], 0.02, (0, 0, 0.012), ribbon, 0.004, (0, 0, turn - 58)))
    return group(parts, at, (0, 0, -12))


def sale_bags():
    room(LOOK)
    camera((0.1, -9.2, 1.7), (0, 0, 1.5), 49)
    window(LOOK, (0.2, 1.2, 1.8), 6.0, 4.4, 2, 1, 0.16, 9)
    _bag((1.0, 0.6, 0), (1.5, 0.7, 2.0), BUTTER, 12)
    _bag((2.35, 0.1, 0), (1.1, 0.55, 1.4), WHITE, -16)
    _bag((-0.2, -0.35, 0), (0.95, 0.5, 1.15), COBALT, -8)
    sheet((1.0, 0.5), lambda x, y: 0.22 * abs(sin(7 * x + 2 * y)) + 0.1 * sin(9 * y), (1.0, 0.6, 1.85), plain(PINK, 0.9), (0, 0, 12), 0.02)
    box((0.9, 0.9, 0.55), (-1.75, 0.4, 0), plain(PINK, 0.6), 0.02, (0, 0, 18))
    box((0.96, 0.96, 0.16), (-1.75, 0.4, 0.52), plain(PINK, 0.6), 0.02, (0, 0, 18))
    _bow((-1.75, 0.4, 0.68), plain(WHITE, 0.6))
    group(_tag(WHITE), (1.32, 0.12, 1.3), (86, -8, 12), 0.42)
    tube([(1.3, 0.13, 1.52), (1.32, 0.12, 1.75), (1.3, 0.17, 1.95)], 0.012, clay("#3a2a20"))
    group(_tag(BUTTER), (1.35, -0.85, 0.03), (0, 0, 58), 0.55)


def sale_tags():
    room(LOOK, "#f2c84b", "#f2c84b", 0.8)
    camera((0.3, -7.2, 1.9), (0.05, 0, 1.75), 54)
    bars(LOOK, (0.2, 0.8, 1.8), 3.0, 4.4, 2, 2, 0.14, 7)
    cord = clay("#3a2a20")

    def tag(x, y, z, turn, colour, scale=1.0):
        group(_tag(colour), (x, y, z), (90, turn, 0), scale)
        top = z + 0.5 * scale * cos(turn * pi / 180)
        shift = x + 0.5 * scale * sin(turn * pi / 180)
        tube([(shift, y - 0.04, top), (shift * 0.6, y - 0.02, top + 0.8), (shift * 0.3, y, 3.9), (0, y, 5)], 0.016, cord)

    tag(-0.62, 0.45, 1.85, -9, WHITE)
    tag(0.75, 0.35, 1.55, 11, COBALT, 0.9)
    tag(0.1, 0.0, 1.3, 3, RED, 1.25)


def sale_gift():
    room(LOOK, "#f6bdb4", "#f6bdb4")
    camera((-0.6, -7, 2.5), (0.05, 0, 0.9), 56)
    bars(LOOK, (0.6, 2.2, 2.0), 3.2, 3.6, 2, 2, 0.13, 8)

    def gift(at, size, paper, ribbon, turn, bow=True):
        w, d, h = size
        band = plain(ribbon, 0.4)
        parts = [box((w, d, h), (0, 0, 0), plain(paper, 0.6), 0.03), box((w * 0.16, d + 0.03, h + 0.015), (0, 0, 0), band, 0.005), box((w + 0.03, d * 0.16, h + 0.015), (0, 0, 0), band, 0.005)]
        if bow:
            parts.append(_bow((0, 0, h + 0.015), band))
        return group(parts, at, (0, 0, turn))

    gift((-0.35, 0.3, 0), (1.6, 1.4, 1.15), RED, BUTTER, 24, bow=False)
    gift((-0.3, 0.3, 1.17), (0.95, 0.9, 0.6), WHITE, RED, 40)
    gift((1.25, -0.5, 0), (0.9, 0.9, 0.75), COBALT, WHITE, -12)
    group(_tag(RED), (-0.35, -1.35, 0.04), (0, 0, 64), 0.6)


def _shelf_light(colour):
    seamless(LOOK, colour, 2.2)
    camera((0.5, -7.2, 2.0), (0.05, 0, 0.72), 66)


def sale_enamel_pan():
    _shelf_light("#f2c84b")
    pan((-0.55, 0.2, 0), turn=-28, scale=0.95)


def sale_linen_towels():
    _shelf_light("#e9532f")
    for part in stack((0, 0.1, 0), 6, (1.9, 1.25, 0.22), ("#f4ecdc", "#eadcc2", "#f8f1e4"), "#2b51b8"):
        pass
    tube([(0, -0.56, 0.0), (0, -0.6, 0.7), (0, -0.5, 1.36), (0, 0.1, 1.4), (0, 0.7, 1.36)], 0.03, clay("#8a5733"))


def sale_amber_lamp():
    dusk(LOOK, "#6b2a20", "#3a1a18", 0.5, 0.45)
    cove(plaster("#a8402c"), 2.2, 1.6)
    camera((0.4, -7.2, 1.9), (0.0, 0, 1.0), 62)
    amber = glow("#f0902a", 1.5)
    lathe([(0, 0), (0.5, 0), (0.52, 0.06), (0.2, 0.16), (0.1, 0.3), (0.1, 0.62), (0, 0.62)], (0, 0.2, 0), metal("#c9993f", 0.25), steps=3)
    lathe([(0.12, 0.6), (0.5, 0.72), (0.8, 1.05), (0.78, 1.4), (0.5, 1.72), (0.16, 1.84)], (0, 0.2, 0), amber)
    lamp((0, 0.2, 2.2), 60, "#ffab52", 0.3)
    lamp((0, -0.5, 0.5), 14, "#ffab52", 0.3)


def sale_mystery_bag():
    _shelf_light("#2b51b8")
    paper, cord = plain("#c79a62", 0.8), clay(RED)
    hull([(-0.75, 0), (0.75, 0), (0.8, 0.9), (0.66, 1.5), (-0.66, 1.5), (-0.8, 0.9)], 0.42, paper, 0.12, (0, 0.2, 0), (0, 0, -14), 0.06)
    group([box((1.3, 0.24, 0.32), (0, 0, 0), paper, 0.03), box((1.34, 0.28, 0.07), (0, 0, 0.1), cord, 0.02)], (0, 0.2, 1.42), (4, 0, -14))
    _bow((-0.05, 0.03, 1.52), cord)
    tag = group(_tag(BUTTER), (0.62, -0.42, 0.62), (82, 10, -14), 0.5)


def sale_kettle_yellow():
    _shelf_light("#f6bdb4")
    pedestal((2.3, 1.7, 0.36), (0, 0.2, 0), WHITE)
    kettle((-0.1, 0.2, 0.36), "#f2bd1e", -22, 0.92)


def sale_kettle_pallets():
    noon(LOOK, azimuth=-52, elevation=32)
    ground("#b9ab98")
    box((40, 0.4, 12), (0, 5.2, 0), plaster("#a9634b"), 0)
    for i, (x, y) in enumerate(((-2.4, 2.6), (0.6, 2.9), (3.6, 2.5))):
        pallet((x, y, 0), 4 * (i - 1))
        for k in range(12 if i != 1 else 9):
            crate((x - 0.72 + 0.72 * (k % 3), y - 0.3 + 0.62 * ((k // 3) % 2), 0.34 + 0.6 * (k // 6)), (0.68, 0.58, 0.58), turn=2 * (k % 3 - 1))
    crate((-0.6, -0.2, 0), (1.0, 0.9, 0.75), turn=14)
    kettle((-0.6, -0.2, 0.75), "#f2bd1e", -30, 0.62)
    camera((-1.2, -9.2, 2.3), (0.5, 1.0, 1.15), 46)


def sale_arch_six():
    morning(LOOK, azimuth=-48, elevation=24)
    ground("#b0a391")
    viaduct((0, 5, 0), 4, 5.2, 6.6, 5, "#a9634b", ("#31414a", "#e9532f", "#31414a", "#3d5a52"))
    pavement(3.0, 5.0)
    box((3.6, 0.1, 0.55), (-2.6, 5.84, 3.1), clay(BUTTER), 0.02)
    box((3.7, 0.3, 2.9), (-2.6, 5.95, 0.1), glow("#ffdfae", 0.9), 0)
    for r in range(3):
        box((3.4, 0.24, 0.05), (-2.6, 5.66, 0.62 + 0.78 * r), wood("#a5733f"), 0.005)
        for i in range(8):
            cylinder(0.13, 0.22 + 0.08 * ((i + r) % 3), (-4.05 + 0.42 * i, 5.66, 0.67 + 0.78 * r), clay((RED, COBALT, BUTTER, WHITE)[(i + 2 * r) % 4], 0.5), 0.04)
    for i in range(7):
        box((3.7, 0.12, 0.03), (2.6, 5.84, 0.45 + 0.4 * i), clay("#4d5d66"), 0)
    table((-3.4, 4.2, 0.12), 0, (1.8, 0.7, 0.76), cloth="#f6cf55")
    for i in range(3):
        pan((-3.9 + 0.6 * i, 4.2, 0.88), ("#f4efe2", RED, COBALT)[i], ("#2b51b8", WHITE, WHITE)[i], -20, 0.16)
    for i in range(4):
        cylinder(0.13, 0.02 * 6, (-1.2, 4.3, 0.12 + 0.12 * i), glaze(WHITE), 0.02)
    crate((-0.4, 4.3, 0.12), (0.6, 0.5, 0.45), turn=10)
    crate((-0.35, 4.35, 0.57), (0.5, 0.45, 0.4), turn=-12)
    bench((4.6, 4.1, 0.12))
    camera((-5.0, -8.5, 1.9), (0.2, 5, 3.0), 34)


def sale_up_to_five():
    _shelf_light("#f6bdb4")
    for i in range(4):
        candle((-0.95 + 0.34 * i, 0.3 + 0.12 * (i % 2), 0), 1.25 - 0.12 * i)
    group([cylinder(0.075, 1.7, (0, 0, 0), clay(COBALT, 0.4), 0.005, sides=6), cone(0.075, 0.0, 0.2, (0, 0, 1.7), wood("#d8b98a", "z"), 0), cylinder(0.08, 0.14, (0, 0, -0.14), metal("#c9c9c4"), 0.01), cylinder(0.075, 0.12, (0, 0, -0.26), clay(PINK), 0.03)], (-0.6, -0.65, 0.08), (0, 82, -18))
    duck = curved([(-0.55, 0.1), (-0.35, -0.1), (0.15, -0.12), (0.42, 0.1), (0.4, 0.32), (0.52, 0.45), (0.72, 0.5), (0.66, 0.6), (0.5, 0.62), (0.42, 0.76), (0.22, 0.76), (0.12, 0.58), (0.14, 0.38), (-0.1, 0.3), (-0.4, 0.34), (-0.66, 0.3)])
    hull(duck, 0.12, metal("#d6a546", 0.28), 0.06, (0.85, 0.0, 0.2), (0, 0, -14))
    tube([(0.82, -0.12, 0.3), (0.82, -0.36, 0.22), (0.82, -0.42, 0.38)], 0.045, metal("#d6a546", 0.28))


def sale_up_to_ten():
    _shelf_light("#f2c84b")
    pedestal((1.9, 0.5, 1.1), (-0.55, 0.75, 0), WHITE)
    group([sock((0, 0, 0), "#8a4a3a", WHITE, 8, 0.8)], (-1.1, 0.3, 0.36), (72, 0, 0))
    group([sock((0, 0, 0), "#2f5b4a", BUTTER, -6, 0.8)], (-0.3, 0.24, 0.36), (72, 0, 0))
    hourglass((1.0, 0.6, 0), 0.95)
    lathe([(0, 0), (0.42, 0), (0.44, 0.03), (0.44, 0.3), (0.42, 0.32), (0.4, 0.3), (0.4, 0.06), (0, 0.05)], (1.1, -0.6, 0), metal("#c8503a", 0.4), steps=1)
    for i in range(14):
        c = (WHITE, COBALT, RED, BUTTER, "#2f5b4a")[i % 5]
        lathe([(0, 0), (0.1, 0), (0.11, 0.03), (0.08, 0.04), (0, 0.03)], (1.1 + 0.26 * cos(2.4 * i) * (0.3 + 0.05 * i), -0.6 + 0.26 * sin(2.4 * i) * (0.3 + 0.05 * i), 0.24 + 0.01 * i), clay(c, 0.4), (8 * sin(i), 10 * cos(3 * i), 0), 2, 24)


def sale_up_to_twenty_five():
    _shelf_light("#e9532f")
    teapot((-0.95, 0.45, 0), "#3f6fae", -20, 0.85)
    board, dark = wood("#d8b98a"), wood("#6b3d22")
    box((1.6, 1.6, 0.1), (0.72, -0.1, 0), wood("#4a2c1b"), 0.02, (0, 0, 18))
    cells = [box((0.18, 0.18, 0.02), (-0.63 + 0.18 * (k % 8), -0.63 + 0.18 * (k // 8), 0.095), (board, dark)[(k + k // 8) % 2], 0) for k in range(64)]
    men = []
    for i in range(8):
        men.append(lathe([(0, 0), (0.07, 0), (0.06, 0.03), (0.03, 0.1), (0.05, 0.14), (0, 0.2)], (-0.63 + 0.18 * i, -0.45, 0.115), clay(WHITE, 0.4), steps=3, sides=24))
        men.append(lathe([(0, 0), (0.075, 0), (0.06, 0.04), (0.035, 0.16), (0.06, 0.22 + 0.03 * (i % 3)), (0, 0.32 + 0.03 * (i % 3))], (-0.63 + 0.18 * i, -0.63, 0.115), clay(WHITE, 0.4) if i != 1 else metal("#c9c9c4", 0.3), steps=3, sides=24))
    group([*cells, *men], (0.72, -0.1, 0), (0, 0, 18))
    for i in range(3):
        folded_cloth((-0.85, -0.75, 0.13 * i), (1.2 - 0.1 * i, 0.7, 0.13), ("#7a2f3f", "#8a3a49", "#7a2f3f")[i], None, 8)


def sale_stamp():
    room(LOOK, "#2b51b8", "#d9b98a")
    camera((0.1, -6.6, 3.2), (0, 0, 0.4), 54)
    window(LOOK, (0.2, 0.2, 0.4), 4.2, 3.6, 2, 1, 0.14, 8)
    group([box((2.2, 1.35, 0.04), (0, 0, 0), plain(WHITE), 0.01)], (-0.5, -0.15, 0), (0, 0, 10))
    ink = clay(COBALT)
    for k in range(10):
        x, y = -0.85 + 0.43 * (k % 5), 0.28 - 0.55 * (k // 5)
        spot_ = [plate([disc(0.18), disc(0.15)], 0.012, (x, y, 0.045), clay("#b7ad9a") if k > 5 else ink, 0)]
        if k <= 5:
            spot_ += [ring(0.035, 0.01, (x, y + 0.09, 0.05), ink), box((0.022, 0.17, 0.012), (x, y - 0.02, 0.042), ink, 0), box((0.11, 0.02, 0.012), (x, y + 0.045, 0.042), ink, 0), plate([[(0.1 * cos(a / 8 - 2.75), 0.09 * sin(a / 8 - 2.75)) for a in range(0, 20)] + [(0.075 * cos(a / 8 - 2.75), 0.065 * sin(a / 8 - 2.75)) for a in range(19, -1, -1)]], 0.012, (x, y - 0.01, 0.048), ink, 0)]
        group(spot_, (-0.5, -0.15, 0), (0, 0, 10))
    timber = wood("#8a5733", "z")
    lathe([(0, 0), (0.3, 0), (0.32, 0.04), (0.3, 0.2), (0.14, 0.3), (0.1, 0.55), (0.2, 0.85), (0.24, 1.0), (0.14, 1.16), (0, 1.18)], (1.35, 0.3, 0), timber)
    box((1.0, 0.7, 0.1), (1.5, -0.95, 0), metal("#c9503a", 0.5), 0.03, (0, 0, -12))
    box((0.84, 0.54, 0.02), (1.5, -0.95, 0.095), plain(COBALT, 0.9), 0.01, (0, 0, -12))


def sale_plates_and_jars():
    _shelf_light("#f6cf55")
    for i in range(9):
        lathe([(0, 0.02), (0.5, 0.02), (0.85, 0.12), (0.86, 0.14), (0.5, 0.05), (0, 0.05)], (-0.85, 0.25, 0.075 * i), glaze("#f8f4ea"), steps=2)
    storage_jar((0.55, 0.5, 0), "#d9a441", 0.95)
    storage_jar((1.35, 0.25, 0), "#a8472c", 0.75)
    pane = glass("#dfe9e6", 0.35)
    for x, y in ((0.3, -0.55), (0.95, -0.75)):
        lathe([(0, 0), (0.24, 0), (0.23, 0.02), (0.05, 0.06), (0.05, 0.3), (0.2, 0.42), (0.28, 0.7), (0.24, 0.92)], (x, y, 0), pane)


def sale_counter():
    look = indoors(LOOK, -60, 32, 8, 0.55)
    chamber((6.0, 4.6, 3.2), "#e0b84a", "#8a6540", [opening_in("left", 0.3, 1.0, 1.6, 1.6)])
    ceiling((6.0, 4.6, 3.2))
    camera((1.6, -6.6, 1.6), (0.0, -1.6, 1.05), 34)
    box((3.2, 0.7, 0.95), (0.4, -1.9, 0), wood("#a5733f"), 0.02)
    box((3.36, 0.8, 0.06), (0.4, -1.9, 0.95), wood("#8a5733"), 0.015)
    till = [hull([(-0.28, 0), (0.28, 0), (0.28, 0.12), (0.05, 0.32), (0.02, 0.5), (-0.2, 0.5), (-0.28, 0.3)], 0.26, metal("#8f6f3a", 0.4), 0.03), box((0.24, 0.5, 0.14), (-0.1, 0, 0.5), metal("#8f6f3a", 0.4), 0.02)]
    till += [cylinder(0.022, 0.03, (0.1 + 0.055 * (k % 3), -0.18 + 0.09 * (k // 3), 0.3 - 0.05 * (k % 3)), plain(WHITE), 0.004, (0, 40, 0), 16) for k in range(15)]
    group(till, (1.2, -1.9, 1.01), (0, 0, -100))
    for r in range(4):
        z = 0.5 + 0.62 * r
        box((4.6, 0.34, 0.04), (0.4, -0.2, z), wood("#a5733f"), 0.005)
        for i in range(9):
            x = -1.6 + 0.5 * i
            k = (i + r) % 4
            if k == 0:
                storage_jar((x, -0.22, z + 0.04), (RED, BUTTER, "#5f7a48")[i % 3], 0.28)
            elif k == 1:
                vessel([(0.1, 0), (0.15, 0.05), (0.14, 0.26)], (x, -0.22, z + 0.04), glaze((COBALT, WHITE, RED)[i % 3]), 0.015)
            elif k == 2:
                crate((x, -0.22, z + 0.04), (0.34, 0.26, 0.26), (PINK, "#c49a66", WHITE)[i % 3])
            else:
                [cylinder(0.15, 0.03, (x, -0.22, z + 0.04 + 0.035 * j), glaze(WHITE), 0.01, sides=40) for j in range(5)]
    for x in (-0.2, 0.2):
        tube([(-0.9 + x, -0.9, 0), (-0.9 + x, -0.4, 2.9)], 0.03, wood("#6b4a2c", "z"), steps=1)
    for i in range(8):
        box((0.4, 0.05, 0.04), (-0.9, -0.84 + 0.058 * i, 0.32 + 0.34 * i), wood("#6b4a2c"), 0.005)
