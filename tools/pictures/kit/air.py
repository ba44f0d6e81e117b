"""Sky, water, relief and the air between: what the lands and the after-steps share."""

import math

from kit import finish, smoke, studio


def waves(width, length, seed, height, nx=420, ny=640):
    import numpy as np

    pick = np.random.default_rng(seed)
    parts = [(0.25 * 1.42**k, pick.normal(0, 0.6), pick.uniform(0, 6.28), height * 0.78**k) for k in range(11)]

    def rise(x, y):
        z = 0
        far = np.clip((y + length / 2) / 60, 0.12, 1)
        for many, slant, shift, size in parts:
            bent = x * math.sin(slant) + y * math.cos(slant) + 0.6 * np.sin(0.21 * x + 0.13 * y + shift)
            z = z + size * (1 - np.abs(np.sin(many * bent + shift))) * 1.5 * far**0.3
        return z

    return studio.grid(width, length, nx, ny, rise)


def ridges(seed, octaves=7, scale=1.0, sharp=2.0):
    """A numpy height function of warped, ridged waves."""
    import numpy as np

    pick = np.random.default_rng(seed)
    waves_of = [(pick.uniform(0, 6.28), pick.uniform(0, 6.28), pick.uniform(0, 6.28)) for _ in range(octaves * 3)]

    def height(x, y):
        z, size, many, weight = 0, 1.0, scale, 1.0
        for k in range(octaves):
            total = 0
            for angle, shift, bend in waves_of[3 * k : 3 * k + 3]:
                t = x * math.cos(angle) + y * math.sin(angle)
                across = -x * math.sin(angle) + y * math.cos(angle)
                total = total + np.sin(t * many + shift + 1.3 * np.sin(across * many * 0.7 + bend))
            ridge = (1 - np.abs(total / 3)) ** sharp
            z = z + size * ridge * weight
            weight = np.clip(ridge * 1.3, 0, 1)
            size, many = size * 0.5, many * 2.03
        return z

    return height


def dusk(low, high, strength, spread=0.16):
    """A sky: warm at the horizon, night above."""
    import bpy

    world = bpy.context.scene.world
    tree = world.node_tree
    coordinates, split, ramp = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ"), tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(coordinates.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (*low, 1)
    stops[1].position, stops[1].color = spread * 2.4, (*[h * 0.25 for h in high], 1)
    stops.new(spread).color = (*high, 1)
    stops.new(spread * 0.4).color = (*[(a * 0.42 + b) * 0.55 for a, b in zip(low, high)], 1)
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = strength


def mist(colour, reach, amount=1.0):
    """An 'after' step: what is far fades into the colour of the air."""

    def after(light, seen):
        import numpy as np

        depth = seen["depth"][..., :1]
        far = np.where(depth < 5000, 1 - np.exp(-depth / reach), 0)
        return (light * (1 - amount * far) + np.array(colour, np.float32) * amount * far).astype(np.float32)

    return after


def smoking(foot, spread=0.16, amount=0.9, seed=3, lean=0.0, colour=(1.0, 0.80, 0.58), top=0.0):
    """An 'after' step that lays smoke over the light."""

    def after(light, _seen):
        import numpy as np

        height, width = light.shape[:2]
        veil = smoke.plume(width, height, foot, top, spread, seed, lean=lean)
        veil = finish.blur(veil, 1) * 0.7 + finish.blur(veil, width * 0.012) * 0.6
        return light + amount * veil[..., None] * np.array(colour, np.float32)

    return after
