import { readSettings } from "../backend/settings.ts";
import { backendOf } from "../http/backend.ts";
import { environmentContext } from "../http/context.ts";
import { endingTokens } from "../http/role-tokens.ts";
import type { Route } from "./+types/ready";

/** Readiness: the Worker answers and so does the backend behind it. What will need a hand before long has a line of its own. */
export async function loader({ context }: Route.LoaderArgs) {
  const ready = await readSettings(backendOf(context)).then(
    () => true,
    () => false,
  );
  const lines = [
    ready ? "ready" : "the backend does not answer",
    ...endingTokens(context.get(environmentContext), Date.now()),
  ];
  return new Response(lines.join("\n"), {
    status: ready ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
