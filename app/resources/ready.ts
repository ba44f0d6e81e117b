import { readSettings } from "../backend/settings.ts";
import { backendOf } from "../http/backend.ts";
import { environmentContext } from "../http/context.ts";
import { readiness } from "../http/response/readiness.ts";
import { endingTokens } from "../http/role-tokens.ts";
import type { Route } from "./+types/ready";

/** Readiness: the Worker answers and so does the backend behind it. A Worker that lacks a variable never comes here. */
export async function loader({ context }: Route.LoaderArgs) {
  const ready = await readSettings(backendOf(context)).then(
    () => true,
    () => false,
  );
  const ending = endingTokens(context.get(environmentContext), Date.now());
  return readiness(ready, ready ? "ready" : "the backend does not answer", ...ending);
}
