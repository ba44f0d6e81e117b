"""Record rain on stone, for the question of the memory: a soft fall of noise, and drops that ring in a courtyard.

python3 tools/music/rain.py    (needs numpy and ffmpeg; writes public/audio/maestro/rain.mp3)
"""

import os
import subprocess

import numpy as np
from scores import OUT, RATE, room

SECONDS = 14


def fall(random):
    """The rain itself: noise whose low and high ends are taken away, in slow gusts."""
    n = SECONDS * RATE
    spectrum = np.fft.rfft(random.standard_normal(n))
    hertz = np.fft.rfftfreq(n, 1 / RATE)
    spectrum *= (hertz / (hertz + 500)) ** 2 / (1 + (hertz / 5200) ** 2)
    time = np.arange(n) / RATE
    gusts = 1 + 0.22 * np.sin(2 * np.pi * 0.09 * time) + 0.13 * np.sin(2 * np.pi * 0.23 * time + 1)
    noise = np.fft.irfft(spectrum, n)
    return gusts * noise / np.abs(noise).max()


def drops(random):
    """Drops near by, each a short falling note."""
    sound = np.zeros(SECONDS * RATE)
    for start in np.sort(random.uniform(0.6, SECONDS - 1.2, 46)):
        length = int(random.uniform(0.03, 0.09) * RATE)
        time = np.arange(length) / RATE
        pitch = random.choice([880, 1175, 1480, 1760, 2350]) * random.uniform(0.97, 1.03)
        note = np.sin(2 * np.pi * pitch * (time - 0.9 * time**2)) * np.exp(-time * 70) * random.uniform(0.15, 1)
        first = int(start * RATE)
        sound[first : first + length] += note
    return sound


def main():
    random = np.random.default_rng(10)
    sound = room(0.5 * fall(random) + 0.42 * drops(random), random, 1.6, 0.22)[: SECONDS * RATE]
    time = np.arange(sound.size) / RATE
    sound *= np.minimum(1, time / 1.5) * np.clip((SECONDS - time) / 2.5, 0, 1)
    raw = (0.6 * sound / np.abs(sound).max() * 32767).astype("<i2").tobytes()
    read = ["ffmpeg", "-y", "-loglevel", "error", "-f", "s16le", "-ar", str(RATE), "-ac", "1", "-i", "-"]
    subprocess.run([*read, "-b:a", "64k", "-map_metadata", "-1", os.path.join(OUT, "rain.mp3")], input=raw, check=True)


main()
