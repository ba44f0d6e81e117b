"""Daylight: the sun through a screen of khatim stars, on travertine and a limestone wall (Blender side)."""

import math

from kit import matter, studio

SUN = (-0.86, -0.62, 0.52)
CELL = 0.57


def lattice(columns, rows, fine=96, blur=0.03):
    """The screen as a square array of numbers, one where the sun comes through: stars, and a small octagon between each four."""
    import numpy as np

    y, x = (np.mgrid[0 : rows * fine, 0 : columns * fine] + 0.5) / fine
    x, y = x % 1 - 0.5, y % 1 - 0.5
    straight, slant = np.maximum(abs(x), abs(y)), (abs(x) + abs(y)) / math.sqrt(2)
    star = np.minimum(straight, slant) - 0.315
    x, y = 0.5 - abs(x), 0.5 - abs(y)
    octagon = np.maximum(np.maximum(x, y), (x + y) / math.sqrt(2)) - 0.13
    return np.clip(0.5 - np.minimum(star, octagon) / blur, 0, 1)


def screen(columns, rows, at, slide=(0, 0)):
    """A wall between the sun and the table with a window of stars in it; it only throws its shadow."""
    import bpy
    import numpy as np
    from mathutils import Vector

    holes = lattice(columns, rows)
    picture = bpy.data.images.new("lattice", holes.shape[1], holes.shape[0])
    picture.colorspace_settings.name = "Non-Color"
    picture.pixels.foreach_set(np.repeat(holes[..., None], 4, 2).astype(np.float32).ravel())
    n = matter.Nodes("screen")
    wide, tall = columns * CELL, rows * CELL
    mapped = n.node("Mapping", Vector=n.node("TexCoord").outputs["Object"], Location=(0.5 + slide[0] / columns, 0.5 + slide[1] / rows, 0), Scale=(1 / wide, 1 / tall, 1))
    seen = n.node("TexImage", image=picture, extension="CLIP", Vector=mapped.outputs[0])
    open_, closed = n.node("BsdfTransparent", Color=(1, 1, 1)), n.node("BsdfDiffuse", Color=(0, 0, 0))
    material = n.done(n.node("MixShader", _0=seen.outputs[0], _1=closed.outputs[0], _2=open_.outputs[0]))
    thing = studio.add("screen", studio.mesh([(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)]), material)
    away = Vector(SUN).normalized()
    thing.location = Vector(at) + away * 1.6
    thing.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    only_seen_by(thing, "shadow")
    return thing


def only_seen_by(thing, *rays):
    for ray in ("camera", "diffuse", "glossy", "transmission", "volume_scatter", "shadow"):
        setattr(thing, f"visible_{ray}", ray in rays)


def flag(size_x, size_z, at, *rays, turn=(0, 0, 0), dark=(0.03, 0.02, 0.012)):
    """A black cloth that only glass and metal see: it draws their edges on a pale ground."""
    thing = studio.add("flag", studio.box(size_x, 0.01, size_z), matter.solid(dark, 1, specular=0), at, turn)
    only_seen_by(thing, *rays)
    return thing


def travertine():
    n = matter.Nodes("travertine")
    bands = n.noise(2.2, 9, 0.62, (0.6, 0.6, 7))
    pores = n.noise(9, 4, 0.5, (0.5, 0.5, 2.6))
    stone = n.ramp(bands, (0.3, (0.64, 0.56, 0.45)), (0.55, (0.78, 0.71, 0.60)), (0.75, (0.84, 0.78, 0.68)))
    pitted = n.ramp(pores, (0.0, (0.30, 0.24, 0.17)), (0.30, (0.42, 0.34, 0.25)), (0.335, (1, 1, 1)), (1.0, (1, 1, 1)))
    colour = n.node("MixRGB", blend_type="MULTIPLY", _0=1.0, _1=stone, _2=pitted).outputs[0]
    return n.done(n.node("BsdfPrincipled", Base_Color=colour, Roughness=0.62, Specular=0.25, Normal=n.bump(pores, 0.12, 0.02)))


def plaster(colour=(0.72, 0.62, 0.49)):
    n = matter.Nodes("plaster")
    cloud = n.noise(1.7, 10, 0.66)
    dark, light = tuple(c * 0.93 for c in colour), tuple(c * 1.05 for c in colour)
    return n.done(n.node("BsdfPrincipled", Base_Color=n.ramp(cloud, (0.3, dark), (0.7, light)), Roughness=0.95, Specular=0.1, Normal=n.bump(n.noise(26, 8, 0.7), 0.10, 0.012)))


def stage(columns=18, rows=7, at=(0, 0, 0.9), slide=(0, 0), sun=4.6, fill=0.7):
    """A slab of travertine before a limestone wall, with its upper side at z = 0."""
    import bpy

    slab = studio.add("slab", studio.box(3.24, 1.44, 0.30), travertine(), (0, 0.02, -0.15))
    studio.bevel(slab, 0.012, 2)
    studio.add("floor", studio.box(14, 9, 0.1), plaster((0.60, 0.49, 0.36)), (0, 0, -0.35))
    studio.add("wall", studio.box(16, 0.1, 10), plaster(), (0, 3.25, 4))
    studio.night((0.74, 0.69, 0.62), fill)
    light = studio.lamp(tuple(10 * c for c in SUN), (0, 0, 0), (0.9,), sun, (1.0, 0.86, 0.67), "SUN")
    light.data.angle = math.radians(0.45)
    screen(columns, rows, at, slide)
    studio.lamp((-3.2, -2.2, 1.7), (0, 0, 0.8), (1.1, 2.6), 40, (1.0, 0.95, 0.88))
    flag(1.3, 3, (1.45, -0.9, 1.0), "glossy", "transmission", turn=(0, 0, 80))
    for side in (-1, 1):
        flag(2.2, 1.5, (side * 1.0, 0.9, 0.6), "transmission", turn=(0, 0, 90), dark=(0.13, 0.085, 0.045))
    flag(7, 4.5, (0.8, -9.4, 1.4), "transmission")
    bpy.context.scene.cycles.max_bounces = 10
