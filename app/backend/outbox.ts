import { z } from "zod";
import type { Backend } from "./backend.ts";
import { letterKinds } from "./order-values.ts";
import { orderSchema } from "./orders.ts";
import { languageSchema } from "./rows.ts";

const orderLetterSchema = z.object({
  about: z.literal("order"),
  id: z.uuid(),
  kind: z.enum(letterKinds),
  order: orderSchema,
  /** The token for the letter's link, while nobody has proven that the order's address is theirs. */
  proof: z.string().nullable(),
  /** The refunded amount in the smallest unit, in a letter about a refund. */
  refunded: z.int().nullable(),
  /** Why the house declines a return, in the letter about it. */
  reason: z.string().nullable(),
});

const addressedSchema = z.object({
  about: z.literal("account"),
  id: z.uuid(),
  email: z.string(),
  lang: languageSchema,
});

/** The app whose page the link opens, and the secret of that link. */
const withLink = { app: z.enum(["storefront", "admin"]), token: z.string() };

const accountLetterSchema = z.discriminatedUnion("kind", [
  addressedSchema.extend({ kind: z.enum(["signup", "magiclink", "recovery", "invite"]), ...withLink }),
  addressedSchema.extend({ kind: z.literal("email_change"), ...withLink, from: z.string(), to: z.string() }),
  addressedSchema.extend({ kind: z.literal("admin_invitation"), ...withLink, inviter: z.string() }),
  addressedSchema.extend({ kind: z.literal("password_changed") }),
  /** `name`: of the perfume, in the language of the letter. */
  addressedSchema.extend({ kind: z.enum(["vault_invitation", "invitation_requested"]), name: z.string() }),
  /** Of a letter to the house: about which perfume or which order, if about one. */
  addressedSchema.extend({
    kind: z.literal("contact_received"),
    name: z.string().nullable(),
    number: z.string().nullable(),
  }),
  addressedSchema.extend({
    kind: z.literal("second_factor"),
    event: z.enum(["enrolled", "renewed", "removed", "recovered", "reset"]),
    at: z.coerce.date(),
    /** The e-mail address of the person who did it. */
    by: z.string(),
  }),
]);

const letterSchema = z.discriminatedUnion("about", [orderLetterSchema, accountLetterSchema]);

/** A letter to a customer about a step of an order. */
export type OrderLetter = z.infer<typeof orderLetterSchema>;

/** A letter with which somebody signs in, or that tells them of their account or of an invitation. */
export type AccountLetter = z.infer<typeof accountLetterSchema>;

/** A letter that waits to be sent. */
export type OutboxLetter = z.infer<typeof letterSchema>;

/** Writes the day's portion of the letters about invitations to perfumes of the Vault; how many. @throws BackendRefused for another role */
export function writeInvitations(backend: Backend): Promise<number> {
  return backend.run(z.int(), (db) => db.rpc("write_invitations"));
}

/** Takes letters that are due; nobody else gets these within five minutes. @throws BackendRefused for another role */
export function takeLetters(backend: Backend, maxRows: number): Promise<OutboxLetter[]> {
  return backend.run(z.array(letterSchema), (db) => db.rpc("take_letters", { max_rows: maxRows }));
}

/**
 * Reports that a taken letter was sent, or why not; it is then retried later, six times in all within a day. So is a
 * letter without a report: if it did leave, the mail service knows it again.
 * @throws BackendRefused for another role
 */
export async function reportLetter(backend: Backend, id: string, problem: string | null): Promise<void> {
  await backend.run(z.boolean(), (db) =>
    db.rpc("report_letter", { letter_id: id, is_sent: problem === null, problem: problem ?? undefined }),
  );
}
