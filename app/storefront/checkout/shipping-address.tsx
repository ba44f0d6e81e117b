import { getFormProps } from "@conform-to/react";
import { data, redirect } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { SelectField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { phoneExampleOf } from "../../forms/phone/phone-examples.server.ts";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { likelyCountry } from "../../http/request/market.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { type AddressField, addressFields, emirates, isOptional } from "../../shop/address.ts";
import { emirateName } from "../../shop/names.ts";
import { Button, FieldGroup, Stack, Text } from "../../ui/index.ts";
import type { Route } from "./+types/shipping-address";
import { backOf, checkoutPath, parseCart } from "./cart-url.ts";
import styles from "./checkout.module.css";
import { CheckoutPage } from "./checkout-page.tsx";
import { keepDraft } from "./draft.server.ts";
import { GiftFields } from "./gift-fields.tsx";
import { deliveryOf, giftChoiceOf, shippingAddressSchema } from "./shipping-address-schema.server.ts";
import { quoteDraft, readStep, stepStatus } from "./step.server.ts";

export const handle = { light: "day", noindex: true } satisfies Handle;

type ShippingAddressFields = Partial<
  Record<AddressField | "name" | "email" | "phone" | "gift" | "recipient" | "recipient_phone" | "card" | "note", string>
>;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { items, quote, draft, sealed } = await quoteDraft({ context, request, url });
  const { customer, contact, gift, country } = draft;
  const filled: ShippingAddressFields = {
    ...customer?.address,
    ...contact,
    ...(customer && { name: customer.name, email: customer.email, phone: customer.phone }),
    gift: giftChoiceOf(gift ?? null),
    recipient: gift?.recipient ?? undefined,
    recipient_phone: gift?.phone ?? undefined,
    card: gift?.card ?? undefined,
  };
  const example = phoneExampleOf(country) ?? "";
  // Who sends a gift elsewhere has the telephone of where they live.
  const home = likelyCountry(request);
  const exampleAtHome = (home && phoneExampleOf(home)) ?? example;
  const page = { items, quote, sealed, country, filled, back: backOf(url), example, exampleAtHome };
  return data(page, stepStatus(quote));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const items = parseCart(url);
  const { posted, draft } = await readStep({ context, request });
  if (!draft) throw redirect(checkoutPath(items), 303);
  const form = await parseForm(posted, shippingAddressSchema(draft.country));
  if (!form.ok) return form.refuse();
  const cookie = await keepDraft(context, { ...draft, ...deliveryOf(form.value) });
  return redirect(checkoutPath(items, backOf(url) ? "/review" : "/payment"), {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

export default function ShippingAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { items, quote, sealed, country, filled, back, example, exampleAtHome } = loaderData;
  const { t } = useTranslation("own");
  const language = useLanguage();
  const { form, fields } = useForm<ShippingAddressFields>({
    id: "where",
    lastResult: actionData,
    defaultValue: filled,
    constraint: {
      name: { required: true, maxLength: limits.name },
      email: { required: true, maxLength: limits.email },
      phone: { required: true },
      recipient: { maxLength: limits.name },
    },
  });
  const parts = addressFields(country);
  const labelOf = (name: AddressField) =>
    isOptional(name, country) ? t("where.optional", { field: t(`address.${name}`) }) : t(`address.${name}`);
  return (
    <CheckoutPage step="where" items={items} quote={quote} country={country} refused={actionData !== undefined}>
      <form method="post" action={checkoutPath(items, "/where", back)} {...getFormProps(form)} data-keep>
        <input type="hidden" name="draft" value={sealed} />
        <Stack gap={6} className={styles.where}>
          <FormErrors
            form={form.errors}
            fields={[
              [fields.name, t("where.name")],
              [fields.email, t("where.email")],
              [fields.phone, t("where.phone")],
              [fields.gift, t("where.gift_title")],
              [fields.recipient, t("where.recipient")],
              [fields.recipient_phone, t("where.recipient_phone")],
              [fields.card, t("where.card")],
              ...parts.map(([name]) => [fields[name], t(`address.${name}`)] as const),
            ]}
          />
          <Stack gap={5}>
            <TextField field={fields.name} label={t("where.name")} autoComplete="name" />
            <TextField
              field={fields.email}
              label={t("where.email")}
              hint={t("where.email_hint")}
              type="email"
              autoComplete="email"
            />
            <TextField
              field={fields.phone}
              label={t("where.phone")}
              hint={
                <>
                  <span data-to="giver">
                    {t("where.phone_hint", { example: isolate(example) })} {t("where.phone_bare")}
                  </span>
                  <span data-to="recipient">
                    {t("where.phone_hint", { example: isolate(exampleAtHome) })} {t("where.phone_bare_gift")}
                  </span>
                </>
              }
              inputMode="tel"
              dir="ltr"
              autoComplete="tel"
            />
          </Stack>
          <GiftFields fields={fields} />
          <FieldGroup
            id="address"
            label={
              <>
                <span data-to="giver">{t("where.address")}</span>
                <span data-to="recipient">{t("where.address_recipient")}</span>
              </>
            }
            hint={country === "SA" ? t("where.short_code_hint", { example: isolate("RRRD2929") }) : undefined}
          >
            <Stack gap={5}>
              {parts.map(([name, autoComplete]) =>
                name === "emirate" ? (
                  <SelectField key={name} field={fields[name]} label={labelOf(name)} autoComplete={autoComplete}>
                    <option value="">{t("where.choose")}</option>
                    {emirates.map((emirate) => (
                      <option key={emirate} value={emirate}>
                        {emirateName(emirate, language)}
                      </option>
                    ))}
                  </SelectField>
                ) : (
                  <TextField key={name} field={fields[name]} label={labelOf(name)} autoComplete={autoComplete} />
                ),
              )}
              <TextField
                field={fields.note}
                label={t("where.optional", { field: t("where.note") })}
                autoComplete="off"
              />
            </Stack>
          </FieldGroup>
          <Text size="small" tone="soft">
            {t("where.kept")}
          </Text>
          <p>
            <Button type="submit" arrow>
              {t(back ? "review.back" : "where.on")}
            </Button>
          </p>
        </Stack>
      </form>
    </CheckoutPage>
  );
}
