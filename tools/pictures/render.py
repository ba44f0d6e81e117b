"""Make every picture, film, sound and icon of public/ again, or only the pictures named.

python3 tools/pictures/render.py [picture ...]

Needs Blender 3.4 or later, ffmpeg, numpy, scipy and the project's node_modules; about two hours on two cores.
`--again NAME ...` only finishes pictures whose light is still in .data/render (grade, smoke, fall-off).
"""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(f"{HERE}/../..")
TAKEN = f"{ROOT}/.data/render"
# The recipes' samples are for pictures of about this many pixels: in larger ones each pixel is a smaller part of what is seen.
KEY_PIXELS = 550_000
# Still lifes of single smells are all of one size and stand in no list of sizes (app/media/smells.ts).
SMELL = {"width": 640, "height": 640}


def run(*command):
    path = f"{ROOT}/node_modules/.bin:{os.environ['PATH']}"
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "PATH": path})


def take(name, size, again):
    effort = 0 if again else min(1, (KEY_PIXELS / (size["width"] * size["height"])) ** 0.5)
    blender = ["blender", "-b", "--factory-startup", "--python-exit-code", "3", "--python", f"{HERE}/take.py"]
    run("nice", "-n", "19", *blender, "--", TAKEN, str(effort), name)


def smells():
    listed = re.findall(r'^  "([\w-]+)",$', open(f"{HERE}/../../app/media/smells.ts").read(), re.M)
    return [f"smell-{smell}-{light}" for smell in listed for light in ("day", "night")]


def main():
    names = [name for name in sys.argv[1:] if name != "--again"]
    sizes = json.load(open(f"{HERE}/../../app/media/pictures.json"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda name: take(name, sizes.get(name, SMELL), "--again" in sys.argv), names or [*sizes, "sunlight", *smells()]))
    if not names:
        run(sys.executable, f"{HERE}/film.py")
        run(sys.executable, f"{HERE}/../music/scores.py")
    run("node", f"{HERE}/encode.ts", *names)
    if not names or any(name.startswith(("bottle-", "material-")) for name in names):
        run("node", f"{HERE}/social.ts")
    if not names or "hero" in names:
        run("node", f"{HERE}/icons.ts")


main()
