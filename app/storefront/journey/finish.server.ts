import type { RouterContextProvider } from "react-router";
import { findResult, keepResult, nameResult } from "../../backend/results.ts";
import { cleanText, graphemes, limits } from "../../forms/text.ts";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../i18n/i18next.server.ts";
import { compose } from "../../maestro/index.ts";
import type { Answers } from "../../maestro/types.ts";

/** Two sessions share a fingerprint about never; three in a row mean that something else is wrong. */
const attempts = 3;

/**
 * Composes the session's perfume and keeps it: the same answers give the same row, changed answers a changed perfume.
 * The name told on the way is its first name.
 * @throws BackendDown, BackendRefused
 */
export async function finish(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  session: string,
  answers: Answers,
): Promise<void> {
  const backend = backendOf(context, request, { session });
  const language = languageOf(context);
  let kept = false;
  for (let attempt = 0; attempt < attempts && !kept; attempt += 1) {
    kept = await keepResult(backend, { session, language, composition: compose({ answers, session, attempt }) });
  }
  if (!kept) throw new Error("Every composition of a session met an existing fingerprint");
  const customName = cleanText(answers.custom_name ?? "");
  if (!customName || graphemes(customName) > limits.customName) return;
  const result = await findResult(backend, session);
  if (result && !result.custom_name) await nameResult(backend, { session, customName, engraving: false });
}
