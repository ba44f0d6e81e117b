import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { messageLanguages } from "../../backend/message-languages.ts";
import type { FormResult } from "../../forms/parse-form.ts";
import { useForm } from "../../forms/use-form.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Checkbox, Field, FieldGroup, Grid, Notice, Stack, TextArea } from "../../ui/index.ts";
import { formatMoment } from "../frame/moment.tsx";
import { Problems } from "../frame/problems.tsx";
import { useOfficeMessages } from "../frame/use-office-messages.ts";
import type { ShownSettings } from "./settings.server.ts";

type SettingsFormProps = {
  settings: ShownSettings;
  answer: { result: FormResult; theirs: ShownSettings | null } | undefined;
};

const names = [
  "updatedAt",
  "enabled",
  "fallback",
  ...messageLanguages.map((each) => `messages.${each}` as const),
] as const;

/** Stands in for settings that cannot be read while a form that was refused keeps what was typed. */
export const unread: ShownSettings = { enabled: false, fallback: "", messages: {}, updatedAt: "" };

/**
 * The form over the settings as they were when its owner began. Settings that change meanwhile replace an untouched
 * form at once; one that was touched keeps what was typed and says so.
 */
export function SettingsForm({ settings, answer }: SettingsFormProps) {
  const idle = useNavigation().state === "idle";
  const [first] = useState(settings);
  const [base, setBase] = useState(settings);
  const [state, setState] = useState<"untouched" | "touched" | "sending" | "sent" | "taken">("untouched");
  const renewed = settings.updatedAt !== base.updatedAt;
  if (state === "sending" && !idle) setState("sent");
  const saved = state === "sent" && idle && !answer;
  if (renewed && (saved || state === "untouched" || state === "taken")) {
    setBase(settings);
    setState("untouched");
  }
  return (
    <div onInput={() => setState("touched")} onSubmit={() => setState("sending")}>
      <Fields
        key={base.updatedAt}
        base={base}
        answer={answer}
        elsewhere={renewed ? settings : null}
        taken={base === first ? null : base.updatedAt}
        onTake={() => setState("taken")}
      />
    </div>
  );
}

type FieldsProps = {
  base: ShownSettings;
  answer: SettingsFormProps["answer"];
  elsewhere: ShownSettings | null;
  /** When the settings were last changed that replaced the form's first ones. */
  taken: string | null;
  onTake: () => void;
};

function Fields({ base, answer, elsewhere, taken, onTake }: FieldsProps) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const messages = useOfficeMessages();
  const { form, fields, pending } = useForm({
    id: "settings",
    result: answer?.result,
    names,
    values: { ...base, enabled: base.enabled ? "on" : undefined },
  });
  // What the admin took over since the answer is no conflict any more.
  const theirs = answer?.theirs && answer.theirs.updatedAt !== taken ? answer.theirs : null;
  return (
    <Form method="post" id={form.id} noValidate>
      <input
        type="hidden"
        name="updatedAt"
        value={((theirs || base === unread) && fields.updatedAt.initialValue) || base.updatedAt}
      />
      <Stack gap={5}>
        <Problems
          form={form.errors}
          fields={[fields.fallback, ...messageLanguages.map((each) => fields[`messages.${each}`])]}
        />
        {theirs && (
          <Notice tone="error">
            <p>{t("dashboard.conflict", { time: formatMoment(theirs.updatedAt, language, "UTC") })}</p>
            <p>
              <Button type="submit" look="quiet" name="over" value={theirs.updatedAt}>
                {t("dashboard.overwrite")}
              </Button>
            </p>
          </Notice>
        )}
        {elsewhere && (
          <Notice>
            {!theirs && (
              <p>{t("dashboard.changed_elsewhere", { time: formatMoment(elsewhere.updatedAt, language) })}</p>
            )}
            <p>
              <Button type="button" look="quiet" size="small" onClick={onTake}>
                {t("dashboard.take_theirs")}
              </Button>
            </p>
          </Notice>
        )}
        <Checkbox name="enabled" label={t("dashboard.toggle")} defaultChecked={fields.enabled.initialValue === "on"} />
        <Field
          id={fields.fallback.id}
          label={t("dashboard.fallback")}
          hint={t("dashboard.fallback_hint")}
          error={messages(fields.fallback.errors)}
        >
          <TextArea name="fallback" rows={3} maxLength={500} defaultValue={fields.fallback.initialValue} />
        </Field>
        <FieldGroup id="messages" label={t("dashboard.messages")}>
          <Grid gap={4}>
            {messageLanguages.map((each) => (
              <Field
                key={each}
                id={fields[`messages.${each}`].id}
                label={t(`languages.${each}`)}
                error={messages(fields[`messages.${each}`].errors)}
              >
                <TextArea
                  name={fields[`messages.${each}`].name}
                  rows={2}
                  maxLength={500}
                  lang={each}
                  dir={each === "ar" ? "rtl" : "ltr"}
                  defaultValue={fields[`messages.${each}`].initialValue}
                />
              </Field>
            ))}
          </Grid>
        </FieldGroup>
        <p>
          <Button type="submit" loading={pending}>
            {t(pending ? "dashboard.saving" : "dashboard.save")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}
