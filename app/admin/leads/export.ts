import { exportLeads } from "../../backend/office/leads.ts";
import { csv, csvResponse } from "../frame/csv.ts";
import { officeBackend } from "../office.server.ts";
import type { Route } from "./+types/export";

/** Every lead as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const leads = await exportLeads(officeBackend(context, request));
  const header = ["first_name", "last_name", "email", "phone", "country_code", "lang", "source", "created_at"] as const;
  return csvResponse(
    "leads",
    csv(
      [...header],
      leads.map((lead) => header.map((column) => lead[column])),
    ),
  );
}
