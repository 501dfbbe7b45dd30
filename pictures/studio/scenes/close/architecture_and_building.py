"""What is added to a house."""

from math import pi, sin

from scenes.architecture_and_building import LOOK
from blender import *
from blender.close import brushed, close


def arch_close_extension():
    """A brick terrace from the garden, with a new room of larch and glass."""
    evening(LOOK, azimuth=-62, elevation=20)
    ground("#8f9a62")
    camera((-6.4, -10.6, 1.9), (0.6, 2.2, 2.1), 46)
    brick = "#b0634a"
    for x, c in ((-6.2, "#a85c45"), (0, brick), (6.2, "#b87a58")):
        house((x, 6.6, 0), (6.2, 5.5, 6.0), c, windows=((-0.28, 0.28), (-0.28, 0.28)), entry=None)
    larch, glassy, frame = wood("#c98d55", "z"), glaze("#2f4650"), plain("#2b2f31")
    box((5.4, 3.4, 0.16), (0, 2.2, 0), plaster("#d9cfbf"), 0.02)
    box((5.2, 3.2, 2.55), (0, 2.3, 0.16), glassy, 0.02)
    for i in range(9):
        box((0.16, 0.14, 2.6), (-2.6 + 0.24 * i, 0.62, 0.16), larch, 0.01)
    for x in (-0.55, 0.75, 2.05, 2.6):
        box((0.1, 0.12, 2.6), (x, 0.66, 0.16), frame, 0.01)
    box((0.1, 3.2, 2.6), (2.62, 2.3, 0.16), frame, 0.01)
    box((5.9, 3.9, 0.22), (0.1, 2.1, 2.72), plaster("#efe7d8"), 0.03)
    box((2.2, 1.4, 0.25), (0.9, 2.4, 2.94), glassy, 0.03)
    lamp((1.2, 1.8, 2.3), 60, "#ffc27a")
    for i in range(7):
        box((1.5, 0.34, 0.06), (1.4, -0.35 - 0.4 * i, 0.02), wood("#b9834f"), 0.01)
    table((1.6, -0.9, 0.08), 20, (1.3, 0.8, 0.72))
    for x, y, t in ((0.9, -0.6, 110), (2.3, -1.2, 290)):
        chair((x, y, 0.08), t)
    for x, y, s in ((-4.4, 0.2, 0.9), (-3.7, -1.4, 0.6), (4.6, 0.4, 0.8)):
        tree(s * 2.2, (x, y, 0), clay("#6f8a45"), clay("#6b4a35"))


def arch_close_joint():
    """A pegged joint of oak, shavings round it."""
    close(LOOK, (2.4, -8.4, 3.4), (0.2, 0, 0.95), 62, (0.8, -0.6, 0.8), 0.3, azimuth=-64, elevation=26, power=7)
    box((16, 10, 0.3), (0, 2, -0.3), wood("#8a6a48"), 0.03)
    box((60, 0.4, 20), (0, 7, -2), plaster("#cdbfa6"), 0)
    oak, end = wood("#c08a52"), wood("#d9a768", "z")
    box((5.6, 1.0, 1.0), (-1.9, 0.2, 0), oak, 0.03, (0, 0, 8))
    post = [box((1.0, 1.0, 4.2), (0, 0, 0), wood("#b57d46", "z"), 0.03), box((0.5, 1.1, 0.9), (0, 0, 0.05), end, 0.02)]
    group(post, (1.1, 0.62, 0), (0, 0, 8))
    for z in (0.32, 0.7):
        cylinder(0.11, 0.34, (1.0, -0.02, z), wood("#7a4f2c", "y"), 0.03, (90, 0, 8))
    for k in range(9):
        spiral = [(0.22 * (1 - t / 12) * __import__("math").cos(t), 0.05 * t, 0.22 * (1 - t / 12) * __import__("math").sin(t) + 0.2) for t in [0.7 * i for i in range(12)]]
        tube(spiral, 0.035, wood("#e3bd85"), (-2.6 + 0.62 * k, -1.6 - 0.25 * (k % 3), 0), (0, 0, 40 * k), steps=4)
    chisel = [box((0.36, 0.07, 1.7), (0, 0, 0), brushed(), 0.015), cylinder(0.17, 1.1, (0, 0, 1.7), wood("#a5683a", "z"), 0.06), ring(0.17, 0.03, (0, 0, 2.75), metal("#c9a24b", 0.3))]
    group(chisel, (2.7, -1.5, 0.1), (88, 0, -58))
