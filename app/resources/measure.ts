import { matchPath } from "react-router";
import { measurementSchema, saveMeasurement } from "../backend/measurements.ts";
import type { Page } from "../document/pages.ts";
import { backendOf } from "../http/backend.ts";
import { pagesContext, requestContext } from "../http/context.ts";
import { logError } from "../http/log.ts";
import { readForm } from "../http/request/body.ts";
import type { Route } from "./+types/measure";

const measured = new Set(Object.keys(measurementSchema.shape));

/** The path pattern of the page's route: a measurement must not tell which perfume or session it was about. */
function patternOf(pages: Page[], path: string): string {
  const page = pages.find(({ path: pattern, handle }) => handle.measured && matchPath(pattern, path));
  return page?.path ?? "/*";
}

/**
 * Stores a web vital after the response. The browser does not wait for it, so a backend that is down is only logged.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { path, value, ...rest } = Object.fromEntries(await readForm(request, measured));
  const measurement = measurementSchema.safeParse({
    ...rest,
    value: Number(value),
    path: patternOf(context.get(pagesContext), String(path)),
  });
  if (!measurement.success) return new Response(null, { status: 400 });
  const { waitUntil } = context.get(requestContext);
  waitUntil(saveMeasurement(backendOf(context), measurement.data).catch((error: unknown) => logError(context, error)));
  return new Response(null, { status: 204 });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
