"""Run inside Blender: take the named pictures and store each as a PNG with its notes beside it.

blender -b --python tools/pictures/take.py -- OUT_DIR SAMPLES_FACTOR NAME...
A factor of 0 only finishes again what was rendered before (grade, smoke, fall-off). A name may be a pattern: smell-*-day.
"""

import fnmatch
import glob
import importlib
import json
import os
import sys
import tempfile
import time

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from kit import finish, studio  # noqa: E402

SCENES = ("bottles", "light", "rooms", "lands", "questions", "gallery", "materials")


def recipes():
    found = {}
    smells = sorted(os.path.basename(path)[:-3] for path in glob.glob(f"{HERE}/scenes/smells_*.py"))
    for name in (*SCENES, *smells):
        if os.path.exists(f"{HERE}/scenes/{name}.py"):
            found.update(importlib.import_module(f"scenes.{name}").pictures)
    return found


def main():
    out, effort, *names = sys.argv[sys.argv.index("--") + 1 :]
    effort = float(effort)
    os.makedirs(out, exist_ok=True)
    sizes = json.load(open(f"{HERE}/../../app/media/pictures.json"))
    known = recipes()
    for name in [one for pattern in names for one in fnmatch.filter(known, pattern) or [pattern]]:
        started = time.process_time()
        recipe = known[name]
        width, height = recipe.get("size") or (sizes[name]["width"], sizes[name]["height"])
        if effort > 0:
            studio.empty_room(width, height, max(8, int(recipe.get("samples", 110) * effort)))
            notes = recipe["build"]() or {}
            with tempfile.TemporaryDirectory() as folder:
                seen = studio.take(folder)
            light = recipe.get("quiet", finish.quiet)(seen["image"], seen["albedo"], seen["normal"])
            np.savez_compressed(f"{out}/{name}.npz", light=light.astype(np.float16), depth=seen["depth"].astype(np.float32), index=seen["index"].astype(np.uint8))
            json.dump(notes, open(f"{out}/{name}.json", "w"))
        kept = np.load(f"{out}/{name}.npz")
        light, seen = kept["light"].astype(np.float32), {key: kept[key] for key in ("depth", "index") if key in kept}
        height, width = light.shape[:2]
        if "after" in recipe:
            light = recipe["after"](light, seen)
        if "develop" in recipe:
            picture = recipe["develop"](light, seen)
        else:
            mask = finish.fall_off(height, width, **recipe.get("mask", {}))
            picture = finish.develop(light, mask, **recipe.get("grade", {}))
        finish.save(f"{out}/{name}.png", picture)
        print(f"TAKEN {name} in {time.process_time() - started:.0f} s", flush=True)


main()
