"""The studio: everything a scene needs, in one import."""

from .clothes import apron, badge, beads, bow_tie, crew, digits, dungarees, jacket, lanyard, open_front, pocket, roll_neck, sari_end, scarf, shirt, skirt, stethoscope, striped, tape_measure, tie, vee, vest
from .drape import drape
from .face import Face
from .figure import figure
from .hair import CROWNLESS, HIGH, LONG, SHORT, SWEPT, afro, beard, bob, bun, crop, curls, flowing, horseshoe, locs, moustache, plaits, ponytail, puffs, quiff, cornrows, stubble
from .hands import Hand, carry, folded, holding, hang, rest, wave
from .headwear import beanie, peaked_cap, earrings, glasses, hard_hat, brimmed_hat, headband, headphones, headscarf, hearing_aid, swim_cap, toque, turban
from .boats import fishing_boat, rowing_boat, sailing_boat, water
from .cars import car
from .devices import green_box, rack, shelter, slate, tiles
from .furniture import (
    armchair, bed, books, chair, curtain, framed, kitchen_run, pendant, rod, rug, shade_lamp, shelves, sofa, stool, table, wardrobe,
)
from .goods import bottle, candle, crate, folded_cloth, hourglass, kettle, mug, pallet, pan, pedestal, sock, stack, storage_jar, teapot
from .hours import backlit, dusk, evening, ground, heaven, lamp, morning, night, noon, overcast, relight, screen, seamless, spot
from .hulls import arc, hull
from .light import Look, bars, dapple, opening, palm, shade_edge, slats, twig, window
from .materials import bread, clay, fabric, glass, glaze, glow, metal, plain, plaster, shade, speckle, wood
from .music import bow, cymbal, drum, drum_kit, loudspeaker, microphone, record, sleeve, upright_piano, violin
from .outlines import archway, cog, curved, disc, heart, leaf, rectangle, star
from .portrait import portrait, sitting
from .props import book, flower, peg, sprig, tree, vessel
from .held import ball_of, bolt_of_cloth, bouquet, brush, camera_body, carrier, clipboard, cup, globe_of, held_guitar, hammer, jar, keys, laptop, loaf, open_book, pot_plant, drawings, roller, scissors, sign, spanner, steering_wheel, on_handle, suitcase, tablet, tray, volume, walking_cane, wheelchair, whistle
from .limbs import bead, limb
from .melt import melt
from .room import camera, cove, room
from .trunk import CHILD, Build
from .rooms import chamber, indoors, opening_in
from .shapes import ball, blob, box, cone, cylinder, group, lathe, plate, ring, sheet, tube
from .streets import bench, chimney, door, house, lamp_post, pavement, roof, sash, shop, viaduct
from .trees import bare, broadleaf, cloud, conifer, hedge, hill
from .vans import bus, van
from .wheels import bicycle, wheel

__all__ = [name for name in dir() if not name.startswith("_")]
