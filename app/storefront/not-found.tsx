import { data } from "react-router";
import type { Handle } from "../document/handle.ts";

export const handle = { light: "day" } satisfies Handle;

/** Rendered by the layout's error boundary, with header and footer. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
