import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";
import { mapRecord } from "../../encoding/record.ts";
import { bindWords } from "../../i18n/bind-words.ts";
import { capitalised } from "../../i18n/capitalised.ts";
import type { Language } from "../../i18n/languages.ts";
import { facetOf, facets, familyOf, indexOf } from "../../maestro/palette/columns.ts";
import { materialIn } from "../../maestro/reading/material-in.ts";
import { families, type MaterialId, type Position, positions } from "../../maestro/types.ts";
import { intAt } from "../../maestro/vector.ts";
import { smellNames } from "../../maestro/words/smells.ts";
import { type Look, lookOf } from "../../media/looks.ts";
import { tellingNotes } from "../perfume/telling-notes.ts";

/** A note of the Vault, as its page calls it, and as it is shown. */
type VaultNote = { name: string; look: Look | null };

type Noted = Pick<VaultPerfume, "notes_top" | "notes_middle" | "notes_base">;

const known = new Map<string, MaterialId | null>();

/** What a note of the Vault smells of, by its English words, since every note has them. */
function materialOf(words: string): MaterialId | null {
  const found = known.get(words) ?? materialIn(words);
  known.set(words, found);
  return found;
}

const layersOf = ({ notes_top, notes_middle, notes_base }: Noted) => ({
  top: notes_top,
  middle: notes_middle,
  base: notes_base,
});

/** A perfume's notes by layer. Of a language with more notes than English has, those beyond them are shown unread. */
export function vaultNotes(perfume: Noted, language: Language): Record<Position, VaultNote[]> {
  return mapRecord(layersOf(perfume), (layer) =>
    layer[language].map((words, index) => {
      const english = layer.en[index];
      const material = english === undefined ? null : materialOf(english);
      return { name: capitalised(bindWords(words, language)), look: material && lookOf(smellNames[material].en) };
    }),
  );
}

/** A perfume of the Vault with the three notes that its card shows. */
export type ShownVaultPerfume = VaultPerfume & { smells: VaultNote[] };

export function withSmells<Perfume extends VaultPerfume>(
  perfumes: readonly Perfume[],
  language: Language,
): (Perfume & ShownVaultPerfume)[] {
  return perfumes.map((perfume) => ({ ...perfume, smells: tellingNotes(vaultNotes(perfume, language)) }));
}

/** Shares of what its notes are, each counted alike: there is no formula at hand. */
type Odour = { families: number[]; facets: number[]; positions: number[] };

function odourOf(perfume: Noted): Odour {
  const layers = layersOf(perfume);
  const read = positions.flatMap((position) =>
    layers[position].en.flatMap((words) => {
      const material = materialOf(words);
      const index = material ? indexOf.get(material) : undefined;
      return index === undefined ? [] : [{ position, index }];
    }),
  );
  const share = (isCounted: (note: (typeof read)[number]) => boolean) =>
    read.filter(isCounted).length / Math.max(1, read.length);
  return {
    families: families.map((_, family) => share(({ index }) => intAt(familyOf, index) === family)),
    facets: facets.map((_, facet) => share(({ index }) => intAt(facetOf, index) === facet)),
    positions: positions.map((one) => share(({ position }) => position === one)),
  };
}

/** What of the one is not in the other, 0 to 1. */
const apart = (ones: readonly number[], others: readonly number[]) =>
  ones.reduce((sum, one, index) => sum + Math.abs(one - (others[index] ?? 0)), 0) / 2;

/** How far two odours are apart, as two seals are (tests/lab/seal-measure.ts): families whole, layers and facets half. */
const distance = (one: Odour, other: Odour) =>
  apart(one.families, other.families) +
  0.5 * apart(one.positions, other.positions) +
  0.5 * apart(one.facets, other.facets);

/** What its picture is told by: its own, or the bottle's form and colour. */
const pictureOf = ({ picture, bottle_image, tier, bg_variant }: VaultPerfume) =>
  picture ?? bottle_image ?? `${tier} ${bg_variant}`;

/** The three perfumes that smell most like one, no two of them nor itself in the same bottle. */
export function nearestVaultPerfumes(perfumes: readonly VaultPerfume[], perfume: VaultPerfume): VaultPerfume[] {
  const own = odourOf(perfume);
  const byDistance = perfumes
    .filter(({ id }) => id !== perfume.id)
    .map((other) => ({ other, far: distance(own, odourOf(other)) }))
    .sort((one, another) => one.far - another.far);
  const chosen = [perfume];
  for (const { other } of byDistance) {
    const isSeen = chosen.some((one) => pictureOf(one) === pictureOf(other));
    if (chosen.length < 4 && !isSeen) chosen.push(other);
  }
  return chosen.slice(1);
}
