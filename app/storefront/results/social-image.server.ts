import type { i18n } from "i18next";
import { materials } from "../../maestro/index.ts";
import { type Family, families, type Position, positions } from "../../maestro/types.ts";
import { familyPairSocialImage, materialPictures } from "../../media/social.ts";

type Notes = Record<Position, readonly { material: string }[]>;

const familyOfMaterial = new Map<string, Family>(materials.map(({ id, family }) => [id, family]));

/** The two families with most notes; within a layer earlier notes weigh a little more. */
export function leadingFamilies(notes: Notes): [main: Family, second: Family] {
  const weights = new Map<Family, number>(families.map((family) => [family, 0]));
  for (const position of positions) {
    for (const [rank, { material }] of notes[position].entries()) {
      const family = familyOfMaterial.get(material);
      if (family) weights.set(family, (weights.get(family) ?? 0) + 1 - rank * 0.1);
    }
  }
  const [main = "woody", second = "oriental"] = [...families].sort(
    (one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0),
  );
  return [main, second];
}

/** The social image of a shared perfume, and its alternative text. */
export function socialImage({ notes, name, i18next }: { notes: Notes; name: string; i18next: i18n }) {
  const [main, second] = leadingFamilies(notes);
  const describe = (picture: (typeof materialPictures)[Family]["main" | "second"]) => {
    const text = i18next.t(`pictures:${picture}`);
    return text.charAt(0).toLocaleLowerCase(i18next.language) + text.slice(1);
  };
  return {
    path: familyPairSocialImage(main, second),
    alt: i18next.t("results:shared.picture", {
      name,
      main: describe(materialPictures[main].main),
      second: describe(materialPictures[second].second),
    }),
  };
}
