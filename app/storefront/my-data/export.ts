import { redirect } from "react-router";
import { exportMyData } from "../../backend/my-data.ts";
import { backendOf } from "../../http/backend.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import type { Route } from "./+types/export";
import { dataSubjectOf } from "./data-subject.server.ts";

/** What the shop keeps about a person, as a file that other programs can read. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const subject = await dataSubjectOf({ context, request });
  if (!subject) throw redirect("/my-data");
  const kept = await exportMyData(backendOf(context), subject).catch(throwErrorPage);
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
