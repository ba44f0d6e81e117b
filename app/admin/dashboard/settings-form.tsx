import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { Form } from "react-router";
import { type MessageLanguage, messageLanguages } from "../../backend/message-languages.ts";
import { TextAreaField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm, useSubmitting } from "../../forms/use-form.ts";
import { direction } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Checkbox, FieldGroup, Grid, Notice, Stack } from "../../ui/index.ts";
import { ConflictNotice } from "../shell/conflict-notice.tsx";
import { formatDateTime } from "../shell/date-time.tsx";
import { ClosingPreview } from "./closing-preview.tsx";
import type { Closing, SettingsView } from "./settings.server.ts";

type SettingsFormProps = {
  settings: SettingsView;
  /**
   * The action's answer to the last press. `theirs` are the settings that somebody else saved meanwhile; `closing` is what
   * visitors will read once the admin confirms.
   */
  response: { result: SubmissionResult; theirs?: SettingsView | undefined; closing?: Closing | undefined } | undefined;
};

type SettingsFields = {
  enabled?: boolean;
  fallback?: string;
  messages?: Partial<Record<MessageLanguage, string>>;
  updatedAt: string;
};

/** For a refused form while the settings cannot be read: it keeps what was typed. */
export const emptySettings: SettingsView = { enabled: false, fallback: "", messages: {}, updatedAt: "" };

/**
 * Edits the settings as they were when the page was opened. When they change meanwhile, an untouched form is filled
 * anew; an edited one keeps what was typed and shows a notice.
 */
export function SettingsForm({ settings, response }: SettingsFormProps) {
  const idle = !useSubmitting();
  const [initial] = useState(settings);
  /** The settings that the form was filled with. */
  const [base, setBase] = useState(settings);
  const [state, setState] = useState<"pristine" | "dirty" | "submitting" | "submitted" | "discarded">(
    response ? "dirty" : "pristine",
  );
  /** A revalidation drops the action's data, so the response that the form shows is kept here. */
  const [shown, setShown] = useState(response);
  if (response && response !== shown) setShown(response);
  /** The preview of a response is of no use once other words are typed. */
  const [edited, setEdited] = useState<SettingsFormProps["response"]>();
  const outdated = settings.updatedAt !== base.updatedAt;
  if (state === "submitting" && !idle) setState("submitted");
  if (state === "submitted" && idle && response) setState("dirty");
  const saved = state === "submitted" && idle && !response;
  if (saved && shown) setShown(undefined);
  if (outdated && (saved || state === "pristine" || state === "discarded")) {
    setBase(settings);
    setState("pristine");
  }
  // A response to a form that was filled with older settings is not about this one.
  const current = base === initial || shown?.result.initialValue?.updatedAt === base.updatedAt;
  return (
    <div
      onInput={() => {
        setState("dirty");
        setEdited(shown);
      }}
      onSubmit={() => setState("submitting")}
    >
      <Fields
        key={base.updatedAt}
        base={base}
        response={current ? shown : undefined}
        closing={current && edited !== shown ? shown?.closing : undefined}
        newer={outdated ? settings : null}
        onDiscard={() => setState("discarded")}
      />
    </div>
  );
}

type FieldsProps = {
  base: SettingsView;
  response: SettingsFormProps["response"];
  closing: Closing | undefined;
  newer: SettingsView | null;
  /** The admin drops what was typed for the newer settings. */
  onDiscard: () => void;
};

function Fields({ base, response, closing, newer, onDiscard }: FieldsProps) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const { form, fields, pending } = useForm<SettingsFields>({
    id: "settings",
    lastResult: response?.result,
    defaultValue: base,
  });
  const messages = fields.messages.getFieldset();
  const theirs = response?.theirs;
  return (
    <Form method="post" {...getFormProps(form)}>
      <input {...getInputProps(fields.updatedAt, { type: "hidden", ariaAttributes: false })} />
      <Stack gap={5}>
        <FormErrors
          form={form.errors}
          fields={[
            [fields.fallback, t("dashboard.fallback")],
            ...messageLanguages.map((each) => [messages[each], t(`languages.${each}`)] as const),
          ]}
        />
        {theirs && <ConflictNotice theirs={theirs.updatedAt} />}
        {newer && (
          <Notice>
            {!theirs && <p>{t("dashboard.changed_elsewhere", { time: formatDateTime(newer.updatedAt, language) })}</p>}
            <p>
              <Button type="button" look="quiet" size="small" onClick={onDiscard}>
                {t("dashboard.take_theirs")}
              </Button>
            </p>
          </Notice>
        )}
        {closing && <ClosingPreview closing={closing} />}
        <Checkbox {...getInputProps(fields.enabled, { type: "checkbox" })} label={t("dashboard.toggle")} />
        <TextAreaField
          field={fields.fallback}
          label={t("dashboard.fallback")}
          hint={t("dashboard.fallback_hint")}
          rows={3}
          maxLength={500}
        />
        <FieldGroup id={fields.messages.id} label={t("dashboard.messages")}>
          <Grid gap={4}>
            {messageLanguages.map((each) => (
              <TextAreaField
                key={each}
                field={messages[each]}
                label={t(`languages.${each}`)}
                rows={2}
                maxLength={500}
                lang={each}
                dir={direction(each)}
              />
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
