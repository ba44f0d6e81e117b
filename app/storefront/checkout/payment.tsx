import { getFormProps } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { type Payment, payments } from "../../backend/order-values.ts";
import type { Handle } from "../../document/handle.ts";
import { choiceProps } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { cardProviderOf } from "../../machinery/card-payments.ts";
import { Button, Choice, FieldGroup, Stack, Text } from "../../ui/index.ts";
import type { Route } from "./+types/payment";
import { backOf, checkoutPath, parseCart } from "./cart-url.ts";
import styles from "./checkout.module.css";
import { CheckoutPage } from "./checkout-page.tsx";
import { keepDraft } from "./draft.server.ts";
import { createOrderSecret } from "./order-secret.ts";
import { paymentsOffered } from "./payments-offered.server.ts";
import { quoteDraft, readStep, stepStatus } from "./step.server.ts";

export const handle = { light: "day", noindex: true } satisfies Handle;

const schema = z.object({
  payment: z.enum(payments, { error: ({ input }) => (input ? "choice_unknown" : "required") }),
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { items, quote, draft, sealed } = await quoteDraft({ context, request, url });
  if (!draft.customer) throw redirect(checkoutPath(items, "/where"));
  const possible = paymentsOffered(context, { country: draft.country, gift: draft.gift, quote });
  const offered: Payment[] = payments.filter((payment) => possible[payment]);
  const unavailable = draft.payment && !possible[draft.payment] ? draft.payment : undefined;
  const payment = unavailable ? offered[0] : (draft.payment ?? offered[0]);
  const provider = cardProviderOf(context, draft.country)?.name ?? null;
  return data(
    {
      items,
      quote,
      sealed,
      offered,
      payment,
      unavailable,
      provider,
      country: draft.country,
      gift: Boolean(draft.gift),
      back: backOf(url),
    },
    stepStatus(quote),
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const items = parseCart(url);
  const { posted, draft } = await readStep({ context, request });
  if (!draft) throw redirect(checkoutPath(items), 303);
  const form = await parseForm(posted, schema);
  if (!form.ok) return form.refuse();
  const { payment } = form.value;
  if (!paymentsOffered(context, { country: draft.country, gift: draft.gift, quote: null })[payment])
    return form.refuse([`own:payment.unavailable.${payment}`]);
  const kept = { ...draft, payment, seed: draft.seed ?? createOrderSecret() };
  const cookie = await keepDraft(context, kept);
  return redirect(checkoutPath(items, "/review"), { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function PaymentMethod({ loaderData, actionData }: Route.ComponentProps) {
  const { items, quote, sealed, offered, payment, unavailable, provider, country, gift, back } = loaderData;
  const { t } = useTranslation("own");
  const messages = useMessages();
  const { form, fields } = useForm<{ payment: string }>({
    id: "payment",
    lastResult: actionData,
    defaultValue: { payment },
  });
  // What is posted now, or was chosen before, cannot be had.
  const chosen = unavailable ? [`own:payment.unavailable.${unavailable}`] : [];
  const errors = actionData ? (form.errors ?? []) : chosen;
  const told = errors.length > 0 && offered.length > 0 ? [...errors, "own:payment.choose_another"] : errors;
  return (
    <CheckoutPage
      step="payment"
      lead={offered.length > 1}
      items={items}
      quote={quote}
      country={country}
      refused={actionData !== undefined || told.length > 0}
    >
      <form method="post" action={checkoutPath(items, "/payment", back)} {...getFormProps(form)}>
        <input type="hidden" name="draft" value={sealed} />
        <Stack gap={6}>
          <FormErrors form={told} fields={[[fields.payment, t("payment.label")]]} />
          {offered.length === 0 && <Text>{t("payment.none")}</Text>}
          {offered.length > 0 && (
            <FieldGroup id={fields.payment.id} label={t("payment.label")} error={messages(fields.payment.errors)}>
              <div className={styles.options}>
                {offered.map((each) => (
                  <Choice
                    key={each}
                    kind="radio"
                    {...choiceProps(fields.payment, each)}
                    label={t(`payment.${each}`)}
                    hint={each === "card" && provider ? t(`payment.card_by.${provider}`) : t(`payment.${each}_hint`)}
                  />
                ))}
              </div>
            </FieldGroup>
          )}
          {!offered.includes("on_delivery") && (
            <Text tone="soft">{t(gift ? "payment.no_delivery_gift" : "payment.no_delivery")}</Text>
          )}
          {offered.length > 0 && (
            <p>
              <Button type="submit" arrow>
                {t(back ? "review.back" : "payment.on")}
              </Button>
            </p>
          )}
        </Stack>
      </form>
    </CheckoutPage>
  );
}
