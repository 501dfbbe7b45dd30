"""The twelve homes in the evening, seen as by day."""

from scenes.real_estate import LOOK
from blender import *
from scenes.real_estate import SLATE


def real_close_bleachfield():
    """`real_bleachfield` after sunset: the same camera, lamps instead of sun."""
    dusk(LOOK, "#f0a878", "#34497a", 0.95, 0.6)
    ground("#a7ab80")
    box((24, 16, 0.05), (0, 0, 0), plaster("#d6c6aa"), 0.02)
    lights = (((0, -0.25), (1, 0.25)), ((1, -0.25), (1, 0.25)), ((0, -0.25),), ((0, -0.25), (1, -0.25), (1, 0.25)))
    for i in range(4):
        for y, turn in ((8.6, 0), (-8.6, 180)):
            x = -8.4 + 5.6 * i
            house((x, y, 0), (4.6, 5.5, 4.6), ("#b3624a", "#c9a27c")[i % 2], "#5a5f5f", "#2f5b4a", turn=turn, rise=1.9, stack=False, lit=lights[i])
            if y > 0:
                lamp((x - 1.1, y - 1.2, 1.7), 46, "#ffb765", 0.4)
                lamp((x + 1.1, y - 0.5, 2.3), 16, "#ffc98a", 0.1)
    for i in range(2):
        for x, turn in ((-14.0, 90), (14.0, -90)):
            house((x, -3.2 + 6.4 * i, 0), (4.8, 5.5, 4.6), ("#c9a27c", "#b3624a")[i], "#5a5f5f", "#8a3d2a", turn=turn, rise=1.9, stack=False, lit=lights[i + 1])
            lamp((x * 0.91, -4.4 + 6.4 * i, 1.8), 46, "#ffb765", 0.4)
    broadleaf(5.4, (0.5, 0.2, 0), "#7d8f4c", 2)
    for k in range(5):
        ball(0.09, (-1.6 + 1.05 * k, -1.3 + 0.25 * (k % 2), 2.5 + 0.3 * ((k - 2) ** 2) * 0.3), glow("#ffd591", 9))
    lamp((0.4, -2.2, 2.2), 150, "#ffb765", 0.5)
    for x, y in ((-5, 3.0), (5.5, -3), (6, 3.4), (-5.6, -3)):
        broadleaf(2.4, (x, y, 0), "#93a05a", int(x + 20))
    bench((-1.6, -1.6, 0), 200)
    for x, y in ((2.4, -1.8), (2.9, -1.5), (-8.5, 5.6)):
        peg(1.0, (x, y, 0), clay(SLATE))
    box((40, 5, 0.06), (0, 24, 0), glaze("#5f8a92"), 0)
    camera((-9, -34, 25), (0.4, 0.5, 0.5), 44)
