import { exportLeads } from "../../backend/admin/leads.ts";
import { backendOf } from "../../http/backend.ts";
import { csv, csvResponse } from "../shell/csv.ts";
import type { Route } from "./+types/export";

/** All leads as a CSV file. */
export async function loader({ context }: Route.LoaderArgs) {
  const leads = await exportLeads(backendOf(context));
  const header = [
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
  return csvResponse(
    "leads",
    csv(
      [...header],
      leads.map((lead) => header.map((column) => lead[column] ?? "")),
    ),
  );
}
