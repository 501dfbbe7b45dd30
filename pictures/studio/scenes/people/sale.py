"""Behind the counter and in front of it."""

from scenes.sale import BUTTER, COBALT, LOOK as HOUR, PINK, WHITE
from blender import *

LOOK = sitting(HOUR)


def person_shopkeeper_yusuf():
    portrait(LOOK, "panes")
    figure(Face("#9a623f", nose="round", width=1.06, cheeks=0.06, jaw=0.15, age=0.4, mouth="grin", brow="#1f1713"), [crop("#1f1713", 0.05, 0.04, HIGH), beard("#2a201b", 0.06), moustache("#2a201b")], WHITE, [shirt(WHITE), apron(COBALT, straps=COBALT)], Build(shoulders=0.68, belly=0.5, girth=1.15), (carry((-0.28, -0.72, 0.62), -1), carry((0.28, -0.72, 0.62), 1)), 0.45, turn=6, held=[group([box((0.62, 0.5, 0.42), (0, 0, 0), plain(BUTTER), 0.03), box((0.1, 0.52, 0.44), (0, 0, -0.005), plain("#d93a22"), 0.01), bead(0.09, (-0.08, 0, 0.46), plain("#d93a22"), (1.2, 0.7, 0.7)), bead(0.09, (0.08, 0, 0.46), plain("#d93a22"), (1.2, 0.7, 0.7))], (0, -0.8, 0.66), (0, 0, 14))])


def person_regular_bernie():
    portrait(LOOK, "edge", PINK, close=0.94)
    figure(Face("#e0b090", nose="button", cheeks=0.08, age=0.5, mouth="grin", brow="#9a7a4a", eyes="smile", width=1.04), [bob("#d0a95c", 0.28, True, 0.05), glasses(COBALT)], "#2f7f6a", [scarf(BUTTER)], Build(shoulders=0.58, girth=1.2, bust=0.5), (hang(-1), holding((0.6, -0.5, 0.92), 1, "down")), turn=-6, held=[carrier((0.6, -0.52, 0.92), BUTTER)])
