import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { CountryField } from "../../forms/country/country-field.tsx";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useKeepTyped } from "../../forms/keep/use-keep-typed.ts";
import { phoneDigits } from "../../forms/phone/phone-digits.ts";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { CountryCode } from "../../shop/countries.ts";
import type { CountryChoice } from "../../shop/names.ts";
import { Button, Checkbox, Stack, Text } from "../../ui/index.ts";
import type { SignupFields } from "./signup-schema.server.ts";

const required = { required: true };
const name = { ...required, maxLength: limits.name };
const constraint = {
  firstName: name,
  lastName: name,
  email: { ...required, maxLength: limits.email },
  phone: required,
};

type SignupFormProps = {
  examples: Record<string, string>;
  choices: CountryChoice[];
  country: CountryCode;
  result: SubmissionResult | undefined;
};

export function SignupForm({ examples, choices, country: guessed, result }: SignupFormProps) {
  const { t } = useTranslation("account");
  const { form, fields, pending } = useForm<SignupFields>({
    id: "signup",
    lastResult: result,
    defaultValue: { countryCode: guessed },
    constraint,
  });
  useKeepTyped(form.id);
  const { firstName, lastName, email, countryCode, phone } = fields;
  const country = String(countryCode.value);
  const example = examples[country] ?? examples[guessed];
  return (
    <Form method="post" discover="none" {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors
          form={form.errors}
          fields={[
            [firstName, t("signup.first_name")],
            [lastName, t("signup.last_name")],
            [email, t("signup.email")],
            [countryCode, t("signup.country")],
            [phone, t("signup.phone")],
          ]}
        />
        <TextField field={firstName} label={t("signup.first_name")} autoComplete="given-name" />
        <TextField field={lastName} label={t("signup.last_name")} autoComplete="family-name" />
        <TextField field={email} label={t("signup.email")} type="email" autoComplete="email" />
        <CountryField
          field={countryCode}
          choices={choices}
          label={t("signup.country")}
          hint={t("signup.country_hint")}
          none={t("signup.country_unknown", { typed: "{typed}" })}
        />
        {/* HTML allows `tel-national` on text inputs only; `inputMode` brings up the numeric keypad. */}
        <TextField
          field={phone}
          label={t("signup.phone")}
          hint={t("signup.phone_hint", { example })}
          inputMode="tel"
          dir="ltr"
          autoComplete="tel-national"
          placeholder="5xxxxxxxxx"
          onInput={(event) => {
            event.currentTarget.value = phoneDigits(event.currentTarget.value);
          }}
        />
        <Checkbox {...getInputProps(fields.magicOptIn, { type: "checkbox" })} label={t("signup.magic")} />
        {/* Unticked unless the visitor ticks it: consent is given, not assumed. */}
        <Checkbox {...getInputProps(fields.contactConsent, { type: "checkbox" })} label={t("signup.consent")} />
        <Text tone="soft">
          <a href="/privacy">{t("signup.privacy")}</a>
        </Text>
        <Button type="submit" loading={pending}>
          {t(pending ? "signup.submitting" : "signup.submit")}
        </Button>
      </Stack>
    </Form>
  );
}
