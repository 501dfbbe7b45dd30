"""What is worn on a head besides hair: scarves, turbans, hats and caps, glasses, headphones."""

from math import cos, pi, sin

from .hairline import _cap, _step
from .limbs import bead, limb
from ..shapes.materials import clay, fabric, metal, plain
from ..shapes.melt import melt
from ..shapes.shapes import cylinder, group, lathe, ring, tube
from ..shapes.surface import husk


def glasses(colour="#1c1a19", radius=0.125, square=False, tinted=None):
    """Frames sit on the nose and reach the ears."""

    def style(oval, skin, face):
        m, gap = metal(colour, 0.35), 0.165 * face.eye_gap * face.width**0.5
        z = -0.045 if face.child else 0.02
        front = skin.front(gap, z).y - 0.05
        side = oval.out(88, 0).x
        parts = []
        for s in (-1, 1):
            flat = 0.8 if square else 1
            points = [(s * gap + radius * 1.08 * cos(a) * (abs(cos(a)) ** -0.25 if square and abs(cos(a)) > 0.2 else 1), front, z + radius * flat * sin(a)) for a in (2 * pi * i / 28 for i in range(28))]
            parts.append(tube(points, 0.0155, m, closed=True, steps=2))
            if tinted:
                parts.append(bead(radius * 1.02, (s * gap, front + 0.01, z), plain(tinted, 0.2), (1.04, 0.1, flat)))
            parts.append(tube([(s * (gap + radius * 1.05), front, z + 0.02), (s * (side + 0.012), front + 0.16, z + 0.035), (s * (side + 0.03), 0.02, z + 0.02)], 0.013, m))
        parts.append(tube([(-gap + radius, front, z + 0.02), (0, front - 0.012, z + 0.045), (gap - radius, front, z + 0.02)], 0.013, m))
        return parts

    return style


def headscarf(colour, under=None, pin=None):
    """A hijab: a clean oval edge, an undercap, a fold across and cloth around the neck."""

    def style(oval, skin, face):
        cloth = fabric(colour)

        def beyond(x, z):
            """How far outside the face's opening."""
            return ((x / (0.335 * face.width)) ** 2 + ((z + 0.07) / (0.43 * face.length)) ** 2) ** 0.5 - 1

        def thick(turn, rise, height=0.085, start=0.0):
            spot = oval.out(turn, rise)
            out = beyond(spot.x, spot.z) if spot.y < 0 else 1
            pleat = 0.012 * sin(rise * 0.16 + abs(turn) * 0.05) * _step(out - 0.2, 0.4)
            return -0.06 + (0.06 + height + pleat) * _step(out - start, 0.16)

        parts = [husk(oval, thick, cloth, 140, 90)]
        if under:
            parts.append(husk(oval, lambda turn, rise: thick(turn, rise, 0.03, -0.1), fabric(under), 140, 90))
        # One length wraps the neck, the other crosses under the chin and falls over a shoulder.
        wrap = [*limb([(-0.4, 0.08, -0.3), (-0.28, -0.2, -0.56), (0, -0.32, -0.68), (0.28, -0.2, -0.56), (0.4, 0.08, -0.3)], [0.16, 0.17, 0.16, 0.17, 0.16]),
                *limb([(-0.42, 0.1, -0.4), (0, 0.36, -0.5), (0.42, 0.1, -0.4)], [0.2, 0.24, 0.2]), *limb([(-0.4, -0.02, -0.62), (0.0, -0.26, -0.84), (0.4, -0.02, -0.66)], [0.15, 0.15, 0.15])]
        parts.append(melt(wrap, cloth, 0.024, 4))
        fold = [tuple(oval.out(62, 52, 0.09)), tuple(oval.out(66, 10, 0.11)), (0.36, -0.18, -0.42), (0.12, -0.4, -0.62), (-0.2, -0.42, -0.74), (-0.42, -0.3, -0.86)]
        parts.append(melt(limb(fold, [0.03, 0.05, 0.07, 0.09, 0.08, 0.05]), cloth, 0.02, 3))
        if pin:
            parts.append(bead(0.03, (-0.36, -0.42, -0.8), metal(pin)))
        return parts

    return style


def turban(colour, peak=0.0):
    """Wound cloth: crossing layers that meet in a point above the brow."""

    def style(oval, skin, face):
        cloth = fabric(colour)
        parts = [melt([husk(oval, _cap(((0, 52), (40, 30), (70, 12), (90, 0), (180, -20)), lambda turn, rise: 0.07 + 0.07 * _step(rise - 20, 40), 10), None)], cloth, 0.024, 2)]
        for i in range(6):
            for s in (-1, 1):
                low, high = 14 + i * 5, 36 + i * 9
                path = []
                for k in range(15):
                    t = k / 14
                    turn = s * (-14 + 190 * t)
                    rise = high + (low - high) * _step(t, 0.62) + (10 + 6 * i) * _step(t - 0.6, 0.4)
                    path.append(tuple(oval.out(turn, min(rise, 84), 0.045 + 0.016 * i + (0.018 if s > 0 else 0))))
                parts.append(melt(limb(path, [0.058] * len(path), None, 3), cloth, 0.022, 2))
        parts.append(bead(0.3, (0, 0.06, 0.52), cloth, (1, 1, 0.6)))
        return parts

    return style


def peaked_cap(colour, peak=None, badge=None, back=False):
    """A working cap with a peak."""

    def style(oval, skin, face):
        cloth, m = fabric(colour), fabric(peak or colour)
        rim = ((0, 33), (60, 24), (110, 8), (180, -6))
        parts = [melt([husk(oval, _cap(rim, lambda turn, rise: 0.09 + 0.04 * _step(rise, 60), 5), None)], cloth, 0.022, 2)]
        arc = [oval.out(t, 33 - abs(t) * 0.12, 0.08) for t in range(-58, 59, 8)]
        s = -1 if back else 1
        outer = [(p.x * 1.02, s * (p.y - 0.2 * cos(p.x * 2.6)), p.z - 0.05) for p in arc]
        brim = limb([(p.x, s * p.y, p.z) for p in arc], [0.03] * len(arc), None, 1)
        for t in (0.25, 0.5, 0.75, 1.0):
            row = [(a.x + (b[0] - a.x) * t, s * a.y + (b[1] - s * a.y) * t, a.z + (b[2] - a.z) * t + 0.02 * sin(pi * t)) for a, b in zip(arc, outer)]
            brim += limb(row, [0.03] * len(row), None, 1)
        parts.append(melt(brim, m, 0.018, 3))
        parts.append(bead(0.04, tuple(oval.out(0, 89, 0.14)), cloth, (1, 1, 0.5)))
        if badge:
            parts.append(bead(0.07, tuple(oval.out(0, 47, 0.11)), clay(badge), (1, 0.35, 1)))
        return parts

    return style


def beanie(colour, bobble=None):
    def style(oval, skin, face):
        cloth = fabric(colour)
        parts = [melt([husk(oval, _cap(((0, 34), (70, 20), (110, 2), (180, -14)), lambda turn, rise: 0.1 + 0.1 * _step(rise - 50, 40), 5), None)], cloth, 0.024, 2)]
        path = [tuple(oval.out(t, 34 - 14 * _step(abs(t), 80) - 26 * _step(abs(t) - 80, 100), 0.09)) for t in range(-180, 180, 10)]
        parts.append(tube(path, 0.075, cloth, closed=True, steps=2))
        if bobble:
            parts.append(bead(0.13, tuple(oval.out(0, 89, 0.26)), fabric(bobble)))
        return parts

    return style


def brimmed_hat(colour, band="#2b2d2a", brim=0.36, crown=0.42, tilt=-6):
    """A felt or straw hat with a brim all round."""

    def style(oval, skin, face):
        m = fabric(colour)
        w = 0.5 * max(1, face.width)
        body = lathe([(0, crown), (w * 0.5, crown - 0.005), (w * 0.84, crown - 0.07), (w * 0.94, crown * 0.45), (w, 0.03), (w + brim * 0.5, 0.0), (w + brim, 0.045), (w + brim, 0.02), (w, -0.03), (0, -0.03)], material=m)
        belt = lathe([(w + 0.012, 0.02), (w + 0.014, 0.06), (w * 0.985 + 0.012, 0.12), (w * 0.975, 0.13)], material=fabric(band), steps=2)
        return [group([body, belt], (0, 0.03, 0.3), (tilt, 0, 0))]

    return style


def hard_hat(colour="#eeb52b"):
    def style(oval, skin, face):
        m = plain(colour, 0.35)
        w = 0.53 * max(1, face.width)
        parts = [lathe([(0, 0.5), (w * 0.45, 0.47), (w * 0.8, 0.33), (w * 0.97, 0.12), (w, 0), (w + 0.06, -0.02), (w + 0.06, -0.04), (0, -0.04)], material=m)]
        parts += limb([(0, -w * 0.99, 0.05), (0, -w * 0.8, 0.34), (0, 0, 0.5), (0, w * 0.8, 0.34)], [0.06, 0.06, 0.06, 0.06], m)
        parts.append(cylinder(w * 0.72, 0.035, (0, -0.26, -0.045), m, 0.015))
        return [group(parts, (0, 0.03, 0.24), (-5, 0, 0))]

    return style


def swim_cap(colour, stripe=None):
    def style(oval, skin, face):
        parts = [husk(oval, _cap(((0, 38), (50, 26), (80, 2), (180, -26)), lambda turn, rise: 0.04, 4), plain(colour, 0.35))]
        if stripe:
            path = [tuple(oval.out(0, e, 0.035)) for e in range(42, 89, 6)]
            parts += limb(path, [0.03] * len(path), plain(stripe, 0.4), 2)
        return parts

    return style


def headband(colour, rise=40, width=0.05):
    def style(oval, skin, face):
        path = [tuple(oval.out(t, rise - 30 * _step(abs(t) - 40, 80), 0.075)) for t in range(-180, 180, 12)]
        return [tube(path, width, fabric(colour), closed=True, steps=2)]

    return style


def headphones(colour="#22303a", pad="#cf3b2b", mic=False):
    def style(oval, skin, face):
        m, side = plain(colour, 0.4), oval.out(90, 0).x + 0.1
        path = [(side * cos(a), 0.05, 0.0 + (0.76) * sin(a)) for a in (pi * i / 14 for i in range(15))]
        parts = [tube(path, 0.045, m, steps=2)]
        for s in (-1, 1):
            parts.append(cylinder(0.15, 0.12, (s * (side - 0.05), 0.05, -0.06), fabric(pad), 0.04, (0, s * 90, 0)))
            parts.append(cylinder(0.13, 0.1, (s * (side + 0.02), 0.05, -0.06), m, 0.04, (0, s * 90, 0)))
        if mic:
            parts.append(tube([(side, 0.0, -0.1), (side * 0.9, -0.3, -0.26), (side * 0.4, -0.52, -0.3)], 0.016, m))
            parts.append(bead(0.04, (side * 0.4, -0.52, -0.3), m))
        return parts

    return style


def earrings(colour="#d6a546", size=0.05, hoop=True):
    def style(oval, skin, face):
        side, m = oval.out(88, -8), metal(colour, 0.25)
        z = side.z - 0.13 * face.ears
        if hoop:
            return [ring(size, 0.012, (s * (side.x + 0.05), 0.03, z - size), m, (90, 0, 50 * s)) for s in (-1, 1)]
        return [bead(size * 0.7, (s * (side.x + 0.05), 0.0, z), m) for s in (-1, 1)]

    return style


def hearing_aid(colour="#2f6f8a"):
    """Behind the ear, on our right, in a colour that does not hide."""

    def style(oval, skin, face):
        side, m = oval.out(88, -8), plain(colour, 0.35)
        x, z = side.x + 0.04, side.z
        return [*limb([(x, 0.09, z - 0.05), (x + 0.015, 0.1, z + 0.08), (x + 0.01, 0.02, z + 0.15)], [0.034, 0.036, 0.026], m), tube([(x, 0.0, z + 0.15), (x + 0.03, -0.05, z + 0.08), (x + 0.02, -0.03, z)], 0.01, m)]

    return style
