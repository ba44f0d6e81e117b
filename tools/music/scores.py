"""Compose and play the house's music: one short prelude and one interlude per language.

python3 tools/music/scores.py    (needs numpy and ffmpeg; writes public/audio/maestro)
"""

import os
import subprocess
import wave

import numpy as np

RATE = 44100
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../public/audio/maestro")

# Degrees in semitones above the tonic; halves are quarter tones.
MODES = {
    "hijaz": [0, 1, 4, 5, 7, 8, 10],
    "bayati": [0, 1.5, 3, 5, 7, 8, 10],
    "dorian": [0, 2, 3, 5, 7, 9, 10],
    "lydian": [0, 2, 4, 6, 7, 9, 11],
    "whole": [0, 2, 4, 6, 8, 10],
    "minor": [0, 2, 3, 5, 7, 8, 10],
    "phrygian": [0, 1, 3, 5, 7, 8, 10],
}

# A line is (beat, degree, length, loudness); degree 7 is the octave in a mode of seven.
SCORES = {
    ("ar", "intro"): {
        "mode": "hijaz", "tonic": 146.83, "beat": 0.46, "voice": "oud", "drone": [0, -12],
        "line": [(0, 0, 2, 0.9), (2, 4, 1, 0.7), (3, 3, 0.5, 0.6), (3.5, 2, 0.5, 0.6), (4, 3, 0.75, 0.7), (4.75, 2, 0.25, 0.5), (5, 1, 1, 0.65), (6, 0, 2, 0.8),
                 (8, 4, 0.5, 0.7), (8.5, 5, 0.5, 0.7), (9, 6, 0.75, 0.75), (9.75, 5, 0.25, 0.5), (10, 4, 1, 0.8), (11, 3, 0.5, 0.6), (11.5, 4, 0.5, 0.6), (12, 2, 1, 0.7),
                 (13, 3, 0.33, 0.5), (13.33, 2, 0.33, 0.5), (13.66, 1, 0.34, 0.55), (14, 0, 1, 0.8), (15, 1, 0.5, 0.5), (15.5, -1, 0.5, 0.5), (16, 0, 4, 0.9)],
    },
    ("ar", "progress"): {
        "mode": "bayati", "tonic": 146.83, "beat": 0.52, "voice": "oud", "drone": [0, -12],
        "line": [(0, 0, 1, 0.8), (1, 1, 0.5, 0.6), (1.5, 2, 0.5, 0.6), (2, 3, 2, 0.8), (4, 2, 0.5, 0.6), (4.5, 3, 0.5, 0.6), (5, 4, 1, 0.75), (6, 3, 0.5, 0.6), (6.5, 2, 0.5, 0.6),
                 (7, 1, 1, 0.65), (8, 2, 0.5, 0.6), (8.5, 1, 0.5, 0.55), (9, 0, 2, 0.8), (11, 4, 0.5, 0.7), (11.5, 5, 0.5, 0.6), (12, 4, 0.75, 0.7), (12.75, 3, 0.25, 0.5),
                 (13, 2, 0.5, 0.6), (13.5, 1, 0.5, 0.6), (14, 1, 0.5, 0.5), (14.5, -1, 0.5, 0.5), (15, 0, 4, 0.85)],
    },
    ("en", "intro"): {
        "mode": "dorian", "tonic": 146.83, "beat": 0.58, "voice": "harp", "drone": [-12, -5],
        "line": [(0, 0, 1, 0.8), (0.5, 4, 1, 0.5), (1, 7, 1, 0.7), (2, 8, 1, 0.7), (3, 9, 1, 0.7), (3.5, 7, 1, 0.5), (4, 6, 1, 0.7), (4.5, 3, 1, 0.5), (5, 5, 1, 0.7), (6, 4, 2, 0.7),
                 (7, 2, 0.5, 0.5), (7.5, 3, 0.5, 0.5), (8, 4, 1, 0.75), (8.5, 0, 1, 0.5), (9, 5, 1, 0.65), (10, 3, 1, 0.65), (10.5, 6, 1, 0.5), (11, 1, 1, 0.6), (12, 0, 2, 0.8), (12.5, 4, 2, 0.5), (13, 7, 4, 0.6)],
    },
    ("en", "progress"): {
        "mode": "dorian", "tonic": 164.81, "beat": 0.62, "voice": "harp", "drone": [-12, -5],
        "line": [(0, 4, 1, 0.7), (0.5, 7, 1, 0.5), (1, 9, 1, 0.7), (1.5, 7, 1, 0.45), (2, 5, 1, 0.7), (2.5, 8, 1, 0.5), (3, 10, 1, 0.7), (3.5, 8, 1, 0.45), (4, 3, 1, 0.7), (4.5, 6, 1, 0.5),
                 (5, 8, 1, 0.7), (5.5, 6, 1, 0.45), (6, 4, 1, 0.7), (6.5, 7, 1, 0.5), (7, 9, 2, 0.7), (8, 2, 1, 0.6), (8.5, 5, 1, 0.5), (9, 7, 1, 0.65), (10, 1, 1, 0.6), (10.5, 4, 1, 0.5), (11, 6, 1, 0.6), (12, 0, 4, 0.8), (12.25, 4, 4, 0.55), (12.5, 7, 4, 0.5)],
    },
    ("fr", "intro"): {
        "mode": "lydian", "tonic": 174.61, "beat": 0.50, "voice": "harp", "drone": [-12, -5],
        "line": [(0, 0, 2, 0.6), (0.25, 4, 2, 0.5), (0.5, 8, 2, 0.5), (0.75, 9, 2, 0.55), (1, 11, 3, 0.7), (3, 10, 1, 0.6), (4, 1, 2, 0.6), (4.25, 5, 2, 0.5), (4.5, 8, 2, 0.5), (4.75, 10, 2, 0.55), (5, 12, 2, 0.7),
                 (7, 11, 0.5, 0.6), (7.5, 9, 0.5, 0.55), (8, 6, 2, 0.65), (9, 8, 1, 0.6), (10, 3, 2, 0.6), (10.25, 5, 2, 0.5), (10.5, 7, 2, 0.5), (10.75, 10, 2, 0.6), (12, 9, 2, 0.65), (13, 8, 1, 0.5), (14, 4, 1, 0.5), (15, 0, 4, 0.7), (15.25, 4, 4, 0.5), (15.5, 9, 4, 0.55)],
    },
    ("fr", "progress"): {
        "mode": "whole", "tonic": 174.61, "beat": 0.46, "voice": "harp", "drone": [-12, -4],
        "line": [*[(k * 0.5, d, 2, 0.45 + 0.2 * (k % 6 == 0)) for k, d in enumerate((0, 2, 4, 6, 8, 9, 8, 6, 4, 2, 1, 3, 5, 7, 9, 10, 9, 7, 5, 3, 2, 4, 6, 8, 10, 12, 10, 8, 6, 4))], (16, 3, 3, 0.6), (17, 6, 3, 0.6), (18, 8, 4, 0.6), (19, 12, 4, 0.5)],
    },
    ("ru", "intro"): {
        "mode": "minor", "tonic": 146.83, "beat": 0.60, "voice": "gusli", "drone": [-12, 0],
        "line": [(0, 0, 1, 0.8), (1, 2, 1, 0.65), (2, 4, 1.5, 0.75), (3.5, 3, 0.5, 0.55), (4, 2, 1, 0.65), (5, 3, 0.5, 0.6), (5.5, 2, 0.5, 0.55), (6, 1, 1, 0.65), (7, -1, 1, 0.6), (8, 0, 1, 0.75),
                 (9, 4, 1, 0.7), (10, 7, 1.5, 0.8), (11.5, 6, 0.5, 0.6), (12, 5, 1, 0.7), (13, 4, 0.5, 0.6), (13.5, 3, 0.5, 0.6), (14, 2, 0.5, 0.6), (14.5, 1, 0.5, 0.6), (15, 0, 4, 0.85)],
    },
    ("ru", "progress"): {
        "mode": "phrygian", "tonic": 164.81, "beat": 0.64, "voice": "gusli", "drone": [-12, -5],
        "line": [(0, 0, 2, 0.75), (1, 4, 1, 0.55), (2, 3, 1, 0.65), (3, 2, 1, 0.6), (4, 1, 2, 0.7), (5, 5, 1, 0.55), (6, 4, 1, 0.65), (7, 2, 0.5, 0.55), (7.5, 1, 0.5, 0.55), (8, 0, 2, 0.75), (9, 7, 1, 0.6),
                 (10, 6, 1, 0.65), (11, 5, 1, 0.6), (12, 4, 1, 0.65), (13, 2, 0.5, 0.55), (13.5, 1, 0.5, 0.55), (14, 0, 4, 0.8)],
    },
}  # fmt: skip

# Brightness of the pluck, how long the string rings (seconds), doubled courses (cents apart), tremolo.
VOICES = {
    "oud": (0.34, 1.5, 5, False),
    "harp": (0.55, 3.2, 0, False),
    "gusli": (0.75, 2.6, 3, True),
}


def pluck(frequency, seconds, bright, ring, random):
    """Karplus and Strong's string: a burst of noise in a loop that loses its edge; fractional tuning by resampling."""
    period = int(RATE / frequency)
    burst = random.uniform(-1, 1, period)
    width = max(1, int((1 - bright) * period * 0.12))
    burst = np.convolve(np.concatenate([burst, burst[:width]]), np.ones(width) / width, "valid")[:period]
    burst -= burst.mean()
    spot = int(period * 0.18)
    burst = burst - 0.7 * np.roll(burst, spot)
    rounds = int(seconds * RATE / period) + 3
    loss = 0.001 ** (1 / (ring * frequency))
    rows, now = np.empty((rounds, period)), burst
    for k in range(rounds):
        rows[k] = now
        now = loss * ((0.5 + 0.42 * bright) * now + (0.5 - 0.42 * bright) * np.roll(now, 1))
    loop = rows.ravel()
    at = np.arange(int(seconds * RATE)) * (frequency * period / RATE)
    sound = np.interp(at, np.arange(loop.size), loop)
    return sound / (np.abs(sound).max() + 1e-9)


def room(sound, random, seconds=2.2, wet=0.26):
    """A stone room: an exponential tail of noise, darker as it dies."""
    n = int(seconds * RATE)
    tail = random.standard_normal(n) * np.exp(-np.arange(n) / RATE * 6.9 / seconds)
    tail = np.convolve(tail, np.hanning(24) / 12, "same")
    tail[: int(0.018 * RATE)] *= 0.1
    size = 1 << int(np.ceil(np.log2(sound.size + n)))
    wetted = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(tail, size))[: sound.size + n]
    dry = np.concatenate([sound, np.zeros(n)])
    return dry + wet * wetted / (np.abs(wetted).max() + 1e-9) * np.abs(dry).max()


def play(language, part):
    score, random = SCORES[language, part], np.random.default_rng(ord(language[0]) + len(part))
    mode, beat = MODES[score["mode"]], score["beat"]
    bright, ring, cents, tremolo = VOICES[score["voice"]]
    total = max(b + min(length, 3) for b, _, length, _ in score["line"]) * beat + 1.6
    sound = np.zeros(int((total + 1) * RATE))
    for when, degree, length, loud in score["line"]:
        octave, step = divmod(degree, len(mode))
        pitch = score["tonic"] * 2 ** ((mode[step] + 12 * octave) / 12)
        long = min(ring, length * beat + 1.4)
        strokes = [(0.0, loud)]
        if tremolo and length >= 1.5:
            strokes = [(0.115 * k, loud * (0.55 + 0.05 * k if k else 0.8)) for k in range(int(length * beat / 0.115))]
        for late, force in strokes:
            for course in (-cents / 2, cents / 2) if cents else (0,):
                note = pluck(pitch * 2 ** (course / 1200), long, bright, ring, random)
                note *= np.minimum(1, np.linspace(long / 0.12, 0, note.size)) * force * (0.6 if cents else 1)
                start = int((0.15 + when * beat + late + random.uniform(0, 0.012)) * RATE)
                end = min(sound.size, start + note.size)
                sound[start:end] += note[: end - start]
    time = np.arange(sound.size) / RATE
    drone = np.zeros(sound.size)
    for k, interval in enumerate(score["drone"]):
        pitch = score["tonic"] * 2 ** (interval / 12)
        for harmonic in range(1, 6):
            breath = 1 + 0.25 * np.sin(2 * np.pi * (0.11 + 0.05 * harmonic) * time + k)
            drone += breath * np.sin(2 * np.pi * pitch * harmonic * time * (1 + 0.0007 * (harmonic - 2))) / harmonic**1.7
    swell = np.minimum(1, time / 1.8) * np.clip((total - time) / 2.6, 0, 1)
    mixed = room(sound / np.abs(sound).max() * 0.8 + 0.085 * drone * swell, random)
    mixed = mixed[: int((total + 0.9) * RATE)]
    mixed *= np.clip((mixed.size - np.arange(mixed.size)) / (1.2 * RATE), 0, 1)
    return 0.82 * mixed / np.abs(mixed).max()


def main():
    for language, part in SCORES:
        folder = f"{OUT}/{language}"
        os.makedirs(folder, exist_ok=True)
        sound = play(language, part)
        path = f"{folder}/{part}"
        with wave.open(f"{path}.wav", "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((sound * 32767).astype("<i2").tobytes())
        command = ["ffmpeg", "-y", "-loglevel", "error", "-i", f"{path}.wav", "-ac", "1", "-b:a", "64k", f"{path}.mp3"]
        subprocess.run(command, check=True)
        os.remove(f"{path}.wav")
        print(f"{language}/{part}: {sound.size / RATE:.1f} s")


if __name__ == "__main__":
    main()
