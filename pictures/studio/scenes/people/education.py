"""Teachers, parents and a child who found the Pacific."""

from scenes.education import BLUE, CREAM, GREEN, LOOK as HOUR, RED
from blender import *

LOOK = sitting(HOUR)


def person_teacher_mair():
    portrait(LOOK, "panes")
    figure(Face("#dfb294", nose="round", cheeks=0.06, age=0.95, brow="#b5aea4", mouth="wide"), [curls("#cfc8bd", 0.1, 0.07, 170), glasses("#7a3f5a")], "#8c4a6a", [open_front("#f0e4cc"), beads("#f4ead6", 0.032)], Build(shoulders=0.5, slope=0.16, girth=1.08, bust=0.5), (folded((-0.14, -0.56, 0.55), -1), folded((0.18, -0.58, 0.6), 1)), turn=8, look=(2, 0, 4))


def person_teacher_obi():
    portrait(LOOK, "edge", "#6f93b0")
    figure(Face("#56321f", nose="broad", length=1.05, jaw=0.25, brow="#140e0c", ears=1.1, mouth="grin"), [glasses("#d9a441")], CREAM, [shirt(CREAM), tie(GREEN)], Build(shoulders=0.68, girth=1.05), (hang(-1), holding((0.42, -0.62, 0.95), 1)), turn=-8, held=[brush((0.42, -0.62, 0.9), (0, -8, 0), "#f6f1e6", "#f6f1e6", "#f6f1e6", 0.03)])


def person_teacher_lucia():
    portrait(LOOK, "leaves", "#d98f5c")
    figure(Face("#d09a74", nose="straight", length=1.03, jaw=0.55, lip="#b03a3a", brow="#20150f"), [flowing("#241611", 0.85, part=-0.3, wave=0.05), earrings("#d9a441", 0.08)], RED, [vee(0.26)], Build(shoulders=0.52, girth=0.92, bust=0.5), (carry((-0.3, -0.66, 0.56), -1), carry((0.3, -0.66, 0.56), 1)), turn=4, held=[open_book((0, -0.86, 0.94), (-28, 0, 0), BLUE)])


def person_pupil_bethan():
    portrait(LOOK, "door", close=1.16, low=-0.08, face=(0, 0, 1.5))
    figure(Face("#e6ba9a", nose="button", child=True, cheeks=0.08, freckles=True, mouth="grin", brow="#a8602c", jaw=0.3), [plaits("#b5642c", 0.6, BLUE)], striped(CREAM, RED, 0.14), [crew(CREAM), dungarees("#3f6a9a")], CHILD, (carry((-0.3, -0.5, 0.12), -1), carry((0.3, -0.5, 0.12), 1)), turn=6, held=[globe_of((0.0, -0.62, 0.44))])


def person_father_rhodri_and_nel():
    portrait(LOOK, "panes", close=0.8, wide=True)
    figure(Face("#dcab8a", nose="hook", width=1.02, jaw=0.25, brow="#4a3020", mouth="wide"), [crop("#4a3020", 0.12, 0.06, SHORT, 0.02), beard("#5a3a26", 0.06), moustache("#5a3a26", 0.02)], "#4f6f5a", [crew()], Build(shoulders=0.7, girth=1.05), (hang(-1), hang(1)), at=(-0.36, 0.25, 0.0), turn=8, look=(-4, 0, 5))
    figure(Face("#e4b797", nose="button", child=True, cheeks=0.09, mouth="grin", brow="#5a3a26", jaw=0.3), [bob("#6a4228", 0.3, True, 0.02)], "#d9642f", [crew(CREAM)], CHILD, at=(0.52, -0.35, 0.12), turn=-8, look=(0, 0, -5))


def person_mother_amara_and_issa():
    portrait(LOOK, "door", "#5f8f8a", close=0.8, wide=True)
    figure(Face("#4f2e1d", nose="broad", length=1.05, jaw=0.45, lip="#7a2b30", brow="#0f0a08"), [turban("#d9642f"), earrings("#e8c25a", 0.08)], "#2f7f7a", [vee(0.2), beads("#e8c25a", 0.04, 0.16)], Build(shoulders=0.58, girth=1.05, bust=0.5), at=(-0.38, 0.2, 0), turn=10, look=(-6, 0, 4))
    figure(Face("#56331f", nose="button", child=True, cheeks=0.08, jaw=0.3, mouth="smile"), [crop("#120c0b", 0.05, 0.03)], "#e8b84a", [shirt("#e8b84a")], CHILD, at=(0.5, -0.35, 0.05), turn=-10, look=(0, 0, -4))


def person_mother_kit():
    portrait(LOOK, "row", "#a9b98a")
    figure(Face("#e6bb9c", nose="button", width=0.98, jaw=0.55, brow="#b59a62", mouth="wry"), [crop("#d6b878", 0.13, 0.07, SWEPT, 0.02, 0.5)], "#33536b", [scarf("#d9642f")], Build(shoulders=0.54, girth=0.9, bust=0.3), turn=-10)
