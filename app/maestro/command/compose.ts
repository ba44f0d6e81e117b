/**
 * The engine on the command line: one JSON object a line in, one a line out, nothing else on stdout.
 * In: {"id", "session", "answers"}. Out: {"id", "fingerprint", "target", "read", "made_without", "left_out", "no_room",
 * "warnings", "premiere", "deuxieme"}, or {"id", "error"} for a line of which something would be lost, which does not stop
 * the rest.
 */
import { createInterface } from "node:readline";
import { isRecord } from "../../encoding/is-record.ts";
import { compose } from "../index.ts";
import { toldIn } from "../profile/told.ts";
import type { Variant } from "../types.ts";
import { readAnswers } from "./read-answers.ts";
import { isAlcoholUnborne, warningsOf } from "./warnings.ts";

function outputOf(variant: Variant) {
  return {
    batch: variant.batch,
    dosage_pct: variant.dosage_pct,
    delivered: variant.delivered,
    formula: variant.formula,
    notes: variant.notes,
    recipe_50ml: variant.maestro_recipe_50ml,
    recipe_100ml: variant.maestro_recipe_100ml,
    allergens: variant.allergens,
    display_name: variant.display_name,
    maestro_notes: variant.maestro_notes,
    limits: variant.limits,
    statement: variant.statement,
    ingredients: variant.ingredients,
  };
}

/** Answers beside "answers" would be lost in silence. */
const fields: ReadonlySet<string> = new Set(["id", "session", "answers"]);

function respond(line: string): unknown {
  let id: unknown = null;
  try {
    const request: unknown = JSON.parse(line);
    if (!isRecord(request)) return { id, error: "A line is one JSON object" };
    id = request.id ?? null;
    const unknown = Object.keys(request).filter((key) => !fields.has(key));
    if (unknown.length > 0) return { id, error: `${unknown.join(", ")}: unknown; a line has id, session and answers` };
    if (typeof request.id !== "string") return { id, error: "id: a text is needed" };
    if (typeof request.session !== "string" || request.session === "")
      return { id, error: "session: a UUID is needed" };
    const read = readAnswers("answers" in request ? request.answers : {});
    if ("error" in read) return { id, error: read.error };
    const { answers, unknown: unknownChoices } = read;
    const { session } = request;
    if (isAlcoholUnborne(answers))
      return { id, error: "answers: alcohol must not be in it, and every bottle holds it: nothing is composed" };
    const { fingerprint, target, made_without, left_out, no_room, premiere, deuxieme } = compose({ answers, session });
    return {
      id,
      fingerprint,
      target,
      read: toldIn(answers),
      made_without,
      left_out,
      no_room,
      warnings: [...unknownChoices, ...warningsOf(answers, session)],
      premiere: outputOf(premiere),
      deuxieme: outputOf(deuxieme),
    };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
for await (const line of lines) {
  if (line.trim() === "") continue;
  if (!process.stdout.write(`${JSON.stringify(respond(line))}\n`)) {
    await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}
