import { saveResult } from "../../backend/results.ts";
import { perfumeNameError } from "../../forms/perfume-name.ts";
import { cleanLine } from "../../forms/text.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { thingOf } from "../../maestro/reading/readable.ts";
import type { Answers } from "../../maestro/types.ts";

/** A session's other editions may have the same first formula, each of its dozen; what else collides means a bug. */
const maxAttempts = 15;

/**
 * Composes a session's perfume and saves it as its newest edition; answers that it had before give that edition again. A
 * perfume takes the name that was given in the journey. False where the session has as many editions as it may.
 * @throws BackendDown, BackendRefused
 */
export async function composeResult(
  context: Context,
  { session, answers }: { session: string; answers: Answers },
): Promise<boolean> {
  // What is wished for may be counted; what is left out is nobody's business.
  const wishes = (answers.readings ?? []).filter(({ sense }) => sense === "wanted");
  const words = [...new Set(wishes.flatMap(({ thing }) => thingOf(thing).key ?? []))];
  const result = { session, answers, language: languageOf(context), customName: answeredName(answers), words };
  const { compose } = await import("../../maestro/compose.ts");
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const composition = compose({ answers, session, attempt });
    const saved = await saveResult(backendOf(context), { ...result, composition });
    if (saved !== "taken") return saved !== "full";
  }
  throw new Error("Every composition of a session met an existing fingerprint");
}

function answeredName({ custom_name }: Answers): string | undefined {
  const name = cleanLine(custom_name ?? "");
  return name && !perfumeNameError(name) ? name : undefined;
}
