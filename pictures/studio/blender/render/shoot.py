"""Blender's side of the render command: builds each scene asked for, renders, denoises, develops.

    blender -b --factory-startup --python blender/render/shoot.py

Each line of its input is one job, each answer one line; a free worker gets the next.
"""

import importlib
import json
import sys
import tempfile
import time
import traceback
from pathlib import Path

import bpy
import numpy as np

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from blender.render.denoise import denoise  # noqa: E402
from blender.places.light import daylight  # noqa: E402


def prepare(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = job["width"], job["height"]
    scene.render.threads_mode, scene.render.threads = "FIXED", job.get("threads", 1)
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = job["samples"], False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 1
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_layers[0].cycles.denoising_store_passes = True
    return scene


def passes(scene, folder):
    """Colour and the denoiser's two guides as linear arrays, top row first."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "32"
    out.file_slots.clear()
    names = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for slot, name in names.items():
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[name], out.inputs[slot])
    bpy.ops.render.render()
    for slot in names:
        image = bpy.data.images.load(next(str(p) for p in Path(folder).glob(f"{slot}*.exr")))
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        yield pixels.reshape(height, width, 4)[::-1, :, :3]


def develop(scene, clean, path):
    """Through the film curve into a PNG."""
    height, width, _ = clean.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = clean[::-1]
    image = bpy.data.images.new("clean", width, height, float_buffer=True)
    image.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = "PNG"
    image.save_render(str(path), scene=scene)


def scenes_of(job):
    """The trade's own scenes, those of its people, its paper or its close-ups: whichever composes the picture."""
    trade, name = job["industry"].replace("-", "_"), job["id"].replace("-", "_")
    for folder in ("scenes", "scenes.people", "scenes.paper", "scenes.close"):
        if (ROOT / folder.replace(".", "/") / f"{trade}.py").exists():
            module = importlib.import_module(f"{folder}.{trade}")
            if hasattr(module, name):
                return module
    raise LookupError(f"no scene composes {job['id']}")


def view(job, *turned):
    """One picture of the scene, or one of those in which it has turned so far, cleaned but not developed."""
    scene = prepare(job)
    module = scenes_of(job)
    look = getattr(module, "LOOKS", {}).get(job["id"], module.LOOK)
    daylight(look)
    scene.view_settings.exposure = look.exposure
    getattr(module, job["id"].replace("-", "_"))(*turned)
    with tempfile.TemporaryDirectory() as folder:
        colour, albedo, normal = passes(scene, folder)
    rendered = time.process_time()
    return scene, denoise(job["weights"], colour, albedo, normal), rendered


def turntable(job):
    """All views of one turn on one sheet, line by line."""
    columns, rows = job["views"]
    count, small = columns * rows, {**job, "width": job["width"] // columns, "height": job["height"] // rows}
    for k in range(count):
        scene, clean, rendered = view(small, k / count)
        sheet = np.zeros((job["height"], job["width"], 3), np.float32) if k == 0 else sheet
        y, x = k // columns * small["height"], k % columns * small["width"]
        sheet[y : y + small["height"], x : x + small["width"]] = clean
    return scene, sheet, rendered


def cut_out(scene, path):
    """The outline of the things with an index, to let words run behind them (tools/outline.ts)."""
    free = [thing for thing in scene.objects if thing.pass_index]
    if not free:
        return
    for thing in scene.objects:
        thing.hide_render = thing not in free
    scene.use_nodes, scene.cycles.samples, scene.render.film_transparent = False, 4, True
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def shoot(job):
    scene, clean, rendered = turntable(job) if job.get("views") else view(job)
    develop(scene, clean, job["output"])
    cut_out(scene, Path(job["output"]).with_suffix(".cut.png"))
    return rendered


def main():
    for line in sys.stdin:
        job = json.loads(line)
        started = time.process_time()  # the work of the core: others may share it
        try:
            rendered = shoot(job)
        except Exception as error:  # one broken scene must not lose a night's queue
            traceback.print_exc()
            print(f"@failed {json.dumps({'id': job['id'], 'error': repr(error)})}", flush=True)
            continue
        done = time.process_time()
        times = {"render": round(rendered - started, 1), "denoise": round(done - rendered, 1)}
        print(f"@done {json.dumps({'id': job['id'], **times})}", flush=True)


main()
