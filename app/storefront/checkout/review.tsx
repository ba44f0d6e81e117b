import { data, redirect } from "react-router";
import { z } from "zod";
import { BackendRefused, isOverBudget } from "../../backend/backend.ts";
import { placeOrder } from "../../backend/orders.ts";
import type { Handle } from "../../document/handle.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { countCaller } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { failureKey } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { cardProviderOf, openCardPage } from "../../machinery/card-payments.ts";
import { returnTerms } from "../../shop/return-terms.ts";
import { Button, Stack, Text } from "../../ui/index.ts";
import type { Route } from "./+types/review";
import { checkoutPath } from "./cart-url.ts";
import { CheckoutPage } from "./checkout-page.tsx";
import { dropDraft, keepPostedDraft } from "./draft.server.ts";
import { changeCart } from "./kept-cart.server.ts";
import { OrderFacts } from "./order-facts.tsx";
import { orderSecretOf } from "./order-secret.ts";
import { paymentsOffered } from "./payments-offered.server.ts";
import { cartOf, leadTo, quoteDraft, readStep, stepStatus } from "./step.server.ts";
import { useCancelTerms } from "./use-cancel-terms.ts";

export const handle = { light: "day", opensPaymentPages: true, noindex: true } satisfies Handle;

/** The total the customer saw. It is compared with the total that is due, never charged. */
const schema = z.object({ total: z.coerce.number().int().positive() });

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { items, quote, draft, sealed } = await quoteDraft({ context, request, url });
  const { customer, gift = null, payment, country, seed } = draft;
  if (!customer) throw await leadTo(context, checkoutPath(items, "/where"));
  if (!payment || !seed || !paymentsOffered(context, { country, gift, quote })[payment])
    throw await leadTo(context, checkoutPath(items, "/payment"));
  const provider = cardProviderOf(context, country)?.name ?? null;
  return data({ items, quote, sealed, provider, facts: { country, payment, gift, ...customer } }, stepStatus(quote));
}

/** Places the order that the page shows, under a secret that is made of it, so that pressing again finds the same order. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { posted, draft } = await readStep({ context, request });
  // By caller alone: anybody may type an address, and would so keep its owner from ordering.
  const count = countCaller(context, request, "order");
  const form = await parseForm(posted, schema, { count });
  const cart = cartOf({ context, request, url }, draft);
  if (!draft?.customer || !draft.payment || !draft.seed) throw redirect(checkoutPath(cart.items), 303);
  const { seed, payment, customer, country, gift = null } = draft;
  if (!paymentsOffered(context, { country, gift, quote: null })[payment])
    throw await leadTo(context, checkoutPath(cart.items, "/payment"));
  const refuse = async (key: string, status?: number) => {
    const { data: result, init } = form.refuse([key], status);
    return data(result, { ...init, headers: await keepPostedDraft(context) });
  };
  if (!form.ok) return refuse("unknown_error");
  const secret = await orderSecretOf({ seed, payment, customer, gift }, cart);
  try {
    const placed = await placeOrder(backendOf(context), {
      ...cart,
      ...form.value,
      secret,
      payment,
      language: languageOf(context),
      customer,
      gift,
    });
    if (placed.outcome === "placed" || placed.outcome === "known") {
      const to = payment === "card" ? await cardPageOrOrder(context, { secret, country }) : `/order/${secret}`;
      const headers = new Headers({ "Set-Cookie": await dropDraft(context, draft) });
      headers.append("Set-Cookie", changeCart(request, cart.items, []));
      return redirect(to, { status: 303, headers });
    }
    return refuse(`own:changed.${placed.outcome}`, 409);
  } catch (error) {
    logError(context, error);
    if (error instanceof BackendRefused && !isOverBudget(error)) throw data(null, { status: 400 });
    return refuse(failureKey(context, error), isOverBudget(error) ? 429 : 503);
  }
}

/** The card page; where it cannot be opened, the page of the order, which is placed already and can be paid from there. */
async function cardPageOrOrder(context: Context, order: { secret: string; country: string }): Promise<string> {
  try {
    const opened = await openCardPage(context, order);
    return opened.outcome === "open" ? opened.page : `/order/${order.secret}`;
  } catch (error) {
    logError(context, error);
    return `/order/${order.secret}?done=unopened`;
  }
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { items, quote, sealed, provider, facts } = loaderData;
  const { t } = useTranslation("own");
  const cancelTermsOf = useCancelTerms();
  const total = quote?.total ?? actionData?.initialValue?.total;
  const cart = checkoutPath(items, "", "review");
  const where = checkoutPath(items, "/where", "review");
  return (
    <CheckoutPage
      step="review"
      items={items}
      quote={quote}
      note={
        <p>
          <a href={cart}>{t("review.change_items")}</a>
        </p>
      }
      refused={actionData !== undefined}
    >
      <OrderFacts
        facts={facts}
        expected={quote}
        provider={provider}
        changes={{
          address: `${where}#address`,
          gift: `${where}#where-gift`,
          giver: where,
          payment: checkoutPath(items, "/payment", "review"),
        }}
      />
      <form method="post" action={checkoutPath(items, "/review")}>
        <Stack gap={5}>
          <FormErrors form={actionData?.error?.[""]} />
          <input type="hidden" name="draft" value={sealed} />
          {total !== undefined && <input type="hidden" name="total" value={String(total)} />}
          <Text tone="soft">
            {quote && cancelTermsOf(quote)} {quote ? returnTerms(t, quote.lines) : t("review.returns_personal")}
          </Text>
          <Text size="small" tone="soft">
            {t("review.kept")} <a href="/privacy">{t("review.privacy")}</a>
          </Text>
          <Text size="small">
            <a href="/terms-of-sale">{t("review.terms")}</a>
          </Text>
          {total !== undefined && (
            <p>
              <Button type="submit" size="large">
                {t(`review.place_${facts.payment}`)}
              </Button>
            </p>
          )}
        </Stack>
      </form>
    </CheckoutPage>
  );
}
