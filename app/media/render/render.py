"""Make every picture, film, sound and icon of public/ again, or only the pictures named.

python3 app/media/render/render.py [picture ...]

Needs Blender 3.4 or later, ffmpeg, numpy and the project's node_modules; about an hour on two cores.
`--again NAME ...` only finishes pictures whose light is still in .data/render (grade, smoke, fall-off).
"""

import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(f"{HERE}/../../..")
TAKEN = f"{ROOT}/.data/render"
# Wide pictures are mood behind words: they are taken smaller than they are stored.
WIDE_SCALE = 0.75


def run(*command):
    path = f"{ROOT}/node_modules/.bin:{os.environ['PATH']}"
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "PATH": path})


def take(name, size, effort):
    scale = WIDE_SCALE if size["width"] >= 1280 else 1
    blender = ["blender", "-b", "--factory-startup", "--python-exit-code", "3", "--python", f"{HERE}/take.py"]
    run("nice", "-n", "19", *blender, "--", TAKEN, str(scale), str(effort), name)


def main():
    names = [name for name in sys.argv[1:] if name != "--again"]
    sizes = json.load(open(f"{HERE}/../pictures.json"))
    for name in names or sizes:
        take(name, sizes[name], 0 if "--again" in sys.argv else 1)
    if not names:
        run(sys.executable, f"{HERE}/film.py")
        run(sys.executable, f"{HERE}/scores.py")
    run("node", f"{HERE}/encode.ts", *names)
    if not names or any(name.startswith(("bottle-", "material-")) for name in names):
        run("node", f"{HERE}/social.ts")
    if not names or "hero" in names:
        run("node", f"{HERE}/icons.ts")


main()
