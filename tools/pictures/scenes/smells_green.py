"""Smells of citrus fruit, herbs and leaves."""

import math
import random

from kit import matter, props, smell, studio

# Citrus fruit: the cut face lies in the plane z = 0 of its own space, with a radius of 1.


def zest(deep, bright, pores=17, name="zest"):
    """The skin of a fruit, pitted with its oil glands."""
    n = matter.Nodes(name)
    where = n.node("TexCoord").outputs["Object"]
    pit = n.node("TexVoronoi", Vector=where, Scale=float(pores)).outputs["Distance"]
    pit = n.node("MapRange", Value=pit, _1=0.0, _2=0.42).outputs[0]
    tint = n.ramp(n.noise(2.2, 6, 0.6), (0.32, deep), (0.7, bright))
    dots = n.node("MixRGB", blend_type="MULTIPLY", _0=1.0, _1=tint, _2=(0.86, 0.84, 0.7, 1)).outputs[0]
    colour = n.node("MixRGB", _0=pit, _1=dots, _2=tint).outputs[0]
    height = smell.maths(n, "ADD", pit, smell.maths(n, "MULTIPLY", n.noise(4, 3, 0.5), 1.5))
    skin = dict(Base_Color=colour, Roughness=0.4, Specular=0.4, Normal=n.bump(height, 0.5, 0.03))
    return n.done(n.node("BsdfPrincipled", **skin, Subsurface=0.06, Subsurface_Radius=(0.1, 0.06, 0.02), Subsurface_Color=(*bright, 1)))


def pith(colour=(0.86, 0.80, 0.62)):
    return matter.solid(colour, 0.75, bump=(22, 0.5), name="pith")


def pulp(deep, bright, white=(0.90, 0.84, 0.66), skin=(0.85, 0.6, 0.05), segments=10, rind=0.85):
    """The cut face: segments within their walls, each of long cells that point outwards."""
    n = matter.Nodes("pulp")
    m = lambda operation, *values: smell.maths(n, operation, *values)
    smooth = lambda value, low, high: n.node("MapRange", Value=value, _1=low, _2=high, interpolation_type="SMOOTHSTEP").outputs[0]
    xyz = n.node("SeparateXYZ", Vector=n.node("TexCoord").outputs["Object"])
    angle = m("ARCTAN2", xyz.outputs[1], xyz.outputs[0])
    radius = m("SQRT", m("ADD", m("MULTIPLY", xyz.outputs[0], xyz.outputs[0]), m("MULTIPLY", xyz.outputs[1], xyz.outputs[1])))
    bent = m("ADD", angle, m("MULTIPLY", m("SUBTRACT", n.noise(1.6, 2, 0.5), 0.5), 0.5))
    part = m("FRACT", m("MULTIPLY_ADD", bent, segments / (2 * math.pi), 20.0))
    apart = m("SUBTRACT", 0.5, m("ABSOLUTE", m("SUBTRACT", part, 0.5)))
    wall = m("MULTIPLY", m("MULTIPLY", apart, radius), 2 * math.pi / segments)
    corner = m("POWER", m("SUBTRACT", 1.0, m("MULTIPLY", apart, 2.0)), 6.0)
    edge = m("SUBTRACT", m("SUBTRACT", rind, m("MULTIPLY", corner, 0.07)), radius)
    inside = m("MULTIPLY", m("MULTIPLY", smooth(wall, 0.008, 0.028), smooth(edge, -0.005, 0.02)), smooth(radius, 0.08, 0.15))
    shift = m("MULTIPLY", m("SUBTRACT", n.noise(3, 2, 0.5), 0.5), 0.6)
    polar = n.node("CombineXYZ", X=m("MULTIPLY", bent, 7.5), Y=m("MULTIPLY_ADD", radius, 4.2, shift), Z=0.0)
    cell = n.node("TexVoronoi", Vector=polar.outputs[0], Scale=1.0, feature="DISTANCE_TO_EDGE", voronoi_dimensions="2D").outputs["Distance"]
    own = n.node("TexVoronoi", Vector=polar.outputs[0], Scale=1.0, voronoi_dimensions="2D").outputs["Color"]
    full = smooth(cell, 0.0, 0.26)
    flesh = n.node("MixRGB", _0=m("MULTIPLY_ADD", n.node("SeparateXYZ", Vector=own).outputs[0], 0.5, 0.25), _1=(*deep, 1), _2=(*bright, 1)).outputs[0]
    pale = tuple(0.55 * b + 0.45 * w for b, w in zip(bright, white))
    flesh = n.node("MixRGB", _0=full, _1=(*pale, 1), _2=flesh).outputs[0]
    face = n.node("MixRGB", _0=inside, _1=(*white, 1), _2=flesh).outputs[0]
    colour = n.node("MixRGB", _0=smooth(radius, 0.945, 0.965), _1=face, _2=(*skin, 1)).outputs[0]
    relief = m("MULTIPLY_ADD", m("MULTIPLY", full, inside), 0.6, m("MULTIPLY", inside, -0.3))
    wet = n.node("MapRange", Value=inside, _3=0.75, _4=0.2).outputs[0]
    inputs = dict(Base_Color=colour, Roughness=wet, Specular=0.4, Normal=n.bump(relief, 0.6, 0.05))
    return n.done(n.node("BsdfPrincipled", **inputs, Subsurface=0.18, Subsurface_Radius=(0.16, 0.1, 0.04), Subsurface_Color=(*bright, 1)))


def turned(profile, seed, rough=0.03):
    """A turned body, a little uneven as grown things are."""
    from mathutils import Vector, noise

    data = studio.lathe(profile, 72)
    for v in data.vertices:
        v.co *= 1 + rough * noise.noise(v.co * 1.6 + Vector((seed * 3.7, seed, 0)))
    return data


def round_profile(steps=40, waist=0.0, nipple=0.0, stretch=1.0, dimple=0.0):
    """From pole to pole of a fruit of radius 1; `nipple` draws out the upper pole, `waist` narrows above the middle."""
    out = []
    for i in range(steps + 1):
        a = math.pi * i / steps
        r, z = math.sin(a), -math.cos(a) * stretch
        up = max(0.0, z / stretch)
        r *= 1 - waist * up**2
        z += nipple * max(0.0, (up - 0.86) / 0.14) ** 1.5 - dimple * (1 - min(1.0, r / 0.3)) * (1 if z > 0 else -1)
        out.append((r, z))
    return out


def half(skin, face, at, turn, size, depth=1.0, squash=(1, 1, 1)):
    """The lower part of a fruit, cut at its middle; the face looks up before it is turned."""

    def build():
        bowl = [(math.sin(math.pi / 2 * i / 24), -depth * math.cos(math.pi / 2 * i / 24)) for i in range(25)]
        studio.add("skin", turned(bowl, 2, 0.015), skin)
        studio.add("face", studio.lathe([(1.0, 0.0), (0.97, 0.012), (0.9, 0.016), (0.4, 0.012), (0.001, 0.0)], 96), face)

    root = props.put(build, at, turn, size)
    root.scale = [size * s for s in squash]
    return root


def strip(skin, inside, path, thick=0.03):
    """A band of peel: skin outside, pith inside and at its edges; `path(t)` gives its two edges."""
    import bpy

    def shape(u, v):
        a, b = path(v)
        return tuple(q + (p - q) * (u + 1) / 2 for p, q in zip(a, b))

    thing = studio.add("peel", smell.sheet(shape, 9, 160, "peel"), skin)
    thing.data.materials.append(inside)
    body = thing.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset, body.material_offset, body.material_offset_rim = thick, -1, 1, 1
    return thing


def lemon():
    yellow = zest((0.72, 0.46, 0.012), (0.90, 0.66, 0.03))
    body = [(r, z) for r, z in round_profile(waist=0.12, nipple=0.2, stretch=1.18)]
    studio.add("lemon", turned(body, 1), yellow, (-0.30, 0.12, 0.47), (8, 78, 35), 0.47)

    def path(t):
        a = 1.2 + t * 2 * math.pi * 2.1
        r = 0.26 + 0.05 * math.sin(a * 0.7)
        z = 0.02 + 0.42 * t
        wide = 0.17 * math.sin(math.pi * min(1, 0.08 + t * 0.9)) ** 0.4
        x, y = 0.42 + r * math.cos(a), -0.40 + r * math.sin(a) * 0.8
        out = 0.05
        return (x + out * math.cos(a), y + out * math.sin(a), z), (x, y, z + wide)

    strip(yellow, pith(), path)


pictures = smell.series([lemon])
