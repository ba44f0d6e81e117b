import { saveResult } from "../../backend/results.ts";
import { cleanLine, graphemes, limits } from "../../forms/text.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { compose } from "../../maestro/index.ts";
import type { Answers } from "../../maestro/types.ts";

/** A fingerprint of another session or a withdrawn one is met about never; three in a row mean that something is wrong. */
const maxAttempts = 3;

/**
 * Composes a session's perfume and saves it, in the place of an earlier one. A perfume without a name takes the one
 * that was given in the journey.
 * @throws BackendDown, BackendRefused
 */
export async function composeResult(
  context: Context,
  { session, answers }: { session: string; answers: Answers },
): Promise<void> {
  const result = { session, language: languageOf(context), customName: answeredName(answers) };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const composition = compose({ answers, session, attempt });
    if (await saveResult(backendOf(context), { ...result, composition })) return;
  }
  throw new Error("Every composition of a session met an existing fingerprint");
}

function answeredName({ custom_name }: Answers): string | undefined {
  const name = cleanLine(custom_name ?? "");
  return name && graphemes(name) <= limits.customName ? name : undefined;
}
