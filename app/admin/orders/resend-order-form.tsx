import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";
import type { OrderFields } from "./order-actions.server.ts";

const typed = ["courier", "parcel", "amount", "note"] as const;
const hidden = ["intent", "from", "to", "reason", "seen", "payment", "how"] as const;
const labels = { courier: "courier", parcel: "parcel", amount: "amount_typed", note: "reason" } as const;

/** While the order cannot be read: what was typed for it, to be sent again. */
export function ResendOrderForm({ result }: { result: SubmissionResult | undefined }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const { form, fields, pending } = useForm<OrderFields>({ id: "kept", lastResult: result });
  const posted = result?.initialValue ?? {};
  const textOf = (name: string) => (typeof posted[name] === "string" ? posted[name] : undefined);
  return (
    <Stack gap={4}>
      <FormErrors form={result?.error?.[""] ?? ["unknown_error"]} />
      {textOf("intent") && (
        <Form method="post" {...getFormProps(form)}>
          <Stack gap={4}>
            {hidden.map((name) => textOf(name) && <input key={name} type="hidden" name={name} value={textOf(name)} />)}
            {typed.map(
              (name) =>
                textOf(name) !== undefined && (
                  <TextField
                    key={name}
                    field={fields[name]}
                    label={t(`admin_orders:${labels[name]}`)}
                    autoComplete="off"
                  />
                ),
            )}
            <p>
              <Button type="submit" look="quiet" loading={pending}>
                {t("admin_orders:unsent.again")}
              </Button>
            </p>
          </Stack>
        </Form>
      )}
    </Stack>
  );
}
