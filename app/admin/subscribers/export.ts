import { exportSubscribers } from "../../backend/admin/subscribers.ts";
import { newBackendOf } from "../../http/backend.ts";
import { csvResponse } from "../shell/csv-response.server.ts";
import type { Route } from "./+types/export";
import { unsubscribeLink } from "./unsubscribe-link.ts";

/** All present subscribers with their unsubscribe links, as a CSV file. */
export function loader({ context }: Route.LoaderArgs) {
  return csvResponse(context, {
    name: "subscribers",
    header: ["email", "lang", "created_at", "unsubscribe_link"],
    cells: ({ email, lang, created_at, unsubscribe_token }) => [
      email,
      lang,
      created_at,
      unsubscribeLink(context, unsubscribe_token),
    ],
    batches: exportSubscribers(newBackendOf(context)),
  });
}
