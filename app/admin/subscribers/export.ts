import { exportSubscribers } from "../../backend/admin/subscribers.ts";
import { backendOf } from "../../http/backend.ts";
import { csv, csvResponse } from "../shell/csv.ts";
import type { Route } from "./+types/export";
import { unsubscribeLink } from "./unsubscribe-link.ts";

/** All present subscribers with their unsubscribe links, as a CSV file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const subscribers = await exportSubscribers(backendOf(context));
  const rows = subscribers.map(({ email, lang, created_at, unsubscribe_token }) => [
    email,
    lang,
    created_at,
    unsubscribeLink(url.origin, unsubscribe_token),
  ]);
  return csvResponse("subscribers", csv(["email", "lang", "created_at", "unsubscribe_link"], rows));
}
