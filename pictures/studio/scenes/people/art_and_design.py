"""Four people, one plotter."""

from scenes.art_and_design import CHALK, COBALT, INK, LOOK as HOUR, OCHRE, VERMILION
from blender import *

LOOK = sitting(HOUR)


def person_letterer_senga():
    portrait(LOOK, "panes")
    figure(Face("#dcab8c", nose="hook", length=1.06, width=0.94, age=0.7, brow="#8f8a84"), [crop("#a8a39c", 0.12, 0.06, SWEPT, 0.02, 0.4), earrings("#d2432a", 0.06, False)], "#f0e8da", [crew(), apron(COBALT)], Build(shoulders=0.54, girth=0.92, bust=0.3), (holding((-0.5, -0.56, 0.66), -1), hang(1)), 0.55, turn=8, held=[roller((-0.5, -0.56, 0.7), (0, -16, 0), INK, "#e0a020")])


def person_designer_idris():
    portrait(LOOK, "edge", OCHRE)
    figure(Face("#5f3a26", nose="broad", length=1.04, jaw=0.3, mouth="smile", brow="#120d0b"), [locs("#191110", 0.75, 4)], COBALT, [shirt(COBALT)], Build(shoulders=0.64), (Hand((-0.36, -0.66, 0.9), (0.2, -0.1, 1), (0.9, 0.3, 0), 0.3), Hand((0.36, -0.66, 0.9), (-0.2, -0.1, 1), (-0.9, 0.3, 0), 0.3)), turn=-6, held=[sign((0, -0.72, 0.98), (0.72, 0.72), CHALK, star(0.27, 0.13, 7))])


def person_signwriter_wanda():
    portrait(LOOK, "door", "#9fb7b0")
    figure(Face("#e2b493", nose="round", width=1.04, cheeks=0.06, mouth="grin", brow="#b08a4a", jaw=0.25), [bun("#d6ac5c", (0, 0.12, 0.66), 0.2), headband(VERMILION, 44)], striped(CHALK, "#23242a", 0.14), [crew(CHALK), dungarees("#3f6a9a")], Build(shoulders=0.6, girth=1.1, bust=0.5), (folded((-0.1, -0.6, 0.5), -1), holding((0.45, -0.6, 0.95), 1)), 0.5, turn=-8, held=[brush((0.45, -0.6, 0.98), (0, -12, 0), paint=VERMILION, wide=0.08)])


def person_typesetter_callum():
    portrait(LOOK, "row", "#d9a494")
    figure(Face("#e6ba9c", nose="long", length=1.08, width=0.9, freckles=True, brow="#a8572a", ears=1.2, mouth="wry"), [quiff("#b5602c", lift=0.12), headphones(INK, VERMILION, True)], "#3f7a68", [crew()], Build(shoulders=0.56, girth=0.85, slope=0.14), turn=12)
