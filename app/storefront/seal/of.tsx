import { data } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { readSealCode } from "../../maestro/seal/code.ts";
import type { Route } from "./+types/of";
import { SealReading } from "./seal-reading.tsx";

export const handle = { light: "day", canonicalPath: "/seal" } satisfies Handle;

/** The seal that the address names. */
export function loader({ params: { code } }: Route.LoaderArgs) {
  if (!readSealCode(code)) throw data(null, { status: 404 });
  return { code };
}

export default function SealOf({ loaderData: { code } }: Route.ComponentProps) {
  return <SealReading code={code} />;
}
