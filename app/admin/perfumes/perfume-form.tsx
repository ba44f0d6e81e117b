import { Form, useNavigation } from "react-router";
import type { OfficePerfume } from "../../backend/office/perfumes.ts";
import type { FormResult } from "../../forms/parse-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Checkbox, Field, FieldGroup, Select, Stack, TextInput } from "../../ui/index.ts";
import { LocalisedFields } from "../frame/localised-fields.tsx";
import { Problems } from "../frame/problems.tsx";
import { useOfficeMessages } from "../frame/use-office-messages.ts";
import { perfumeState } from "./perfume-state.ts";
import { PictureChoice } from "./picture-choice.tsx";

type PerfumeFormProps = { perfume: OfficePerfume | null; result: FormResult | undefined };

const tiers = ["gold", "royal"] as const;
const grounds = ["gold", "royal", "emerald", "cobalt"] as const;
const badges = ["invite_only", "members_only", "iconic"] as const;
const layers = ["notes_top", "notes_middle", "notes_base"] as const;

export function PerfumeForm({ perfume, result }: PerfumeFormProps) {
  const { t } = useTranslation(["office", "admin"]);
  const messages = useOfficeMessages();
  const pending = useNavigation().state !== "idle";
  const { text, texts, ticked } = perfumeState(perfume, result);
  const errors = result?.error ?? {};
  const errorOf = (name: string) => errors[name] ?? undefined;
  const fields = Object.entries(errors).map(([id, each]) => ({ id, errors: each ?? undefined }));
  return (
    <Form method="post" noValidate>
      <Stack gap={6}>
        <Problems form={errorOf("")} fields={fields.filter(({ id }) => id !== "")} />
        <LocalisedFields
          name="name"
          label={t("perfumes.name")}
          rows={1}
          longest={120}
          values={texts("name")}
          errors={errorOf("name")}
        />
        <Field id="slug" label={t("perfumes.slug")} hint={t("perfumes.slug_hint")} error={messages(errorOf("slug"))}>
          <TextInput name="slug" dir="ltr" required maxLength={80} defaultValue={text("slug")} />
        </Field>
        <Field id="price_aed" label={t("perfumes.price")} error={messages(errorOf("price_aed"))}>
          <TextInput name="price_aed" dir="ltr" inputMode="numeric" required defaultValue={text("price_aed")} />
        </Field>
        <Field id="tier" label={t("perfumes.tier")} error={messages(errorOf("tier"))}>
          <Select name="tier" defaultValue={text("tier") || "gold"}>
            {tiers.map((tier) => (
              <option key={tier} value={tier}>
                {t(`perfumes.${tier}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="bg_variant" label={t("perfumes.ground")} error={messages(errorOf("bg_variant"))}>
          <Select name="bg_variant" defaultValue={text("bg_variant") || "gold"}>
            {grounds.map((ground) => (
              <option key={ground} value={ground}>
                {t(`perfumes.${ground}`)}
              </option>
            ))}
          </Select>
        </Field>
        <FieldGroup id="badges" label={t("perfumes.badges")} error={messages(errorOf("badges"))}>
          {badges.map((badge) => (
            <Checkbox
              key={badge}
              name="badges"
              value={badge}
              label={t(`perfumes.${badge}`)}
              defaultChecked={ticked("badges", badge)}
            />
          ))}
        </FieldGroup>
        <LocalisedFields
          name="description"
          label={t("perfumes.description")}
          rows={5}
          longest={2000}
          values={texts("description")}
          errors={errorOf("description")}
        />
        {layers.map((layer) => (
          <LocalisedFields
            key={layer}
            name={layer}
            label={t(`perfumes.${layer}`)}
            hint={t("perfumes.notes_hint")}
            rows={4}
            longest={1200}
            values={texts(layer)}
            errors={errorOf(layer)}
          />
        ))}
        <PictureChoice chosen={text("bottle_image")} errors={errorOf("bottle_image")} />
        <Stack gap={2}>
          <Checkbox name="is_active" label={t("perfumes.visible")} defaultChecked={ticked("is_active", "on")} />
          <Checkbox name="is_vault" label={t("perfumes.vault")} defaultChecked={ticked("is_vault", "on")} />
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
