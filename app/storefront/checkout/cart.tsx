import { getFormProps } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { visitorContext } from "../../auth/visitor.ts";
import { comesTogether } from "../../backend/order-course.ts";
import type { CartItem } from "../../backend/orders.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { CountryField } from "../../forms/country/country-field.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import type { Context } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { readForm } from "../../http/request/body.ts";
import { chosenCurrency } from "../../http/request/market.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { maxQuantity } from "../../shop/cart.ts";
import { countries } from "../../shop/countries.ts";
import { formatMinor } from "../../shop/money.ts";
import { countryName } from "../../shop/names.ts";
import { Button, ButtonLink, Heading, Notice, Page, Row, Stack, Text } from "../../ui/index.ts";
import { closedCountry, deliveryChoices, deliveryCountry } from "../delivery/open-countries.server.ts";
import { helpLinks } from "../shell/sections.ts";
import { CurrencySwitcher } from "../shell/switcher.tsx";
import type { Route } from "./+types/cart";
import { CartItemList } from "./cart-item-list.tsx";
import { backOf, cartItemId, checkoutPath, itemsOf, parseCart, pieceOf, removedOf, removedPath } from "./cart-url.ts";
import styles from "./checkout.module.css";
import { CheckoutPage } from "./checkout-page.tsx";
import { draftFor, keepDraft, readDraft } from "./draft.server.ts";
import { addToCart, changeCart, keepCart, keptCart } from "./kept-cart.server.ts";
import { RemovedNotice } from "./removed-notice.tsx";
import { nameRemoved, quoteCart } from "./step.server.ts";
import { useCancelTerms } from "./use-cancel-terms.ts";
import { useLineNames } from "./use-line-names.ts";
import { vaultPicturesOf } from "./vault-pictures.server.ts";

export const handle = { light: "day", noindex: true } satisfies Handle;

const schema = z.object({
  country: z
    .enum(
      countries.map(({ code }) => code),
      "choice_unknown",
    )
    .optional(),
});

const formFields = ["intent", "kind", "id", "country", "remove", "restore"];

/** Without pieces in its address the page shows the cart that this browser keeps, for another thirty days. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const kept = keptCart(request);
  const items = url.searchParams.has("piece") ? parseCart(url) : kept;
  const home = await deliveryCountry(context, request);
  const country = (await readDraft(context, request))?.country ?? home;
  const args = { context, request, url };
  const [quote, removed] = await Promise.all([
    quoteCart(args, items, country),
    nameRemoved(args, removedOf(url, items), country),
  ]);
  const page = {
    items,
    quote,
    removed,
    back: backOf(url),
    pictures: await vaultPicturesOf(context, quote?.lines ?? []),
    choices: await deliveryChoices(context),
    closed: await closedCountry(context, country),
    country,
    /** The visitor's own country, which the currency follows; null where they chose that themselves. */
    pricesOf: chosenCurrency(request) === undefined ? home : null,
    own: ownPerfumes(context),
  };
  return kept.length > 0 ? data(page, { headers: { "Set-Cookie": keepCart(kept) } }) : page;
}

/** Where this visitor may have perfumes of their own. */
function ownPerfumes(context: Context): "journey" | "account" | "none" {
  if (journeySession(context)) return "journey";
  return context.get(visitorContext).email ? "account" : "none";
}

/**
 * `add` puts a piece into the cart. Else quantities go into the cart and the address, the country into the draft alone,
 * because a gift goes to another country than its buyer's; `remove` and `restore` take an item out and put it back; `on` leads to the next step, anything else back here.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const items = parseCart(url);
  const posted = await readForm(request, new Set([...formFields, ...items.map(cartItemId)]));
  if (posted.get("intent") === "add") return add(request, posted.get("kind"), posted.get("id"));
  const form = await parseForm(posted, schema);
  const typed = items.map((item) => ({ item, quantity: Number(posted.get(cartItemId(item)) ?? item.quantity) }));
  const wrong = typed.filter(({ quantity }) => !Number.isInteger(quantity) || quantity < 0 || quantity > maxQuantity);
  if (!form.ok || wrong.length > 0)
    return form.refuse(Object.fromEntries(wrong.map(({ item }) => [cartItemId(item), ["choice_unknown"]])));
  const removed = items.find((item) => cartItemId(item) === posted.get("remove"));
  const restored = itemsOf([String(posted.get("restore"))]);
  const kept = typed.flatMap(({ item, quantity }) => (quantity > 0 && item !== removed ? [{ ...item, quantity }] : []));
  const chosen = itemsOf([...kept, ...restored].map(pieceOf));
  const { country } = form.value;
  const on = posted.get("intent") === "on" && chosen.length > 0;
  if (on && !country) return form.refuse({ country: ["required"] });
  const headers = new Headers({ "Set-Cookie": changeCart(request, [...items, ...restored], chosen) });
  if (country) {
    const draft = draftFor(country, await readDraft(context, request));
    headers.append("Set-Cookie", await keepDraft(context, draft));
  }
  const back = backOf(url);
  if (on) return redirect(checkoutPath(chosen, back ? "/review" : "/where"), { status: 303, headers });
  const here = checkoutPath(chosen, "", back);
  return redirect(removed ? removedPath(here, removed) : here, { status: 303, headers });
}

/** To the cart with a piece in it; what it has no room for is shown by itself, to be ordered. */
function add(request: Request, kind: unknown, id: unknown): Response {
  const cart = addToCart(request, kind, id);
  if (cart !== null) return redirect("/own", { status: 303, headers: { "Set-Cookie": cart } });
  return redirect(checkoutPath(itemsOf([`${kind}.1.${id}`])), 303);
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, quote, pictures, choices, closed, country, pricesOf, removed, own, back } = loaderData;
  const { t } = useTranslation(["own", "delivery", "errors"]);
  const days = useDays();
  const language = useLanguage();
  const namesOf = useLineNames();
  const cancelTermsOf = useCancelTerms();
  const { form, fields } = useForm<z.input<typeof schema>>({
    id: "own",
    lastResult: actionData,
    defaultValue: { country: country ?? undefined },
  });
  if (!quote) return <EmptyCart removed={removed} own={own} />;
  const { delivery, currency } = quote;
  const wrongOf = (item: CartItem) => {
    const id = cartItemId(item);
    return { id, errors: actionData?.error?.[id] ?? undefined };
  };
  const named = country ? isolate(countryName(country, language)) : "";
  const fee = !country
    ? t("what.country_open")
    : delivery === 0
      ? t("what.delivery_free", { country: named })
      : t("what.delivery_fee", { country: named, fee: isolate(formatMinor(delivery, currency, language)) });
  const blocked = quote.lines.some(({ problem }) => problem && problem !== "not_delivered");
  const names = quote.lines.map(namesOf);
  return (
    <CheckoutPage
      step="what"
      items={items}
      quote={quote}
      undecided={!country}
      note={
        <>
          {pricesOf && (
            <Text size="small">{t(`sums.in.${currency}`, { country: isolate(countryName(pricesOf, language)) })}</Text>
          )}
          <Row gap={3}>
            <Text size="small">{t("sums.currency")}</Text>
            <CurrencySwitcher current={currency} />
          </Row>
        </>
      }
      refused={actionData !== undefined}
    >
      <form method="post" action={checkoutPath(items, "", back)} {...getFormProps(form)}>
        {/* What Enter in a field presses: the first button of a form, which else removes an item. */}
        <button type="submit" name="intent" value="update" hidden />
        <Stack gap={6}>
          {removed && <RemovedNotice removed={removed} />}
          <FormErrors
            form={form.errors}
            fields={[
              ...items.map((item, index) => [wrongOf(item), isolate(names[index]?.name ?? "")] as const),
              [fields.country, t("what.country")],
            ]}
          />
          {closed && (
            <Notice tone="error" title={closed.title}>
              <p>
                {closed.open} <a href={`#${fields.country.id}`}>{closed.change}</a>
              </p>
              <p>
                <a href={closed.askPath}>{closed.ask}</a>
              </p>
            </Notice>
          )}
          {blocked && <Notice tone="error" title={t("what.blocked")} />}
          <CartItemList items={items} lines={quote.lines} vault={pictures} wrong={wrongOf} />
          <CountryField
            field={fields.country}
            choices={country ? choices : [{ code: "", text: t("where.choose") }, ...choices]}
            label={t("what.country")}
            hint={`${closed ? closed.title : fee} ${t("delivery:country.gift")}`}
            none={t("what.country_unknown", { typed: "{typed}" })}
            submits="update"
          />
          {country && !closed && <p>{t("expected", { days: days.range(quote.expected_from, quote.expected_to) })}</p>}
          {!closed && !blocked && (
            <Text tone="soft">
              {comesTogether(quote) && t("together")} {cancelTermsOf(quote)}
            </Text>
          )}
          <Row gap={4}>
            {!blocked && !closed && (
              <Button type="submit" name="intent" value="on" arrow data-leaves>
                {t(back ? "review.back" : "what.on")}
              </Button>
            )}
            <Button type="submit" name="intent" value="update" look="quiet">
              {t("what.update")}
            </Button>
          </Row>
          <p role="alert" data-failure hidden>
            {t("errors:unknown_error")}
          </p>
          <BeforeOrdering />
        </Stack>
      </form>
    </CheckoutPage>
  );
}

type EmptyCartProps = Pick<Route.ComponentProps["loaderData"], "removed" | "own">;

/** Where one goes on from here: to the perfumes of this browser's journey or of the account, or to the first question. */
const waysOn = {
  journey: { to: "/maestro/editions", text: "what.to_perfumes" },
  account: { to: "/account#perfumes", text: "what.to_perfumes" },
  none: { to: "/maestro-journey", text: "what.begin" },
} as const;

function EmptyCart({ removed, own }: EmptyCartProps) {
  const { t } = useTranslation("own");
  const title = t("what.empty_title");
  const { to, text } = waysOn[own];
  return (
    <Page className={styles.page}>
      <Head title={title} description={t("description")} />
      <div id="checkout" className={styles.empty} data-in-place="page">
        <Bottle name="bottle-day-straw" alt="" sizes="(width < 48rem) 60vw, 24rem" priority />
        <Stack gap={5} align="start">
          {removed && (
            <form method="post" action="/own">
              <RemovedNotice removed={removed} />
            </form>
          )}
          <Heading level={1} size={3}>
            {title}
          </Heading>
          <Text size="lead" tone="soft">
            {t(own === "none" ? "what.empty_new" : "what.empty")}
          </Text>
          <Row gap={4}>
            <ButtonLink to={to} arrow>
              {t(text)}
            </ButtonLink>
            <ButtonLink to="/maestro-vault" look="quiet">
              {t("what.to_vault")}
            </ButtonLink>
          </Row>
          <BeforeOrdering />
        </Stack>
      </div>
    </Page>
  );
}

/** What one wants to know before the next step. */
function BeforeOrdering() {
  const { t } = useTranslation("shell");
  return (
    <Row as="ul" gap={4}>
      {helpLinks.map(({ to, text }) => (
        <li key={to}>
          <a href={to}>{t(text)}</a>
        </li>
      ))}
    </Row>
  );
}
