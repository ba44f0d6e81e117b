import { readSettings } from "../backend/settings.ts";
import { backendOf } from "../http/backend.ts";
import type { Route } from "./+types/ready";

/** Readiness: the Worker answers and so does the backend behind it. */
export async function loader({ context }: Route.LoaderArgs) {
  const ready = await readSettings(backendOf(context)).then(
    () => true,
    () => false,
  );
  return new Response(ready ? "ready" : "the backend does not answer", {
    status: ready ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
