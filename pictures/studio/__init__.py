"""The studio: everything a scene needs, in one import."""

from .drape import drape
from .light import Look, bars, dapple, opening, palm, shade_edge, slats, twig, window
from .materials import bread, clay, fabric, glass, glaze, glow, metal, plain, plaster, shade, speckle, wood
from .outlines import archway, cog, curved, disc, heart, leaf, rectangle, star
from .props import book, flower, peg, sprig, tree, vessel
from .room import camera, cove, room
from .shapes import ball, blob, box, cone, cylinder, group, lathe, plate, ring, sheet, tube

__all__ = [name for name in dir() if not name.startswith("_")]
