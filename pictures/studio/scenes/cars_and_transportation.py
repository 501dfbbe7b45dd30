"""Cars: a clay saloon in crisp morning sun against pale blue."""

from math import cos, sin

from blender import *

LOOK = Look(wall="#b9cdd6", floor="#8f979b", azimuth=-52, elevation=32, sun="#fff0d2", power=6.5, ambient=0.5, exposure=0.1)
RED, RUBBER, CHROME, CREAM, YELLOW = "#c8372d", "#303237", "#d5d7d8", "#f2e8d8", "#eeb52b"


def _wheel(at, radius=0.42, width=0.3):
    x, y, z = at
    tyre = ring(radius * 0.72, radius * 0.28, (0, 0, 0), clay(RUBBER), (90, 0, 0))
    hub = cylinder(radius * 0.6, width * 0.6, (0, width * 0.3, 0), metal(CHROME, 0.25), 0.03, (90, 0, 0))
    cap = cylinder(radius * 0.2, width * 0.75, (0, width * 0.375, 0), clay(RED), 0.02, (90, 0, 0))
    return group([tyre, hub, cap], (x, y, z + radius))


def _car(at, turn, colour, scale=1.0):
    paint, dark, cream = glaze(colour), glaze("#1d2c35"), clay(CREAM)
    side = curved([(-2.0, 0.38), (-2.05, 0.75), (-1.85, 0.98), (-1.0, 1.05), (0.4, 1.05), (1.5, 0.98), (2.02, 0.82), (2.08, 0.45), (1.9, 0.3), (0, 0.26), (-1.8, 0.28)])
    cabin = curved([(-1.35, 0.95), (-1.05, 1.55), (-0.75, 1.68), (0.25, 1.68), (0.5, 1.56), (0.98, 0.98), (0.9, 0.9), (-1.25, 0.9)])
    glassy = curved([(-1.12, 1.05), (-0.92, 1.46), (-0.72, 1.55), (0.2, 1.55), (0.38, 1.46), (0.74, 1.05)])
    parts = [
        plate([side], 1.7, (0, 0, 0), paint, 0.2, (90, 0, 0)),
        plate([cabin], 1.42, (0, 0, 0), paint, 0.16, (90, 0, 0)),
        plate([glassy], 1.46, (0, 0, 0), dark, 0.03, (90, 0, 0)),
        box((0.09, 1.5, 0.7), (-0.3, 0, 0.98), paint, 0.02),
        box((0.16, 1.62, 0.16), (2.02, 0, 0.34), metal(CHROME), 0.06),
        box((0.16, 1.62, 0.16), (-2.04, 0, 0.34), metal(CHROME), 0.06),
        box((0.28, 0.04, 0.05), (-0.62, -0.87, 0.9), metal(CHROME), 0.02),
    ]
    for y in (-0.55, 0.55):
        parts.append(cylinder(0.16, 0.1, (1.98, y, 0.72), cream, 0.04, (0, 84, 0)))
    for x in (-1.2, 1.25):
        for y in (-0.72, 0.72):
            parts.append(_wheel((x, y, 0)))
    return group(parts, at, (0, 0, turn), scale)


def cars_saloon():
    room(LOOK)
    camera((0, -10, 1.7), (0, 0, 1.45), 48)
    bars(LOOK, (-1.6, 2.6, 2.6), 3.4, 4.6, 2, 3, 0.12, 9)
    car("saloon", (0.75, 0.2, 0), -14, RED, scale=0.97)
    for i in range(5):
        box((0.9, 0.16, 0.012), (-4 + 2.1 * i, -1.7, 0), clay(CREAM), 0.004)
    stripe, pole = clay(YELLOW), clay("#4b5558")
    cone(0.3, 0.06, 0.62, (-2.35, 0.1, 0.06), clay("#e8622c"))
    cone(0.225, 0.165, 0.16, (-2.35, 0.1, 0.27), clay(CREAM))
    box((0.75, 0.75, 0.06), (-2.35, 0.1, 0), clay("#e8622c"))
    cylinder(0.05, 2.7, (-2.95, 1.6, 0), pole)
    plate([disc(0.42)], 0.06, (-2.95, 1.5, 2.6), stripe, 0.015, (90, 0, 0))


def cars_tyres():
    room(LOOK, "#d9a441", "#d9a441")
    camera((0.3, -7.2, 2.0), (0.25, 0, 1.0), 58)
    shade_edge(LOOK, (1.7, 2.6, 1.6), 6, -24)
    rubber = clay(RUBBER)

    def tyre(at, rot):
        parts = [lathe([(0.5, -0.24), (0.62, -0.27), (0.86, -0.25), (0.97, -0.16), (0.98, 0), (0.97, 0.16), (0.86, 0.25), (0.62, 0.27), (0.5, 0.24), (0.48, 0), (0.5, -0.24)], material=rubber, steps=5)]
        for i in range(36):
            tread = box((0.05, 0.07, 0.34), (0.965, 0, -0.17), rubber, 0.008, (28, 0, 0))
            parts.append(group([tread], rot=(0, 0, i * 10)))
        return group(parts, at, rot)

    tyre((-0.55, 0.2, 0.26), (0, 0, 0))
    tyre((-0.48, 0.16, 0.79), (0, 0, 25))
    tyre((-0.56, 0.22, 1.32), (0, 0, 50))
    wheel = [lathe([(0.5, -0.1), (0.46, 0.1), (0.2, 0.02), (0, 0.02)], material=metal(CHROME), steps=4)]
    for i in range(5):
        wheel.append(group([box((0.14, 0.44, 0.1), (0, 0.26, -0.02), metal(CHROME), 0.04)], rot=(0, 0, 72 * i)))
    group([tyre((0, 0, 0), (0, 0, 0)), *wheel], (1.35, -0.3, 0.98), (76, 0, 18))


def cars_key():
    room(LOOK, "#9fb7bf", "#9fb7bf")
    camera((-0.6, -5.0, 4.9), (-0.05, 0.05, 0.1), 50)
    window(LOOK, (0.2, 0.2, 0), 2.6, 3.2, 1, 2, 0.12, 8, 10)
    steel, black = metal("#d9d9d6", 0.22), clay(RUBBER, 0.5)
    fob = [plate([rectangle(0.95, 1.5, (0, 0), 0.42), disc(0.12, (0, 0.5))], 0.26, (0, 0, 0.13), black, 0.08)]
    for y, colour in ((0.12, "#c8372d"), (-0.3, "#d9d9d6")):
        fob.append(cylinder(0.17, 0.05, (0, y, 0.25), clay(colour), 0.02))
    blade = [(-0.13, -0.7), (0.13, -0.7), (0.13, -1.1), (0.2, -1.2), (0.1, -1.32), (0.2, -1.5), (0.1, -1.62), (0.18, -1.82), (0.05, -2.1), (-0.13, -2.1)]
    fob.append(plate([blade], 0.08, (0, 0, 0.13), steel, 0.015))
    group(fob, (0.4, 0.35, 0), (0, 0, 32))
    ring(0.42, 0.035, (-0.2, 1.15, 0.12), steel, (12, 0, 0))
    tag = [plate([rectangle(0.7, 1.15, (0, 0), 0.2), disc(0.08, (0, 0.42))], 0.08, (0, 0, 0.05), clay("#a5602f", 0.5), 0.02), ball(0.12, (0, -0.1, 0.08), clay(CREAM), (1, 1, 0.3))]
    group(tag, (-1.15, 0.75, 0), (0, 0, -48))
    _car((1.55, 1.25, 0), 28, YELLOW, 0.36)


def _yard(wall="#b9cdd6", band="#e9dfcc"):
    """The forecourt: tarmac with bays, and the painted side of the workshop."""
    ground("#8f979b")
    box((40, 0.3, 2.5), (0, 3.4, 0), plaster(wall), 0.02)
    box((40, 0.32, 0.5), (0, 3.39, 0), plaster(band), 0.02)
    box((40, 0.45, 0.12), (0, 3.4, 2.5), clay(CREAM), 0.02)
    for x in (-6.0, -2.6, 2.6, 6.0):
        box((0.1, 4.6, 0.012), (x, 0.6, 0), clay(CREAM), 0.004)


def cars_estate_grey():
    overcast(LOOK)
    _yard()
    camera((2.2, -9.0, 1.7), (0.1, 0, 0.85), 58)
    car("estate", (0, 0.2, 0), -26, "#6f7b82")
    tyres = clay(RUBBER)
    for i in range(3):
        ring(0.24, 0.1, (3.9, 2.2, 0.1 + 0.19 * i), tyres)


def cars_electric_blue():
    noon(LOOK, azimuth=-40)
    _yard("#e4d8c2", "#c8372d")
    camera((2.2, -9.0, 1.7), (-0.15, 0, 0.85), 56)
    car("hatchback", (0.1, 0.2, 0), -26, "#2f78b5")
    post, dark = clay(CREAM, 0.5), plain("#2b2f33", 0.4)
    box((0.34, 0.24, 1.35), (-2.75, 1.5, 0), post, 0.06)
    box((0.22, 0.02, 0.2), (-2.75, 1.37, 0.98), dark, 0.02)
    ball(0.04, (-2.75, 1.37, 0.84), glow("#69e08a", 3))
    tube([(-2.75, 1.38, 0.7), (-2.6, 1.0, 0.12), (-2.1, 0.8, 0.03), (-1.75, 0.75, 0.35), (-1.62, 0.72, 0.72)], 0.028, dark)


def cars_small_yellow():
    evening(LOOK, azimuth=-55, elevation=16)
    _yard("#b3c3c4", "#e9dfcc")
    camera((2.2, -9.0, 1.7), (0.1, 0, 0.85), 68)
    car("small", (0.1, 0.2, 0), -26, YELLOW)


def cars_forecourt():
    noon(LOOK, azimuth=-62, elevation=30)
    ground("#8f979b")
    box((60, 5, 4.2), (2, 14, 0), plaster("#b9cdd6"), 0.03)
    box((60, 5.2, 0.25), (2, 14, 4.2), clay(CREAM), 0.03)
    for i, x in enumerate((-4.5, 1.0, 6.5)):
        box((4.2, 0.1, 3.2), (x, 11.48, 0), clay("#e9dfcc" if i != 1 else "#31414a"), 0.02)
        for z in (0.7, 1.4, 2.1, 2.8):
            box((4.2, 0.12, 0.03), (x, 11.47, z), clay("#b5ab99"), 0)
    camera((-4.2, -7.2, 2.7), (1.6, 4, 0.9), 38)
    stock = (("saloon", RED), ("estate", "#6f7b82"), ("hatchback", "#2f78b5"), ("small", YELLOW), ("saloon", CREAM), ("hatchback", "#5f7d5c"), ("estate", "#2d4a63"))
    for i, (kind, colour) in enumerate(stock):
        car(kind, (-1.6 + 2.75 * i, 3.0 + 0.1 * i, 0), -118, colour)
        box((0.1, 5, 0.012), (-3.0 + 2.75 * i, 3.0, 0), clay(CREAM), 0)
    for i in range(9):
        x = -6 + 2.6 * i
        cylinder(0.03, 3.4, (x, 8.6, 0), clay("#4b5558"), 0.005, sides=12)
        tube([(x, 8.6, 3.35), (x + 1.3, 8.6, 3.05), (x + 2.6, 8.6, 3.35)], 0.012, clay("#4b5558"))
        for k in range(5):
            plate([[(-0.16, 0), (0.16, 0), (0, -0.36)]], 0.012, (x + 0.3 + 0.5 * k, 8.58, 3.2 - 0.14 * (1 - abs(k - 2) / 2)), clay((RED, YELLOW, CREAM)[(i + k) % 3]), 0, (90, 0, 0))


def cars_forecourt_dusk():
    cars_forecourt()
    dusk(LOOK)
    for i in range(9):
        for k in range(4):
            ball(0.07, (-6 + 2.6 * i + 0.4 + 0.6 * k, 8.56, 3.32 - 0.1 * (1 - abs(k - 1.5) / 2)), glow("#ffd591", 8))
    for x in (-2.5, 2.5, 7.5):
        lamp((x, 8.0, 3.1), 190)
        lamp((x - 0.6, -1.2, 3.4), 90)


def _hire(kind, turn=-28, look_at=1.05, lens=54):
    """Ringway Vans: the same bay and the same camera for every size."""
    morning(LOOK, azimuth=-50, elevation=24)
    _yard("#7fa59e", "#e9dfcc")
    camera((2.6, -11.5, 1.9), (0.1, 0, look_at), lens)
    van(kind, (0, 0.3, 0), turn, "#f4f0e6", "#00a892")


def cars_van_small():
    _hire("small")
    bicycle((-3.0, 1.4, 0), 12, "#c8372d")


def cars_van_long():
    _hire("long")
    for x, y, z in ((-3.6, 1.6, 0), (-3.1, 1.3, 0), (-3.4, 1.5, 0.5)):
        box((0.5, 0.5, 0.5), (x, y, z), clay("#c49a66"), 0.015, (0, 0, 12 * x))


def cars_van_luton():
    _hire("luton", look_at=1.4, lens=48)
    box((1.1, 0.6, 1.9), (-4.1, 1.6, 0), wood("#8a5733", "z"), 0.03)


def cars_van_loading():
    dusk(LOOK)
    ground("#7d8387")
    for i, (x, front) in enumerate(((-5.2, "#9c5a45"), (0, "#b7a58c"), (5.2, "#9c5a45"))):
        house((x, 4.5, 0), (5.2, 6, 5.6), front, lit=((0, -0.25),) if i == 1 else ((1, 0.25),), door_="#2f5b5a")
    pavement(2.6, 4.6)
    lamp((-0.9, 3.6, 2.6), 130)
    camera((-5.0, -5.6, 1.7), (-0.5, 1.0, 1.2), 44)
    van("long", (1.6, 0.8, 0), 8, "#f4f0e6", "#00a892")
    box((0.06, 1.75, 1.75), (-1.33, 0.36, 0.5), plain("#2a2622"), 0.01, (0, 0, 8))
    inside = clay("#c49a66")
    for side in (-1, 1):
        box((0.95, 0.06, 1.85), (-1.75 - 0.02 * side, 0.35 + side * 1.02, 0.45), glaze("#f4f0e6"), 0.02, (0, 0, 8 + side * 12))
    for x, y, z, t in ((-1.5, 0.1, 0.55, 8), (-1.5, 0.65, 0.55, 8), (-1.48, 0.35, 1.02, 14), (-2.6, -0.5, 0, 24), (-3.15, 0.35, 0, -8), (-3.1, 0.3, 0.46, 10)):
        box((0.46, 0.46, 0.44), (x, y, z), inside, 0.015, (0, 0, t))
    shade_lamp((-2.5, 0.9, 0), 1.35)
    lamp((-1.6, 0.2, 2.1), 40)


def cars_workshop():
    look = indoors(LOOK, -74, 30, 8, 0.7)
    chamber((11, 8, 4.6), "#dfe3df", plaster("#9aa0a0"), [opening_in("left", 0.4, 1.5, 4.6, 2.3), opening_in("far", 3.9, 1.9, 2.0, 1.6)], "#31414a")
    camera((4.4, -10.6, 2.3), (-0.4, -2.6, 1.55), 30)
    yellow, steel = clay("#ffc400", 0.5), metal("#8f9496", 0.4)
    for x in (-2.0, 1.4):
        box((0.4, 0.5, 3.4), (x, -1.6, 0), yellow, 0.03)
        box((1.4, 0.16, 0.14), (x + (0.6 if x < 0 else -0.6), -2.3, 1.55), steel, 0.03, (0, 0, -40 if x < 0 else 40))
    car("hatchback", (-0.3, -2.4, 1.62), 90, "#2f78b5")
    cupboard = clay(RED, 0.5)
    box((1.5, 0.55, 1.0), (3.2, -0.45, 0), cupboard, 0.03)
    for z in (0.15, 0.42, 0.69):
        box((1.36, 0.03, 0.03), (3.2, -0.74, z + 0.14), metal(CHROME), 0.01)
    box((2.6, 0.6, 0.08), (0.9, -0.4, 0.88), wood("#a5733f"), 0.015)
    box((2.4, 0.5, 0.86), (0.9, -0.4, 0), clay("#5f6f76"), 0.02)
    cylinder(0.13, 0.26, (0.5, -0.45, 0.96), metal(CHROME), 0.03)
    tyres = clay(RUBBER)
    for x in (-4.6, -4.0):
        for i in range(4):
            ring(0.23, 0.1, (x, -0.75, 0.1 + 0.2 * i), tyres)
    board = wood("#b98550")
    box((2.2, 0.04, 1.0), (1.9, -0.03, 1.6), board, 0.01)
    for i in range(7):
        cylinder(0.025, 0.3 + 0.05 * (i % 3), (1.1 + 0.27 * i, -0.08, 1.85), steel, 0.005, sides=12)
        cylinder(0.06, 0.04, (1.1 + 0.27 * i, -0.05, 1.8), steel, 0.005, (90, 0, 0), 20)
    cone(0.2, 0.04, 0.46, (-3.0, -4.6, 0.03), clay("#e8622c"))
    box((0.5, 0.5, 0.04), (-3.0, -4.6, 0), clay("#e8622c"))


def cars_minibus():
    morning(LOOK, azimuth=-58, elevation=22)
    ground("#8f979b")
    pavement(2.4, 6)
    for i, (x, front) in enumerate(((-9, "#b3543a"), (-3.8, "#c9a789"), (1.4, "#b3543a"), (6.6, "#9aa98e"), (11.8, "#b3543a"))):
        house((x, 6.2, 0.12), (5.2, 6, 5.6), front, door_=("#0a3d91", "#2f5b4a")[i % 2])
    camera((-3.6, -10.5, 1.9), (0.6, 0, 1.45), 38)
    van("minibus", (0.9, 0.7, 0), -12, "#f4f0e6", "#0a3d91")
    cylinder(0.035, 2.6, (-3.1, 2.9, 0.12), clay("#4b5558"), 0.005, sides=14)
    plate([disc(0.3)], 0.04, (-3.1, 2.86, 2.65), clay(RED), 0.01, (90, 0, 0))
    plate([disc(0.2)], 0.02, (-3.1, 2.83, 2.65), clay(CREAM), 0.004, (90, 0, 0))
    box((0.3, 0.04, 0.42), (-3.1, 2.86, 1.5), clay(CREAM), 0.01)
    bench((-4.6, 3.4, 0.12))


def cars_brakes():
    seamless(LOOK, "#d9a441")
    camera((-0.5, -6.4, 2.7), (0.05, 0, 0.75), 52)
    steel, dark = metal("#c4c6c6", 0.32), clay("#4a4d50", 0.6)
    new = [lathe([(0.34, -0.09), (1.0, -0.09), (1.0, 0.09), (0.34, 0.09)], material=steel, steps=1), lathe([(0.12, 0.06), (0.42, 0.06), (0.46, 0.28), (0.4, 0.34), (0.12, 0.34), (0.12, 0.06)], material=steel, steps=2)]
    for i in range(5):
        a = 6.283 * i / 5
        new.append(cylinder(0.045, 0.02, (0.27 * cos(a), 0.27 * sin(a), 0.335), plain("#33363a"), 0, sides=20))
    group(new, (-0.5, 0.5, 1.0), (68, 0, 24))
    for x, y, turn in ((1.25, 0.3, 30), (1.05, -0.75, -12)):
        pad = [plate([[(0.62 * cos(a / 10) , 0.62 * sin(a / 10)) for a in range(4, 28)] + [(0.34 * cos(a / 10), 0.34 * sin(a / 10)) for a in range(27, 3, -1)]], 0.12, (0, 0, 0.16), dark, 0.02), plate([[(0.66 * cos(a / 10), 0.66 * sin(a / 10)) for a in range(3, 29)] + [(0.3 * cos(a / 10), 0.3 * sin(a / 10)) for a in range(28, 2, -1)]], 0.06, (0, 0, 0.06), clay(RED, 0.4), 0.02)]
        group(pad, (x, y - 0.3, 0), (0, 0, turn))


def cars_saloon_front():
    noon(LOOK, azimuth=-48, elevation=34)
    _yard()
    camera((4.6, -6.4, 1.45), (0.5, -0.1, 0.8), 46)
    car("saloon", (0, 0.2, 0), -24, RED)


def cars_saloon_rear():
    noon(LOOK, azimuth=-40, elevation=34)
    _yard()
    camera((-5.0, -6.4, 1.6), (-0.5, -0.1, 0.8), 46)
    car("saloon", (0, 0.2, 0), 20, RED)


def cars_saloon_wheel():
    noon(LOOK, azimuth=-40, elevation=30)
    _yard()
    camera((2.1, -4.1, 0.8), (1.15, -0.5, 0.5), 52)
    car("saloon", (0, 0.2, 0), -14, RED)


def cars_bicycle():
    evening(LOOK, azimuth=-50, elevation=18)
    ground("#a9a294")
    box((20, 0.3, 4), (0, 1.6, 0), plaster("#b9cdd6"), 0)
    door((1.9, 1.44, 0), (1.2, 2.3), "#c8372d", light=False)
    camera((0.5, -5.2, 1.1), (0.1, 0.5, 0.72), 72)
    bicycle((-0.2, 0.9, 0), -8, "#2f5b4a", scale=1.15)


def cars_saloon_turn(turned=0.0):
    seamless(LOOK, "#b4c2c8", 5.5)
    camera((0, -15.5, 4.1), (0, 0, 0.52), 92)
    lathe([(0, 0), (2.62, 0), (2.7, 0.03), (2.7, 0.11), (2.64, 0.14), (0, 0.14)], (0, 0, 0), clay("#efe9dd"), steps=1)
    car("saloon", (0, 0, 0.14), -32 + 360 * turned, "#b82a22")
