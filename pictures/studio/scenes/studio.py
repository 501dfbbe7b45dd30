"""The studio's own room: warm plaster, one sun colour, the same set by day and at dusk."""

from math import cos, pi, sin

from blender import *

LOOK = Look(wall="#dfb78c", floor="#cfa172", azimuth=-58, elevation=26, sun="#ffd8a4", power=7.5, ambient=0.5, exposure=0.2)
DUSK = Look(wall="#dfb78c", floor="#cfa172", azimuth=-66, elevation=13, sun="#ff9a66", power=2.0, sky="#6484d6", ambient=0.34, exposure=0.15, softness=2.5)
LOOKS = {"hero-dusk": DUSK, "hero-phone-dusk": DUSK}
SUN, PAPER, INK, TERRACOTTA, PINE, CHALK = "#f2a51c", "#f6eddd", "#22303a", "#bb4e2c", "#2f5a4c", "#e9e0d2"


def _tile(x, y, w, h, colour, lift=0.09):
    return plate([rectangle(w, h, (x, y), 0.06)], 0.07, (0, 0, lift), clay(colour), 0.018)


def _page():
    """A web page laid out in clay: bar, picture, headline, three columns."""
    return [
        plate([rectangle(2.1, 2.9, (0, 1.45), 0.1)], 0.14, (0, 0, 0), plaster(PAPER), 0.03),
        _tile(-0.62, 2.66, 0.5, 0.16, INK),
        _tile(0.45, 2.66, 0.24, 0.12, TERRACOTTA),
        _tile(0.76, 2.66, 0.24, 0.12, CHALK),
        _tile(0, 1.82, 1.76, 1.2, PINE),
        plate([disc(0.36, (0.42, 1.86))], 0.07, (0, 0, 0.15), clay(SUN), 0.02),
        _tile(-0.4, 0.98, 0.96, 0.16, INK),
        *[_tile(-0.6 + 0.6 * i, 0.5, 0.52, 0.52, (TERRACOTTA, CHALK, "#d9b48c")[i]) for i in range(3)],
    ]


def _set(lamp):
    """Everything that stands in the hero's room."""
    stone = plaster("#efe3d0")
    group(_page(), (2.35, 1.95, 0.0), (80, 0, -4))
    for i in range(4):
        box((0.5, 1.2, 0.26 * (i + 1)), (3.35 + 0.5 * i, 0.55, 0), stone, 0.02)
    plate([archway(1.5, 1.9), archway(0.98, 1.62, (0, -0.02))], 0.55, (0.55, 1.25, 0), clay(TERRACOTTA), 0.03, (90, 0, 14))
    ball(0.46, (1.45, 0.1, 0), lamp)
    ball(0.2, (3.85, 0.2, 0.52), clay(PINE))
    cylinder(0.62, 0.3, (2.75, -0.35, 0), stone)
    cone(0.36, 0.02, 0.92, (2.75, -0.35, 0.3), clay(INK))
    ring(0.3, 0.1, (0.35, -0.35, 0.4), clay(PAPER), (90, 0, 34))


def _morning(look):
    window(look, (-0.3, 2.3, 1.9), 7.2, 4.4, 3, 2, 0.16, 10)
    palm(look, (-2.1, 2.6, 2.9), 13, 2.1, 0.15, 160, 5, 24)


def hero_day():
    room(LOOK)
    camera((0, -10.4, 1.6), (0, 0, 1.72), 43)
    _morning(LOOK)
    _set(clay(SUN, 0.5))


def hero_phone_day():
    room(LOOK)
    camera((1.6, -11.6, 1.7), (1.85, 0, 2.65), 50)
    window(LOOK, (1.4, 2.3, 2.6), 5.6, 6.4, 2, 3, 0.16, 10)
    palm(LOOK, (1.2, 2.6, 4.3), 13, 2.0, 0.15, 160, 5, 24)
    _set(clay(SUN, 0.5))


def hero_dusk():
    room(DUSK)
    camera((0, -10.4, 1.6), (0, 0, 1.72), 43)
    window(DUSK, (-0.6, 2.4, 2.1), 6.4, 3.6, 3, 2, 0.16, 10)
    palm(DUSK, (-2.3, 2.6, 2.4), 13, 2.1, 0.15, 160, 5, 24)
    _set(glow("#ffab38", 3.2))


def hero_phone_dusk():
    room(DUSK)
    camera((1.6, -11.6, 1.7), (1.85, 0, 2.65), 50)
    window(DUSK, (1.2, 2.3, 2.9), 4.6, 4.6, 2, 2, 0.16, 10)
    palm(DUSK, (0.8, 2.6, 3.9), 13, 1.9, 0.15, 160, 5, 24)
    _set(glow("#ffab38", 3.2))


def studio_phone():
    room(LOOK, "#c9d0c0", "#d9b389")
    camera((0.2, -8.4, 1.9), (0, 0, 1.5), 52)
    window(LOOK, (0.2, 1.2, 1.7), 5.4, 4.4, 2, 2, 0.13, 9)
    screen = [
        plate([rectangle(1.4, 2.8, (0, 1.4), 0.24)], 0.2, (0, 0, 0), clay(INK, 0.4), 0.06),
        plate([rectangle(1.24, 2.62, (0, 1.4), 0.17)], 0.03, (0, 0, 0.09), plain(PAPER), 0.006),
        _tile(-0.28, 2.45, 0.46, 0.13, INK, 0.12),
        _tile(0, 1.8, 1.04, 0.9, TERRACOTTA, 0.12),
        plate([disc(0.24, (0.2, 1.82))], 0.06, (0, 0, 0.17), clay(SUN), 0.015),
        _tile(-0.14, 1.16, 0.76, 0.13, INK, 0.12),
        *[_tile(-0.27 + 0.54 * (i % 2), 0.78 - 0.44 * (i // 2), 0.48, 0.36, ("#d9b48c", CHALK, PINE, "#c9d0c0")[i], 0.12) for i in range(4)],
    ]
    group(screen, (0.85, 0.35, 0.22), (80, 0, -14))
    box((1.7, 0.9, 0.24), (0.9, 0.4, 0), wood("#b98550"), 0.05, (0, 0, -14))
    vessel([(0.4, 0), (0.5, 0.08), (0.66, 0.36)], (-1.2, 0.0, 0), glaze(PAPER), 0.06)
    for i, colour in enumerate((TERRACOTTA, PINE, SUN, CHALK, INK, "#d9b48c")):
        a = 2.4 * i
        box((0.34, 0.26, 0.08), (-1.2 + 0.22 * cos(a), 0.22 * sin(a), 0.24 + 0.07 * i), clay(colour), 0.02, (12 * sin(a), 14 * cos(a), 60 * i))
    box((0.4, 0.3, 0.08), (-0.35, -0.75, 0), clay(SUN), 0.02, (0, 0, 24))


def studio_plan():
    room(LOOK, "#b7bfae", "#b7bfae")
    camera((-1.3, -5.9, 6.4), (0.2, 0.0, 0.15), 52)
    window(LOOK, (0.2, 0.1, 0.1), 5.0, 4.2, 2, 2, 0.12, 9, 10)
    box((4.5, 3.9, 0.16), (0.2, 0.1, 0), wood("#c08a52"), 0.05)
    sand = "#d9b48c"
    pages = (
        (PINE, CHALK, sand, CHALK, TERRACOTTA),
        (TERRACOTTA, sand, SUN, CHALK, INK),
        (INK, CHALK, PINE, sand, CHALK),
    )
    for column, page in enumerate(pages):
        x = -1.15 + 1.35 * column
        plate([rectangle(1.2, 3.6, (0, 0), 0.1)], 0.06, (x, 0.1, 0.19), plaster(PAPER), 0.015)
        for row, colour in enumerate(page):
            tall = 0.2 if colour == SUN else 0.12
            box((0.98, 0.52, tall), (x, 1.46 - 0.66 * row, 0.22), clay(colour), 0.03)
    pencil = [cylinder(0.07, 1.6, (0, 0, 0), clay(TERRACOTTA, 0.5), 0.008, sides=6), cone(0.07, 0.01, 0.24, (0, 0, 1.6), wood("#e0b880", "z"), 0, sides=24)]
    group(pencil, (-2.7, -1.7, 0.07), (-90, 0, -12))


def studio_missing():
    room(LOOK)
    camera((0, -9.2, 1.8), (0, 0, 1.65), 49)
    window(LOOK, (-0.1, 1.6, 1.7), 6.0, 4.8, 2, 2, 0.13, 9)
    plate([rectangle(1.9, 2.2), rectangle(1.6, 1.9)], 0.16, (1.0, 2.5, 2.45), wood("#8a5c38"), 0.03, (90, 9, 0))
    cylinder(0.05, 0.14, (1.0, 2.6, 3.75), metal("#d3a044"), 0.01, (90, 0, 0))
    tube([(0.45, 2.55, 3.48), (1.0, 2.52, 3.78), (1.62, 2.55, 3.58)], 0.012, clay("#5d4630"), steps=1)
    group([plate([disc(0.55)], 0.12, (0, 0, 0), clay(SUN), 0.03)], (-1.1, 0.2, 0.55), (90, 0, 24))
    box((1.3, 0.5, 0.44), (2.35, 1.9, 0), clay(PINE), 0.03)
    cone(0.26, 0.02, 0.6, (2.35, 1.9, 0.44), clay(PAPER))


def studio_preview():
    room(LOOK)
    camera((0, -9.6, 1.7), (0, 0, 1.65), 46)
    window(LOOK, (0.4, 2.2, 1.9), 6.0, 4.4, 2, 2, 0.14, 9)
    twig(LOOK, (-2.7, 2.6, 1.9), 3.0, 15, 0.5, 5, -44, 3)
    page = [
        plate([rectangle(3.6, 2.4, (0, 1.2), 0.14)], 0.12, (0, 0, 0), plaster(PAPER), 0.03),
        plate([rectangle(3.6, 0.34, (0, 2.2), 0.12)], 0.05, (0, 0, 0.07), clay(CHALK), 0.012),
        *[plate([disc(0.07, (-1.55 + 0.24 * i, 2.2))], 0.05, (0, 0, 0.1), clay(colour), 0.012) for i, colour in enumerate((TERRACOTTA, SUN, PINE))],
    ]
    group(page, (0.9, 1.9, 0), (79, 0, -3))
    ball(0.4, (-1.15, 0.6, 0), clay(SUN, 0.5))
    box((0.9, 0.7, 0.3), (2.9, 0.6, 0), clay(TERRACOTTA), 0.03, (0, 0, 10))
