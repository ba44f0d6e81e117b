/**
 * Finds the words of a language that a smell's name would be taken for if one letter were forgiven ("house", "horse"), and
 * writes them to app/maestro/reading/ordinary/. The words come on stdin, one a line, as a spelling dictionary has them:
 * `unmunch ru_RU.dic ru_RU.aff | node tests/lab/ordinary-words.ts ru` (Hunspell's dictionaries).
 */
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { keysOf } from "../../app/encoding/record.ts";
import { isLanguage } from "../../app/i18n/languages.ts";
import { grammars } from "../../app/maestro/reading/grammar/grammars.ts";
import { PhraseIndex } from "../../app/maestro/reading/phrase-index.ts";
import { thingOf } from "../../app/maestro/reading/readable.ts";
import { tokenise } from "../../app/maestro/reading/tokens.ts";
import { vocabularies } from "../../app/maestro/reading/vocabulary/vocabularies.ts";

const [, , language] = process.argv;
if (!isLanguage(language)) throw new Error("Name a language: ar, en, fr or ru");

const { suffixes, functionWords: _, ...grammar } = grammars[language];
const index = new PhraseIndex<true>(suffixes);
for (const phrases of Object.values(grammar)) index.add(phrases, true);
const vocabulary = vocabularies[language];
for (const id of keysOf(vocabulary)) index.add(vocabulary[id], true, !thingOf(id).person);

const ordinary = new Set<string>();
for await (const line of createInterface({ input: process.stdin })) {
  const typed = line.split("/")[0]?.trim() ?? "";
  if (!/^[\p{L}\p{M}]{5,}$/u.test(typed)) continue;
  const [token] = tokenise(typed);
  if (!token || index.matchAt([token], 0)) continue;
  const near = index.nearTo(token);
  if (near) ordinary.add((token.word.spellings[0] ?? "").slice(0, near.stem));
}
const words = [...ordinary].sort();
const lines: string[] = [];
for (let from = 0; from < words.length; from += 12) lines.push(`  ${words.slice(from, from + 12).join(" ")}`);
writeFileSync(
  `app/maestro/reading/ordinary/${language}.ts`,
  `/** Words that are no misspelt smells, written by tests/lab/ordinary-words.ts from Hunspell's dictionary. */\nexport const ordinary = \`\n${lines.join("\n")}\n\`;\n`,
);
console.log(`${language}: ${words.length} words`);
