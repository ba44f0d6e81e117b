import { measurementSchema, measurePage } from "../backend/measurements.ts";
import { backendOf } from "../http/backend.ts";
import { requestContext } from "../http/context.ts";
import { logError } from "../http/log.ts";
import type { Route } from "./+types/measure";
import { publicPages } from "./pages.ts";

const others = [
  "/welcome",
  "/results",
  "/_results",
  "/analyze",
  "/maestro/processing",
  "/maestro/results",
  "/login",
  "/signup",
];
const known = new Set<string>([...publicPages, ...others]);

/** Paths are kept as patterns, so that no measurement tells which perfume or session it was about. */
function patternOf(path: unknown): string {
  if (typeof path === "string" && path.startsWith("/product/")) return "/product/:key";
  return typeof path === "string" && known.has(path) ? path : "/*";
}

/** Takes a measurement; a malformed one, or a backend that is down, is nobody's trouble. */
export async function action({ request, context }: Route.ActionArgs) {
  const { path, value, ...rest } = Object.fromEntries(await request.formData());
  const measurement = measurementSchema.safeParse({ ...rest, value: Number(value), path: patternOf(path) });
  if (!measurement.success) return new Response(null, { status: 400 });
  const { id, waitUntil } = context.get(requestContext);
  waitUntil(measurePage(backendOf(context, request), measurement.data).catch((error: unknown) => logError(id, error)));
  return new Response(null, { status: 204 });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
