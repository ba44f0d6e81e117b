"""Shapes that the small still lifes share: sheets, tubes, strands, shards, and a clean cut through any of them."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from kit import studio


def skin(shape, nu, nv, around=False, name="skin"):
    """A sheet from a numpy function of (u, v) in 0..1, with u and v kept for its material; `around` joins both ends of u."""
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv))
    points = np.stack(np.broadcast_arrays(*shape(u, v)), -1).reshape(-1, 3)
    i = (np.arange(nv - 1)[:, None] * nu + np.arange(nu - 1)).ravel()
    faces = np.stack([i, i + 1, i + nu + 1, i + nu], -1)
    data = bpy.data.meshes.new(name)
    data.from_pydata(points.tolist(), [], faces.tolist())
    layer = data.uv_layers.new()
    layer.data.foreach_set("uv", np.stack([u.ravel(), v.ravel()], -1)[faces.ravel()].ravel())
    if around:
        join(data)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return data


def edit(data, change):
    shape = bmesh.new()
    shape.from_mesh(data)
    change(shape)
    shape.to_mesh(data)
    shape.free()
    return data


def join(data, distance=1e-4):
    return edit(data, lambda shape: bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=distance))


def tube(points, radius, sides=16, outline=None):
    """A skin along a path; radius is a function of the way along, outline of (angle, way)."""
    path = np.array(points, float)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.cross(along[0], (0.3, 0.2, 1.0))
    rings, count = [], len(path)
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    for k in range(count):
        side = side - along[k] * side.dot(along[k])
        side /= np.linalg.norm(side)
        up, t = np.cross(along[k], side), k / (count - 1)
        r = radius(t) * (outline(angles, t) if outline else np.ones(sides))
        rings.append([tuple(path[k] + side * a + up * b) for a, b in zip(r * np.cos(angles), r * np.sin(angles))])
    data = studio.loft(rings)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return data


def arc(start, end, lift, bend=0.0, count=24):
    """A path from start to end that rises by lift and swerves by bend in its middle."""
    a, b = np.array(start, float), np.array(end, float)
    side = np.cross(b - a, (0, 0, 1))
    side /= np.linalg.norm(side) + 1e-9
    steps = np.linspace(0, 1, count)[:, None]
    return a + (b - a) * steps + (side * bend + np.array((0, 0, lift))) * np.sin(math.pi * steps)


def strands(paths, radius, material, taper=None, name="strands"):
    """Many threads in one body."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 1, True
    for path in paths:
        line = curve.splines.new("POLY")
        line.points.add(len(path) - 1)
        line.points.foreach_set("co", np.concatenate([np.asarray(path, float), np.ones((len(path), 1))], 1).ravel())
        steps = np.linspace(0, 1, len(path))
        line.points.foreach_set("radius", [taper(t) if taper else 1 for t in steps])
        line.use_smooth = True
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    return thing


def pushed(data, push):
    """Move every point of a body outwards by a function of where it is."""
    normals = [vertex.normal.copy() for vertex in data.vertices]
    for vertex, normal in zip(data.vertices, normals):
        vertex.co += normal * push(vertex.co)
    return data


def rough(data, amount, scale, seed=0, octaves=3):
    shift = Vector((seed * 5.3, seed * 2.1, seed * 8.7))
    return pushed(data, lambda p: amount * noise.fractal(p * scale + shift, 0.9, 2.0, octaves))


def ball(detail=4, squash=(1, 1, 1)):
    data, shape = bpy.data.meshes.new("ball"), bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1)
    bmesh.ops.scale(shape, vec=squash, verts=shape.verts)
    shape.to_mesh(data)
    shape.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return data


def shard(seed, squash=(1, 1, 1), corners=14):
    """A broken piece: the hull of a few points, with hard edges."""
    pick = random.Random(seed)
    data, shape = bpy.data.meshes.new("shard"), bmesh.new()
    for _ in range(corners):
        p = Vector([pick.gauss(0, 1) for _ in range(3)]).normalized() * pick.uniform(0.75, 1.0)
        shape.verts.new([a * b for a, b in zip(p, squash)])
    made = bmesh.ops.convex_hull(shape, input=shape.verts)
    bmesh.ops.delete(shape, geom=[v for v in made["geom_interior"] if isinstance(v, bmesh.types.BMVert)], context="VERTS")
    shape.to_mesh(data)
    shape.free()
    return data


def cut(data, at, away, slot=1):
    """Take off what lies on the side `away` points to; the face that stays open takes the material of `slot`."""

    def change(shape):
        everything = [*shape.verts, *shape.edges, *shape.faces]
        made = bmesh.ops.bisect_plane(shape, geom=everything, plane_co=at, plane_no=away, clear_outer=True)
        rim = [edge for edge in made["geom_cut"] if isinstance(edge, bmesh.types.BMEdge)]
        for face in bmesh.ops.triangle_fill(shape, edges=rim, use_beauty=True, normal=Vector(away).normalized())["geom"]:
            if isinstance(face, bmesh.types.BMFace):
                face.material_index, face.smooth = slot, False

    return edit(data, change)


def merged(balls, detail=0.03):
    """One soft body from many balls, each (place, radius)."""
    meta = bpy.data.metaballs.new("soft")
    meta.resolution = meta.render_resolution = detail
    for place, radius in balls:
        part = meta.elements.new()
        part.co, part.radius = place, radius
    thing = bpy.data.objects.new("soft", meta)
    bpy.context.collection.objects.link(thing)
    seen = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = bpy.data.meshes.new_from_object(seen)
    bpy.data.objects.remove(thing)
    data.materials.clear()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return data


def blades(roots, ways, length, width, seed=0):
    """Many thin leaves standing on roots (n x 3) towards ways (n x 3), as one body."""
    pick = np.random.default_rng(seed)
    count = len(roots)
    side = np.cross(ways, pick.standard_normal((count, 3)))
    side /= np.linalg.norm(side, axis=1)[:, None]
    long = length * pick.uniform(0.6, 1.25, (count, 1))
    bend = side[:, [1, 2, 0]] * long * 0.25
    points = np.stack([roots - side * width, roots + side * width, roots + ways * long * 0.6 + side * width * 0.8 + bend * 0.4, roots + ways * long + bend, roots + ways * long * 0.6 - side * width * 0.8 + bend * 0.4], 1)
    faces = np.arange(count * 5).reshape(count, 5)
    data = bpy.data.meshes.new("blades")
    data.from_pydata(points.reshape(-1, 3).tolist(), [], faces.tolist())
    return data


def thick(thing, width, rim=None):
    """Give a sheet a body, its inner side in its second material where it has one."""
    modifier = thing.modifiers.new("thick", "SOLIDIFY")
    modifier.thickness, modifier.offset = width, 0
    if len(thing.data.materials) > 1:
        modifier.material_offset = 1
        modifier.material_offset_rim = 1 if rim is None else rim
    return thing
