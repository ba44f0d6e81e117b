"""What things are made of: glass, liquid, gold, stone, cloth, wood, light."""

import bpy


class Nodes:
    """A short hand for building a material's node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, **inputs):
        made = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in inputs.items():
            if hasattr(made, key) and key not in made.inputs.keys():
                setattr(made, key, value)
                continue
            socket = made.inputs[int(key[1:])] if key[0] == "_" else made.inputs[key.replace("_", " ")]
            if hasattr(value, "is_output"):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = (*value, 1) if getattr(socket, "type", "") == "RGBA" and len(value) == 3 else value
        return made

    def ramp(self, factor, *stops):
        made = self.node("ValToRGB", Fac=factor)
        made.color_ramp.elements[0].position, made.color_ramp.elements[0].color = stops[0][0], (*stops[0][1], 1)
        made.color_ramp.elements[1].position, made.color_ramp.elements[1].color = stops[-1][0], (*stops[-1][1], 1)
        for place, colour in stops[1:-1]:
            made.color_ramp.elements.new(place).color = (*colour, 1)
        return made.outputs[0]

    def noise(self, scale, detail=6, rough=0.6, stretch=(1, 1, 1), space="Object"):
        coordinates = self.node("TexCoord").outputs[space]
        mapped = self.node("Mapping", Vector=coordinates, Scale=stretch).outputs[0]
        return self.node("TexNoise", Vector=mapped, Scale=scale, Detail=detail, Roughness=rough).outputs["Fac"]

    def bump(self, height, strength=0.3, distance=0.05):
        return self.node("Bump", Height=height, Strength=strength, Distance=distance).outputs[0]

    def done(self, shader):
        out = self.tree.nodes.new("ShaderNodeOutputMaterial")
        self.tree.links.new(shader.outputs[0], out.inputs[0])
        return self.material


def solid(colour, rough=0.5, metal=0.0, coat=0.0, sheen=0.0, bump=None, specular=0.5, name="solid"):
    """An opaque body; bump is (scale, strength) of a fine noise over it."""
    n = Nodes(name)
    inputs = dict(Base_Color=colour, Roughness=rough, Metallic=metal, Clearcoat=coat, Sheen=sheen, Specular=specular)
    if bump:
        inputs["Normal"] = n.bump(n.noise(bump[0]), bump[1])
    return n.done(n.node("BsdfPrincipled", **inputs))


def gold(rough=0.16, brushed=False):
    n = Nodes("gold")
    inputs = dict(Base_Color=(0.93, 0.62, 0.27), Metallic=1.0, Roughness=rough)
    if brushed:
        grain = n.noise(14, 3, 0.7, (0.6, 30, 60))
        inputs["Roughness"] = n.node("MapRange", Value=grain, _3=rough, _4=rough + 0.22).outputs[0]
        inputs["Normal"] = n.bump(grain, 0.05, 0.01)
    return n.done(n.node("BsdfPrincipled", **inputs))


def clear(colour=(1, 1, 1), ior=1.5, rough=0.0, shade=0.75, name="glass"):
    """Glass or liquid that lets lamps shine through it instead of casting black shadows."""
    n = Nodes(name)
    body = n.node("BsdfGlass", Color=colour, IOR=ior, Roughness=rough)
    through = n.node("BsdfTransparent", Color=tuple(c * shade for c in colour))
    shadow = n.node("LightPath").outputs["Is Shadow Ray"]
    return n.done(n.node("MixShader", _0=shadow, _1=body.outputs[0], _2=through.outputs[0]))


def glow(colour, strength):
    n = Nodes("glow")
    return n.done(n.node("Emission", Color=colour, Strength=strength))


def mottled(dark, light, scale=4, rough=(0.3, 0.6), bump=0.3, detail=8, stretch=(1, 1, 1), metal=0.0, coat=0.0, distance=0.05):
    """Stone, resin, bark, leather: two colours and a relief from one noise."""
    n = Nodes("mottled")
    cloud = n.noise(scale, detail, 0.65, stretch)
    return n.done(
        n.node(
            "BsdfPrincipled",
            Base_Color=n.ramp(cloud, (0.32, dark), (0.7, light)),
            Roughness=n.node("MapRange", Value=cloud, _3=rough[0], _4=rough[1]).outputs[0],
            Metallic=metal,
            Clearcoat=coat,
            Normal=n.bump(cloud, bump, distance),
        )
    )


def marble(dark=(0.006, 0.005, 0.005), vein=(0.30, 0.19, 0.09), rough=0.12, scale=1.3):
    """Black marble with thin gold veins."""
    n = Nodes("marble")
    coordinates = n.node("TexCoord").outputs["Object"]
    warp = n.node("TexNoise", Vector=coordinates, Scale=scale, Detail=8, Roughness=0.6)
    mixed = n.node("MixRGB", _0=0.35, _1=coordinates, _2=warp.outputs["Color"]).outputs[0]
    cloud = n.node("TexNoise", Vector=mixed, Scale=scale * 1.4, Detail=9, Roughness=0.55).outputs["Fac"]
    colour = n.ramp(cloud, (0.0, dark), (0.492, dark), (0.5, vein), (0.508, dark), (1.0, dark))
    return n.done(n.node("BsdfPrincipled", Base_Color=colour, Roughness=rough, Specular=0.5))


def wood(dark=(0.012, 0.006, 0.003), light=(0.07, 0.03, 0.013), scale=1.2, rough=0.38, stretch=(1, 10, 10)):
    n = Nodes("wood")
    fibre = n.noise(scale * 3, 10, 0.6, stretch)
    return n.done(
        n.node(
            "BsdfPrincipled",
            Base_Color=n.ramp(fibre, (0.3, dark), (0.72, light)),
            Roughness=rough,
            Normal=n.bump(fibre, 0.25, 0.03),
        )
    )


def cloth(colour, rough=0.75, sheen=1.0, fine=220):
    n = Nodes("cloth")
    weave = n.noise(fine, 2, 0.5)
    return n.done(
        n.node("BsdfPrincipled", Base_Color=colour, Roughness=rough, Sheen=sheen, Specular=0.25, Normal=n.bump(weave, 0.12, 0.01))
    )


def halo(tint, strength):
    """A lamp out of focus: a disc that adds its light to what lies behind."""
    n = Nodes("halo")
    light, clear = n.node("Emission", Color=tint, Strength=strength), n.node("BsdfTransparent")
    return n.done(n.node("AddShader", _0=light.outputs[0], _1=clear.outputs[0]))
