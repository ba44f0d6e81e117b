import type { i18n } from "i18next";
import { materials } from "../../maestro/palette/materials.ts";
import { type Family, families, type Position, positions } from "../../maestro/types.ts";
import { heaps, pairPicture } from "../../media/social.ts";

type Notes = Record<Position, readonly { material?: string }[]>;

const familyOf = new Map<string, Family>(materials.map(({ id, family }) => [id, family]));

/** The family most of the notes come from and the next one; a first note counts a little more than a third. */
export function leadingFamilies(notes: Notes): [main: Family, second: Family] {
  const weights = new Map<Family, number>(families.map((family) => [family, 0]));
  for (const position of positions) {
    for (const [rank, { material }] of notes[position].entries()) {
      const family = familyOf.get(material ?? "");
      if (family) weights.set(family, (weights.get(family) ?? 0) + 1 - rank * 0.1);
    }
  }
  const [main = "woody", second = "oriental"] = [...families].sort(
    (one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0),
  );
  return [main, second];
}

/** The picture that a perfume's link shows, and what is to be seen on it. */
export function sharePicture({ notes, name, i18next }: { notes: Notes; name: string; i18next: i18n }) {
  const [main, second] = leadingFamilies(notes);
  const seen = (picture: (typeof heaps)[Family]["leads" | "follows"]) => {
    const words = i18next.t(`pictures:${picture}`);
    return words.charAt(0).toLocaleLowerCase(i18next.language) + words.slice(1);
  };
  return {
    path: pairPicture(main, second),
    alt: i18next.t("results:shared.picture", {
      name,
      main: seen(heaps[main].leads),
      second: seen(heaps[second].follows),
    }),
  };
}
