"""Sitting for a portrait: a plain wall of the trade's colour, its sun, and a camera at eye level."""

from dataclasses import replace

from mathutils import Vector

from ..places.light import dapple, shade_edge, towards_sun, twig, window
from ..places.room import camera, room


def sitting(look, **changes):
    """The trade's hour, a little softer and from further in front: faces are not still lifes."""
    kinder = {"azimuth": look.azimuth * 0.78, "power": look.power * 0.82, "ambient": look.ambient + 0.22, "softness": 2.0}
    return replace(look, **{**kinder, **changes})


def _pane(look, face, width, height, columns, rows, column, row, bar=0.12):
    """A window in which the face is in the middle of one pane, so that no bar crosses it."""
    sun = towards_sun(look)
    side = Vector((0, 0, 1)).cross(sun).normalized()
    up = sun.cross(side)
    shift = side * width * (columns / 2 - column - 0.5) + up * height * (rows / 2 - row - 0.5)
    window(look, Vector(face) + shift, width * columns, height * rows, columns, rows, bar, 9)


def portrait(look, light="panes", wall=None, close=1.0, face=(0, 0, 1.9), low=0.14, wide=False):
    """`close` above 1 comes nearer; `low` is the height at the lower edge; `wide` for those together."""
    room(look, wall or look.wall, wall or look.wall, 2.2)
    high = low + 1.45 / close * (0.75 if wide else 1)
    camera((0, -9.5, (high + 2.0) / 2), (0, 0, high), 118 * close)
    far = 1 / min(close, 1)
    if light == "panes":
        _pane(look, face, 2.7 * far**1.3, 2.7 * far, 2, 2, 0, 0)
    elif light == "door":
        _pane(look, face, 3.0 * far**1.3, 5.2 * far, 1, 1, 0, 0)
    elif light == "row":
        _pane(look, face, 2.3 * far, 3.2 * far, 3, 1, 1, 0, 0.16)
    elif light == "edge":
        shade_edge(look, (1.5, 0, 1.9), 7, -24)
    elif light == "leaves":
        twig(look, (1.1, 2.2, 2.5), 2.4, 13, 0.5, 5, 40)
    elif light == "tree":
        dapple(look, (1.4, 2.2, 2.4), 3.4, 3, 34, 0.42, 5, 3)
