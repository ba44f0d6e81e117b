import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { keysOf } from "../../app/encoding/record.ts";
import type { Language } from "../../app/i18n/languages.ts";
import { readText } from "../../app/maestro/reading/read-text.ts";
import { thingOf } from "../../app/maestro/reading/readable.ts";
import { things } from "../../app/maestro/reading/things.ts";

/** What is right or wrong of a phrase. */
export const phraseKinds = ["wanted", "refused", "allergy", "notSmell", "persons"] as const;
type PhraseKind = (typeof phraseKinds)[number];

const tags = z.array(z.string());
/**
 * A sentence as people type it, and the right reading: things by their ids with hyphens. `accept` lists, apart by
 * semicolons, what else is right: `a=b` (either word), `wanted+a,b` (may be read too), `wanted-a` (need not be read),
 * `allergy>refused:a` (may be read in the milder sense).
 */
const phraseSchema = z.object({
  id: z.string(),
  text: z.string(),
  wanted: tags,
  refused: tags,
  allergy: tags,
  notSmell: tags,
  persons: tags,
  unusable: z.boolean(),
  accept: z.string(),
});
export type Phrase = z.infer<typeof phraseSchema>;

/** The phrases of a language in a folder of JSON lines, none where it has none. */
export function phrasesIn(folder: string, language: Language): Phrase[] {
  const file = join(folder, `${language}.jsonl`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => phraseSchema.parse(JSON.parse(line)));
}

type Found = Record<PhraseKind, Set<string>>;
const nothingFound = (): Found => ({
  wanted: new Set(),
  refused: new Set(),
  allergy: new Set(),
  notSmell: new Set(),
  persons: new Set(),
});

/** What is read in a text, by the kinds of a phrase. */
function foundIn(text: string): Found {
  const found = nothingFound();
  for (const { thing, sense } of readText(text)) {
    const tag = thing.replaceAll("_", "-");
    const { person, smells } = thingOf(thing);
    // A perfume of another house stands for its own smells, which are no words of the text.
    if (smells) continue;
    const kinds = {
      wanted: "wanted",
      less: "refused",
      refused: "refused",
      allergy: "allergy",
      nothing: "notSmell",
    } as const;
    if (!person) found[kinds[sense]].add(tag);
    else if (sense !== "nothing") found.persons.add(tag);
  }
  return found;
}

/** Places and hours are wanted by no one, and no phrase lists them. */
const scenes = new Set(keysOf(things).flatMap((id) => (thingOf(id).scene ? [id.replaceAll("_", "-")] : [])));

/** What `accept` allows beside the reading that a phrase gives. */
function acceptedBy({ accept }: Phrase) {
  const also = nothingFound();
  const notNeeded = nothingFound();
  const same: [string, string][] = [];
  for (const rule of accept.split(";").map((one) => one.trim())) {
    const [, one, other] = /^([a-z-]+)=([a-z-]+)$/u.exec(rule) ?? [];
    if (one && other) same.push([one, other]);
    const [, strict, mild, moved] = /^(\w+)>(\w+):(.+)$/u.exec(rule) ?? [];
    const [, kind, sign, listed] = /^(\w+)([+-])(.+)$/u.exec(rule) ?? [];
    for (const known of phraseKinds) {
      for (const tag of (moved ?? "").split(",")) {
        if (known === mild) also[known].add(tag);
        if (known === strict) notNeeded[known].add(tag);
      }
      if (known === kind)
        for (const tag of (listed ?? "").split(",")) (sign === "+" ? also : notNeeded)[known].add(tag.trim());
    }
  }
  return { also, notNeeded, same };
}

/** The tags that are as right as one of a phrase. */
export function alikeIn(phrase: Phrase, tag: string): string[] {
  const { same } = acceptedBy(phrase);
  return [tag, ...same.flatMap(([one, other]) => (one === tag ? other : other === tag ? one : []))];
}

/** The kinds of a phrase that are read otherwise than it says, each with what is missing and what is too much. */
export function faultsIn(phrase: Phrase): Partial<Record<PhraseKind, { missing: string[]; surplus: string[] }>> {
  const found = foundIn(phrase.text);
  const { also, notNeeded, same } = acceptedBy(phrase);
  const faults: ReturnType<typeof faultsIn> = {};
  for (const kind of phraseKinds) {
    const right = phrase[kind];
    const alike = (tag: string) => [
      tag,
      ...same.flatMap(([one, other]) => (one === tag ? other : other === tag ? one : [])),
    ];
    const missing = right.filter((tag) => !notNeeded[kind].has(tag) && !alike(tag).some((one) => found[kind].has(one)));
    const surplus = [...found[kind]].filter(
      (tag) => !alike(tag).some((one) => right.includes(one) || also[kind].has(one)) && !scenes.has(tag),
    );
    // A word that is taken for no smell does nothing, so none is too many.
    const counted = kind === "notSmell" ? [] : surplus;
    if (missing.length + counted.length > 0) faults[kind] = { missing, surplus: counted };
  }
  return faults;
}
