import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { cleanLine, limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { graphemes } from "../../i18n/graphemes.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { Button, Checkbox, Field, Heading, Notice, Price, Stack, Text, TextInput } from "../../ui/index.ts";
import { nameForm } from "../product-cards/name-form.ts";
import type { PriceList } from "../product-cards/prices.server.ts";
import type { Route } from "./+types/results";
import styles from "./naming.module.css";
import type { NamingFields } from "./naming-schema.server.ts";
import type { NamingWords } from "./naming-words.server.ts";
import type { PerfumeView } from "./perfume-view.server.ts";

export function sendName(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

const nameTooLong = "custom_name_long";

type NamingProps = {
  perfume: PerfumeView;
  /** The id of the edition, for the pieces that are sent to the cart with this form; null where none can be ordered. */
  orderable: string | null;
  words: NamingWords;
  prices: PriceList;
  result: SubmissionResult | undefined;
};

/** Names the perfume, or leaves it unnamed; a label, seen from near by, shows the name while it is typed. */
export function Naming({ perfume, orderable, words, prices, result }: NamingProps) {
  const { t } = useTranslation("results");
  const messages = useMessages();
  const { form, fields, pending } = useForm<NamingFields>({
    id: nameForm,
    lastResult: result,
    defaultValue: { custom_name: perfume.customName, engraving: perfume.engraving ? "on" : null },
  });
  const { formData } = useNavigation();
  const sent = pending ? formData?.get("intent") : null;
  const { custom_name } = fields;
  const gold = fields.engraving.value === "on";
  // A name that was posted twice comes back as a list.
  const name = typeof custom_name.value === "string" ? cleanLine(custom_name.value) : "";
  const saved = perfume.customName !== null && !result;
  const length = graphemes(name);
  // Shown while typing; the server validates.
  const tooLong = length > limits.customName;
  const [corrected, setCorrected] = useState<SubmissionResult>();
  // What was refused for its length is right once it fits, and is not refused again before it is sent.
  if (result && result !== corrected && !tooLong) setCorrected(result);
  const refused = (custom_name.errors ?? []).filter((error) => error !== nameTooLong || result !== corrected);
  const errors = tooLong ? [nameTooLong] : refused;
  return (
    <>
      <div className={styles.label}>
        <Bottle
          name="bottle-black"
          alt=""
          engraved={name || perfume.variants[0].name}
          gold={gold}
          seals={[perfume.variants[0].seal]}
          sizes="(width < 60rem) 240vw, 80rem"
        />
      </div>
      <Form method="post" discover="none" {...getFormProps(form)} className={styles.form} preventScrollReset={false}>
        <Stack gap={4}>
          <FormErrors fields={[[{ id: custom_name.id, errors: refused }, t("naming.label")]]} />
          {form.errors && (
            <Notice tone="error" title={t("naming.failed")} focused>
              <p>{messages(form.errors)}</p>
            </Notice>
          )}
          <Heading level={2} size={2} id="naming">
            {t(saved ? "naming.title_named" : "naming.title")}
          </Heading>
          {saved ? <p role="status">{words.saved}</p> : <Text tone="soft">{words.body}</Text>}
          {orderable && <input type="hidden" name="perfume" value={orderable} />}
          <Field
            id={custom_name.id}
            label={t("naming.label")}
            hint={
              length > limits.customName
                ? t("naming.over", { count: length - limits.customName })
                : t("naming.count", { length, max: limits.customName })
            }
            error={messages(errors)}
          >
            <TextInput
              {...getInputProps(custom_name, { type: "text", ariaAttributes: false })}
              aria-invalid={errors.length > 0 || undefined}
              aria-describedby={`${errors.length > 0 ? `${custom_name.errorId} ` : ""}${custom_name.descriptionId}`}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <Checkbox
            {...getInputProps(fields.engraving, { type: "checkbox" })}
            label={t("naming.engraving")}
            hint={words.surcharge}
          />
          <p role="status">
            {t("naming.bottle")} <Price>{gold ? prices.engraved : prices.bottle}</Price> {gold && prices.engraving}
          </p>
          <div className={styles.actions}>
            <Button name="intent" value="name" loading={sent === "name"}>
              {t("naming.save")}
            </Button>
            <Button name="intent" value="unnamed" look="quiet" loading={sent === "unnamed"}>
              {t("naming.without")}
            </Button>
          </div>
        </Stack>
      </Form>
    </>
  );
}
