import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { Selling } from "../../backend/admin/selling.ts";
import { SelectField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Heading, Notice, Stack } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { RowAction } from "../shell/row-action.tsx";
import type { SellingFields } from "./change-selling.server.ts";

/** Who asked for an invitation. */
type Asking = { email: string; lang: Language };
type Props = { selling: Selling; result: SubmissionResult | undefined };
/** `uninvited`: a new perfume's invitations could not be saved. */
type SellingFormsProps = Props & { uninvited: boolean; asking: Asking | null };

/** How many bottles are left, and who is invited to own one. */
export function SellingForms({ selling, uninvited, asking, result }: SellingFormsProps) {
  const { t } = useTranslation(["admin", "admin_perfumes"]);
  const intent = result?.initialValue?.intent;
  return (
    <Stack gap={6} as="section" id="selling">
      <Heading level={2} size={2}>
        {t("admin_perfumes:selling")}
      </Heading>
      {uninvited && !result && (
        <Notice tone="error">
          <p>{t("admin_perfumes:uninvited")}</p>
        </Notice>
      )}
      <StockForm selling={selling} result={intent === "stock" ? result : undefined} />
      <InviteForm key={asking?.email ?? ""} asking={asking} result={intent === "invite" ? result : undefined} />
      {selling.vault_invitations.length > 0 && (
        <DataTable
          label={t("admin_perfumes:invited")}
          rows={selling.vault_invitations}
          keyOf={({ id }) => id}
          columns={[
            { title: t("common.email"), cell: ({ email }) => <bdi>{email}</bdi> },
            { title: t("common.date"), cell: ({ created_at }) => <DateTime iso={created_at} /> },
            {
              title: t("common.actions"),
              cell: ({ id, email }) => (
                <RowAction
                  intent="withdraw"
                  values={{ invitation: id }}
                  name={t("admin_perfumes:uninvite_named", { email: `\u2068${email}\u2069` })}
                >
                  {t("admin_perfumes:uninvite")}
                </RowAction>
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}

function StockForm({ selling: { stock }, result }: Props) {
  const { t } = useTranslation(["admin", "admin_perfumes"]);
  const { form, fields, pending } = useForm<SellingFields>({
    id: "stock",
    lastResult: result,
    defaultValue: { stock: stock === null ? "" : String(stock) },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={4}>
        <input type="hidden" name="intent" value="stock" />
        <input type="hidden" name="seen" value={stock ?? ""} />
        <FormErrors form={form.errors} fields={[[fields.stock, t("admin_perfumes:stock")]]} />
        <TextField
          field={fields.stock}
          label={t("admin_perfumes:stock")}
          hint={t("admin_perfumes:stock_hint")}
          inputMode="numeric"
          dir="ltr"
        />
        <p>
          <Button type="submit" look="quiet" loading={pending}>
            {t("admin_perfumes:stock_set")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}

type InviteFormProps = { asking: Asking | null; result: SubmissionResult | undefined };

function InviteForm({ asking, result }: InviteFormProps) {
  const { t } = useTranslation(["admin", "admin_perfumes"]);
  const { form, fields, pending } = useForm<SellingFields>({
    id: "invite",
    lastResult: result,
    defaultValue: { email: asking?.email ?? "", language: asking?.lang ?? "" },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={4}>
        <input type="hidden" name="intent" value="invite" />
        <FormErrors form={form.errors} fields={[[fields.email, t("admin_perfumes:invite")]]} />
        <TextField
          field={fields.email}
          label={t("admin_perfumes:invite")}
          hint={t("admin_perfumes:invite_hint")}
          type="email"
          autoComplete="off"
        />
        <SelectField field={fields.language} label={t("admin_perfumes:invite_language")}>
          <option value="">{t("admin_perfumes:invite_language_known")}</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {t(`languages.${language}`)}
            </option>
          ))}
        </SelectField>
        <p>
          <Button type="submit" look="quiet" loading={pending}>
            {t("admin_perfumes:invite_button")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}
