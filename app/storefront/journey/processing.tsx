import { redirect } from "react-router";
import { findResult } from "../../backend/results.ts";
import type { Handle } from "../../handle.ts";
import { Head } from "../../head.tsx";
import { backendOf, isSessionId } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Route } from "./+types/processing";
import { Countdown } from "./countdown.tsx";
import { orNull } from "./journey.server.ts";
import { Preparing } from "./preparing.tsx";

export const handle = { hydrate: true, texts: ["processing"] } satisfies Handle;

/** With a session it waits for the saved perfume; answers in the navigation's state are for the preparing screen. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const sid = url.searchParams.get("sid");
  if (isSessionId(sid)) {
    const result = await findResult(backendOf(context, request, { session: sid }), sid).catch(orNull);
    return { sid, found: result !== null };
  }
  const withinTheShop = new URL(request.url).pathname.endsWith(".data");
  if (sid !== null || !withinTheShop) throw redirect("/maestro-journey");
  return { sid: null, found: false };
}

/** A lost connection while waiting is no reason to stop waiting. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const sid = new URL(request.url).searchParams.get("sid");
    if (error instanceof TypeError && sid) return { sid, found: false };
    throw error;
  }
}

export default function Processing({ loaderData: { sid, found } }: Route.ComponentProps) {
  const { t } = useTranslation("processing");
  return (
    <>
      <Head title={t("title")} hidden />
      {sid ? <Countdown sid={sid} found={found} /> : <Preparing />}
    </>
  );
}
