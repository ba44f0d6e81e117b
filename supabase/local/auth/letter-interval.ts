import type { Queries } from "../postgres/database.ts";
import type { AuthBody } from "./request-body.ts";

/**
 * Whether Auth wrote to an address a moment ago (`max_frequency`), which the library does not count. GoTrue then answers
 * 429, and so tells that the address has an account; here it is answered like any other, and no letter goes out.
 */
export async function wroteToRecently(database: Queries, { email }: AuthBody, seconds: number): Promise<boolean> {
  if (!email || seconds <= 0) return false;
  const { rows } = await database.query(
    `select 1 from auth.users
     where email = $1 and greatest(recovery_sent_at, confirmation_sent_at) > now() - make_interval(secs => $2)`,
    [email.toLowerCase(), seconds],
  );
  return rows.length > 0;
}
