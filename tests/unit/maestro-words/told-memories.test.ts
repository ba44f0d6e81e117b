import { describe, expect, test } from "vitest";
import { compose, materials } from "../../../app/maestro/index.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { listsFor } from "../../../app/maestro/profile/memory-materials.ts";
import type { MaterialId, Variant } from "../../../app/maestro/types.ts";
import { sessionId } from "../../lab/samples.ts";
import { toldMemories } from "../../lab/told-memories.ts";

const shownIn = ({ notes }: Variant): MaterialId[] =>
  Object.values(notes)
    .flat()
    .map(({ material }) => material);

describe.each(toldMemories)("$text", ({ text, pours, refuses = [], silent = false }) => {
  const { memoryFinds: told, refusals } = briefOf({ memory: text });
  const poured = told.flatMap(listsFor);

  test("a told memory is read as the materials that it stands for", () => {
    for (const materials of pours)
      expect(
        poured.flat().some((id) => materials.includes(id)),
        `${materials}`,
      ).toBe(true);
    for (const id of refuses) expect(poured.flat()).not.toContain(id);
    if (refuses.length > 0) expect(refusals.length).toBeGreaterThan(0);
    if (silent) expect(poured).toEqual([]);
  });

  test("is in the bottle and on the card, and what it refuses in neither perfume", () => {
    const { premiere, deuxieme } = compose({ answers: { memory: text }, session: sessionId(text.length) });
    const { rememberedMaterials, refusedMaterials } = briefOf({ memory: text });
    for (const list of rememberedMaterials) {
      const ids = list.flatMap((index) => materials[index]?.id ?? []);
      expect(
        shownIn(premiere).some((id) => ids.includes(id)),
        `${ids}`,
      ).toBe(true);
    }
    const refused = refusedMaterials.map((index) => materials[index]?.id);
    for (const { formula } of [premiere, deuxieme])
      for (const { material } of formula) expect(refused).not.toContain(material);
  });
});

test("a letter says that musk was left out, of a perfume that holds none", () => {
  const musks = materials.filter(({ family }) => family === "musk").map(({ id }) => id);
  for (let index = 0; index < 20; index++) {
    const { premiere } = compose({ answers: { memory: "I hate musk" }, session: sessionId(index) });
    expect(premiere.maestro_notes).toContain("I hate musk");
    for (const { material } of premiere.formula) expect(musks).not.toContain(material);
  }
});
