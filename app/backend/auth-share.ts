import { z } from "zod";
import { type Backend, isOverBudget } from "./backend.ts";

/** The calls of Auth that it counts by address, and so for the whole shop at once: each kind has a bucket of its own there. */
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
