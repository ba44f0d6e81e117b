import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { AdminOrder } from "../../backend/admin/orders.ts";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";
import type { OrderFields } from "./order-actions.server.ts";

type Props = { order: AdminOrder; result: SubmissionResult | undefined };

/** The courier and the number of a parcel, to send it or to correct them. */
export function ParcelForm({ order, result }: Props) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const { form, fields, pending } = useForm<OrderFields>({
    id: "parcel",
    lastResult: result,
    defaultValue: { courier: order.courier ?? "", parcel: order.parcel ?? "" },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={4}>
        <input type="hidden" name="intent" value="parcel" />
        <FormErrors
          form={form.errors}
          fields={[
            [fields.courier, t("admin_orders:courier")],
            [fields.parcel, t("admin_orders:parcel")],
            [fields.note, t("admin_orders:reason")],
          ]}
        />
        <TextField field={fields.courier} label={t("admin_orders:courier")} autoComplete="off" />
        <TextField field={fields.parcel} label={t("admin_orders:parcel")} autoComplete="off" dir="ltr" />
        {order.money_went_back && order.state === "bottled" && (
          <TextField field={fields.note} label={t("admin_orders:reason")} autoComplete="off" />
        )}
        <p>
          <Button type="submit" loading={pending}>
            {t(order.state === "bottled" ? "admin_orders:send" : "admin_orders:correct")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}

/** The house brings it itself: there is no number. */
export function HandForm({ order, result }: Props) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const { form, fields, pending } = useForm<OrderFields>({ id: "hand", lastResult: result });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={4}>
        <input type="hidden" name="intent" value="hand" />
        <FormErrors form={form.errors} fields={[[fields.note, t("admin_orders:reason")]]} />
        {order.money_went_back && <TextField field={fields.note} label={t("admin_orders:reason")} autoComplete="off" />}
        <p>
          <Button type="submit" look="quiet" loading={pending}>
            {t("admin_orders:send_by_hand")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}
