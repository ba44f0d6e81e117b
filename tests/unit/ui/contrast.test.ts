import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../../app/ui/tokens.css", import.meta.url), "utf8");

type Colours = Map<string, string>;

/** The colours that one rule of the token sheet sets. */
function coloursOf(selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]));
}

const lights = { night: coloursOf('[data-light="night"]'), day: coloursOf('[data-light="day"]') };

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Colours, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => {
      const value = colours.get(name);
      if (!value) throw new Error(`no colour --${name}`);
      return luminance(value);
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["ground", "ground-raised", "ground-sunken"];
const accents = ["emerald", "cobalt", "oxblood", "royal"];
const families = ["woody", "oriental", "floral", "citrus", "musk", "aquatic"];
const inks = ["ink", "ink-soft", "ink-faint", "gold", "gold-bright", "error", "success"];

const written = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground])),
  ...accents.flatMap((accent) => ["ink", "ink-soft", "gold", accent].map((ink) => [ink, `${accent}-ground`])),
  ...accents.flatMap((accent) => grounds.map((ground) => [accent, ground])),
  ...["ground", "ground-raised"].flatMap((ground) => families.map((family) => [family, ground])),
  ...["ink", "ink-soft"].map((ink) => [ink, "wall"]),
  ["on-action", "action"],
  ["on-action", "action-bright"],
  ...["error", "success"].flatMap((tone) => [tone, "ink"].map((ink) => [ink, `${tone}-ground`])),
] as [string, string][];

const drawn = [
  ...grounds.flatMap((ground) => ["edge", "focus", "action"].map((line) => [line, ground])),
  ...["ground", "ground-raised"].map((ground) => ["brass", ground]),
] as [string, string][];

describe.each(Object.entries(lights))("by %s", (_name, colours) => {
  it.each(written)("writes --%s on --%s at 4.5 to 1 or more", (ink, ground) => {
    expect(contrast(colours, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(drawn)("draws --%s on --%s at 3 to 1 or more", (line, ground) => {
    expect(contrast(colours, line, ground)).toBeGreaterThanOrEqual(3);
  });
});

it("names the same colours in both lights", () => {
  expect([...lights.day.keys()]).toEqual([...lights.night.keys()]);
});
