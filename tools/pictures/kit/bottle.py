"""The house's bottle: an eight-sided body of thick glass, a gold collar and a cap cut as the khatim."""

import math

from kit import matter, studio


def section(half_x, half_y, cut, z):
    """A rectangle with cut corners."""
    x, y = half_x, half_y
    return [
        (-x + cut, -y, z), (x - cut, -y, z), (x, -y + cut, z), (x, y - cut, z),
        (x - cut, y, z), (-x + cut, y, z), (-x, y - cut, z), (-x, -y + cut, z),
    ]  # fmt: skip


def cap(material, at, radius=0.27, height=0.44, parent=None):
    rings = [studio.star(radius, 0.0), studio.star(radius, height * 0.86), studio.star(radius * 0.86, height)]
    thing = studio.add("cap", studio.loft(rings), material, at, (0, 0, 11.25 * 2))
    studio.bevel(thing, 0.012, 3, 20)
    return thing


def bottle(glass, liquid=None, metal=None, cap_metal=None, at=(0, 0, 0), turn=0, scale=1.0, level=0.86, plate=True, lining=None):
    """Build one and return the corners of its plate in the world (bottom left, top right), or nothing."""
    import bpy

    metal = metal or matter.gold()
    before = set(bpy.data.objects)
    body = [
        section(0.50, 0.27, 0.10, 0.0), section(0.54, 0.30, 0.115, 0.05), section(0.54, 0.30, 0.115, 1.22),
        section(0.30, 0.19, 0.08, 1.36), section(0.19, 0.16, 0.07, 1.385), section(0.18, 0.155, 0.065, 1.46),
    ]  # fmt: skip
    studio.bevel(studio.add("body", studio.loft(body), glass), 0.022, 4, 12)
    if liquid:
        top = 0.17 + (1.2 - 0.17) * level
        inner = [
            section(0.40, 0.16, 0.06, 0.165), section(0.46, 0.22, 0.09, 0.21), section(0.462, 0.222, 0.09, top),
        ]  # fmt: skip
        studio.bevel(studio.add("liquid", studio.loft(inner), liquid), 0.02, 3, 20)
        tube = studio.lathe([(0.012, 0.24), (0.012, 1.40)], 16)
        studio.add("tube", tube, matter.clear((0.9, 0.85, 0.75), 1.25))
    elif lining:
        inner = [section(0.47, 0.23, 0.09, 0.12), section(0.47, 0.23, 0.09, 1.16)]
        studio.bevel(studio.add("lining", studio.loft(inner), lining), 0.02, 3, 20)
    collar = studio.lathe([(0.185, 1.40), (0.20, 1.405), (0.20, 1.47), (0.17, 1.475), (0.17, 1.50), (0.2, 1.503), (0.2, 1.53), (0.1, 1.53)])
    studio.add("collar", collar, metal)
    cap(cap_metal or metal, (0, 0, 1.525))
    corners = None
    if plate:
        place = (0, -0.306, 0.60)
        frame = studio.add("frame", studio.box(0.66, 0.016, 0.34), matter.gold(0.12), place)
        studio.bevel(frame, 0.006, 2)
        inside = studio.add("plate", studio.box(0.625, 0.018, 0.305), matter.gold(0.30, True), (0, -0.3085, 0.60))
        studio.bevel(inside, 0.003, 2)
        corners = ((-0.3125, -0.32, 0.4475), (0.3125, -0.32, 0.7525))
    root = bpy.data.objects.new("bottle", None)
    bpy.context.collection.objects.link(root)
    for thing in set(bpy.data.objects) - before - {root}:
        thing.parent = root
    root.location, root.rotation_euler, root.scale = at, (0, 0, math.radians(turn)), (scale,) * 3
    return corners


def vial(glass, liquid, metal, at=(0, 0, 0), turn=0, scale=1.0):
    """A ten millilitre sample: a slim tube with a gold cap and a narrow plate."""
    import bpy

    before = set(bpy.data.objects)
    studio.add("tube", studio.lathe([(0.02, 0), (0.15, 0), (0.165, 0.02), (0.165, 0.92), (0.13, 0.97), (0.11, 1.0), (0.11, 1.06), (0.02, 1.06)]), glass)
    studio.add("liquid", studio.lathe([(0.01, 0.06), (0.135, 0.06), (0.152, 0.08), (0.152, 0.84), (0.01, 0.84)]), liquid)
    rings = [studio.star(0.17, 0.98, depth=0.86), studio.star(0.17, 1.42, depth=0.86), studio.star(0.145, 1.46, depth=0.86)]
    studio.bevel(studio.add("cap", studio.loft(rings), metal, turn=(0, 0, 22.5)), 0.008, 2, 20)
    studio.add("band", studio.lathe([(0.166, 0.955), (0.174, 0.96), (0.174, 0.985), (0.166, 0.99)]), metal)
    root = bpy.data.objects.new("vial", None)
    bpy.context.collection.objects.link(root)
    for thing in set(bpy.data.objects) - before - {root}:
        thing.parent = root
    root.location, root.rotation_euler, root.scale = at, (0, 0, math.radians(turn)), (scale,) * 3
