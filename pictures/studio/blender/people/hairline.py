"""Where hair begins: lines around the head, and shells that sink into the skull below them."""

from math import cos, radians, sin

# Hairlines: how high (degrees of rise) hair begins at each turn from the face's middle.
SHORT = ((0, 40), (30, 40), (52, 27), (66, 4), (80, -12), (98, -14), (112, -30), (150, -44), (180, -46))

HIGH = ((0, 50), (22, 58), (42, 50), (60, 24), (74, -6), (98, -14), (112, -30), (150, -44), (180, -46))

SWEPT = ((0, 44), (30, 41), (52, 30), (68, 8), (82, -4), (100, -12), (116, -34), (150, -48), (180, -50))

LONG = ((0, 42), (34, 38), (54, 20), (62, -10), (72, -40), (84, -62), (120, -75), (180, -78))


def _at(knots, turn):
    turn = abs(turn)
    for (a, low), (b, high) in zip(knots, knots[1:]):
        if turn <= b:
            t = (turn - a) / (b - a)
            return low + (high - low) * (t * t * (3 - 2 * t))
    return knots[-1][1]


def _step(value, width):
    t = max(0.0, min(1.0, value / width))
    return t * t * (3 - 2 * t)


def _cap(knots, height, soft=14, wave=0.0, skew=0.0, waves=7):
    """Thickness over a hairline; `skew` parts the hair and lets it rise to one side."""

    def thick(turn, rise):
        above = rise - _at(knots, turn)
        if above <= 0:
            return -0.06
        side = 1 + skew * sin(radians(turn)) * cos(radians(rise))
        ripple = wave * sin(radians(turn) * waves + rise * 0.05) * cos(radians(rise))
        return -0.06 + (0.06 + height(turn, rise) * side + ripple) * _step(above, soft)

    return thick
