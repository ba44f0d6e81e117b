import { visitorContext } from "../../auth/visitor.ts";
import type { DataSubject } from "../../backend/my-data.ts";
import type { RouteArgs } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { readCookie } from "../../http/request/cookies.ts";
import { linkTokenHash } from "../../mail/link-token.ts";

/** Whose data this visitor may see; null for a guest without link and journey, about whom nothing is known. */
export async function dataSubjectOf({ context, request }: RouteArgs): Promise<DataSubject | null> {
  const email = context.get(visitorContext).email ?? undefined;
  const accessHash = (await linkTokenHash(readCookie(request, "my-data"))) ?? undefined;
  const session = journeySession(context);
  return email || accessHash || session ? { email, accessHash, session } : null;
}
