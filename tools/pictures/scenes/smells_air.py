"""Smells of skin, sea and rain, each a small still life."""

import math
import random

import numpy as np

from kit import forms, matter, smell, studio


def musk():
    n = matter.Nodes("cotton")
    uv = n.node("Mapping", Vector=n.node("TexCoord").outputs["UV"], Scale=(150.0, 900.0, 1.0)).outputs[0]
    weave = n.node("TexNoise", Vector=uv, Scale=1.0, Detail=2.0).outputs["Fac"]
    soft = n.noise(3, 5, 0.6)
    crease = n.bump(n.node("MixRGB", _0=0.25, _1=soft, _2=weave).outputs[0], 0.35, 0.03)
    cloth = n.node("BsdfPrincipled", Base_Color=(0.90, 0.89, 0.87), Roughness=0.85, Sheen=0.5, Specular=0.15, Normal=crease)
    light = n.node("BsdfTranslucent", Color=(1.0, 0.96, 0.90, 1), Normal=crease)
    cotton = n.done(n.node("MixShader", _0=0.38, _1=cloth.outputs[0], _2=light.outputs[0]))

    layers, width, depth = 5, 1.26, 0.98

    def folded(u, v):
        """A cloth laid in even folds over itself, each rounded at its end, the last corner turned back."""
        s = v * layers
        k = np.minimum(np.floor(s), layers - 1)
        t, gap = s - k, 0.118
        # Most of a lap is flat, the last part is the turn into the next one.
        turn = np.clip((t - 0.86) / 0.14, 0, 1) * (k < layers - 1)
        flat = np.clip(t / 0.86, 0, 1)
        way = np.where(k % 2 == 0, 1.0, -1.0)
        y = way * (flat - 0.5) * depth + way * 0.095 * np.sin(math.pi * turn)
        z = 0.03 + gap * k + gap / 2 * (1 - np.cos(math.pi * turn))
        sag = 0.022 * np.sin(3.0 * u + 2.1 * k) + 0.015 * np.sin(7 * u + 5 * flat + k) + 0.012 * np.sin(4 * flat * way + 2 * k)
        loft = 0.06 * np.exp(-(((np.abs(y) - depth / 2) / 0.09) ** 2)) * (0.6 + 0.4 * np.sin(4 * u + k))
        x = (u - 0.5) * width * (1 - 0.014 * k) + 0.022 * np.sin(2.3 * k + 1) + 0.012 * np.sin(7 * v * layers)
        top = k == layers - 1
        lift = np.where(top, 0.30 * np.clip((u + flat - 1.28) / 0.72, 0, 1) ** 1.6, 0)
        return x - lift * 0.75, y - lift * way * 0.5, np.maximum(0.012, z + sag * (0.3 + 0.2 * k) + loft * 0.5 + lift)

    data = forms.skin(folded, 90, 420)
    data.materials.append(cotton)
    forms.thick(studio.add("cloth", data, None, (0, 0, 0), (0, 0, 28)), 0.014)
    # Light from behind shows through the upper laps.
    studio.lamp((0.9, 1.9, 1.5), (0, 0.1, 0.35), (0.5, 0.5), 11, (1.0, 0.90, 0.76), spread=60)


def flake(seed, size):
    """A flake of sea salt: a hollow stepped pyramid, standing on its point or lying broken."""
    pick, points, faces = random.Random(seed), [], []
    steps = 5
    for k in range(steps + 1):
        half, z = 1 - k / (steps + 0.6), 0.62 * k / steps
        for up in (0.0, 0.62 / steps * 0.75):
            if k < steps or up == 0.0:
                wob = [1 + pick.uniform(-0.05, 0.05) for _ in range(4)]
                points += [(half * x * w, half * y * w, z + up) for (x, y), w in zip(((-1, -1), (1, -1), (1, 1), (-1, 1)), wob)]
    rings = len(points) // 4
    for r in range(rings - 1):
        for i in range(4):
            if pick.random() > 0.06:
                faces.append((4 * r + i, 4 * r + (i + 1) % 4, 4 * r + 4 + (i + 1) % 4, 4 * r + 4 + i))
    faces.append(tuple(range(4 * rings - 4, 4 * rings)))
    data = studio.mesh([(size * a, size * b, size * c) for a, b, c in points], faces, "flake")
    return data


def sea():
    wet = matter.mottled((0.018, 0.030, 0.036), (0.105, 0.145, 0.155), 2.6, (0.10, 0.24), 0.10, coat=0.5)
    studio.add("pebble", forms.rough(forms.ball(5, (0.46, 0.36, 0.26)), 0.05, 1.1, 3, 2), wet, (-0.16, 0.26, 0.24), (0, -4, 18))
    studio.add("pebble", forms.rough(forms.ball(5, (0.26, 0.22, 0.15)), 0.02, 2.0, 8, 2), wet, (0.44, 0.16, 0.13), (0, 4, -30))
    water = matter.clear((0.96, 0.99, 1.0), 1.33, 0.0, 0.95, "water")
    pick = random.Random(3)
    for k in range(9):
        a, up = pick.uniform(3.6, 6.0), pick.uniform(0.25, 0.9)
        flat = math.sqrt(1 - up * up)
        s = pick.uniform(0.018, 0.042)
        studio.add("drop", forms.ball(3, (1, 1, 0.8)), water, (-0.16 + 0.46 * flat * math.cos(a), 0.26 + 0.36 * flat * math.sin(a), 0.24 + 0.26 * up), (0, 0, 0), s)
    grain = salt()
    spots = ((-0.18, -0.42, 0.15), (0.16, -0.36, 0.17), (0.00, -0.60, 0.13), (0.40, -0.46, 0.13), (-0.44, -0.56, 0.10), (0.26, -0.62, 0.10), (0.62, -0.34, 0.09))
    for k, (x, y, size) in enumerate(spots):
        turn = (0, 0, 30 + 25 * k) if k % 3 < 2 else (132, 16, 40 * k)
        thing = studio.add("flake", flake(k, size), grain, (x, y, 0.03 if k % 3 < 2 else 0.6 * size), turn)
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.010
    for k in range(260):
        s = pick.uniform(0.010, 0.034)
        x, y = pick.gauss(0.08, 0.26), pick.gauss(-0.47, 0.085)
        near = max(0.0, 1 - math.hypot((x - 0.08) / 0.5, (y + 0.47) / 0.19))
        studio.add("grain", forms.shard(k % 9, (1, 0.9, 0.45), 8), grain, (x, y, s * 0.4 + 0.07 * near * pick.random()), (pick.uniform(-20, 20), pick.uniform(-20, 20), 40 * k), s)

    def lap(u, v):
        """The last thin water of a wave, run up among the stones."""
        a = 2 * math.pi * u
        edge = 1 + 0.07 * np.sin(2 * a + 0.4) + 0.05 * np.sin(5 * a + 1) + 0.02 * np.sin(11 * a)
        x, y = 0.70 * v * edge * np.cos(a) + 0.04, 0.46 * v * edge * np.sin(a) + 0.26
        return x, y, 0.006 + 0.022 * np.clip(1 - v**9, 0, 1) ** 0.5 + 0.004 * np.sin(26 * x + 8 * y) * (1 - v**4)

    studio.add("lap", forms.skin(lap, 160, 60, around=True), smell.film((0.70, 0.89, 0.88), 0.05, "lap"))
    foam = matter.solid((0.93, 0.95, 0.95), 0.5, name="foam")
    bubbles = []
    for k in range(700):
        a, r = pick.uniform(0, 6.283), pick.gauss(1.0, 0.018)
        edge = r * (1 + 0.07 * math.sin(2 * a + 0.4) + 0.05 * math.sin(5 * a + 1) + 0.02 * math.sin(11 * a))
        x, y, s = 0.70 * edge * math.cos(a) + 0.04, 0.46 * edge * math.sin(a) + 0.26, pick.uniform(0.005, 0.017)
        bubbles.append((x, y, s))
    bubble = forms.ball(2, (1, 1, 0.8))
    bubble.materials.append(foam)
    for x, y, s in bubbles:
        studio.add("bubble", bubble, None, (x, y, s * 0.5), (0, 0, 0), s)


def salt():
    n = matter.Nodes("salt")
    body = n.node("BsdfPrincipled", Base_Color=(0.97, 0.97, 0.97), Roughness=0.25, Specular=0.6)
    glow = n.node("BsdfTranslucent", Color=(1.0, 1.0, 1.0, 1))
    return n.done(n.node("MixShader", _0=0.5, _1=body.outputs[0], _2=glow.outputs[0]))


def rain():
    n = matter.Nodes("stone")
    cloud, fine = n.noise(2.0, 8, 0.62, (1, 1, 2.5)), n.noise(26, 4, 0.6)
    dry = n.ramp(cloud, (0.3, (0.33, 0.205, 0.135)), (0.7, (0.50, 0.335, 0.225)))
    damp = n.node("MapRange", Value=n.noise(2.7, 4, 0.5), _1=0.62, _2=0.36).outputs[0]
    tint = n.node("MixRGB", _0=damp, _1=dry, _2=n.ramp(cloud, (0.3, (0.16, 0.088, 0.054)), (0.7, (0.29, 0.175, 0.110)))).outputs[0]
    stone = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=n.node("MapRange", Value=damp, _3=0.65, _4=0.35).outputs[0], Normal=n.bump(n.node("MixRGB", _0=0.4, _1=cloud, _2=fine).outputs[0], 0.25, 0.03)))

    def body(u, v):
        a, r = 2 * math.pi * u, v**0.6
        c, s = np.cos(a), np.sin(a)
        rim = 1 / (np.abs(c) ** 3.2 + np.abs(s) ** 3.2) ** (1 / 3.2) * (1 + 0.012 * np.sin(5 * a + 1) + 0.008 * np.sin(11 * a))
        return 0.72 * r * rim * c, 0.60 * r * rim * s, 0.15 * np.clip(1 - r**9, 0, 1) ** 0.5

    studio.add("stone", forms.rough(forms.skin(body, 160, 90, around=True), 0.006, 5, 2), stone)

    def pool(u, v):
        """Water that stands on the stone, with the rings of the drops that have just fallen."""
        a = 2 * math.pi * u
        edge = 1 + 0.10 * np.sin(2 * a + 0.6) + 0.06 * np.sin(3 * a) + 0.03 * np.sin(7 * a)
        x, y = 0.50 * v * edge * np.cos(a) - 0.02, 0.42 * v * edge * np.sin(a) - 0.02
        z = 0
        for p, q, wide, high in ((-0.10, -0.04, 0.115, 0.024), (0.25, 0.17, 0.080, 0.014)):
            r = np.hypot(x - p, y - q)
            z = z + high * np.cos(2 * math.pi * r / wide) * np.exp(-((r / (3.4 * wide)) ** 2))
        return x, y, 0.152 + 0.016 * np.clip(1 - v**6, 0, 1) ** 0.5 + z * (1 - v**4)

    wet = matter.mottled((0.070, 0.072, 0.074), (0.165, 0.160, 0.155), 2.2, (0.02, 0.05), 0.02, coat=1.0)
    studio.add("pool", forms.skin(pool, 200, 170, around=True), wet)
    n = matter.Nodes("bead")
    # Under a drop the stone shows wet: darker and deeper, with the sky only at the drop's rim.
    rim = n.node("MapRange", Value=n.node("LayerWeight", Blend=0.3).outputs["Fresnel"], _3=0.05, _4=0.30).outputs[0]
    under, sky = n.node("BsdfTransparent", Color=(0.66, 0.56, 0.48, 1)), n.node("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=0.10)
    bead = n.done(n.node("MixShader", _0=rim, _1=under.outputs[0], _2=sky.outputs[0]))
    pick, placed = random.Random(21), []
    sizes = [pick.uniform(0.055, 0.085) for _ in range(16)] + [pick.uniform(0.028, 0.05) for _ in range(34)] + [pick.uniform(0.012, 0.022) for _ in range(60)]
    for s in sizes:
        for _ in range(60):
            x, y = pick.uniform(-0.64, 0.64), pick.uniform(-0.53, 0.53)
            dry = math.hypot((x + 0.02) / 0.58, (y + 0.02) / 0.49) > 1 + s and abs(x / 0.66) ** 3.2 + abs(y / 0.55) ** 3.2 < 1
            if dry and all(math.hypot(x - a, y - b) > (s + r) * 1.1 for a, b, r in placed):
                placed.append((x, y, s))
                smell.drop(bead, (x, y, 0.145), s)
                break
    # One drop is still falling into its ring.
    studio.add("falling", forms.ball(4, (0.8, 0.8, 1)), smell.film((0.86, 0.88, 0.90), 0.02, "falling"), (-0.10, -0.04, 0.40), (0, 0, 0), 0.062)


pictures = smell.series([musk, sea, rain], sea={"night": 1.3}, rain={"above": 3.0})
