import type { FieldMetadata } from "@conform-to/react";
import { choiceProps, TextAreaField, TextField } from "../../forms/fields.tsx";
import { cleanText, limits } from "../../forms/text.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Choice, FieldGroup, Text } from "../../ui/index.ts";
import styles from "./checkout.module.css";
import { giftChoices } from "./gift-choices.ts";

type GiftFieldsProps = {
  fields: Record<"gift" | "recipient" | "recipient_phone" | "card", FieldMetadata<string | undefined>>;
};

/** Asked before the address, because it decides whose address that is; the style sheet shows what the choice needs. */
export function GiftFields({ fields: { gift, recipient, recipient_phone, card } }: GiftFieldsProps) {
  const { t } = useTranslation("own");
  const messages = useMessages();
  return (
    <FieldGroup id={gift.id} label={t("where.gift_title")} hint={t("where.gift_hint")} error={messages(gift.errors)}>
      <div className={styles.options}>
        {giftChoices.map((choice) => (
          <Choice key={choice} kind="radio" {...choiceProps(gift, choice)} label={t(`where.gift_${choice}`)} />
        ))}
      </div>
      <div className={styles.gift}>
        <div className={styles.recipient}>
          <TextField field={recipient} label={t("where.recipient")} autoComplete="off" />
          <TextField
            field={recipient_phone}
            label={t("where.recipient_phone")}
            hint={t("where.recipient_phone_hint")}
            inputMode="tel"
            dir="ltr"
            autoComplete="off"
          />
        </div>
        <TextAreaField
          field={card}
          label={t("where.optional", { field: t("where.card") })}
          hint={<CardHint field={card} />}
          rows={3}
        />
        <Text size="small" tone="soft">
          {t("where.gift_day")}
        </Text>
      </div>
    </FieldGroup>
  );
}

/** The limit of the card's text, and how much of it is left: by how much a refused text is too long, then as it is typed. */
function CardHint({ field }: { field: FieldMetadata<string | undefined> }) {
  const { t } = useTranslation("own");
  const typed = cleanText(field.initialValue ?? "").length;
  const words = { left: t("where.card_left"), over: t("where.card_over") };
  return (
    <>
      {t("where.card_hint", { max: limits.giftCard })}{" "}
      <span data-counts={field.id} data-max={limits.giftCard} data-left={words.left} data-over={words.over}>
        {typed > limits.giftCard && `${words.over} ${typed - limits.giftCard}`}
      </span>
    </>
  );
}
