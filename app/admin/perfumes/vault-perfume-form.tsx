import { getFormProps, getInputProps } from "@conform-to/react";
import { Form } from "react-router";
import type { AdminVaultPerfume } from "../../backend/admin/vault-perfumes.ts";
import { backgrounds, badges, boxItems, concentrations, tiers } from "../../backend/vault-perfume-values.ts";
import { choiceProps, SelectField, TextAreaField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Checkbox, FieldGroup, Stack } from "../../ui/index.ts";
import { ConflictNotice } from "../shell/conflict-notice.tsx";
import type { EditResult } from "../shell/editing.server.ts";
import { LocalisedFields } from "../shell/localised-fields.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { vaultPerfumeDefaults } from "./vault-perfume-defaults.ts";
import type { VaultPerfumeFields } from "./vault-perfume-fields.server.ts";

type VaultPerfumeFormProps = { perfume: AdminVaultPerfume | null; result: EditResult | undefined };

const layers = ["notes_top", "notes_middle", "notes_base"] as const;

const constraint = {
  slug: { required: true, maxLength: 80 },
  price_aed: { required: true },
  volume_ml: { required: true },
};

export function VaultPerfumeForm({ perfume, result }: VaultPerfumeFormProps) {
  const { t } = useTranslation(["admin", "admin_perfumes"]);
  const messages = useMessages();
  const { form, fields, pending } = useForm<VaultPerfumeFields>({
    id: "perfume",
    lastResult: result,
    defaultValue: vaultPerfumeDefaults(perfume),
    constraint,
  });
  const { name, slug, price_aed, tier, bg_variant, description, bottle_image } = fields;
  return (
    <Form method="post" {...getFormProps(form)}>
      {perfume && <input {...getInputProps(fields.updatedAt, { type: "hidden", ariaAttributes: false })} />}
      <Stack gap={6}>
        {perfume && result?.theirs && <ConflictNotice theirs={result.theirs} page={`/perfumes/${perfume.id}`} />}
        <FormErrors
          form={form.errors}
          fields={[
            [name, t("admin_perfumes:name")],
            [slug, t("admin_perfumes:slug")],
            [price_aed, t("admin_perfumes:price")],
            [tier, t("admin_perfumes:tier")],
            [fields.volume_ml, t("admin_perfumes:volume")],
            [fields.concentration, t("admin_perfumes:concentration")],
            [fields.box, t("admin_perfumes:box")],
            [bg_variant, t("admin_perfumes:background")],
            [fields.badges, t("admin_perfumes:badges")],
            [description, t("admin_perfumes:description")],
            ...layers.map((layer) => [fields[layer], t(`admin_perfumes:${layer}`)] as const),
            [bottle_image, t("common.picture")],
            [fields.stock, t("admin_perfumes:stock")],
            [fields.invited, t("admin_perfumes:invited")],
          ]}
        />
        <LocalisedFields field={name} label={t("admin_perfumes:name")} rows={1} maxLength={120} />
        <TextField field={slug} label={t("admin_perfumes:slug")} hint={t("admin_perfumes:slug_hint")} dir="ltr" />
        <TextField field={price_aed} label={t("admin_perfumes:price")} dir="ltr" inputMode="numeric" />
        <SelectField field={tier} label={t("admin_perfumes:tier")} hint={t("admin_perfumes:tier_hint")}>
          {tiers.map((each) => (
            <option key={each} value={each}>
              {t(`admin_perfumes:${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField field={fields.volume_ml} label={t("admin_perfumes:volume")} dir="ltr" inputMode="numeric" />
        <SelectField field={fields.concentration} label={t("admin_perfumes:concentration")}>
          {concentrations.map((concentration) => (
            <option key={concentration} value={concentration}>
              {t(`admin_perfumes:concentrations.${concentration}`)}
            </option>
          ))}
        </SelectField>
        <FieldGroup id={fields.box.id} label={t("admin_perfumes:box")} error={messages(fields.box.errors)}>
          {boxItems.map((item) => (
            <Checkbox {...choiceProps(fields.box, item)} key={item} label={t(`admin_perfumes:boxes.${item}`)} />
          ))}
        </FieldGroup>
        <SelectField field={bg_variant} label={t("admin_perfumes:background")}>
          {backgrounds.map((background) => (
            <option key={background} value={background}>
              {t(`admin_perfumes:${background}`)}
            </option>
          ))}
        </SelectField>
        <FieldGroup id={fields.badges.id} label={t("admin_perfumes:badges")} error={messages(fields.badges.errors)}>
          {badges.map((badge) => (
            <Checkbox {...choiceProps(fields.badges, badge)} key={badge} label={t(`admin_perfumes:${badge}`)} />
          ))}
        </FieldGroup>
        <LocalisedFields field={description} label={t("admin_perfumes:description")} rows={5} maxLength={2000} />
        {layers.map((layer) => (
          <LocalisedFields
            key={layer}
            field={fields[layer]}
            label={t(`admin_perfumes:${layer}`)}
            hint={t("admin_perfumes:notes_hint")}
            rows={4}
            maxLength={1200}
          />
        ))}
        <PictureChoice field={bottle_image} own={perfume} />
        {!perfume && (
          <>
            <TextField
              field={fields.stock}
              label={t("admin_perfumes:stock")}
              hint={t("admin_perfumes:stock_hint")}
              inputMode="numeric"
              dir="ltr"
            />
            <TextAreaField
              field={fields.invited}
              label={t("admin_perfumes:invited")}
              hint={t("admin_perfumes:invited_hint")}
              rows={3}
              dir="ltr"
            />
          </>
        )}
        <Stack gap={2}>
          <Checkbox {...getInputProps(fields.is_active, { type: "checkbox" })} label={t("admin_perfumes:visible")} />
          <Checkbox {...getInputProps(fields.is_vault, { type: "checkbox" })} label={t("admin_perfumes:vault")} />
        </Stack>
        <p>
          <Button type="submit" loading={pending}>
            {t("common.save")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}
