"""Furniture in metres. Everything faces -y and stands with its middle at `at`."""

from math import cos, pi, sin
from random import Random

from ..shapes.materials import clay, fabric, glow, metal, plain, wood
from ..shapes.outlines import rectangle
from ..shapes.shapes import ball, box, cylinder, group, lathe, plate, sheet, tube

OAK, LINEN = "#b98a5a", "#f1e8d8"


def bed(at, turn=0, width=1.5, cover="#c8674a", linen=LINEN, frame=OAK, pillow=None):
    """Its head is at +y."""
    timber, cloth, white = wood(frame), fabric(cover), fabric(linen)
    w, length = width, 2.05
    parts = [
        box((w + 0.1, length, 0.14), (0, 0, 0.2), timber, 0.02),
        box((w + 0.12, 0.08, 1.05), (0, length / 2, 0), timber, 0.03),
        box((w, length - 0.04, 0.22), (0, 0, 0.32), white, 0.08),
        box((w + 0.1, length * 0.66, 0.16), (0, -length * 0.17, 0.42), cloth, 0.07),
        box((w + 0.11, 0.32, 0.17), (0, length * 0.1, 0.425), white, 0.06),
    ]
    for x in (-w / 2, w / 2):
        parts += [box((0.08, 0.08, 0.3), (x, y, 0), timber, 0.01) for y in (-length / 2 + 0.05, length / 2 - 0.05)]
    for x in (-w * 0.25, w * 0.25) if w > 1.2 else (0,):
        parts.append(box((min(w * 0.44, 0.7), 0.42, 0.17), (x, length * 0.36, 0.52), fabric(pillow or linen), 0.08, (-14, 0, 0)))
    return group(parts, at, (0, 0, turn))


def sofa(at, turn=0, width=1.9, colour="#5f7a86", legs=OAK, cushion=None):
    cloth = fabric(colour)
    seats = 2 if width < 2.2 else 3
    parts = [
        box((width, 0.86, 0.26), (0, 0, 0.14), cloth, 0.06),
        box((width, 0.24, 0.72), (0, 0.36, 0.16), cloth, 0.1, (-6, 0, 0)),
    ]
    for side in (-1, 1):
        parts.append(box((0.2, 0.88, 0.5), (side * (width / 2 - 0.06), 0, 0.14), cloth, 0.08))
        parts += [cylinder(0.025, 0.16, (side * (width / 2 - 0.12), y, 0), wood(legs), 0.004, sides=16) for y in (-0.36, 0.36)]
    inner = width - 0.36
    for i in range(seats):
        x = -inner / 2 + inner * (i + 0.5) / seats
        parts.append(box((inner / seats - 0.02, 0.68, 0.17), (x, -0.08, 0.36), cloth, 0.06))
    if cushion:
        parts.append(box((0.42, 0.16, 0.42), (-width * 0.3, 0.14, 0.5), fabric(cushion), 0.07, (-16, 0, 12)))
    return group(parts, at, (0, 0, turn))


def armchair(at, turn=0, colour="#a8472c", legs=OAK, cushion=None):
    return sofa(at, turn, 0.92, colour, legs, None) if not cushion else group([sofa((0, 0, 0), 0, 0.92, colour, legs), box((0.44, 0.16, 0.36), (0, 0.12, 0.52), fabric(cushion), 0.07, (-16, 0, 0))], at, (0, 0, turn))


def table(at, turn=0, size=(1.6, 0.8, 0.74), top=OAK, legs=None, cloth=None):
    w, d, h = size
    timber, foot = wood(top), wood(legs or top, "z")
    parts = [box((w, d, 0.05), (0, 0, h - 0.05), timber, 0.015), box((w - 0.16, d - 0.16, 0.09), (0, 0, h - 0.14), foot, 0.01)]
    parts += [box((0.07, 0.07, h - 0.05), (x, y, 0), foot, 0.012) for x in (-w / 2 + 0.08, w / 2 - 0.08) for y in (-d / 2 + 0.08, d / 2 - 0.08)]
    if cloth:
        parts.append(box((w + 0.04, d + 0.04, 0.3), (0, 0, h - 0.28), fabric(cloth), 0.02))
    return group(parts, at, (0, 0, turn))


def chair(at, turn=0, colour=OAK, seat=None):
    timber = wood(colour, "z")
    parts = [box((0.42, 0.42, 0.045), (0, 0, 0.44), fabric(seat) if seat else timber, 0.015)]
    for x in (-0.18, 0.18):
        parts += [box((0.04, 0.04, 0.45), (x, -0.18, 0), timber, 0.01), box((0.04, 0.04, 0.92), (x, 0.19, 0), timber, 0.01, (-5, 0, 0))]
    parts += [box((0.4, 0.03, 0.09), (0, 0.235 + 0.03 * (z - 0.6), z), timber, 0.012, (-5, 0, 0)) for z in (0.62, 0.8)]
    return group(parts, at, (0, 0, turn))


def stool(at, height=0.46, colour=OAK, seat=None):
    timber = wood(colour, "z")
    parts = [cylinder(0.18, 0.05, (0, 0, height - 0.05), fabric(seat) if seat else timber, 0.02)]
    for i in range(3):
        a = 2 * pi * i / 3
        parts.append(tube([(0.1 * cos(a), 0.1 * sin(a), height - 0.05), (0.17 * cos(a), 0.17 * sin(a), 0)], 0.018, timber, steps=1))
    return group(parts, at)


def shade_lamp(at, height=1.5, shade_="#f3e2bd", stem="#b98a3c", lit=0.0, size=0.24):
    """A standing lamp; low heights give one for a table. `lit` is how strongly the shade glows."""
    brass = metal(stem, 0.35)
    cloth = glow(shade_, lit) if lit else fabric(shade_)
    s = size
    parts = [
        lathe([(0, 0), (s * 0.7, 0), (s * 0.68, 0.02), (0.02, 0.035), (0, 0.035)], material=brass, steps=1, sides=40),
        cylinder(0.012, height - s * 0.9, (0, 0, 0.02), brass, 0.002, sides=16),
        lathe([(s, height - s * 1.25), (s * 0.62, height), (s * 0.6, height), (s * 0.97, height - s * 1.25)], material=cloth, steps=1, sides=48),
    ]
    return group(parts, at)


def pendant(at, drop=0.8, colour="#2f4a4a", lit=0.0, size=0.22, cord="#2a2a2a"):
    """Hangs from `at`."""
    s = size
    parts = [
        tube([(0, 0, 0), (0, 0, -drop)], 0.006, plain(cord), steps=1),
        lathe([(0.03, -drop + 0.02), (s * 0.4, -drop - s * 0.2), (s, -drop - s * 0.9), (s * 0.97, -drop - s * 0.92), (s * 0.35, -drop - s * 0.28)], material=clay(colour, 0.4), steps=3, sides=48),
        ball(s * 0.28, (0, 0, -drop - s * 0.85), glow("#ffdca0", lit) if lit else plain("#f6efdc")),
    ]
    return group(parts, at)


def books(width, height, at, seed=1, colours=("#a8472c", "#e9dfc9", "#33536b", "#d9a441", "#3d4a44", "#c98a5a"), depth=0.17, along="x"):
    """A row of spines."""
    chance, parts, x = Random(seed), [], 0.0
    while x < width - 0.05:
        w = chance.uniform(0.022, 0.05)
        tall = height * chance.uniform(0.72, 0.96)
        parts.append(box((w - 0.003, depth * chance.uniform(0.85, 1), tall), (x + w / 2, 0, 0), clay(chance.choice(colours), 0.6), 0.004))
        x += w
    return group(parts, at, (0, 0, 0) if along == "x" else (0, 0, 90))


def shelves(at, turn=0, size=(1.2, 0.3, 2.0), rows=5, colour=OAK, filled=True, seed=1, back=None, colours=None):
    """A bookcase with its back at +y."""
    w, d, h = size
    timber = wood(colour)
    parts = [box((0.03, d, h), (x, 0, 0), timber, 0.005) for x in (-w / 2, w / 2)]
    if back:
        parts.append(box((w, 0.02, h), (0, d / 2, 0), clay(back), 0))
    step = (h - 0.08) / rows
    for i in range(rows + 1):
        parts.append(box((w, d, 0.03), (0, 0, 0.05 + step * i if i else 0.05), timber, 0.004))
        if filled and i < rows:
            more = {"colours": colours} if colours else {}
            parts.append(books(w * (0.9, 0.62, 0.8, 0.5, 0.85)[i % 5], step - 0.07, (-w / 2 + 0.04, 0, 0.085 + step * i), seed + i, **more))
    return group(parts, at, (0, 0, turn))


def wardrobe(at, turn=0, size=(1.1, 0.6, 2.0), colour=OAK, knob="#c9993f"):
    w, d, h = size
    parts = [box((w, d, h), (0, 0, 0.06), wood(colour, "z"), 0.02), box((w + 0.06, d + 0.04, 0.06), (0, 0, h + 0.06), wood(colour), 0.015), box((w - 0.06, d - 0.06, 0.06), (0, 0, 0), plain("#4a3526"), 0)]
    for side in (-1, 1):
        parts.append(box((w / 2 - 0.05, 0.025, h - 0.2), (side * w / 4, -d / 2 - 0.005, 0.16), wood(colour, "z"), 0.008))
        parts.append(ball(0.02, (side * 0.05, -d / 2 - 0.035, h * 0.52), metal(knob)))
    return group(parts, at, (0, 0, turn))


def kitchen_run(at, turn=0, width=2.4, colour="#6f8474", top="#e9e0cf", doors=4, sink=True, stove=None):
    """Cupboards under a worktop, with their backs at +y."""
    paint, slab, brass = clay(colour, 0.6), clay(top, 0.4), metal("#c9993f", 0.35)
    parts = [box((width, 0.58, 0.82), (0, 0, 0.06), paint, 0.008), box((width + 0.04, 0.64, 0.045), (0, -0.01, 0.88), slab, 0.01), box((width, 0.5, 0.07), (0, 0.02, 0), plain("#35302b"), 0)]
    step = width / doors
    for i in range(doors):
        x = -width / 2 + step * (i + 0.5)
        if stove == i:
            parts += [box((step - 0.03, 0.03, 0.7), (x, -0.295, 0.1), plain("#2b2d30", 0.4), 0.01), box((step * 0.7, 0.04, 0.03), (x, -0.33, 0.7), metal(), 0.01), box((step * 0.9, 0.5, 0.02), (x, 0, 0.92), plain("#26282b", 0.3), 0.005)]
            continue
        parts.append(box((step - 0.04, 0.025, 0.72), (x, -0.295, 0.1), paint, 0.01))
        parts.append(box((0.1, 0.02, 0.016), (x, -0.325, 0.72), brass, 0.006))
    if sink:
        parts += [box((0.5, 0.38, 0.03), (width * 0.12, 0, 0.905), plain("#f7f3ea", 0.25), 0.02), box((0.4, 0.28, 0.012), (width * 0.12, -0.01, 0.93), plain("#c9c5ba", 0.3), 0.01)]
        parts.append(tube([(width * 0.12, 0.2, 0.92), (width * 0.12, 0.2, 1.14), (width * 0.12, 0.14, 1.2), (width * 0.12, 0.04, 1.17), (width * 0.12, 0.04, 1.12)], 0.014, brass))
    return group(parts, at, (0, 0, turn))


def rug(at, size, colour, turn=0, border=None):
    parts = [box((size[0], size[1], 0.016), (0, 0, 0), fabric(colour), 0.006)]
    if border:
        parts.append(box((size[0] - 0.24, size[1] - 0.24, 0.018), (0, 0, 0.002), fabric(border), 0.004))
    return group(parts, at, (0, 0, turn))


def framed(at, size, colour, frame=OAK, mount="#f4ecdd", turn=0, shape=None):
    """A picture for a far wall: hung flat at `at`, its middle."""
    w, h = size
    parts = [
        plate([rectangle(w, h), rectangle(w - 0.06, h - 0.06)], 0.03, (0, 0, 0), wood(frame), 0.005, (90, 0, 0)),
        plate([rectangle(w - 0.05, h - 0.05)], 0.01, (0, 0.005, 0), plain(mount), 0.001, (90, 0, 0)),
        plate([shape or rectangle(w * 0.62, h * 0.62)], 0.01, (0, -0.005, 0), clay(colour), 0.001, (90, 0, 0)),
    ]
    return group(parts, at, (0, 0, turn))


def curtain(at, size, colour, turn=0, folds=7):
    """Hangs from `at`, its upper middle."""
    w, h = size
    cloth = sheet((w, h), lambda x, y: 0.035 * sin(2 * pi * folds * x / w), (0, 0, 0), fabric(colour), (90, 0, 0), 0.01, 64)
    return group([cloth], (at[0], at[1], at[2] - h / 2), (0, 0, turn))


def rod(at, width, turn=0, colour="#4b3a2c"):
    return group([cylinder(0.015, width, (-width / 2, 0, 0), wood(colour), 0.003, (0, 90, 0), 16), ball(0.03, (-width / 2, 0, -0.03), wood(colour)), ball(0.03, (width / 2, 0, -0.03), wood(colour))], at, (0, 0, turn))
