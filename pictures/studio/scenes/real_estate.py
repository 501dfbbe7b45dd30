"""Real estate: old-rose plaster and painted fronts, the hour of evening viewings."""

from math import atan2, cos, degrees, pi, sin

from blender import *

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


def _lane(y0=2.2, y1=4.0, road="#9b9088"):
    ground(road)
    pavement(y0, y1)


def real_providence_steps():
    evening(LOOK, azimuth=-60, elevation=17)
    ground("#a89a8c")
    stone = plaster("#c9b797")
    for i, x in enumerate((-6.2, -1.6, 3.0, 7.6)):
        house((x, 3.2, 0.55 * i), (4.6, 6, 5.2), ("#bda98a", "#c4b191", "#b7a283", "#c4b191")[i], door_=("#5f8296", "#8a3d2a", "#2f5b4a", "#31414a")[i])
        box((4.6, 3.0, 0.55 * i + 0.02), (x, 1.7, 0), stone, 0.02)
        for k in range(3):
            box((1.2, 0.35, 0.18 * (3 - k) + 0.55 * (i - 1)), (x - 2.3 + 0.1, 1.2 - 0.35 * k, 0), stone, 0.02) if i else None
    camera((-3.4, -8.5, 2.0), (0.4, 3, 2.9), 36)
    lamp_post((-4.2, 0.4, 0))


def real_dye_house():
    overcast(LOOK)
    ground("#9b9088")
    brick, trim = plaster("#a8604a"), clay("#d9cbb2")
    box((16, 9, 13), (1.0, 8, 0), brick, 0.02)
    box((16.3, 9.3, 0.4), (1.0, 8, 13), trim, 0.03)
    for level in range(4):
        for i in range(6):
            sash((-5.3 + 2.5 * i, 3.48, 1.1 + 3.05 * level), (1.35, 1.9), "#e3d7c0", "#ffcf85" if (level, i) in ((1, 3), (2, 1)) else None, bars=(3, 4))
    cylinder(0.9, 18.5, (-9.6, 9, 0), brick, 0.05)
    box((30, 2.6, 0.1), (0, -1.0, 0), glaze("#4f6f70"), 0)
    box((30, 0.5, 0.5), (0, 0.5, 0), plaster("#bdb09b"), 0.03)
    for x in (-4.5, 4.6):
        broadleaf(4.6, (x, 1.9, 0), seed=int(x + 9))
    camera((-4.6, -17, 5.6), (-1.6, 3, 5.6), 31, (0, 0.1))


def real_cragg_end():
    morning(LOOK, azimuth=-52, elevation=24)
    grass = plaster("#8d9a63")
    ground("#8d9a63")
    hill(32, 7, (8, 54, -0.5), clay("#7f8f5a"))
    hill(30, 9, (-24, 60, -0.5), clay("#96a06b"))
    for i in range(11):
        conifer(4.5 + (i * 37 % 5) * 0.5, (-13 + 2.5 * i, 15 + (i * 53 % 7) * 0.6, 0))
    house((-0.6, 5.5, 0), (8.5, 6.5, 4.6), "#cdbb9d", "#5a5f5f", "#8a3d2a", ((-0.36, -0.12, 0.12, 0.36), (-0.36, 0.0, 0.36)), 0.12, rise=2.3)
    house((5.2, 6.3, 0), (3.4, 5, 2.6), "#c4b191", "#5a5f5f", "#2f5b4a", ((-0.2,),), 0.24, rise=1.6, stack=False, pane=(0.8, 1.0))
    for x in range(-7, 9, 1):
        box((0.98, 0.4, 0.65 + 0.05 * (x % 3)), (x, -0.2, 0), clay("#b5a88f"), 0.08) if x not in (0, 1) else None
    box((1.6, 6, 0.03), (0.5, 2.4, 0), clay("#cbb994"), 0.01)
    broadleaf(3.6, (-5.4, 2.4, 0), "#7d8f4c", 3)
    broadleaf(2.6, (3.6, 2.0, 0), "#95a05a", 5)
    camera((-2.5, -12.5, 2.6), (0.3, 4, 2.3), 38)


def real_tenter_house():
    evening(LOOK, azimuth=-70, elevation=13)
    ground("#a3968a")
    row = ((-0.33, -0.11, 0.11, 0.33),) * 4
    house((1.6, 4, 0.1), (6.4, 7, 11.2), "#c2a98a", "#54585a", "#a8472c", row, -0.33, pane=(0.85, 1.5), rise=2.2, lit=((3, 0.11),))
    house((-5.2, 4.4, 0.1), (7.2, 7, 6.0), "#b3a083", "#54585a", "#2f5b4a")
    house((8.2, 4.4, 0.1), (6.8, 7, 6.4), "#b9a587", "#54585a", "#5f8296")
    pavement(2.2, 4.2)
    box((3.0, 0.3, 1.1), (3.4, 2.0, 0), plaster("#b3a083"), 0.03)
    broadleaf(4.2, (6.4, 1.2, 0), "#8a8f4e", 4)
    lamp_post((-3.2, 2.6, 0.1))
    camera((-5.5, -13.5, 2.0), (-0.4, 3, 5.0), 30)


def real_tenter_house_dusk():
    real_tenter_house()
    dusk(LOOK)
    windows_lit(0.45, 3)
    lamp_post((-3.2, 2.6, 0.1), lit=6)
    lamp((-3.2, 2.3, 3.7), 170)


def real_over_the_bakery():
    morning(LOOK, azimuth=-55, elevation=22)
    _lane()
    shop((0, 4.2, 0.12), 5.4, 6, 6.6, "#c2866a", "#31414a", ("#e9dcc4", "#c98a3c"), "#ffd9a0")
    house((-5.2, 4.3, 0.12), (5.0, 6, 5.4), "#b9a587")
    house((5.2, 4.3, 0.12), (5.0, 6, 5.4), "#9fae8a", door_="#8a3d2a")
    camera((-2.4, -7.2, 1.9), (0.2, 3, 3.0), 34)
    bench((-1.2, 3.3, 0.12), 0, 1.3)


def real_factory_fold():
    noon(LOOK, azimuth=-58, elevation=32)
    ground("#a89a8c")
    brick = "#a8553f"
    for i in range(3):
        house((-6.4 + 4.4 * i, 5, 0), (4.4, 6.5, 5.2), brick if i != 1 else "#b3624a", door_=("#31414a", "#2f5b4a", "#c9993f")[i])
    wall = plaster("#9c5642")
    box((0.25, 5.5, 1.5), (5.9, 5.4, 0), wall, 0.02)
    box((1.6, 0.25, 1.5), (5.1, 2.7, 0), wall, 0.02)
    box((2.0, 0.25, 1.5), (3.5, 2.7, 0), wall, 0.02)
    shed = wood("#6f7f7a", "z")
    box((1.7, 1.7, 1.9), (4.4, 7.2, 0), shed, 0.02)
    box((1.95, 2.0, 0.1), (4.4, 7.1, 1.95), clay("#3d4447"), 0.02, (6, 0, 0))
    sash((4.4, 6.32, 0.95), (0.6, 0.6), "#e3d7c0", "#ffcf85")
    camera((7.5, -8.5, 3.0), (0.8, 4.5, 2.1), 34)
    bicycle((1.2, 4.4, 0), 0, "#5f8296")
    broadleaf(3.4, (7.6, 8.5, 0), seed=6)


def real_lock_studio():
    look = indoors(LOOK, -80, 24, 9, 0.75)
    chamber((5.2, 5.0, 2.9), "#c2a9ab", "#a9774c", [opening_in("left", 0.3, 0.85, 1.7, 1.5)])
    ceiling((5.2, 5.0, 2.9))
    camera((2.3, -7.4, 1.55), (-0.25, -1.6, 1.0), 32)
    kitchen_run((1.3, -0.36, 0), 0, 2.4, "#5f8296", doors=4, stove=0)
    box((2.4, 0.26, 0.05), (1.3, -0.15, 1.55), wood("#b98550"), 0.01)
    for i, c in enumerate((BRICK, CREAM, SAGE, BRASS)):
        vessel([(0.06, 0), (0.08, 0.05), (0.07, 0.15)], (0.5 + 0.4 * i, -0.16, 1.6), glaze(c), 0.012)
    iron = clay("#2f3436", 0.5)
    box((0.6, 0.5, 0.7), (-1.0, -0.5, 0.14), iron, 0.04)
    box((0.36, 0.03, 0.34), (-1.0, -0.76, 0.36), glow("#ff9a4a", 2.2), 0.02)
    cylinder(0.07, 2.1, (-1.0, -0.5, 0.8), iron, 0.01)
    bed((-1.7, -2.5, 0), 0, 1.3, SAGE)
    rug((0.5, -2.4, 0), (1.9, 1.5), "#d9775a", 0, "#e9d9bf")
    armchair((0.9, -1.9, 0), -150 + 180, BRICK)
    table((1.9, -3.0, 0), 90, (0.9, 0.7, 0.72))
    framed((-1.9, -0.02, 1.85), (0.6, 0.75), BLUE)


def real_bleachfield():
    morning(LOOK, azimuth=-46, elevation=30)
    ground("#a7ab80")
    box((24, 16, 0.05), (0, 0, 0), plaster("#d6c6aa"), 0.02)
    for i in range(4):
        for y, turn in ((8.6, 0), (-8.6, 180)):
            x = -8.4 + 5.6 * i
            house((x, y, 0), (4.6, 5.5, 4.6), ("#b3624a", "#c9a27c")[i % 2], "#5a5f5f", "#2f5b4a", turn=turn, rise=1.9, stack=False)
    for i in range(2):
        for x, turn in ((-14.0, 90), (14.0, -90)):
            house((x, -3.2 + 6.4 * i, 0), (4.8, 5.5, 4.6), ("#c9a27c", "#b3624a")[i], "#5a5f5f", "#8a3d2a", turn=turn, rise=1.9, stack=False)
    broadleaf(5.4, (0.5, 0.2, 0), "#7d8f4c", 2)
    for x, y in ((-5, 3.0), (5.5, -3), (6, 3.4), (-5.6, -3)):
        broadleaf(2.4, (x, y, 0), "#93a05a", int(x + 20))
    bench((-1.6, -1.6, 0), 200)
    peg(1.0, (2.4, -1.8, 0), clay(SLATE))
    box((40, 5, 0.06), (0, 24, 0), glaze("#5f8a92"), 0)
    camera((-9, -34, 25), (0.4, 0.5, 0.5), 44)


def real_scaffold():
    overcast(LOOK)
    ground("#a98d6f")
    frame, pale = wood("#d2a468", "z"), wood("#e0bd86")
    for bx in (-3.4, 2.6):
        for x in (-2.3, 0, 2.3):
            for y in (4.0, 8.5):
                box((0.18, 0.18, 4.6), (bx + x, y, 0), frame, 0.01)
        for z in (2.4, 4.6):
            for y in (4.0, 8.5):
                box((4.8, 0.18, 0.2), (bx, y, z), pale, 0.01)
        for x in (-2.3, -0.75, 0.75, 2.3):
            for side in (-1, 1):
                group([box((0.12, 3.1, 0.18), (0, 0, 0), pale, 0.01)], (bx + x, 6.25 + side * 1.12, 5.6), (side * -40, 0, 0))
        box((4.6, 0.12, 2.3), (bx, 8.45, 0.1), plaster("#b3624a"), 0)
    steel = clay("#5f6f86", 0.5)
    for x in (-6.2, -3.2, -0.2, 2.8, 5.6):
        cylinder(0.05, 5.6, (x, 3.0, 0), steel, 0.005, sides=12)
    for z in (2.0, 4.0):
        box((12.2, 0.7, 0.06), (-0.3, 3.2, z), pale, 0.01)
        cylinder(0.04, 12.2, (-6.4, 3.0, z + 0.9), steel, 0.005, (0, 90, 0), 12)
    for i in range(12):
        box((0.9, 0.5, 0.3), (4.6 + (i % 2) * 1.0, 0.6, 0.3 * (i // 2)), clay(("#b3624a", "#a8553f")[i % 2]), 0.02)
    camera((-5.5, -9.5, 1.9), (0.3, 4, 2.6), 36)


def real_office():
    dusk(LOOK)
    _lane()
    shop((0, 4.2, 0.12), 5.2, 6, 6.4, "#b7a58c", "#8a3d3a", None, "#ffd08a", entry=-0.3)
    house((-5.1, 4.3, 0.12), (5.0, 6, 5.6), "#a8604a", lit=((1, 0.25),))
    house((5.1, 4.3, 0.12), (5.0, 6, 5.6), "#9fae8a")
    for x in (-0.1, 0.7, 1.5):
        box((0.5, 0.04, 0.62), (x, 3.86, 1.35), plain("#f4ecdd"), 0.005)
        box((0.36, 0.05, 0.26), (x, 3.85, 1.6), clay((BRICK, SAGE, BLUE)[int(x + 0.5) % 3]), 0)
    lamp((0.7, 3.0, 1.6), 60)
    lamp_post((-2.9, 2.7, 0.12), lit=6)
    lamp((-2.9, 2.5, 3.6), 160)
    camera((-1.2, -8.2, 1.75), (0.1, 3, 2.75), 36)


def real_kitchen():
    look = indoors(LOOK, -82, 27, 9, 0.7)
    chamber((6.0, 5.4, 2.8), "#e3d6c2", "#b08a5e", [opening_in("left", 0.2, 0.95, 2.2, 1.35)])
    ceiling((6.0, 5.4, 2.8))
    camera((2.3, -7.0, 1.5), (-0.3, -1.8, 0.98), 34)
    kitchen_run((0.5, -0.36, 0), 0, 4.2, SAGE, doors=6, stove=4)
    box((4.2, 0.06, 0.6), (0.5, -0.03, 0.93), clay("#f4ecdd", 0.4), 0.005)
    for x in (-1.0, 0.6):
        box((1.3, 0.3, 0.04), (x, -0.17, 1.75), wood("#b98550"), 0.01)
        for i in range(4):
            vessel([(0.05, 0), (0.08, 0.04), (0.085, 0.12)], (x - 0.45 + 0.3 * i, -0.17, 1.79), glaze((CREAM, BLUE, BRICK, BRASS)[(i + int(x)) % 4]), 0.012)
    table((-0.6, -2.7, 0), 0, (1.9, 0.95, 0.75))
    for x, y, t in ((-1.2, -3.45, 180), (0.0, -3.45, 170), (-1.2, -1.95, 0), (0.1, -1.95, 8)):
        chair((x, y, 0), t)
    vessel([(0.1, 0), (0.18, 0.05), (0.24, 0.13)], (-0.7, -2.7, 0.75), glaze(CREAM), 0.02)
    for i in range(4):
        ball(0.055, (-0.7 + 0.09 * cos(1.6 * i), -2.7 + 0.09 * sin(1.6 * i), 0.82), clay("#d9a441", 0.4))
    pendant((-0.6, -2.7, 2.8), 0.85, BLUE)
