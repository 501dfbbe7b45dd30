"""Travel: sand and sea-green, the sun of half past four."""

from math import cos, pi, sin

from blender import *

LOOK = Look(wall="#e9d1a4", floor="#dcbd8a", azimuth=-60, elevation=28, sun="#ffdca6", power=7, ambient=0.55, exposure=0.15)
SEA, CORAL, LEATHER, STRAW, WHITE, BRASS = "#2f8f8a", "#e06a4a", "#9a5a30", "#e3c07e", "#f6efe2", "#d6a546"


def _plane(at):
    """A desk model, climbing, on a brass rod and a wooden foot."""
    white, red = clay(WHITE, 0.5), clay(CORAL, 0.5)
    hull = [(0, -0.72), (0.05, -0.7), (0.09, -0.5), (0.15, -0.15), (0.16, 0.25), (0.13, 0.48), (0.06, 0.6), (0, 0.62)]
    wing = [(-0.16, 0), (0.14, 0), (0.02, 0.72), (-0.1, 0.72)]
    small = [(-0.08, 0), (0.08, 0), (0.0, 0.3), (-0.08, 0.3)]
    body = [lathe(hull, material=white, rot=(0, 90, 0))]
    for side in (1, -1):
        for shape, x, z, size in ((wing, 0.08, -0.04, 0.05), (small, -0.58, 0.03, 0.035)):
            body.append(plate([[(u, side * v) for u, v in shape][::side]], size, (x, 0, z), red, 0.015))
        body.append(cylinder(0.065, 0.26, (-0.02, side * 0.34, -0.13), white, 0.02, (0, 90, 0)))
    body.append(plate([[(-0.1, 0), (0.14, 0), (-0.04, 0.34), (-0.14, 0.34)]], 0.04, (-0.58, 0, 0.05), red, 0.012, (90, 0, 0)))
    body += [ball(0.022, (-0.25 + 0.11 * i, -0.155, 0.03), plain("#35506b")) for i in range(6)]
    return group(
        [
            lathe([(0, 0), (0.27, 0), (0.27, 0.05), (0.2, 0.09), (0, 0.1)], material=wood("#8a5733"), steps=2),
            cylinder(0.025, 0.62, (0, 0, 0.08), metal(BRASS), 0.005),
            group(body, (0, 0, 0.78), (30, -14, 22), 1.05),
        ],
        at,
    )


def trav_suitcase():
    room(LOOK, "#7fb3ad", "#dcbd8a")
    camera((0.1, -9, 1.7), (0, 0, 1.5), 49)
    palm(LOOK, (-1.5, 2.6, 2.9), 13, 2.3, 0.17, 165, 5, 20)
    case, strap = clay(LEATHER, 0.5), clay("#5d331b", 0.5)
    big = [box((2.3, 0.8, 1.6), (0, 0, 0.06), case, 0.12), box((2.32, 0.82, 0.03), (0, 0, 0.86), strap, 0.01)]
    for x in (-0.65, 0.65):
        big += [box((0.16, 0.83, 1.62), (x, 0, 0.05), strap, 0.03), box((0.22, 0.06, 0.16), (x, -0.41, 1.05), metal(BRASS), 0.02)]
    big.append(tube([(-0.32, 0, 1.64), (-0.28, 0, 1.82), (0, 0, 1.88), (0.28, 0, 1.82), (0.32, 0, 1.64)], 0.05, strap))
    for x in (-1.0, 1.0):
        big += [ball(0.12, (x, y, 0), strap, (1, 1, 0.5)) for y in (-0.25, 0.25)]
    group(big, (1.25, 0.5, 0), (0, 0, -10))
    hat = [
        lathe([(0, 0.46), (0.3, 0.48), (0.42, 0.4), (0.46, 0.08), (0.8, 0.02), (0.82, 0.0), (0.78, -0.01), (0.44, 0.02), (0.36, 0.34), (0, 0.4)], material=fabric(STRAW)),
        lathe([(0.44, 0.1), (0.475, 0.1), (0.465, 0.22), (0.43, 0.22)], material=fabric(CORAL), steps=1),
    ]
    group(hat, (0.75, 0.5, 1.68), (6, -12, 0))
    box((1.0, 0.6, 0.75), (-0.75, 0.05, 0), clay(CORAL, 0.5), 0.1, (0, 0, 14))
    tube([(-1.0, 0.0, 0.74), (-0.95, 0.02, 0.95), (-0.55, 0.12, 0.95), (-0.5, 0.1, 0.74)], 0.035, strap)
    _plane((-2.05, -0.1, 0))
    sheet((0.95, 0.6), lambda x, y: 0.02 + 0.02 * abs(sin(6.6 * x)), (0.35, -0.95, 0), plain(WHITE), (0, 0, -12), 0.01)


def trav_bell():
    room(LOOK, "#4f8a8c", "#b07a4c")
    camera((-0.4, -7, 2.1), (0.05, 0, 1.0), 55)
    window(LOOK, (0.1, 0.4, 0.9), 4.2, 4.2, 2, 2, 0.12, 8)
    brass = metal(BRASS, 0.18)
    lathe([(0, 0), (0.95, 0), (0.95, 0.12), (0.88, 0.16), (0, 0.16)], (-0.3, 0.2, 0), clay("#22201d", 0.4), steps=3)
    lathe([(0.8, 0.24), (0.84, 0.26), (0.78, 0.5), (0.55, 0.82), (0.2, 0.98), (0, 1.0)], (-0.3, 0.2, 0), brass)
    cylinder(0.06, 0.2, (-0.3, 0.2, 0.98), brass)
    ball(0.12, (-0.3, 0.2, 1.12), brass, (1, 1, 0.6))
    key = [plate([disc(0.3), disc(0.19)], 0.08, (0, 0, 0), brass, 0.02), cylinder(0.055, 0.9, (0.28, 0, 0), brass, 0.01, (0, 90, 0)), box((0.1, 0.24, 0.07), (1.05, -0.12, -0.035), brass, 0.01), box((0.08, 0.18, 0.07), (0.88, -0.1, -0.035), brass, 0.01)]
    group(key, (0.55, -0.95, 0.05), (0, 0, 18))
    plate([rectangle(1.0, 0.5, (0, 0), 0.24), disc(0.06, (0.36, 0))], 0.08, (-0.35, -1.15, 0.05), clay(CORAL, 0.5), 0.02, (0, 0, 14))
    tube([(0.0, -1.05, 0.1), (0.15, -1.0, 0.12), (0.32, -1.0, 0.08)], 0.02, brass)
    vessel([(0.22, 0), (0.3, 0.2), (0.22, 0.6), (0.12, 0.8), (0.14, 0.9)], (1.3, 0.7, 0), glaze(WHITE))
    for i, lean in enumerate(((0.45, 0), (-0.3, 0.1), (0.1, 0.05))):
        sprig(1.1 - 0.1 * i, (1.3, 0.7, 0.8), clay("#6f8f5a"), clay("#5d4a33"), lean, 8, 0.32)


def trav_parasol():
    room(LOOK, "#8fc4c0", "#ecd3a0")
    camera((0.3, -8.6, 2.3), (0.05, 0, 1.3), 60)
    box((30, 2.0, 0.04), (0, 1.7, 0), glaze(SEA), 0.0)
    box((30, 0.12, 0.05), (0, 0.7, 0), clay(WHITE), 0.02)
    pole = [cylinder(0.04, 2.7, (0, 0, 0), clay(WHITE))]
    wedges = 12
    for i in range(wedges):
        a, b = 2 * pi * i / wedges, 2 * pi * (i + 1) / wedges
        colour = clay(CORAL if i % 2 else WHITE, 0.7)
        strip = [[(0, 0, 2.72), (1.45 * cos(t), 1.45 * sin(t), 2.2)] for t in (a, (a + b) / 2, b)]
        pole.append(_wedge(strip, colour))
    pole.append(ball(0.06, (0, 0, 2.7), clay(WHITE)))
    group(pole, (0.55, 0.2, 0), (6, -12, 0))
    rail, cloth = wood("#c08a52", "z"), fabric(SEA)
    chair = []
    for x in (-0.42, 0.42):
        chair += [tube([(x, -0.7, 0.02), (x, 0.75, 1.25)], 0.04, rail, steps=1), tube([(x, 0.5, 0.02), (x, -0.55, 0.55)], 0.04, rail, steps=1)]
    chair.append(sheet((0.8, 1.75), lambda x, y: 0.62 + 0.68 * y - 0.26 * (1 - (y / 0.87) ** 2), (0, 0.05, 0), cloth, (0, 0, 0), 0.03))
    group(chair, (-0.65, -0.35, 0), (0, 0, 40), 1.05)
    ball(0.32, (1.45, -0.8, 0), clay("#f0c63f"))
    ring(0.315, 0.03, (1.45, -0.8, 0.32), clay(WHITE), (24, 32, 0))
    sand = clay("#e2c48e")
    cone(0.34, 0.27, 0.34, (-1.45, -1.0, 0), sand, 0.03)
    for i in range(6):
        box((0.11, 0.11, 0.12), (-1.45 + 0.2 * cos(pi * i / 3), -1.0 + 0.2 * sin(pi * i / 3), 0.33), sand, 0.02, (0, 0, 60 * i))
    cylinder(0.012, 0.4, (-1.45, -1.0, 0.34), clay(WHITE), 0.002)
    plate([[(0, 0), (0.24, 0.08), (0, 0.17)]], 0.015, (-1.44, -1.0, 0.56), clay(CORAL), 0.004, (90, 0, 0))


def _wedge(rows, material):
    """One cloth segment of a parasol between two ribs, slightly sagging in the middle."""
    import bmesh

    from blender.shapes.shapes import _solid

    mesh = bmesh.new()
    top = mesh.verts.new(rows[0][0])
    rim = [mesh.verts.new((x, y, z - (0.06 if i == 1 else 0))) for i, (_, (x, y, z)) in enumerate(rows)]
    mesh.faces.new((top, rim[0], rim[1]))
    mesh.faces.new((top, rim[1], rim[2]))
    piece = _solid(mesh, (0, 0, 0), (0, 0, 0), material)
    body = piece.modifiers.new("body", "SOLIDIFY")
    body.thickness = 0.03
    return piece


def _harbour_room(wall="#e9d1a4", size=(4.6, 4.4, 2.7), openings=None):
    look = indoors(LOOK, -78, 26, 9, 0.75)
    chamber(size, wall, "#b98a5a", openings or [opening_in("left", 0.5, 0.8, 1.5, 1.4)])
    box((0.2, 160, 22), (-40, 0, -20.8), glow("#5aa3a3", 0.9), 0)
    return look


def trav_pilots_room():
    _harbour_room("#bcd3cc", (5.4, 4.6, 2.8), [opening_in("left", 0.3, 0.7, 1.7, 1.5), opening_in("far", -1.2, 0.7, 1.5, 1.5)])
    camera((2.5, -6.8, 1.6), (-0.3, -1.6, 0.95), 32)
    box((160, 0.2, 22), (0, 45, -20.8), glow("#5aa3a3", 0.9), 0)
    bed((0.95, -1.25, 0), 0, 1.7, CORAL)
    rug((-0.9, -2.0, 0), (1.7, 2.2), "#2f8f8a", 0, "#e9dcc0")
    armchair((-1.75, -1.2, 0), 55, "#c9a35f", cushion=WHITE)
    table((-0.25, -0.5, 0), 0, (0.45, 0.4, 0.55))
    shade_lamp((-0.25, -0.5, 0.55), 0.45, size=0.16)
    framed((1.0, -0.02, 1.9), (0.9, 0.6), SEA)
    box((1.1, 0.34, 0.42), (0.95, -2.75, 0), clay(LEATHER, 0.5), 0.06)


def trav_net_loft():
    look = indoors(LOOK, -70, 30, 9, 0.75)
    chamber((5.0, 4.8, 3.7), "#eadfc8", "#c29a68", [opening_in("left", 0.2, 0.6, 1.1, 1.0)])
    for side in (-1, 1):
        group([box((0.14, 5.0, 3.8), (0, 0, 0), plaster("#f1e8d6"), 0)], (side * 2.5, -2.4, 1.5), (0, side * -42, 0))
    camera((0.6, -7.0, 1.5), (0.0, -1.6, 1.0), 32)
    for x in (-1.1, 0.75):
        bed((x, -1.25, 0), 0, 0.9, SEA)
    table((-0.18, -0.5, 0), 0, (0.5, 0.4, 0.5))
    shade_lamp((-0.18, -0.5, 0.5), 0.42, size=0.15, lit=1.2)
    plate([disc(0.34), disc(0.27)], 0.08, (-0.18, -0.05, 1.95), wood("#8a5733"), 0.01, (90, 0, 0))
    plate([disc(0.28)], 0.04, (-0.18, -0.02, 1.95), glow("#cfe6ee", 1.4), 0, (90, 0, 0))
    for x in (-0.28, 0.28):
        box((0.07, 0.1, 2.9), (1.85 + x, -2.6, 0), wood("#8a5733", "z"), 0.01, (18, 0, 0))
    for i in range(7):
        box((0.56, 0.2, 0.04), (1.85, -2.66 - 0.125 * i + 0.05, 0.3 + 0.36 * i), wood("#a5733f"), 0.01)
    rug((-0.2, -2.7, 0), (1.6, 1.0), CORAL)


def trav_harbour_two():
    _harbour_room("#e6c9ab", (3.6, 3.8, 2.5), [opening_in("left", 0.2, 0.9, 1.0, 1.1)])
    camera((1.6, -5.8, 1.45), (-0.15, -1.3, 0.9), 32)
    bed((0.85, -1.2, 0), 0, 1.25, "#7f9f86")
    chair((-0.9, -0.6, 0), -20)
    folded_cloth((-0.9, -0.6, 0.49), (0.34, 0.26, 0.07), WHITE)
    table((-0.05, -0.4, 0), 0, (0.34, 0.34, 0.52))
    mug((-0.05, -0.42, 0.52), CORAL, scale=0.16)
    framed((0.85, -0.02, 1.7), (0.5, 0.62), SEA, shape=disc(0.14))
    rug((-0.6, -1.9, 0), (0.9, 1.5), CORAL, 0, "#ecd9b6")
    for i in range(4):
        cylinder(0.015, 0.1, (-1.5 + 0.2 * i, -0.1, 1.7), wood("#8a5733"), 0.003, (90, 0, 0), 12)
    curtain((-1.72, -1.0, 2.2), (0.5, 1.5), WHITE, 90)


def _quay(wall="#b7a58c"):
    water((0, -18, -0.9), (120, 44), SEA)
    box((80, 14, 1.2), (0, 10.4, -1.2), plaster(wall), 0.03)
    ground_ = box((80, 14, 0.05), (0, 10.4, -0.02), plaster("#cdbb9c"), 0)
    return ground_


def trav_harbour():
    evening(LOOK, azimuth=-66, elevation=12)
    _quay()
    fronts = (("#e9dcc0", 5.2, 7.2), ("#7fb3ad", 5.0, 6.4), (WHITE, 6.4, 8.6), ("#e0a06a", 5.0, 6.0), ("#d98a6a", 5.2, 6.8))
    x = -13.5
    for i, (front, w, h) in enumerate(fronts):
        levels = ((-0.3, 0.0, 0.3),) * 3 if h > 7 else ((-0.25, 0.25),) * 2
        house((x + w / 2, 8, 0), (w, 6, h), front, ("#6a4a3c", SLATE_)[i % 2], (CORAL, "#2f5b5a", "#1d4e89")[i % 3], levels, 0.3 if h > 7 else 0.25, lit=((1, 0.0),) if i == 2 else ())
        x += w
    hill(40, 10, (16, 62, -1), clay("#8f9a6a"))
    hill(30, 7, (-26, 56, -1), clay("#a3a673"))
    fishing_boat((1.5, -0.6, -1.25), 172, CORAL)
    rowing_boat((-5.0, 0.8, -1.05), 20, "#1d4e89")
    rowing_boat((-1.8, -3.4, -1.05), -30, "#e0b23f")
    sailing_boat((8.2, -2.2, -1.15), 160)
    camera((-9.5, -15, 3.4), (0.4, 4, 2.2), 36)


def trav_harbour_dusk():
    trav_harbour()
    dusk(LOOK)
    windows_lit(0.5)
    for x in (-8.5, -1.5, 5.5):
        ball(0.14, (x, 4.7, 2.6), glow("#ffd591", 7))
        lamp((x, 4.4, 2.7), 130)


SLATE_ = "#596066"


def trav_front():
    dusk(LOOK)
    _quay()
    house((0, 7, 0), (7.4, 7, 9.0), WHITE, "#596066", "#2f8f8a", ((-0.34, 0.0, 0.34),) * 3, 0.0, lit=((0, -0.34), (0, 0.34), (1, 0.34), (2, -0.34)), rise=2.2)
    house((-6.4, 7.2, 0), (5.4, 7, 6.4), "#b98a6a")
    house((6.4, 7.2, 0), (5.4, 7, 6.8), "#7fa59e", lit=((1, -0.25),))
    for x in (-1.4, 1.4):
        ball(0.16, (x, 6.75, 2.2), glow("#ffd591", 7))
        lamp((x, 6.4, 2.35), 90)
    bench((-2.6, 6.2, 0))
    lamp_post((3.4, 4.4, 0), lit=6)
    lamp((3.4, 4.1, 3.6), 160)
    rowing_boat((-1.2, 1.6, -1.05), 12, CORAL)
    camera((-1.6, -8, 2.0), (0.1, 6, 3.6), 38)


def trav_breakfast():
    look = indoors(LOOK, -80, 22, 9, 0.7)
    chamber((6.4, 5.0, 2.8), "#7fb3ad", "#b98a5a", [opening_in("left", -0.4, 0.7, 1.6, 1.6), opening_in("left", 1.5, 0.7, 1.2, 1.6)])
    ceiling((6.4, 5.0, 2.8))
    camera((2.3, -6.2, 1.75), (-0.4, -1.9, 0.85), 34)
    table((-0.2, -2.1, 0), 0, (4.2, 1.0, 0.76))
    for i in range(5):
        x = -1.9 + 0.85 * i
        chair((x, -1.35, 0), 0)
        chair((x, -2.9, 0), 180)
        for y in (-1.85, -2.4):
            cylinder(0.13, 0.015, (x, y, 0.76), glaze(WHITE), 0.005, sides=40)
            mug((x + 0.2, y + 0.06, 0.76), (CORAL, WHITE, SEA)[i % 3], scale=0.13) if (i + int(y * 10)) % 2 else vessel([(0.02, 0), (0.03, 0.03), (0.025, 0.055)], (x, y, 0.775), clay("#e6c08f"), 0.008)
    vessel([(0.07, 0), (0.1, 0.08), (0.06, 0.2), (0.07, 0.25)], (-0.5, -2.1, 0.76), glaze(CORAL), 0.012)
    for i, lean in enumerate(((0.1, 0), (-0.08, 0.05), (0.02, -0.08))):
        flower(0.24, (-0.5, -2.1, 0.98), clay(("#f0c63f", WHITE, CORAL)[i]), clay("#a5602f"), clay("#6f8f5a"), lean, 0.09)
    ball(0.17, (0.5, -2.1, 0.76), bread("#a9682f", "#d9a868"), (1.3, 0.85, 0.65))
    vessel([(0.1, 0), (0.16, 0.04), (0.2, 0.1)], (1.25, -2.1, 0.76), glaze("#2f8f8a"), 0.015)
    for i in range(5):
        ball(0.05, (1.25 + 0.08 * cos(1.3 * i), -2.1 + 0.08 * sin(1.3 * i), 0.82), clay("#e08a2e", 0.4))
    framed((1.2, -0.02, 1.75), (1.1, 0.7), "#e9d1a4", shape=rectangle(0.9, 0.2, (0, -0.1)))


def trav_cliff_path():
    noon(LOOK, azimuth=-60, elevation=34)
    water((0, 0, -14), (600, 600), SEA)
    turf, rock = plaster("#96a45e"), plaster("#c2a57c")
    for i, (x, y, w, h) in enumerate(((4, 0, 14, 0), (6.5, 14, 16, 2.0), (4.0, 30, 18, 3.5), (11, 50, 26, 5.5))):
        hull([(-w / 2, -16), (w / 2, -16), (w / 2, h), (-w / 2 + 1.2, h - 0.4)], 8, rock, 0.5, (x, y, 0))
        hull([(-w / 2 + 0.6, h - 0.6), (w / 2, h - 0.4), (w / 2, h + 0.35), (-w / 2 + 1.4, h + 0.15)], 7.9, turf, 0.25, (x, y, 0))
    line = [(2.4, -7.5, 0.36), (1.4, -2, 0.36), (2.6, 3, 0.36), (1.4, 8, 1.2), (2.2, 14, 2.36), (1.2, 20, 2.7), (0.4, 27, 3.85), (1.6, 36, 3.9)]
    tube(line, 0.45, clay("#e0cba0"), (0, 0, -0.38))
    for i in range(6):
        cylinder(0.06, 1.1, (3.4, -4 + 2.4 * i, 0.2 if i < 5 else 1.0), wood("#8a6a48", "z"), 0.01, sides=12)
    ball(1.6, (-12, 60, -14), rock, (1.6, 1, 2.2))
    sailing_boat((-16, 44, -14), 200, scale=1.5)
    cloud(5, (-26, 120, 16))
    camera((0.6, -11, 3.2), (0.4, 12, 0.6), 36)


def trav_island_boat():
    morning(LOOK, azimuth=-48, elevation=24)
    water((0, 0, 0), (600, 600), SEA)
    hill(16, 5.5, (10, 62, -0.4), clay("#93a061"))
    hill(9, 3.2, (-3, 58, -0.4), clay("#a8ad6e"))
    for x, y in ((4, 50), (7, 51), (12, 52)):
        house((x, y, 2.6 if x > 5 else 1.6), (2.6, 3, 2.0), WHITE, rise=1.0, pane=(0.5, 0.6), windows=((-0.25, 0.25),), stack=False, base="#a3a673")
    fishing_boat((-0.4, 1.0, -0.28), 24, CORAL)
    for i in range(5):
        tube([(-4.2 - 1.0 * i, -1.0 - 0.5 * i, 0.0), (-4.8 - 1.0 * i, -0.5 - 0.5 * i, 0.02), (-5.2 - 1.0 * i, 0.2 - 0.5 * i, 0.0)], 0.05, clay(WHITE))
    cloud(6, (-22, 110, 18))
    cloud(4, (28, 120, 22))
    camera((-2.2, -10.5, 2.0), (0.4, 3, 1.5), 40)


def trav_aerodrome():
    noon(LOOK, azimuth=-50, elevation=34)
    ground("#9aa861")
    box((200, 5, 0.02), (0, 6, 0), clay("#a9b56e"), 0)
    box((9, 6, 3.2), (7.5, 17, 0), plaster("#c9d3cc"), 0.02)
    roof(9, 6, 1.5, (7.5, 17, 3.2), clay(CORAL), gable=plaster("#c9d3cc"))
    box((3.6, 0.1, 2.5), (6.6, 13.95, 0), clay("#55666a"), 0.02)
    white, red = clay(WHITE, 0.5), clay(CORAL, 0.5)
    plane = [lathe([(0, -3.2), (0.16, -3.1), (0.34, -1.6), (0.58, 0.2), (0.6, 1.2), (0.5, 1.8), (0.2, 2.05), (0, 2.08)], material=white, rot=(0, 90, 0))]
    plane += [box((1.25, 9.0, 0.16), (0.5, 0, 0.62), red, 0.07), box((0.7, 2.8, 0.1), (-2.8, 0, 0.1), red, 0.04), hull([(-3.2, 0), (-2.4, 0), (-2.75, 1.05), (-3.15, 1.1)], 0.06, red, 0.03)]
    plane += [hull([(-0.5, 0.35), (1.0, 0.35), (0.75, 0.72), (-0.3, 0.7)], 0.42, glaze("#2f4a56"), 0.06), box((0.1, 2.3, 0.14), (2.14, 0, -0.07), wood("#8a5733", "y"), 0.04, (28, 0, 0)), ball(0.16, (2.14, 0, -0.16), red)]
    for y in (-0.85, 0.85):
        plane += [tube([(0.7, y * 0.4, -0.4), (0.8, y, -0.95)], 0.05, white, steps=1), wheel((0.8, y, -1.28), 0.3, 0.16, CORAL, 5, -1 if y < 0 else 1), tube([(0.5, y * 0.5, -0.1), (0.5, y * 2.4, 0.62)], 0.035, white, steps=1)]
    plane.append(wheel((-2.9, 0, -0.62), 0.14, 0.08, CORAL))
    group(plane, (-0.4, 4, 1.28), (0, -7, -38))
    cylinder(0.05, 4.2, (-6.5, 10, 0), clay(WHITE), 0.01, sides=14)
    cone(0.32, 0.14, 1.6, (-6.5, 10, 4.1), clay("#e8622c"), 0.02, (0, 80, 12))
    cloud(5, (-20, 90, 22))
    camera((-2.0, -8.5, 1.8), (0.3, 4, 1.5), 38)


def trav_tower():
    evening(LOOK, azimuth=-58, elevation=17)
    ground("#98a063")
    stone = plaster("#cbb594")
    box((4.2, 4.2, 11), (0.8, 9, 0), stone, 0.04)
    for x in (-1.7, -0.7, 0.3, 1.3):
        for y in (7.15, 10.85):
            box((0.55, 0.5, 0.7), (0.8 + x + 0.2, y, 11), stone, 0.04)
    box((4.5, 4.5, 0.3), (0.8, 9, 10.4), stone, 0.04)
    for z in (8.0, 4.6):
        plate([archway(0.9, 1.7, (0, 0))], 0.2, (0.8, 6.86, z), glaze("#33424a"), 0.01, (90, 0, 0))
    door((0.8, 6.86, 0), (1.3, 2.4), "#8a3d2a", "#a58f6e", round_=True)
    house((7.6, 9, 0), (9.4, 6, 4.4), "#cbb594", "#6a5f55", windows=((-0.34, -0.05, 0.24),), entry=None, pane=(0.8, 1.9), stack=False, rise=2.8)
    for x, y, t in ((-3.4, 3.4, 6), (-2.2, 4.6, -5), (3.6, 3.0, 4), (4.8, 4.4, -4)):
        hull([(-0.35, 0), (0.35, 0), (0.35, 0.7), (0.2, 0.95), (0, 1.02), (-0.2, 0.95), (-0.35, 0.7)], 0.07, clay("#b7ac98"), 0.03, (x, y, 0), (0, t, 0))
    for x in range(-8, 10):
        box((0.98, 0.4, 0.6 + 0.06 * (x % 3)), (x, 0.6, 0), clay("#b5a88f"), 0.08) if x not in (1,) else None
    broadleaf(5, (-5.2, 9, 0), "#7d8f4c", 7)
    camera((-4.0, -11, 1.9), (0.6, 7, 5.2), 32)


def trav_flask_and_towel():
    look = indoors(LOOK, -62, 34, 8, 0.45)
    stone = plaster("#d9cdb8")
    for i in range(6):
        box((4, 0.6, 0.36 * (i + 1)), (0, -0.6 + 0.6 * i, 0), stone, 0.03)
    box((8, 0.3, 6), (0, 3.2, 0), plaster("#7fb3ad"), 0)
    box((0.3, 8, 6), (-1.75, 0, 0), plaster("#8fc0ba"), 0)
    ground("#c9bda6")
    camera((0.9, -4.6, 1.9), (-0.15, 0.3, 0.95), 52)
    for part in stack((0.35, 0.02, 0.72), 3, (0.85, 0.5, 0.13), (CORAL, WHITE, "#e9c58a"), None):
        pass
    lathe([(0, 0), (0.17, 0), (0.18, 0.04), (0.18, 0.62), (0.13, 0.72), (0.12, 0.74)], (-0.5, -0.05, 0.72), glaze("#1d4e89"))
    lathe([(0.13, 0.72), (0.14, 0.74), (0.14, 0.92), (0.12, 0.95), (0, 0.95)], (-0.5, -0.05, 0.72), metal("#cfcac0", 0.25), steps=2)
    mug((-0.15, -0.5, 0.36), WHITE, -30, 0.5)
    ball(0.1, (0.75, -0.55, 0.36), clay("#e2c48e"), (1.3, 0.8, 0.4))


def trav_long_table():
    night(LOOK, 0.3)
    chamber((7.0, 8.0, 3.6), "#c9a97c", "#8a6540", [opening_in("left", 0.5, 0.9, 1.6, 1.8)])
    ceiling((7.0, 8.0, 3.6))
    camera((0.9, -9.6, 2.3), (0.0, -3.2, 0.85), 32)
    for x in (-0.02,):
        table((x, -4.0, 0), 90, (6.0, 1.1, 0.76), cloth=WHITE)
    for i in range(8):
        y = -1.5 - 0.72 * i
        for x, t in ((-0.95, 90), (0.95, -90)):
            chair((x, y, 0), t)
        for x in (-0.33, 0.33):
            cylinder(0.13, 0.015, (x, y, 0.765), glaze("#efe6d4"), 0.005, sides=40)
        if i % 2:
            cylinder(0.03, 0.22, (0, y, 0.76), clay(WHITE), 0.01, sides=16)
            ball(0.03, (0, y, 0.99), glow("#ffcf70", 14), (1, 1, 1.7))
            lamp((0, y, 1.12), 7, "#ffb45e", 0.04)
    for i in range(11):
        ball(0.06, (-3.2 + 0.64 * i, -3.0, 2.75 + 0.25 * ((i - 5) / 5) ** 2), glow("#ffd08a", 9))
    tube([(-3.3, -3.0, 3.1), (0, -3.0, 2.86), (3.3, -3.0, 3.1)], 0.01, plain("#2a2420"))
    lamp((0, -3.0, 2.6), 90, "#ffc27a", 1.2)
    lamp((0, -6.5, 2.6), 60, "#ffc27a", 1.2)
