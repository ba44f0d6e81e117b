import { z } from "zod";
import { type Backend, isOverBudget } from "./backend.ts";

/**
 * The kinds of calls that Auth limits by the caller's address, each by itself. All calls come from the Worker, so Auth's
 * limit of a kind is that of the whole shop.
 */
export type AuthCall = "token" | "verify" | "letter" | "factor";

/**
 * Counts a call of Auth for its visitor, of whom Auth itself sees nothing; false where what one caller may take of the
 * shop's hour is spent.
 */
export async function spendAuthShare(backend: Backend, call: AuthCall): Promise<boolean> {
  const { address } = backend;
  if (address === undefined) return true;
  try {
    return await backend.runAsWorker(z.boolean(), (db) => db.rpc("spend_auth_share", { call, ip: address }));
  } catch (error) {
    if (isOverBudget(error)) return false;
    throw error;
  }
}
