import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { AdminOrder } from "../../backend/admin/orders.ts";
import { cancelReasons, earlyReasons, type OrderState, type Reason } from "../../backend/order-values.ts";
import { SelectField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Disclosure, Notice, Stack, Text } from "../../ui/index.ts";
import { Time } from "../shell/date-time.tsx";
import type { OrderFields } from "./order-actions.server.ts";

type Props = { order: AdminOrder; result: SubmissionResult | undefined };

/** Asks before an order is cancelled, and why. */
export function CancelForm({ order, result }: Props) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const { form, fields, pending } = useForm<OrderFields>({ id: "cancel", lastResult: result });
  return (
    <Disclosure summary={t("admin_orders:cancel.title")} open={result !== undefined}>
      <Form method="post" {...getFormProps(form)}>
        <Stack gap={4}>
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="from" value={order.state} />
          <Text>
            {t("admin_orders:cancel.body", { number: isolate(order.number), name: isolate(order.name ?? "") })}
          </Text>
          <ReasonFields form={form} fields={fields} reasons={cancelReasons} />
          <p>
            <Button type="submit" look="quiet" loading={pending}>
              {t("admin_orders:cancel.yes")}
            </Button>
          </p>
        </Stack>
      </Form>
    </Disclosure>
  );
}

/** Asks why an order goes on before its recipe allows. */
export function EarlyForm({ order, to, result }: Props & { to: OrderState }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const { form, fields, pending } = useForm<OrderFields>({ id: "early", lastResult: result });
  return (
    <Disclosure summary={t("admin_orders:early.title")} open={result !== undefined}>
      <Form method="post" {...getFormProps(form)}>
        <Stack gap={4}>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="from" value={order.state} />
          <input type="hidden" name="to" value={to} />
          <ReasonFields form={form} fields={fields} reasons={earlyReasons} />
          <p>
            <Button type="submit" look="quiet" loading={pending}>
              {t(`admin_orders:move.${to}`)}
            </Button>
          </p>
        </Stack>
      </Form>
    </Disclosure>
  );
}

type ReasonFieldsProps = {
  form: { errors: string[] | undefined };
  fields: Pick<ReturnType<typeof useForm<OrderFields>>["fields"], "reason" | "note">;
  reasons: readonly Reason[];
};

function ReasonFields({ form, fields, reasons }: ReasonFieldsProps) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  return (
    <>
      <FormErrors
        form={form.errors}
        fields={[
          [fields.reason, t("admin_orders:reason")],
          [fields.note, t("admin_orders:note")],
        ]}
      />
      <SelectField field={fields.reason} label={t("admin_orders:reason")}>
        <option value="">{t("admin_orders:choose")}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`admin_orders:reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextField field={fields.note} label={t("admin_orders:note")} autoComplete="off" />
    </>
  );
}

/** For ten minutes the order can go on as if it had not been cancelled. */
export function UndoForm({ until, result }: { until: string; result: SubmissionResult | undefined }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  return (
    <Notice title={t("admin_orders:undo.title")}>
      <Stack gap={4}>
        <FormErrors form={result?.error?.[""]} />
        <Text>
          {t("admin_orders:undo.body")} <Time iso={until} />
        </Text>
        <Form method="post">
          <Button type="submit" name="intent" value="undo" look="quiet">
            {t("admin_orders:undo.yes")}
          </Button>
        </Form>
      </Stack>
    </Notice>
  );
}
