import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { cleanText, graphemes, limits } from "../../forms/text.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { Button, Checkbox, ErrorSummary, Field, Heading, Notice, Stack, Text, TextInput } from "../../ui/index.ts";
import type { Refusal } from "./act.server.ts";
import styles from "./naming.module.css";
import type { PerfumeView } from "./perfume.server.ts";

type NamingProps = { perfume: PerfumeView; engraving: string; refusal: Refusal | undefined };

/** The perfume is given a name of its own, or none; what is typed appears on the bottle. */
export function Naming({ perfume, engraving, refusal }: NamingProps) {
  const { t } = useTranslation(["results", "errors"]);
  const [draft, setDraft] = useState(refusal?.name ?? perfume.customName ?? "");
  const [gold, setGold] = useState(refusal?.engraving ?? perfume.engraving);
  const { state, formData } = useNavigation();
  const pending = state === "idle" ? null : formData?.get("intent");
  const length = graphemes(cleanText(draft));
  const tooLong = length > limits.customName;
  const failed = refusal?.message === "unknown_error";
  const message =
    refusal && !failed ? t(`errors:${refusal.message}`) : tooLong ? t("errors:custom_name_long") : undefined;
  return (
    <section className={styles.naming} aria-labelledby="naming">
      <Bottle
        name="bottle-black"
        alt=""
        engraved={cleanText(draft) || null}
        gold={gold}
        sizes="(width < 60rem) 70vw, 24rem"
        className={styles.preview}
      />
      <Form method="post" noValidate className={styles.form} preventScrollReset={false}>
        <Stack gap={5}>
          {refusal && !failed && (
            <ErrorSummary
              title={t("errors:summary")}
              errors={[{ href: "#custom-name", text: t(`errors:${refusal.message}`) }]}
            />
          )}
          {failed && (
            <Notice tone="error" title={t("naming.failed")}>
              <p>{t("errors:unknown_error")}</p>
            </Notice>
          )}
          <Heading level={2} id="naming">
            {t("naming.title")}
          </Heading>
          <Text tone="soft">{t("naming.body")}</Text>
          <Field
            id="custom-name"
            label={t("naming.label")}
            hint={t("naming.count", { length, max: limits.customName })}
            error={message}
          >
            <TextInput
              name="custom_name"
              autoComplete="off"
              spellCheck={false}
              defaultValue={draft}
              onChange={(event) => setDraft(event.currentTarget.value)}
            />
          </Field>
          <Checkbox
            name="engraving"
            label={t("naming.engraving")}
            hint={<bdi>{t("naming.surcharge", { price: engraving })}</bdi>}
            defaultChecked={gold}
            onChange={(event) => setGold(event.currentTarget.checked)}
          />
          <div className={styles.actions}>
            <Button name="intent" value="name" loading={pending === "name"}>
              {t("naming.save")}
            </Button>
            <Button name="intent" value="unnamed" look="quiet" loading={pending === "unnamed"}>
              {t("naming.without")}
            </Button>
          </div>
        </Stack>
      </Form>
    </section>
  );
}
