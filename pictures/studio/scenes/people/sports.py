"""Five to start, the coach, and a swimmer."""

from scenes.sports import CHALK, GOLD, IRON, LIME, LOOK as HOUR, NAVY, ORANGE
from blender import *

LOOK = sitting(HOUR)


def _player(face, worn, number, build, turn, light="edge", wall=None, hands=None, sleeve=0.2, held=()):
    portrait(LOOK, light, wall)
    figure(face, worn, ORANGE, [vee(0.2, edge=CHALK), digits(number, CHALK)], build, hands, sleeve, held=held, turn=turn)


def person_player_kirsty():
    _player(Face("#8a5638", nose="broad", jaw=0.4, freckles=True, mouth="wide", brow="#1f1512"), [puffs("#1f1512"), headband(CHALK, 42, 0.035)], "4", Build(shoulders=0.58), 8, "panes")


def person_player_lina():
    _player(Face("#c8946c", nose="straight", jaw=0.5, brow="#2a1c14"), [headscarf(NAVY, IRON)], "11", Build(shoulders=0.56, girth=0.95), -8, "door", "#4f7a86", sleeve=1.0)


def person_player_morag():
    _player(Face("#e2b496", nose="hook", width=1.02, jaw=0.3, brow="#a05a2a", mouth="calm", freckles=True, length=1.04), [ponytail("#a8501f", 0.7), headband(NAVY, 42, 0.035)], "7", Build(shoulders=0.66, girth=1.05), 10, "edge", "#b5845c", (folded((-0.16, -0.54, 0.42), -1), folded((0.2, -0.56, 0.46), 1)))


def person_player_dee():
    _player(Face("#4f2e1d", nose="broad", width=1.04, cheeks=0.07, mouth="grin", jaw=0.25, brow="#100b09"), [crop("#100b09", 0.04, 0.02)], "15", Build(shoulders=0.7, girth=1.22), -8, "row", hands=(carry((-0.3, -0.66, 0.42), -1), folded((0.3, -0.8, 0.5), 1)), held=[ball_of(0.36, (0.04, -0.78, 0.66), clay("#d06a2a", 0.6), "#2a1c16")])


def person_player_ania():
    _player(Face("#e6ba9a", nose="long", length=1.14, width=0.92, jaw=0.5, brow="#a88a52"), [bun("#cfa95c", (0, 0.22, 0.62), 0.2)], "23", Build(shoulders=0.64, height=1.42, neck=0.26, girth=0.95), 6, "panes", "#6f8a7a")


def person_coach_winston():
    portrait(LOOK, "leaves", "#7a9a6a")
    figure(Face("#5d3723", nose="broad", age=0.7, width=1.04, jaw=0.2, brow="#8f8a84", ears=1.1), [peaked_cap(NAVY, LIME), beard("#9c968e", 0.04), moustache("#9c968e", 0.02)], NAVY, [shirt(NAVY), lanyard(LIME, GOLD)], Build(shoulders=0.72, belly=0.4, girth=1.12), (hang(-1), holding((0.38, -0.64, 0.84), 1, "z", 0.6)), 0.4, turn=-8, held=[clipboard((0.34, -0.7, 0.8), (-8, -5, 0))])


def person_swimmer_noor():
    """Her right arm ends below the elbow."""
    portrait(LOOK, "door", "#5f9ab0")
    figure(Face("#b37c55", nose="straight", jaw=0.4, mouth="grin", brow="#1f1512"), [swim_cap(LIME, NAVY)], NAVY, [vee(0.3)], Build(shoulders=0.72, girth=1.0, slope=0.06, bust=0.3), (None, hang(1)), 0.02, turn=6, held=[group([melt(limb([(-0.72, 0.02, 1.12), (-0.84, 0.02, 0.68), (-0.8, -0.06, 0.5)], [0.17, 0.135, 0.12]), clay("#b37c55", 0.62), 0.02, 3)], (0, 0, 0), (0, 0, 6))])
