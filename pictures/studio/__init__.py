"""The studio: everything a scene needs, in one import."""

from .aprons import apron, dungarees
from .beards import beard, moustache, stubble
from .clothes import digits, jacket, open_front, pocket, sari_end, striped, vest
from .collars import crew, roll_neck, shirt, vee
from .drape import drape
from .face import Face
from .figure import figure
from .boats import fishing_boat, rowing_boat, sailing_boat, water
from .cars import car
from .devices import green_box, rack, shelter, slate, tiles
from .furniture import (
    armchair, bed, books, chair, curtain, framed, kitchen_run, pendant, rod, rug, shade_lamp, shelves, sofa, stool, table, wardrobe,
)
from .goods import bottle, candle, crate, folded_cloth, hourglass, kettle, mug, pallet, pan, pedestal, sock, stack, storage_jar, teapot
from .hours import backlit, dusk, evening, ground, heaven, lamp, morning, night, noon, overcast, relight, screen, seamless, spot
from .hulls import arc, hull
from .hair import afro, bob, bun, crop, curls, horseshoe, puffs, quiff
from .hairline import HIGH, LONG, SHORT, SWEPT
from .hands import Hand, carry, folded, hang, holding, rest
from .headwear import beanie, brimmed_hat, earrings, glasses, hard_hat, headband, headphones, headscarf, hearing_aid, peaked_cap, swim_cap, turban
from .held import ball_of, bolt_of_cloth, bouquet, brush, camera_body, carrier, clipboard, cup, drawings, globe_of, hammer, held_guitar, jar, keys, laptop, loaf, on_handle, open_book, pot_plant, roller, scissors, sign, spanner, steering_wheel, suitcase, tray, volume, walking_cane, wheelchair
from .light import Look, bars, dapple, opening, palm, shade_edge, slats, twig, window
from .limbs import bead, limb
from .long_hair import cornrows, flowing, locs, plaits, ponytail
from .materials import bread, clay, fabric, glass, glaze, glow, metal, plain, plaster, shade, speckle, wood
from .music import bow, cymbal, drum, drum_kit, loudspeaker, microphone, record, sleeve, upright_piano, violin
from .melt import melt
from .neckwear import badge, beads, bow_tie, lanyard, scarf, stethoscope, tape_measure, tie
from .outlines import archway, cog, curved, disc, heart, leaf, rectangle, star
from .portrait import portrait, sitting
from .props import book, flower, peg, sprig, tree, vessel
from .room import camera, cove, room
from .rooms import ceiling, chamber, indoors, opening_in
from .shapes import ball, blob, box, cone, cylinder, group, lathe, plate, ring, sheet, tube
from .streets import bench, chimney, door, house, lamp_post, pavement, roof, sash, shop, viaduct
from .trees import bare, broadleaf, cloud, conifer, hedge, hill
from .vans import bus, van
from .wheels import bicycle, wheel
from .trunk import Build, CHILD

__all__ = [name for name in dir() if not name.startswith("_")]
