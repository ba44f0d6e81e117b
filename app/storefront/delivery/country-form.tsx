import { useTranslation } from "../../i18n/use-translation.ts";
import type { CountryCode } from "../../shop/countries.ts";
import type { CountryChoice } from "../../shop/names.ts";
import { Button, Field, Heading, Row, Select, Stack, Text } from "../../ui/index.ts";

type CountryFormProps = { country: CountryCode | null; choices: readonly CountryChoice[]; arrival: string | null };

/** The country by which the shop shows days, fees and currency, for the visitor to choose or to correct. */
export function CountryForm({ country, choices, arrival }: CountryFormProps) {
  const { t } = useTranslation("delivery");
  return (
    <form method="post" action="/country">
      <input type="hidden" name="next" value="/delivery" />
      <Stack gap={4}>
        <Heading level={2} size={2}>
          {t("country.title")}
        </Heading>
        {arrival && <Text size="lead">{arrival}</Text>}
        <Field id="country" label={t("country.label")} hint={t("country.body")}>
          <Select id="country" name="country" defaultValue={country ?? ""} autoComplete="country">
            {!country && <option value="">{t("country.choose")}</option>}
            {choices.map(({ code, text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Row>
          <Button type="submit" look="quiet">
            {t("country.save")}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
