import { type RouterContextProvider, redirect } from "react-router";
import { backendOf } from "../../http/backend.ts";
import { requestContext } from "../../http/context.ts";
import { type Entered, goOn } from "../../http/enter.server.ts";
import { logError } from "../../http/log.ts";
import { roleOf } from "../../http/role.ts";
import { loginAddress } from "./modes.ts";
import { turnAway } from "./turn-away.server.ts";

/** Who came by a link is let in as an admin, or signed out again and told. A recovery link leads to the new password. */
export async function admit(
  context: Readonly<RouterContextProvider>,
  request: Request,
  entered: Entered,
  next: string,
): Promise<Response> {
  const { accessToken } = entered.tokens;
  const { id } = context.get(requestContext);
  const { role, certain } = await roleOf(backendOf(context, request, { accessToken }), (error) => logError(id, error));
  if (role === "admin") return goOn({ context }, entered, entered.recovery ? loginAddress({ mode: "recovery" }) : next);
  return certain ? turnAway(context, request, accessToken) : redirect("/login?error=authentication_failed", 303);
}
