import { expect, test } from "vitest";
import { accords, groundsOf, memories, touchedThemes, touchOf } from "../../../app/maestro/accords/library.ts";
import { capOf } from "../../../app/maestro/formula/caps.ts";
import { powerOf } from "../../../app/maestro/odour/loudness.ts";
import { familyOf, positionOf } from "../../../app/maestro/palette/columns.ts";
import { neverPoured } from "../../../app/maestro/palette/habits.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { addUse, standards } from "../../../app/maestro/palette/standards.ts";
import { influences } from "../../../app/maestro/profile/influences.ts";
import { isThing } from "../../../app/maestro/reading/known-things.ts";
import { families, memoryKeys, positions } from "../../../app/maestro/types.ts";

/** The strongest that a perfume is dosed, % w/w. */
const strongest = 22;
/** An accord alone stays within this part of every limit, so that a ground has room beside it. */
const roomLeft = 0.95;
const fewest = 12;

const shareOf = (material: number, loudness: number) => loudness * (materials[material]?.typical ?? 0);

test("every family has a dozen accords and more, each of a name of its own and of five lines and more", () => {
  expect(new Set(accords.map(({ name }) => name)).size).toBe(accords.length);
  for (const [f] of families.entries()) {
    expect(accords.filter(({ answers }) => answers[0] === f).length).toBeGreaterThanOrEqual(fewest);
  }
  for (const { lines } of accords) {
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(new Set(lines.map(({ material }) => material)).size).toBe(lines.length);
  }
});

test.each(accords)("$name is lawful alone, however strong the perfume", ({ lines }) => {
  const used = new Float64Array(standards.length);
  for (const { material, loudness } of lines) {
    const share = shareOf(material, loudness);
    expect(share).toBeLessThanOrEqual(capOf(material, strongest));
    addUse(used, material, (share * strongest) / 100);
  }
  for (const [s, standard] of standards.entries()) {
    expect(`${standard.name} ${(used[s] ?? 0) <= roomLeft}`).toBe(`${standard.name} true`);
  }
});

test.each(accords)("$name is heard as the families that it answers, before any other", ({ answers, lines }) => {
  const powers = new Float64Array(families.length);
  for (const { material, loudness } of lines) {
    const f = familyOf[material] ?? -1;
    powers[f] = (powers[f] ?? 0) + shareOf(material, loudness) * (powerOf[material] ?? 0);
  }
  const own = Math.max(...answers.map((f) => powers[f] ?? 0));
  const others = families.map((_, f) => (answers.includes(f) ? 0 : (powers[f] ?? 0)));
  expect(own).toBeGreaterThan(1.2 * Math.max(...others));
});

test("every material of the palette has a place in an accord, a touch or a ground, but what is never poured", () => {
  const placed = new Set([
    ...accords.flatMap(({ lines }) => lines.map(({ material }) => material)),
    ...families.flatMap((family) => positions.flatMap((position) => groundsOf[family][position])),
  ]);
  const without = materials.filter((_, index) => !placed.has(index)).map(({ id }) => id);
  // What is made of wine stands in no accord of the house: it is poured for those alone who name it.
  expect(without).toEqual([...neverPoured, "cognac_oil"]);
});

test("grounds stand in the part of the pyramid that they fill", () => {
  for (const family of families) {
    for (const [p, position] of positions.entries()) {
      expect(groundsOf[family][position].length).toBeGreaterThanOrEqual(2);
      for (const material of groundsOf[family][position]) expect(positionOf[material]).toBe(p);
    }
  }
});

test("what makes a memory recognised is of a thing that is read, lawful alone, and kept from what would spoil it", () => {
  for (const [name, { around, apart }] of memories) {
    expect(isThing(name) || memoryKeys.some((key) => key === name), name).toBe(true);
    const used = new Float64Array(standards.length);
    let whole = 0;
    for (const { material, loudness } of around) {
      const share = shareOf(material, loudness);
      whole += share;
      expect(share, `${name}: ${materials[material]?.id}`).toBeLessThanOrEqual(capOf(material, strongest) + 1e-9);
      expect(apart, name).not.toContain(material);
      addUse(used, material, (share * strongest) / 100);
    }
    expect(whole, name).toBeLessThanOrEqual(40);
    for (const [s, standard] of standards.entries())
      expect(used[s], `${name}: ${standard.name}`).toBeLessThanOrEqual(1);
  }
});

test("every colour, place and hour of the journey adds something where any family leads", () => {
  for (const theme of touchedThemes) {
    for (const value of Object.keys(influences[theme] ?? {}).filter((one) => one !== "both")) {
      for (const family of families) {
        expect(`${theme} ${value} ${family} ${touchOf(theme, value, family).length > 0}`).toBe(
          `${theme} ${value} ${family} true`,
        );
      }
    }
  }
});
