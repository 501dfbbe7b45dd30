"""Portfolio: a gallery-white room, graphite, and a single yellow."""

from math import cos, pi, sin

from blender import *

LOOK = Look(wall="#dcd6cb", floor="#b9b2a6", azimuth=-60, elevation=29, sun="#fff0d8", power=6, ambient=0.42, exposure=0.1)
GRAPHITE, YELLOW, PAPER, STEEL, BLUSH = "#2d2d2f", "#f0b81f", "#f5f1e8", "#8a94a0", "#d8a08c"


def _frame(size, at, rot, art, edge="#2d2d2f"):
    w, h = size
    parts = [
        plate([rectangle(w, h), rectangle(w - 0.14, h - 0.14)], 0.1, (0, 0, 0), clay(edge, 0.5), 0.012, (90, 0, 0)),
        plate([rectangle(w - 0.14, h - 0.14)], 0.02, (0, 0.02, 0), plain(PAPER), 0.002, (90, 0, 0)),
        *[plate([outline], 0.02, (0, 0.005, 0), clay(colour), 0.003, (90, 0, 0)) for outline, colour in art],
    ]
    return group(parts, at, rot)


def _case(at, rot):
    """An artist's folder, zipped, with a handle and two corner guards."""
    black = clay(GRAPHITE, 0.6)
    parts = [
        box((1.35, 0.13, 0.98), (0, 0, 0), fabric(YELLOW), 0.04),
        plate([rectangle(1.37, 1.0, (0, 0.49), 0.05), rectangle(1.3, 0.93, (0, 0.49), 0.03)], 0.025, (0, 0, 0), black, 0.004, (90, 0, 0)),
        tube([(-0.2, 0, 0.97), (-0.18, 0, 1.12), (0, 0, 1.16), (0.18, 0, 1.12), (0.2, 0, 0.97)], 0.032, black),
    ]
    return group(parts, at, rot)


def port_wall():
    room(LOOK)
    camera((0.1, -9.4, 1.7), (0, 0, 1.6), 49)
    bars(LOOK, (-1.3, 2.6, 2.7), 3.8, 4.8, 2, 3, 0.12, 9)
    _frame((2.1, 2.7), (1.55, 2.1, 1.38), (-9, 0, 0), [(disc(0.62, (0, 0.3)), YELLOW), (rectangle(1.5, 0.5, (0, -0.75)), GRAPHITE)])
    _frame((1.5, 1.9), (0.2, 1.75, 0.96), (-10, 0, 3), [(archway(0.7, 1.1, (0, -0.6)), BLUSH)], "#b98550")
    _frame((1.1, 1.1), (-1.75, 2.54, 2.35), (0, 0, 0), [(leaf(0.7, 0.3, (0, -0.35)), STEEL)])
    box((1.5, 0.7, 0.42), (-1.9, 0.5, 0), clay(PAPER), 0.02)
    _camera_body((-1.95, 0.42, 0.42), 16, 0.62)
    tube([(-1.45, 0.2, 0.44), (-1.1, -0.1, 0.36), (-0.95, -0.2, 0.04), (-0.5, -0.3, 0.02), (-0.6, -0.7, 0.02)], 0.025, clay("#7a4a2a"))
    _case((2.55, 0.75, 0), (-11, 0, -16))


def _camera_body(at, turn, scale):
    black, chrome = clay(GRAPHITE, 0.6), metal("#cfcac0", 0.3)
    lens = [
        cylinder(0.46, 0.34, (0, 0, 0), black, 0.01),
        lathe([(0.46, 0.3), (0.46, 0.5), (0.42, 0.52)], material=black, steps=1),
        ring(0.44, 0.05, (0, 0, 0.5), chrome),
        lathe([(0.42, 0.52), (0.37, 0.44), (0.34, 0.44), (0.31, 0.37), (0.27, 0.36)], material=clay("#4a4d52", 0.5), steps=1),
        lathe([(0.27, 0.36), (0.2, 0.43), (0.1, 0.47), (0, 0.48)], material=glaze("#2a4a66")),
        ring(0.31, 0.018, (0, 0, 0.39), metal("#d9a441", 0.3)),
        *[ring(0.46, 0.02, (0, 0, 0.12 + 0.08 * i), black) for i in range(4)],
    ]
    parts = [
        box((2.0, 0.6, 1.1), (0, 0, 0), black, 0.1),
        box((2.02, 0.56, 0.26), (0, 0, 0.98), chrome, 0.06),
        box((0.6, 0.5, 0.3), (0.05, 0, 1.18), chrome, 0.08),
        cylinder(0.16, 0.14, (0.68, 0, 1.22), chrome, 0.02),
        cylinder(0.1, 0.1, (-0.7, 0, 1.22), clay(YELLOW), 0.02),
        group(lens, (0.05, -0.28, 0.56), (90, 0, 0)),
        box((0.26, 0.03, 0.16), (-0.7, -0.29, 1.02), glaze("#35506b"), 0.01),
    ]
    return group(parts, at, (0, 0, turn), scale)


def port_camera():
    room(LOOK, "#eec24c", "#eec24c")
    camera((0.4, -7.6, 2.1), (0.05, 0, 0.85), 54)
    bars(LOOK, (0.5, 2.4, 2.1), 3.0, 3.6, 2, 2, 0.13, 8)
    _camera_body((-0.1, 0.2, 0), -20, 1.25)
    strap = clay("#6b3f24", 0.6)
    tube([(1.05, 0.45, 1.3), (1.55, 0.3, 0.9), (1.6, -0.3, 0.1), (1.2, -0.9, 0.05), (0.4, -1.15, 0.05), (-0.5, -1.2, 0.05), (-1.4, -0.9, 0.05), (-1.75, -0.2, 0.1), (-1.5, 0.2, 0.8), (-1.3, 0.25, 1.3)], 0.05, strap)
    cylinder(0.42, 0.13, (-0.75, -1.75, 0), clay(GRAPHITE, 0.6), 0.03)
    ring(0.34, 0.015, (-0.75, -1.75, 0.13), metal("#cfcac0", 0.3))


def port_swatches():
    room(LOOK, "#c8c2b6", "#c8c2b6")
    camera((0.3, -5.6, 6.9), (-0.1, -0.25, 0.1), 46)
    bars(LOOK, (0.5, 0.9, 0), 4.2, 4.4, 2, 2, 0.12, 8, 12)
    colours = (GRAPHITE, STEEL, "#4f6f6a", "#a9b98f", PAPER, BLUSH, "#c9563a", YELLOW)
    for i, colour in enumerate(colours):
        strip = plate([rectangle(0.62, 2.7, (0, 1.15), 0.06), disc(0.06, (0, -0.05))], 0.035, (0, 0, 0.03 + 0.036 * i), clay(colour, 0.7), 0.006)
        strip.location = (-0.2, -1.35, 0.03 + 0.036 * i)
        strip.rotation_euler = (0, 0, (52 - 15 * i) * pi / 180)
    cylinder(0.07, 0.08, (-0.2, -1.38, 0.3), metal("#d9a441", 0.3), 0.02)
    for i in range(3):
        box((1.5, 1.05, 0.012), (1.25 + 0.03 * i, -2.2, 0.012 * i), plain(PAPER), 0.002, (0, 0, 12 + 4 * i))
    group([cylinder(0.06, 2.2, (0, 0, 0), clay(GRAPHITE, 0.5), 0.006, sides=6), cone(0.06, 0.008, 0.24, (0, 0, 2.2), wood("#e0b880", "z"), 0, sides=24)], (-1.75, -2.5, 0.06), (-90, 0, 20))


def port_studio():
    look = indoors(LOOK, -80, 34, 7, 0.55)
    chamber((6.4, 5.4, 3.2), "#dcd6cb", "#a39a8c", [opening_in("left", -0.9, 0.8, 1.6, 1.9), opening_in("left", 1.2, 0.8, 1.6, 1.9)])
    ceiling((6.4, 5.4, 3.2))
    camera((2.3, -7.2, 1.6), (-0.2, -1.8, 1.1), 33)
    paper = plain("#f5f1e8", 0.9)
    table((0.5, -1.3, 0), 0, (1.6, 1.0, 0.8), "#8a8278")
    sheet((1.4, 2.2), lambda x, y: 0.0 if y < 0 else 0.9 * (y / 1.1) ** 2.2, (0.5, -1.2, 0.81), paper, (0, 0, 0), 0.008, 40)
    mug((0.5, -1.5, 0.82), YELLOW, -30, 0.4)
    for x, y in ((-0.7, -1.9), (1.7, -2.0)):
        for a in (0.5, 2.6, 4.7):
            tube([(x, y, 1.0), (x + 0.35 * cos(a), y + 0.35 * sin(a), 0)], 0.014, plain(GRAPHITE), steps=1)
        cylinder(0.016, 1.9, (x, y, 0.2), plain(GRAPHITE), 0.003, sides=14)
    box((0.7, 0.02, 0.7), (1.7, -1.98, 1.7), paper, 0.005, (20, 0, -40))
    box((0.5, 0.02, 0.6), (-0.7, -1.88, 1.5), plain(GRAPHITE), 0.005, (10, 0, 40))
    _camera_body((0.45, -3.2, 1.25), 180, 0.16)
    for a in (0.5, 2.6, 4.7):
        tube([(0.45, -3.2, 1.25), (0.45 + 0.45 * cos(a), -3.2 + 0.45 * sin(a), 0)], 0.018, plain(GRAPHITE), steps=1)
    shelves((2.5, -0.25, 0), 0, (1.2, 0.34, 2.2), 5, "#8a8278", colours=(GRAPHITE, PAPER, STEEL, YELLOW))


def port_salt_jars():
    seamless(LOOK, "#f0ede6", 2.6)
    camera((0.3, -7.6, 1.9), (0.0, 0, 0.7), 58)
    for i in range(11):
        x, y = -1.9 + 0.76 * (i % 6) + (0.38 if i > 5 else 0), 0.7 if i < 6 else -0.3
        h = (0.9, 1.15, 0.75, 1.3, 1.0, 0.85)[i % 6]
        lathe([(0, 0), (0.26, 0), (0.28, 0.04), (0.28, h * 0.8), (0.2, h * 0.9), (0.22, h)], (x, y, 0), glaze("#f8f6f0"), steps=2)
        lathe([(0.23, 0), (0.24, 0.12), (0, 0.14)], (x, y, h - 0.02), (clay("#f4f1ea"), clay(YELLOW))[i == 8], steps=1)


def port_buttons():
    room(LOOK, "#e6e0d4", "#e6e0d4")
    camera((0.3, -4.6, 5.0), (0, 0, 0), 58)
    bars(LOOK, (0.2, 0.2, 0.1), 3.6, 3.4, 2, 2, 0.1, 8, 12)
    colours = (GRAPHITE, YELLOW, BLUSH, STEEL, "#8a3d2a", "#2f5b4a", PAPER)
    for i in range(30):
        x, y = -1.6 + 0.64 * (i % 6), -1.15 + 0.58 * (i // 6)
        r = (0.2, 0.24, 0.17, 0.22)[i * 7 % 4]
        parts = [lathe([(0, 0), (r, 0), (r * 1.04, 0.03), (r * 0.85, 0.07), (r * 0.75, 0.045), (0, 0.04)], material=clay(colours[i * 5 % 7], 0.35), steps=2, sides=40)]
        parts += [cylinder(r * 0.11, 0.02, (r * 0.25 * cos(a), r * 0.25 * sin(a), 0.032), plain("#1d1d1e"), 0, sides=14) for a in ((0.8, 2.4, 3.9, 5.5) if i % 3 else (0.0, 3.14))]
        group(parts, (x, y, 0.0), (0, 0, 23 * i))


def port_bindery_yard():
    overcast(LOOK)
    ground("#a8a39a")
    for i, (x, front) in enumerate(((-6.0, "#b9b0a2"), (0, "#a8604a"), (6.0, "#b9b0a2"))):
        house((x, 6, 0), (6, 6, 6.6), front, door_=(GRAPHITE, YELLOW, GRAPHITE)[i], windows=((-0.28, 0.28), (-0.28, 0.28)), entry=0.28, pane=(1.5, 1.9))
    van("small", (2.2, 2.2, 0), -160, GRAPHITE, YELLOW)
    for x in (-2.6, -2.0):
        vessel([(0.2, 0), (0.28, 0.1), (0.3, 0.4)], (x - 0.4, 5.3, 0), clay(BLUSH), 0.04)
        ball(0.3, (x - 0.4, 5.3, 0.36), clay("#6f8250"))
    camera((-3.4, -7.8, 1.8), (0.2, 4, 2.4), 36)


def port_cup_one_window():
    room(LOOK, "#cfc8bb", "#cfc8bb")
    camera((0.2, -7.0, 1.7), (0, 0, 0.8), 66)
    window(LOOK, (0.1, 0.6, 0.9), 2.4, 3.2, 1, 2, 0.1, 8)
    mug((-0.2, 0.2, 0), PAPER, -30, 1.6)
    box((0.9, 0.03, 1.3), (1.35, 0.3, 0), plain(GRAPHITE), 0.005, (0, 0, -52))
