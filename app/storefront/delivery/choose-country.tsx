import type { Handle } from "../../document/handle.ts";
import { refererPath } from "../../http/request/local-path.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { countryName } from "../../shop/names.ts";
import { Heading, Stack, Text } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import type { Route } from "./+types/choose-country";
import styles from "./choose-country.module.css";
import { deliveryChoices, deliveryCountry } from "./open-countries.server.ts";

export const handle = { light: "day", noindex: true } satisfies Handle;

const here = "/delivery/country";

/** Leads back to the page whose link led here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const from = refererPath(request, "/home");
  const choices = await deliveryChoices(context);
  return {
    next: from.startsWith(here) ? "/home" : from,
    open: choices.filter(({ closed }) => !closed),
    closed: choices.filter(({ closed }) => closed),
    country: await deliveryCountry(context, request),
  };
}

/** Every country is a button: one press, with or without a script. */
export default function ChooseCountry({ loaderData: { next, open, closed, country } }: Route.ComponentProps) {
  const { t } = useTranslation("delivery");
  const language = useLanguage();
  const buttons = (choices: typeof open) => (
    <ul className={styles.choices}>
      {choices.map(({ code }) => (
        <li key={code}>
          <button
            type="submit"
            name="country"
            value={code}
            className={styles.choice}
            aria-current={code === country || undefined}
          >
            {countryName(code, language)}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <ContentPage
      title={t("choose.title")}
      description={t("description")}
      lead={`${t("country.body")} ${t("country.gift_elsewhere")}`}
      width="text"
    >
      <form method="post" action="/country">
        <input type="hidden" name="next" value={next} />
        <Stack gap={7}>
          <Stack as="section" gap={3}>
            <Heading level={2} size={1}>
              {t("choose.open")}
            </Heading>
            {buttons(open)}
          </Stack>
          {closed.length > 0 && (
            <Stack as="section" gap={3}>
              <Heading level={2} size={1}>
                {t("choose.closed")}
              </Heading>
              <Text tone="soft">{t("closed.journey")}</Text>
              {buttons(closed)}
            </Stack>
          )}
        </Stack>
      </form>
    </ContentPage>
  );
}
