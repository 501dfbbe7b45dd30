"""Everything a scene needs, in one import."""

from .people.aprons import apron, dungarees
from .people.beards import beard, moustache, stubble
from .people.clothes import digits, jacket, open_front, pocket, sari_end, striped, vest
from .people.collars import crew, roll_neck, shirt, vee
from .shapes.drape import drape
from .people.face import Face
from .people.figure import figure
from .vehicles.boats import fishing_boat, rowing_boat, sailing_boat, water
from .vehicles.cars import car
from .objects.devices import green_box, rack, shelter, slate, tiles
from .objects.furniture import (
    armchair, bed, books, chair, curtain, framed, kitchen_run, pendant, rod, rug, shade_lamp, shelves, sofa, stool, table, wardrobe,
)
from .objects.goods import bottle, candle, crate, folded_cloth, hourglass, kettle, mug, pallet, pan, pedestal, sock, stack, storage_jar, teapot
from .places.hours import backlit, dusk, evening, ground, heaven, lamp, morning, night, noon, overcast, relight, screen, seamless, spot, windows_lit
from .vehicles.hulls import arc, hull
from .people.hair import afro, bob, bun, crop, curls, horseshoe, puffs, quiff
from .people.hairline import HIGH, LONG, SHORT, SWEPT
from .people.hands import Hand, carry, folded, hang, holding, rest
from .people.headwear import beanie, brimmed_hat, earrings, glasses, hard_hat, headband, headphones, headscarf, hearing_aid, peaked_cap, swim_cap, turban
from .people.held import ball_of, bolt_of_cloth, bouquet, brush, camera_body, carrier, clipboard, cup, drawings, globe_of, hammer, held_guitar, jar, keys, laptop, loaf, on_handle, open_book, pot_plant, roller, scissors, sign, spanner, steering_wheel, suitcase, tray, volume, walking_cane, wheelchair
from .places.light import Look, bars, dapple, opening, palm, shade_edge, slats, twig, window
from .people.limbs import bead, limb
from .people.long_hair import cornrows, flowing, locs, plaits, ponytail
from .shapes.materials import bread, clay, fabric, glass, glaze, glow, metal, plain, plaster, shade, speckle, wood
from .objects.music import bow, cymbal, drum, drum_kit, loudspeaker, microphone, record, sleeve, upright_piano, violin
from .shapes.melt import melt
from .people.neckwear import badge, beads, bow_tie, lanyard, scarf, stethoscope, tape_measure, tie
from .shapes.outlines import archway, cog, curved, disc, heart, leaf, rectangle, star
from .people.portrait import portrait, sitting
from .objects.props import book, flower, peg, sprig, tree, vessel
from .places.room import camera, cove, room
from .places.rooms import ceiling, chamber, indoors, opening_in
from .shapes.shapes import ball, blob, box, cone, cylinder, group, lathe, plate, ring, sheet, tube
from .places.streets import bench, chimney, door, house, lamp_post, pavement, roof, sash, shop, viaduct
from .places.trees import bare, broadleaf, cloud, conifer, hedge, hill
from .vehicles.vans import bus, van
from .vehicles.wheels import bicycle, wheel
from .people.trunk import Build, CHILD

__all__ = [name for name in dir() if not name.startswith("_")]
