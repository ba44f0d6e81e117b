/**
 * The bench's command line: one JSON object a line in, one a line out, nothing else on stdout.
 * In: {"id", "session", "answers"}. Out: {"id", "fingerprint", "target", "premiere", "deuxieme"}, or {"id", "error"} for
 * a line that cannot be read, which does not stop the rest.
 */
import { createInterface } from "node:readline";
import { sheetName } from "../bench/card.ts";
import { compose } from "../index.ts";
import type { Answers, Variant } from "../types.ts";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whatever stands in the answers is read value by value, so the shape is all that is asked of them here. */
function isAnswers(value: unknown): value is Answers {
  return isRecord(value);
}

function shown(variant: Variant) {
  return {
    batch: variant.batch,
    dosage_pct: variant.dosage_pct,
    delivered: variant.delivered,
    formula: variant.formula,
    notes: variant.notes,
    recipe_50ml: variant.maestro_recipe_50ml,
    recipe_100ml: variant.maestro_recipe_100ml,
    // The bench compares with its own sheet, so it reads the sheet's names and not the label's.
    allergens: variant.allergens.map(sheetName),
    display_name: variant.display_name,
    maestro_notes: variant.maestro_notes,
    limits: variant.limits,
  };
}

function answer(line: string): unknown {
  let id: unknown = null;
  try {
    const order: unknown = JSON.parse(line);
    if (!isRecord(order)) return { id, error: "A line is one JSON object" };
    id = order.id ?? null;
    if (typeof order.id !== "string") return { id, error: "id: a text is needed" };
    if (typeof order.session !== "string" || order.session === "") return { id, error: "session: a UUID is needed" };
    const answers = order.answers ?? {};
    if (!isAnswers(answers)) return { id, error: "answers: an object is needed" };
    const { fingerprint, target, premiere, deuxieme } = compose({ answers, session: order.session });
    return { id, fingerprint, target, premiere: shown(premiere), deuxieme: shown(deuxieme) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
for await (const line of lines) {
  if (line.trim() === "") continue;
  if (!process.stdout.write(`${JSON.stringify(answer(line))}\n`)) {
    await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}
