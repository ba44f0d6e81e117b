import type { Handle } from "../../document/handle.ts";
import { defaultVariants } from "../results/default-composition.server.ts";
import type { Route } from "./+types/seal";
import { SealReading } from "./seal-reading.tsx";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

/** The seal of the Maestro's own perfume. */
export async function loader() {
  const [{ seal }] = await defaultVariants();
  return { code: seal };
}

export default function SealPage({ loaderData: { code } }: Route.ComponentProps) {
  return <SealReading code={code} />;
}
