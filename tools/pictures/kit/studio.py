"""The dark room every picture is taken in: meshes, lights, camera and the render itself (Blender side)."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def empty_room(width, height, samples, threads=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.035, 20
    cycles.max_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 9, 9, 6
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 4
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 4, 2.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_denoising, cycles.blur_glossy = False, 0.6
    scene.view_settings.view_transform = "Raw"
    scene.world = bpy.data.worlds.new("night")
    night((0.004, 0.0032, 0.0024))
    return scene


def night(colour, strength=1.0):
    world = bpy.context.scene.world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def add(name, mesh, material=None, at=(0, 0, 0), turn=(0, 0, 0), size=(1, 1, 1)):
    thing = bpy.data.objects.new(name, mesh)
    thing.location, thing.scale = at, size if hasattr(size, "__len__") else (size,) * 3
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    if material:
        thing.data.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing


def mesh(points, faces, name="mesh", smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], [tuple(f) for f in faces])
    data.validate()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40 if smooth is True else smooth)
    return data


def bevel(thing, width=0.02, segments=3, angle=25):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
    modifier.angle_limit, modifier.harden_normals = math.radians(angle), True
    thing.data.use_auto_smooth = True
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    return thing


def loft(rings, close=True):
    """A skin over rings of points of equal length, closed at both ends."""
    count, points, faces = len(rings[0]), [p for ring in rings for p in ring], []
    for r in range(len(rings) - 1):
        for i in range(count):
            j = (i + 1) % count
            faces.append((r * count + i, r * count + j, (r + 1) * count + j, (r + 1) * count + i))
    if close:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    return mesh(points, faces)


def circle(radius, z=0.0, count=64, centre=(0, 0)):
    steps = [2 * math.pi * i / count for i in range(count)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a), z) for a in steps]


def star(radius, z=0.0, points=8, depth=0.765, turn=0.0):
    """The outline of the khatim: two squares laid over each other."""
    ring = []
    for i in range(points * 2):
        a, r = math.pi * i / points + turn, radius if i % 2 == 0 else radius * depth
        ring.append((r * math.cos(a), r * math.sin(a), z))
    return ring


def box(x, y, z):
    a, b, c = x / 2, y / 2, z / 2
    points = [(i * a, j * b, k * c) for k in (-1, 1) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh(points, faces)


def lathe(profile, count=96, smooth=True):
    """A turned body: profile is a list of (radius, z) from bottom to top."""
    data = loft([circle(max(r, 1e-4), z, count) for r, z in profile])
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(35)
    return data


def grid(size_x, size_y, nx, ny, height):
    """A sheet whose height is given by a numpy function of the coordinate arrays."""
    import numpy as np

    xs, ys = np.meshgrid(np.linspace(-size_x / 2, size_x / 2, nx), np.linspace(-size_y / 2, size_y / 2, ny))
    points = np.stack([xs, ys, height(xs, ys)], -1).reshape(-1, 3)
    i = (np.arange(ny - 1)[:, None] * nx + np.arange(nx - 1)).ravel()
    faces = np.stack([i, i + 1, i + nx + 1, i + nx], -1)
    return mesh(points.tolist(), faces.tolist(), smooth=180)


def thread(points, radius, material, name="thread", taper=None):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 2, True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for i, p in enumerate(points):
        line.points[i].co = (*p, 1)
        line.points[i].radius = taper(i / max(1, len(points) - 1)) if taper else 1
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    return thing


def ring(side, thick, material, at, turn):
    """A square frame standing in the xz plane, turned about y."""
    h = side
    corners = [(-h, 0, -h), (h, 0, -h), (h, 0, h), (-h, 0, h), (-h, 0, -h)]
    a = math.radians(turn)
    points = [(at[0] + x * math.cos(a) - z * math.sin(a), at[1], at[2] + x * math.sin(a) + z * math.cos(a)) for x, _, z in corners]
    thread(points, thick, material)


def lamp(at, towards, size, power, colour=(1.0, 0.72, 0.42), kind="AREA", spread=180, seen=False):
    data = bpy.data.lights.new("lamp", kind)
    data.energy, data.color = power, colour
    if kind == "AREA":
        data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
        data.spread = math.radians(spread)
    elif kind == "SPOT":
        data.spot_size, data.spot_blend, data.shadow_soft_size = math.radians(size[0]), 1, size[1]
    elif kind == "SUN":
        data.angle = math.radians(size[0])
    else:
        data.shadow_soft_size = size[0]
    thing = bpy.data.objects.new("lamp", data)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = seen
    bpy.context.collection.objects.link(thing)
    return thing


def camera(at, towards, lens=70, focus=None, fstop=4.0, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    data.lens, data.shift_x, data.shift_y, data.clip_end = lens, shift[0], shift[1], 2000
    if focus is not None:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus) - Vector(at)).length
    thing = bpy.data.objects.new("camera", data)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def seen_at(point):
    """Where a point of the world falls in the picture, as fractions from its top left corner."""
    bpy.context.view_layer.update()
    seen = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(point))
    return seen.x, 1 - seen.y, seen.z


def take(path):
    """Render and return numpy arrays: light (linear RGB), albedo, normal, depth and the things' index."""
    import numpy as np

    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.use_pass_z = layer.use_pass_object_index = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = path
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGB"
    slot = lambda name: name.split()[-1].replace("OB", "").lower()
    wanted = ["Image", "Denoising Albedo", "Denoising Normal", "Depth", "IndexOB"]
    out.file_slots.clear()
    for name in wanted:
        out.file_slots.new(slot(name))
        tree.links.new(source.outputs[name], out.inputs[-1])
    bpy.ops.render.render()
    arrays = {}
    for name in wanted:
        key = slot(name)
        picture = bpy.data.images.load(f"{path}/{key}{scene.frame_current:04d}.exr")
        picture.colorspace_settings.name = "Raw"
        width, height = picture.size
        flat = np.empty(width * height * 4, np.float32)
        picture.pixels.foreach_get(flat)
        arrays[key] = flat.reshape(height, width, 4)[::-1, :, :3]
    return arrays
