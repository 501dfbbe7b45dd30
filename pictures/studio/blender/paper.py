"""Cut paper on a board, in raking daylight.

The board is the plane y = 0, seen from the front; x is right, z is up, (0, 0) is the middle of the
picture. `depth` says how far a sheet stands off the board: what is nearer throws the longer shadow.
"""

from dataclasses import replace
from math import cos, pi, radians, sin
from random import Random

import bmesh
import bpy

from .places.hours import relight
from .places.light import Look
from .shapes.materials import _bump, _mottle, _principled, shade
from .shapes.outlines import curved
from .shapes.shapes import _solid, plate, smoothed

DAY = Look(wall="#e9e2d0", floor="#e9e2d0", azimuth=-58, elevation=40, sun="#fff0d9", power=5.2, sky="#b3c9ea", ambient=0.6, softness=1.6, exposure=0.26)


def paper(colour, grain=1.0):
    """Coloured through, with a tooth that only raking light shows."""
    material = _mottle(_principled(colour, 0.93, Specular=0.08), shade(colour, 0.965), shade(colour, 1.025), 2.2)
    return _bump(material, 70, 0.16 * grain)


def board(colour, width=9.0, height=6.0, light=DAY, lens=90, lift=0.0, side=0.0, blur=0.0, focus=0.3, **changes):
    """The board behind everything and a camera that sees `width` of it. `side` and `lift` move the camera
    off the axis, so that one looks a little past the edges; `blur` opens the lens on what is near."""
    look = replace(light, **changes)
    relight(look)
    outline = [(-40, -40), (40, -40), (40, 40), (-40, 40)]
    cut([outline], colour, 0.0)
    distance = width * lens / 36 * (1 if width >= height else 1)
    if height > width:
        distance = height * lens / 36
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    thing = bpy.data.objects.new("camera", data)
    thing.location = (side, -distance, lift)
    thing.rotation_euler = (radians(90), 0, 0)
    # Off the axis the film moves, not the view: uprights stay upright.
    span = max(width, height)
    data.shift_x, data.shift_y = -side / span, -lift / span
    if blur:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, distance - focus, 1 / blur
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return look


def cut(outlines, colour, depth, at=(0, 0), turn=0, tilt=(0, 0), thickness=0.03, bevel=0.007, scale=1.0):
    """One flat sheet, the further outlines being holes. `tilt` lifts its right and its upper edge, in degrees."""
    a = radians(turn)
    lines = [[(scale * (x * cos(a) - y * sin(a)), scale * (x * sin(a) + y * cos(a))) for x, y in line] for line in outlines]
    surface = paper(colour) if isinstance(colour, str) else colour
    return plate(lines, thickness, (at[0], -depth - thickness / 2, at[1]), surface, bevel, (90 + tilt[1], 0, tilt[0]))


def _sheet_of(rows, surface, thickness):
    mesh = bmesh.new()
    grid = [[mesh.verts.new(p) for p in row] for row in rows]
    for low, high in zip(grid, grid[1:]):
        for i in range(len(low) - 1):
            corners = list(dict.fromkeys((low[i], low[i + 1], high[i + 1], high[i])))
            if len(corners) > 2:
                mesh.faces.new(corners)
    thing = _solid(mesh, (0, 0, 0), (0, 0, 0), surface)
    body = thing.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset = thickness, 0
    return thing


def blade(length, width, colour, at, turn=0, depth=0.1, curl=40, fold=0.25, tip=0.8, blunt=1.0, sway=0, rise=0, thickness=0.014, parts=26):
    """A leaf, petal, ear or wing of folded paper: fixed at `at`, pointing along `turn` (0 is up, anticlockwise).

    `curl` bends it towards us over its length, `fold` creases it along the middle, `tip` says where it
    is widest (small: near the end), `blunt` how round it ends, `sway` bends it sideways, `rise` lifts it from its foot.
    """
    a = radians(turn)
    surface = paper(colour) if isinstance(colour, str) else colour
    across = 8
    along, up, x0, rows = 0.0, 0.0, 0.0, []
    for i in range(parts + 1):
        t = i / parts
        half = width / 2 * max(0.0, sin(pi * t**tip)) ** (0.75 / blunt) if t < 1 else 0
        half = max(half, 0.003)
        row = []
        for k in range(across + 1):
            s = 2 * k / across - 1
            lx, ly, lz = x0 + s * half, along, up + fold * abs(s) * half
            row.append((at[0] + lx * cos(a) - ly * sin(a), -depth - lz, at[1] + lx * sin(a) + ly * cos(a)))
        rows.append(row)
        bend, lean = radians(rise + curl * t), radians(sway * t)
        along += length / parts * cos(bend) * cos(lean)
        x0 += length / parts * sin(lean)
        up += length / parts * sin(bend)
    return _sheet_of(rows, surface, thickness)


def strip(points, width, colour, turn=0, thickness=0.014, steps=14, taper=1.0):
    """A paper ribbon through (x, depth, z) points: flat to the board, or with `turn` 90 standing on its edge."""
    surface = paper(colour) if isinstance(colour, str) else colour
    line = smoothed(points, steps)
    face, rows, last = radians(turn), [], len(line) - 1
    for i, (x, d, z) in enumerate(line):
        (x0, _, z0), (x1, _, z1) = line[max(i - 1, 0)], line[min(i + 1, last)]
        along = ((x1 - x0) ** 2 + (z1 - z0) ** 2) ** 0.5 or 1
        w = width / 2 * (1 - (1 - taper) * i / last)
        px, pz = -(z1 - z0) / along * w * cos(face), (x1 - x0) / along * w * cos(face)
        rows.append([(x + s * px, -d - s * w * sin(face), z + s * pz) for s in (-1, -0.5, 0, 0.5, 1)])
    return _sheet_of(rows, surface, thickness)


def rose(at, size, colour, depth=0.1, seed=1, inner=None):
    """Petals in turns, each at a depth of its own."""
    chance = Random(seed)
    rings = ((8, 1.0, 28), (7, 0.8, 46), (6, 0.6, 64), (5, 0.42, 84), (3, 0.26, 100))
    for k, (count, reach, curl) in enumerate(rings):
        tone = inner if inner and k > 2 else shade(colour, 1 - 0.045 * k)
        surface = paper(tone)
        for i in range(count):
            angle = 360 * i / count + k * 27 + chance.uniform(-6, 6)
            blade(size * reach * 0.62, size * reach * 0.62, surface, at, angle, depth + 0.07 * size * k, curl * 0.9, 0.06, 0.62, 1.7, rise=8 + 9 * k, parts=14)


def sprig_of(at, turn, length, colour, depth=0.1, leaves=9, size=0.5, sway=18, seed=1, stalk=None):
    """A stalk with a leaf on either side, each bent a little differently."""
    chance = Random(seed)
    surface = paper(colour)
    spine, x, z = [], *at
    n = leaves * 2
    for i in range(n + 1):
        angle = radians(turn + sway * i / n)
        spine.append((x, depth, z))
        x, z = x - length / n * sin(angle), z + length / n * cos(angle)
    strip([spine[0], spine[n // 2], spine[-1]], 0.03, stalk or shade(colour, 0.8), 0)
    for i in range(leaves):
        px, _, pz = spine[2 + 2 * i] if 2 + 2 * i <= n else spine[-1]
        here = turn + sway * (2 + 2 * i) / n
        s = size * (1 - 0.55 * i / leaves) * chance.uniform(0.9, 1.1)
        for side in (-1, 1):
            blade(s, s * 0.38, surface, (px, pz), here + side * chance.uniform(42, 56), depth + 0.02 + 0.004 * i, chance.uniform(12, 40), chance.uniform(0.2, 0.45), parts=12)
    blade(size * 0.5, size * 0.2, surface, (spine[-1][0], spine[-1][2]), turn + sway, depth + 0.03, 20, 0.3, parts=12)


def arc_band(inner, outer, start, end, at=(0, 0), steps=60):
    """An outline: part of a ring, in degrees from the right, anticlockwise."""
    a, b = radians(start), radians(end)
    angles = [a + (b - a) * i / steps for i in range(steps + 1)]
    return [(at[0] + outer * cos(t), at[1] + outer * sin(t)) for t in angles] + [(at[0] + inner * cos(t), at[1] + inner * sin(t)) for t in reversed(angles)]


def ground_line(seed, base, swing, left=-9, right=9, low=-9, pace=1.0):
    """A sheet with a soft upper edge."""
    chance = Random(seed)
    waves = [(chance.uniform(0.25, 0.9) * pace, chance.uniform(0, 6.3), chance.uniform(0.4, 1)) for _ in range(4)]
    xs = [left + (right - left) * i / 200 for i in range(201)]
    top = [(x, base + swing * sum(k * sin(f * x + p) for f, p, k in waves) / 2.2) for x in xs]
    return [(right, low), *reversed(top), (left, low)]


def soft_hole(seed, width, height, at=(0, 0), wobble=0.12, points=16):
    """A round opening as scissors make it."""
    chance = Random(seed)
    ring = []
    for i in range(points):
        a = 2 * pi * i / points
        r = 1 + chance.uniform(-wobble, wobble)
        ring.append((at[0] + r * width / 2 * cos(a), at[1] + r * height / 2 * sin(a)))
    return curved(ring, 10)


def sheet_with(hole, size=40):
    return [[(-size, -size), (size, -size), (size, size), (-size, size)], hole]


def bezier(path, steps=14):
    """An outline from SVG path data: M, L, C, Q, Z in absolute numbers, y downwards as in a drawing."""
    import re

    tokens = re.findall(r"[MLCQZ]|-?[\d.]+", path)
    points, i, command = [], 0, "M"
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                continue
        need = {"M": 2, "L": 2, "Q": 4, "C": 6}[command]
        v = [float(t) for t in tokens[i : i + need]]
        i += need
        if command in "ML":
            points.append((v[0], v[1]))
            continue
        p0 = points[-1]
        ctrl = [p0, *((v[k], v[k + 1]) for k in range(0, need, 2))]
        for s in range(1, steps + 1):
            t = s / steps
            work = ctrl
            while len(work) > 1:
                work = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in zip(work, work[1:])]
            points.append(work[0])
    return points


def drawn(path, scale=0.01, origin=(0, 0), flip=False):
    """`bezier` in the board's units: `origin` of the path comes to (0, 0), y turned up."""
    line = [((x - origin[0]) * scale * (-1 if flip else 1), (origin[1] - y) * scale) for x, y in bezier(path)]
    if line[0] == line[-1]:
        line.pop()
    return line


def cards(columns, rows, width, height, colour, depth=0.1, gap=0.14, tilt=3.0, seed=1):
    """Small cards in rows, hardly straight; yields each one's middle and its front."""
    chance = Random(seed)
    w, h = width / columns, height / rows
    for r in range(rows):
        for c in range(columns):
            at = (-width / 2 + w * (c + 0.5), height / 2 - h * (r + 0.5))
            tone = colour[(r * columns + c) % len(colour)] if isinstance(colour, (list, tuple)) else colour
            outline = [(-(w - gap) / 2, -(h - gap) / 2), ((w - gap) / 2, -(h - gap) / 2), ((w - gap) / 2, (h - gap) / 2), (-(w - gap) / 2, (h - gap) / 2)]
            cut([outline], tone, depth, at, chance.uniform(-0.6, 0.6), (chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt)), 0.04)
            yield at, depth + 0.08


def firs(places, colours, depth, foot):
    """Fir trees of five folded tiers: (x, height) each."""
    for n, (x, h) in enumerate(places):
        cut([[(x - 0.05 * h, foot - 0.1), (x + 0.05 * h, foot - 0.1), (x + 0.05 * h, foot + 0.2 * h), (x - 0.05 * h, foot + 0.2 * h)]], "#5b3d2c", depth - 0.02)
        for k in range(5):
            w = 0.34 * (1 - 0.17 * k) * h
            z = foot + h * (0.14 + 0.165 * k)
            cut([[(x - w, z), (x, z - 0.05 * h), (x + w, z), (x, z + h * 0.33)]], colours[(k + n) % len(colours)], depth + 0.035 * k, tilt=(5 * (-1) ** k, 0), thickness=0.02)


def letters(text, at, size, colour, depth, thickness=0.12, bevel=0.012, turn=0, font="/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"):
    """Letterforms cut from card."""
    data = bpy.data.curves.new("letters", "FONT")
    data.body, data.size, data.align_x = text, size, "CENTER"
    data.font = bpy.data.fonts.load(font, check_existing=True)
    data.extrude, data.bevel_depth, data.bevel_resolution, data.offset = thickness / 2 - bevel, bevel, 2, -bevel / 2
    thing = bpy.data.objects.new("letters", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (at[0], -depth - thickness / 2, at[1])
    thing.rotation_euler = (radians(90), 0, 0)
    thing.rotation_euler.rotate_axis("Z", radians(turn))
    data.materials.append(paper(colour) if isinstance(colour, str) else colour)
    return thing
