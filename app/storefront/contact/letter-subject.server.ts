import { data } from "react-router";
import { findOrder } from "../../backend/orders.ts";
import { findVaultPerfume } from "../../backend/vault.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { isolate } from "../../i18n/isolate.ts";
import { isOrderSecret } from "../checkout/order-secret.ts";
import { restrictionOf } from "../vault/access.ts";

/** What a letter is about: a perfume of the Vault, by its name in the visitor's language, or an order. */
export type LetterSubject = PerfumeSubject | OrderSubject;
export type PerfumeSubject = NonNullable<Awaited<ReturnType<typeof findPerfume>>>;
type OrderSubject = Awaited<ReturnType<typeof findOrderSubject>>["subject"];

/**
 * The perfume that `?about=` names by its slug; null where the Vault has none by that name. Nothing of the address
 * itself is shown or kept. With `?ask=allergens` it is asked what the perfume holds, which everybody may know: nobody
 * asks for an invitation with that.
 * @throws BackendDown
 */
export async function findPerfume(context: Context, url: URL) {
  const slug = url.searchParams.get("about");
  const perfume = slug ? await findVaultPerfume(backendOf(context), slug) : null;
  if (!perfume) return null;
  const asksAllergens = url.searchParams.get("ask") === "allergens";
  const restriction = asksAllergens ? null : restrictionOf(perfume);
  const { slug: about, name } = perfume;
  return { kind: "perfume" as const, slug: about, name: name[languageOf(context)], restriction, asksAllergens };
}

/**
 * The order that a secret opens, and who placed it, as far as they are not erased: whoever has the secret sees both on
 * the order's page.
 * @throws BackendDown, and a 404 response where the secret opens none
 */
export async function findOrderSubject(context: Context, secret: string) {
  const order = isOrderSecret(secret) ? await findOrder(backendOf(context), secret) : null;
  if (!order) throw data(null, { status: 404 });
  return {
    subject: { kind: "order" as const, secret, number: isolate(order.number) },
    filled: { name: order.name ?? undefined, email: order.email ?? undefined },
  };
}
