import { enterOffice, type OfficeDoor } from "../../backend/admins.ts";
import { backendOf } from "../../http/backend.ts";
import { type Context, requestContext } from "../../http/context.ts";
import { logError } from "../../http/log.ts";

/** Whether the office is open to who has just signed in; `unknown` where the database does not answer. */
export async function officeDoor(context: Context): Promise<OfficeDoor | "unknown"> {
  try {
    return await enterOffice(backendOf(context));
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return "unknown";
  }
}
