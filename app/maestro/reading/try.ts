import { faultsIn, phrasesIn } from "../../../tests/lab/phrases.ts";
import { readText } from "./read-text.ts";

const [language = "en", only] = process.argv.slice(2);
for (const folder of ["/work/shared/phrases", "tests/lab/phrases"]) {
  const wrong: Record<string, number> = {};
  let bad = 0;
  const all = phrasesIn(folder, language as "en").filter(({ id }) => !only || id === only);
  for (const phrase of all) {
    const faults = Object.entries(faultsIn(phrase));
    for (const [kind] of faults) wrong[kind] = (wrong[kind] ?? 0) + 1;
    if (faults.length === 0) continue;
    bad++;
    console.log(
      `${phrase.id} ${phrase.text}\n      ${faults.map(([kind, { missing, surplus }]) => `${kind} -[${missing}] +[${surplus}]`).join("  ")}   read: ${readText(
        phrase.text,
      )
        .map(({ word, thing, sense }) => `${word}:${thing}:${sense}`)
        .join(" | ")}`,
    );
  }
  console.log(
    `${folder} ${language}: ${all.length - bad} of ${all.length} right; wrong by kind ${JSON.stringify(wrong)}`,
  );
}
