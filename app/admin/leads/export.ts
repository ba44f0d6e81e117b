import { exportLeads } from "../../backend/admin/leads.ts";
import { newBackendOf } from "../../http/backend.ts";
import { csvResponse } from "../shell/csv-response.server.ts";
import type { Route } from "./+types/export";

const columns = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "country_code",
  "lang",
  "source",
  "created_at",
  "contact_consent_at",
  "contact_consent_version",
  "contact_consent_lang",
  "confirmed_at",
] as const;

/** All leads as a CSV file. */
export function loader({ context }: Route.LoaderArgs) {
  return csvResponse(context, {
    name: "leads",
    header: [...columns],
    cells: (lead) => columns.map((column) => lead[column] ?? ""),
    batches: exportLeads(newBackendOf(context)),
  });
}
