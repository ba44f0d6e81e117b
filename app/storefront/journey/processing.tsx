import { redirect } from "react-router";
import { nullIfUnavailable } from "../../backend/backend.ts";
import { hasResult } from "../../backend/results.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { backendOf } from "../../http/backend.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Route } from "./+types/processing";
import { Countdown } from "./countdown.tsx";
import { Preparing } from "./preparing.tsx";
import { trayOf } from "./tray.server.ts";

export const handle = {
  hydrate: true,
  namespaces: ["processing"],
  measured: true,
  noindex: true,
  briefFooter: true,
} satisfies Handle;

/** With a session the page waits for its perfume; without one it is the preparing screen, which needs navigation state. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const sid = url.searchParams.get("sid");
  if (isUuid(sid)) {
    const found = await hasResult(backendOf(context), sid).catch(nullIfUnavailable);
    return { sid, found: found === true, tray: found ? await trayOf(context, sid) : null };
  }
  const isClientNavigation = new URL(request.url).pathname.endsWith(".data");
  if (sid !== null || !isClientNavigation) throw redirect("/maestro-journey");
  return { sid: null, found: false, tray: null };
}

/** Keeps waiting through a lost connection. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const sid = new URL(request.url).searchParams.get("sid");
    if (error instanceof TypeError && sid) return { sid, found: false, tray: null };
    throw error;
  }
}

export default function Processing({ loaderData: { sid, found, tray } }: Route.ComponentProps) {
  const { t } = useTranslation("processing");
  return (
    <>
      <Head title={t("title")} />
      {sid ? <Countdown sid={sid} found={found} tray={tray} /> : <Preparing />}
    </>
  );
}
