import { Form } from "react-router";
import type { FormResult } from "../../forms/parse-form.ts";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Checkbox, ErrorSummary, Field, Notice, Stack, TextInput } from "../../ui/index.ts";
import { CountryPicker } from "./country-picker.tsx";
import { phoneDigits } from "./digits.ts";

const names = ["firstName", "lastName", "email", "countryCode", "phone", "magicOptIn"] as const;

export function SignupForm({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation(["account", "errors"]);
  const messages = useMessages();
  const { form, fields, pending } = useForm({ id: "signup", result, names });
  const all = [fields.firstName, fields.lastName, fields.email, fields.countryCode, fields.phone];
  return (
    <Form method="post" id={form.id} noValidate>
      <Stack gap={5}>
        <ErrorSummary
          title={t("errors:summary")}
          errors={all.flatMap((field) => messages(field.errors).map((text) => ({ href: `#${field.id}`, text })))}
        />
        {messages(form.errors).map((text) => (
          <Notice key={text} tone="error">
            <p>{text}</p>
          </Notice>
        ))}
        <Field id={fields.firstName.id} label={t("signup.first_name")} error={messages(fields.firstName.errors)}>
          <TextInput
            name="firstName"
            autoComplete="given-name"
            required
            maxLength={limits.name}
            defaultValue={fields.firstName.initialValue}
          />
        </Field>
        <Field id={fields.lastName.id} label={t("signup.last_name")} error={messages(fields.lastName.errors)}>
          <TextInput
            name="lastName"
            autoComplete="family-name"
            required
            maxLength={limits.name}
            defaultValue={fields.lastName.initialValue}
          />
        </Field>
        <Field id={fields.email.id} label={t("signup.email")} error={messages(fields.email.errors)}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={limits.email}
            defaultValue={fields.email.initialValue}
          />
        </Field>
        <Field
          id={fields.countryCode.id}
          label={t("signup.country")}
          hint={t("signup.country_hint")}
          error={messages(fields.countryCode.errors)}
        >
          <CountryPicker name="countryCode" initial={fields.countryCode.initialValue} />
        </Field>
        <Field
          id={fields.phone.id}
          label={t("signup.phone")}
          hint={t("signup.phone_hint")}
          error={messages(fields.phone.errors)}
        >
          <TextInput
            name="phone"
            type="tel"
            autoComplete="tel-national"
            required
            placeholder="5xxxxxxxxx"
            defaultValue={fields.phone.initialValue}
            onInput={(event) => {
              event.currentTarget.value = phoneDigits(event.currentTarget.value);
            }}
          />
        </Field>
        <Checkbox
          name="magicOptIn"
          label={t("signup.magic")}
          defaultChecked={fields.magicOptIn.initialValue === "on"}
        />
        <Button type="submit" loading={pending}>
          {t(pending ? "signup.submitting" : "signup.submit")}
        </Button>
      </Stack>
    </Form>
  );
}
