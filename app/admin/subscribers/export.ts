import { exportSubscribers } from "../../backend/office/subscribers.ts";
import { csv, csvResponse } from "../frame/csv.ts";
import { officeBackend } from "../office.server.ts";
import type { Route } from "./+types/export";
import { unsubscribeLink } from "./unsubscribe-link.ts";

/** Everyone who wants the letter, with the link that ends it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const subscribers = await exportSubscribers(officeBackend(context, request));
  const rows = subscribers.map(({ email, lang, created_at, unsubscribe_token }) => [
    email,
    lang,
    created_at,
    unsubscribeLink(url.origin, unsubscribe_token),
  ]);
  return csvResponse("subscribers", csv(["email", "lang", "created_at", "unsubscribe_link"], rows));
}
