"""Music: plum walls after sunset's first minute, brass and one red label."""

from math import cos, pi, sin

from blender import *

LOOK = Look(wall="#8a4a52", floor="#5a3338", azimuth=-62, elevation=23, sun="#ffb27a", power=10, ambient=0.55, exposure=0.5)
VINYL, RED, CREAM, WALNUT, TEAL = "#1b1a1d", "#cf3b2b", "#f1e4cd", "#7a4a2a", "#2d6a6c"


def _record(at, rot, label=RED, radius=1.0):
    parts = [cylinder(radius, 0.04, (0, 0, 0), glaze(VINYL), 0.01)]
    parts += [ring(radius * (0.42 + 0.055 * i), 0.006, (0, 0, 0.042), plain("#3a383d", 0.4)) for i in range(10)]
    parts += [cylinder(radius * 0.34, 0.012, (0, 0, 0.04), clay(label), 0.003), cylinder(0.03, 0.03, (0, 0, 0.045), metal(), 0.004)]
    return group(parts, at, rot)


def musi_turntable():
    room(LOOK)
    camera((0.2, -8.8, 2.3), (0, 0, 1.3), 50)
    window(LOOK, (0.1, 0.9, 1.7), 5.6, 4.0, 3, 2, 0.13, 9)
    deck = [
        box((2.5, 1.9, 0.34), (0, 0, 0.08), wood(WALNUT), 0.05),
        cylinder(0.86, 0.08, (-0.3, 0, 0.42), metal("#b9b5ac", 0.35)),
        _record((-0.3, 0, 0.5), (0, 0, 0), RED, 0.84),
        cylinder(0.16, 0.16, (0.92, 0.6, 0.42), metal("#b9b5ac", 0.3)),
        tube([(0.92, 0.6, 0.62), (0.9, 0.2, 0.64), (0.75, -0.25, 0.62), (0.32, -0.42, 0.58)], 0.035, metal("#d5d0c6", 0.25)),
        box((0.2, 0.12, 0.06), (0.3, -0.43, 0.55), clay(VINYL), 0.01, (0, 0, 24)),
        cylinder(0.09, 0.06, (0.95, -0.65, 0.42), metal("#d5b36a", 0.3)),
    ]
    deck += [cylinder(0.1, 0.08, (x, y, 0), clay(VINYL)) for x in (-1.05, 1.05) for y in (-0.75, 0.75)]
    group(deck, (-0.55, -0.15, 0), (0, 0, 9))
    for x, y, turn in ((2.05, 0.9, -12),):
        speaker = [box((1.35, 1.0, 2.3), (0, 0, 0), wood(WALNUT, "z"), 0.05), box((1.2, 0.06, 2.15), (0, -0.5, 0.075), clay("#2b2326"), 0.02)]
        for z, r in ((0.75, 0.46), (1.65, 0.27)):
            speaker.append(group([lathe([(r, 0.08), (r * 1.08, 0.03), (r, 0), (r * 0.4, -0.1), (r * 0.3, -0.02), (0, 0.04)], material=clay(CREAM if z > 1 else "#d9a441"))], (0, -0.54, z), (90, 0, 0)))
        group(speaker, (x, y, 0), (0, 0, turn))
    for i, colour in enumerate((TEAL, "#d9a441", CREAM, RED)):
        box((0.07, 1.5, 1.5), (-2.75 + 0.1 * i, 1.1, 0), clay(colour, 0.6), 0.01, (0, -7 + i, 0))


def musi_keys():
    room(LOOK, "#5b2f3a", "#5b2f3a")
    camera((-2.6, -5.2, 3.0), (0.1, 0.15, 0.4), 50)
    window(LOOK, (0.1, 0.0, 0.5), 4.4, 3.6, 3, 2, 0.12, 9, 10)
    ivory, ebony = glaze("#f3ead9"), glaze("#17161a")
    for i in range(16):
        press = 0.07 if i == 9 else 0
        box((0.36, 2.1, 0.34), (-3.0 + 0.375 * i, -0.1, 0.2 - press), ivory, 0.03)
        if i % 7 not in (2, 6) and i < 15:
            box((0.2, 1.3, 0.3), (-3.0 + 0.375 * (i + 0.5), 0.3, 0.46), ebony, 0.04)
    box((6.6, 0.28, 0.95), (-0.15, 1.15, 0), clay("#7d1f2a", 0.5), 0.04)
    box((6.6, 0.3, 0.42), (-0.15, -1.35, 0), wood(WALNUT), 0.06)
    box((6.6, 2.6, 0.2), (-0.15, -0.1, 0), wood(WALNUT), 0.02)


def musi_guitar():
    room(LOOK, "#c07a4a", "#8a4f32")
    camera((0.5, -9.6, 2.2), (-0.05, 0, 2.3), 50)
    slats(LOOK, (0, 2.4, 2.2), 9, 0.6, 0.42, 30, 8, 6)
    top, dark = wood("#dba35c", "y"), wood("#4a2a1c", "y")
    body = curved([(0, -1.35), (0.75, -1.2), (1.02, -0.6), (0.72, 0.05), (0.66, 0.4), (0.78, 0.8), (0.45, 1.15), (0, 1.2), (-0.45, 1.15), (-0.78, 0.8), (-0.66, 0.4), (-0.72, 0.05), (-1.02, -0.6), (-0.75, -1.2)])
    guitar = [
        plate([body], 0.38, (0, 0, 0), dark, 0.04),
        plate([[(x * 0.97, y * 0.97) for x, y in body], disc(0.28, (0, 0.38))], 0.04, (0, 0, 0.19), top, 0.008),
        ring(0.3, 0.025, (0, 0.38, 0.21), clay(CREAM)),
        box((0.24, 2.2, 0.09), (0, 1.75, 0.19), dark, 0.02),
        box((0.34, 0.62, 0.1), (0, 3.1, 0.17), dark, 0.03),
        box((0.72, 0.16, 0.08), (0, -0.62, 0.2), dark, 0.02),
    ]
    for i in range(6):
        x = -0.085 + 0.034 * i
        guitar.append(tube([(x * 1.4, -0.6, 0.29), (x, 2.85, 0.3)], 0.006, metal("#e8dcc0", 0.3), steps=1))
        side = -1 if i < 3 else 1
        guitar.append(cylinder(0.045, 0.14, (side * 0.17, 2.92 + 0.17 * (i % 3), 0.22), metal("#e8dcc0", 0.3), 0.01, (0, side * 90, 0)))
    for i in range(9):
        guitar.append(box((0.24, 0.02, 0.02), (0, 0.85 + 0.23 * i, 0.278), metal("#d8d0bd", 0.3), 0.004))
    group(guitar, (0.25, 1.75, 1.3), (76, 0, 4))
    lathe([(0, 0), (0.55, 0), (0.55, 0.55), (0.5, 0.62), (0, 0.62)], (-1.35, 0.6, 0), fabric(TEAL), steps=3)
    _record((1.2, -0.6, 0.0), (0, 0, 0), TEAL, 0.6)


def _arch_room(bulbs=True):
    """The room under the viaduct: a low brick vault at night."""
    night(LOOK, 0.16)
    box((14, 14, 0.2), (0, -4, -0.2), wood("#5a3b2c"), 0)
    wall = plaster("#8a4a52")
    vault = [(3.2 * cos(pi * i / 24), 1.5 + 1.6 * sin(pi * i / 24)) for i in range(25)]
    outline = [(-7, 0), (-3.2, 0), *vault[::-1], (3.2, 0), (7, 0), (7, 6), (-7, 6)]
    plate([outline], 7.0, (0, -4.6, 0), plaster("#7a3f45"), 0, (90, 0, 0))
    box((8, 0.2, 4), (0, 0.1, 0), wall, 0)


def musi_room():
    _arch_room()
    camera((1.3, -10.6, 1.45), (0.0, -2.4, 1.1), 34)
    box((5.4, 2.2, 0.22), (0, -1.25, 0), wood("#3a2620"), 0.02)
    drum_kit((0.35, -1.25, 0.22), 0, RED)
    microphone((-0.7, -1.95, 0.22), 1.4)
    loudspeaker((-2.35, -1.2, 0.22), (0.6, 0.5, 1.15), 16)
    loudspeaker((2.35, -1.2, 0.22), (0.6, 0.5, 1.15), -16)
    stool((-1.3, -1.2, 0.22), 0.7)
    for i, (x, t) in enumerate(((-1.7, RED), (-0.4, "#ffb25e"), (0.9, "#ffb25e"), (2.0, TEAL))):
        cylinder(0.1, 0.24, (x, -2.9, 2.5), clay("#1b1a1d"), 0.02, (24, 0, 0))
        spot((x, -3.0, 2.55), (x * 0.5, -1.2, 0.6), 230, ("#ff7a5a", "#ffc27a", "#ffc27a", "#7ac8d8")[i], 50)
    for i in range(3):
        for k in range(2):
            chair((-1.7 + 1.3 * i + 0.3 * k, -5.0 - 1.1 * k, 0), 180 + 6 * i, "#3a2620")
    lamp((0, -5.5, 2.3), 26, "#ff9a6a", 0.6)


def musi_arch_door():
    evening(LOOK, "#ffb98a", "#6f6a9a", -58, 13)
    ground("#8a7a72")
    viaduct((0, 5, 0), 4, 5.0, 6.4, 5, "#9c5a4a", ("#4a3438", "#3f3a3f", "#4a3438", "#3f3a3f"))
    pavement(3.2, 5)
    for i, colour in enumerate(("#5a4a52", "#7a3f45", "#3f7a5a", "#4a5566")):
        door((-7.5 + 5 * i, 5.84, 0), (2.0, 2.9), colour, "#d9c3a6", light=False)
    ball(0.17, (2.5, 5.55, 3.2), glow("#ffd591", 7))
    lamp((2.5, 5.2, 3.2), 60)
    for x, c in ((4.3, RED), (0.65, CREAM)):
        box((0.8, 0.04, 1.1), (x, 4.93, 1.2), clay(c), 0.01)
    camera((-1.8, -8.8, 1.75), (1.4, 5, 2.9), 36)
    bicycle((5.4, 4.4, 0.12), 8, RED)


def musi_drums():
    backlit(LOOK, "#f2b98a", "#a5606a", 160, 24)
    ground("#8a4a52")
    camera((0.5, -5.6, 1.25), (0.0, 0, 0.66), 62)
    drum_kit((0, 0, 0), 8, RED)


def musi_violins():
    room(LOOK)
    camera((0.25, -3.4, 0.62), (0.06, 0, 0.36), 84)
    window(LOOK, (0.1, 0.3, 0.5), 1.7, 1.8, 2, 2, 0.05, 4)
    drum((0.14, 0.12, 0), 0.2, 0.32, RED)
    violin((-0.26, 0.05, 0.01), (-10, 6, 12), scale=1.1)
    violin((0.42, -0.02, 0.01), (-10, -7, -14), "#7a3a1e", 1.1)
    bow((0.0, -0.05, 0.34), (0, 74, 20))
    group([cylinder(0.012, 0.4, (0, 0, 0), wood("#d8b98a", "z"), 0.003, sides=14), ball(0.03, (0, 0, 0.39), fabric(CREAM))], (0.02, 0.02, 0.345), (0, 80, -30))


def musi_microphone():
    backlit(LOOK, "#ffcf9a", "#8a4a52", 168, 20)
    ground("#6a3a42")
    camera((0.35, -3.0, 1.5), (0.05, 0, 1.38), 92)
    microphone((0, 0, 0), 1.4, 24)
    loudspeaker((1.0, 2.2, 0), (0.7, 0.5, 1.3), -14)
    stool((-0.7, 1.2, 0), 0.72)


def musi_record_shop():
    look = indoors(LOOK, -78, 24, 10, 0.85)
    chamber((6.0, 5.2, 2.8), "#8a4a52", "#7a4a2a", [opening_in("left", 0.3, 0.8, 2.2, 1.5)])
    ceiling((6.0, 5.2, 2.8))
    camera((2.3, -6.9, 1.65), (-0.5, -1.9, 0.95), 33)
    tones = (RED, CREAM, TEAL, "#d9a441", "#3a2620", "#c98a66", "#33536b")
    for r, y in enumerate((-1.5, -3.0)):
        for c in range(3):
            x = -1.5 + 1.25 * c
            box((1.15, 0.75, 0.5), (x, y, 0.35), wood(WALNUT), 0.01)
            box((1.05, 0.65, 0.34), (x, y, 0), plain("#2a1d18"), 0)
            for i in range(16):
                box((0.31, 0.012, 0.31), (x - 0.34 + 0.34 * (i % 3), y - 0.28 + 0.036 * i, 0.66), clay(tones[(i * 3 + c + r) % 7]), 0.002, (-14, 0, 0))
    for k in range(3):
        box((3.4, 0.14, 0.03), (0.9, -0.08, 1.25 + 0.5 * k), wood(WALNUT), 0.005)
        for i in range(8):
            sleeve((-0.6 + 0.42 * i, -0.1, 1.28 + 0.5 * k), tones[(i + 2 * k) % 7], [(disc(0.08 + 0.02 * (i % 3)), tones[(i + 3 + k) % 7])], (-6, 0, 0))
    table((-2.2, -0.6, 0), 0, (1.0, 0.6, 0.8), WALNUT)
    box((0.46, 0.36, 0.1), (-2.2, -0.6, 0.8), wood("#d8b98a"), 0.01)
    record((-2.24, -0.6, 0.905))
    pendant((0.2, -2.2, 2.8), 0.6, TEAL, lit=3)


def musi_street_festival():
    evening(LOOK, "#ffb46a", "#8a7fae", -62, 14)
    ground("#9a8578")
    box((6, 40, 0.02), (0, 10, 0), fabric("#b5382f"), 0)
    for i in range(5):
        for side in (-1, 1):
            house((side * 8.2, 3.0 + 5.2 * i, 0), (5.2, 6, 5.8), ("#c27a5a", "#e0b088", "#a9606a", "#d9a45e", "#b98a7a")[(i + (side > 0) * 2) % 5], turn=-90 * side, door_=(TEAL, "#3f7a5a")[i % 2])
    box((6.4, 3.4, 1.0), (0, 15, 0), wood("#6b3d2a"), 0.02)
    for x in (-3.0, 3.0):
        cylinder(0.08, 4.6, (x, 13.6, 0), clay("#2f2a2a"), 0.01, sides=14)
        loudspeaker((x * 0.86, 13.8, 1.0), (0.9, 0.7, 1.7), 0)
    box((6.8, 3.6, 0.2), (0, 15, 4.5), clay("#ff6b1a"), 0.04)
    drum_kit((0, 15, 1.0), 0, RED)
    microphone((-1.2, 13.9, 1.0), 1.4)
    for k in range(6):
        y = 2.0 + 2.6 * k
        for i in range(13):
            x = -5.0 + 10 * i / 12
            z = 4.4 - 0.9 * (1 - ((i - 6) / 6) ** 2)
            plate([[(-0.2, 0), (0.2, 0), (0, -0.45)]], 0.012, (x, y, z), clay(("#ff6b1a", CREAM, TEAL, "#d9a441")[(i + k) % 4]), 0, (90, 0, 0))
    camera((-1.1, -9.0, 1.8), (0.2, 8, 2.3), 38)


def musi_standing_water():
    seamless(LOOK, "#a9606a", 2.4)
    camera((0.16, -2.6, 0.7), (0.07, 0.1, 0.17), 118)
    waves = [(curved([(-0.15, -0.02 - 0.05 * k), (-0.06, 0.01 - 0.05 * k), (0.04, -0.03 - 0.05 * k), (0.15, -0.005 - 0.05 * k), (0.15, -0.02 - 0.05 * k), (0.04, -0.045 - 0.05 * k), (-0.06, -0.005 - 0.05 * k), (-0.15, -0.035 - 0.05 * k)]), "#eaf4f2") for k in range(3)]
    record((0.24, 0.16, 0.17), 0.15, "#00a8b5", (82, 0, -8))
    sleeve((-0.06, 0.1, 0.0), "#1f6f7a", [(disc(0.05, (0.05, 0.08)), CREAM), *waves], (-8, 0, 6), 0.34)


def musi_sevens():
    seamless(LOOK, "#d98a4a", 2.4)
    camera((-0.2, -2.4, 0.95), (0.08, 0, 0.15), 80)
    timber = wood("#c79a62")
    for y in (-0.3, 0.3):
        box((0.42, 0.02, 0.2), (0, y, 0), timber, 0.004)
    for x in (-0.21, 0.21):
        box((0.02, 0.62, 0.2), (x, 0, 0), timber, 0.004)
    tones = (RED, CREAM, TEAL, "#d9a441", "#3a2620", "#c98a66", "#33536b")
    for i in range(24):
        box((0.36, 0.006, 0.36), (0.01 * ((i * 7) % 3 - 1), -0.26 + 0.022 * i, 0.01), clay(tones[(i * 5) % 7]), 0.001, (-10 + (i % 4), 0, 0))
    record((0.36, -0.3, 0.01), 0.18, RED, (4, 0, 0))


def musi_lesson_room():
    look = indoors(LOOK, -72, 30, 9, 0.75)
    chamber((3.8, 4.2, 2.9), "#c98a7a", "#a5733f", [opening_in("left", 0.3, 0.9, 1.1, 1.5)])
    ceiling((3.8, 4.2, 2.9))
    camera((1.1, -5.6, 1.5), (0.0, -1.0, 1.05), 35)
    upright_piano((0.35, -0.42, 0), 0, "#5a2f22")
    stool((0.2, -1.25, 0), 0.5, seat="#8a2f39")
    chair((0.95, -1.35, 0), 160, "#6b4a2c")
    for x in (-0.05, 0.15):
        box((0.2, 0.01, 0.26), (0.3 + x, -0.5, 0.92), plain("#f6f0e2"), 0.002, (-12, 0, 0))
    shade_lamp((0.85, -0.3, 1.25), 0.4, size=0.14, lit=1.6)
    rug((0.3, -1.9, 0), (1.9, 1.3), "#8a2f39", 0, "#c9a35f")
    framed((-0.9, -0.02, 1.7), (0.6, 0.8), TEAL, shape=disc(0.18))
    violin((-1.35, -0.4, 0.0), (-10, -8, 10), scale=1.2)


def musi_live_sleeve():
    seamless(LOOK, "#3f6a6c", 2.4)
    camera((-0.1, -2.6, 0.7), (-0.06, 0.1, 0.17), 118)
    vio = curved([(0, -0.1), (0.045, -0.09), (0.055, -0.05), (0.03, -0.02), (0.03, 0), (0.042, 0.03), (0.035, 0.06), (0, 0.07), (-0.035, 0.06), (-0.042, 0.03), (-0.03, 0), (-0.03, -0.02), (-0.055, -0.05), (-0.045, -0.09)])
    shifted = lambda dx: [(x + dx, y) for x, y in vio]
    record((-0.22, 0.18, 0.17), 0.15, "#d9a441", (82, 0, 10))
    sleeve((0.06, 0.1, 0.0), "#c1502f", [(shifted(-0.07), "#f1e4cd"), (shifted(0.07), "#3a1f1a"), (disc(0.03, (0, 0.1)), "#f1e4cd"), (curved([(0.02, -0.13), (0.06, -0.115), (0.1, -0.135), (0.14, -0.12), (0.1, -0.125), (0.06, -0.125)]), "#1b1a1d")], (-8, 0, -8), 0.34)
