import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { AdminOrder } from "../../backend/admin/orders.ts";
import { returnOutcomes } from "../../backend/order-values.ts";
import { SelectField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { cardProviderTitles } from "../../payments/card-provider.ts";
import { Button, Notice, Row, Stack, Text } from "../../ui/index.ts";
import type { OrderFields } from "./order-actions.server.ts";

/** Something came by card that is not what was asked for. */
export function PaymentMismatchForm({ payment }: { payment: AdminOrder["payments"][number] }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const { id, provider, amount, currency, taken, taken_currency } = payment;
  const whole = (of: number | null, unit: string | null) => `\u2068${unit} ${((of ?? 0) / 100).toFixed(2)}\u2069`;
  return (
    <Notice title={t("admin_orders:held.title")}>
      <Stack gap={4}>
        <Text>
          {t("admin_orders:held.body", {
            provider: `\u2068${cardProviderTitles[provider]}\u2069`,
            taken: whole(taken, taken_currency),
            asked: whole(amount, currency),
          })}
        </Text>
        <Form method="post">
          <input type="hidden" name="intent" value="held" />
          <input type="hidden" name="payment" value={id} />
          <Row gap={4}>
            {(["return", "count"] as const).map((how) => (
              <Button key={how} type="submit" name="how" value={how} look="quiet">
                {t(`admin_orders:held.${how}`)}
              </Button>
            ))}
          </Row>
        </Form>
      </Stack>
    </Notice>
  );
}

/** Asks an admin for the reason, which the customer reads, why the house does not take an order back. */
export function DeclineForm({ result }: { result: SubmissionResult | undefined }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const { form, fields, pending } = useForm<OrderFields>({ id: "decline", lastResult: result });
  return (
    <Notice title={t("admin_orders:return_requested.title")}>
      <Form method="post" {...getFormProps(form)}>
        <Stack gap={4}>
          <input type="hidden" name="intent" value="decline" />
          <FormErrors form={form.errors} fields={[[fields.note, t("admin_orders:reason")]]} />
          <Text>{t("admin_orders:return_requested.body")}</Text>
          <TextField field={fields.note} label={t("admin_orders:reason")} autoComplete="off" />
          <p>
            <Button type="submit" look="quiet" loading={pending}>
              {t("admin_orders:return_requested.decline")}
            </Button>
          </p>
        </Stack>
      </Form>
    </Notice>
  );
}

/** Asks what becomes of what came back, and why. */
export function OutcomeForm({ order, result }: { order: AdminOrder; result: SubmissionResult | undefined }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const { form, fields, pending } = useForm<OrderFields>({ id: "outcome", lastResult: result });
  const outcomes = returnOutcomes.filter((each) => each === "refunded" || order.refunded + order.refunding === 0);
  return (
    <Notice title={t("admin_orders:outcome.title")}>
      <Form method="post" {...getFormProps(form)}>
        <Stack gap={4}>
          <input type="hidden" name="intent" value="outcome" />
          <FormErrors
            form={form.errors}
            fields={[
              [fields.outcome, t("admin_orders:outcome.label")],
              [fields.note, t("admin_orders:reason")],
            ]}
          />
          <Text>{t("admin_orders:outcome.body")}</Text>
          <SelectField field={fields.outcome} label={t("admin_orders:outcome.label")}>
            <option value="">{t("admin_orders:choose")}</option>
            {outcomes.map((each) => (
              <option key={each} value={each}>
                {t(`admin_orders:outcome.${each}`)}
              </option>
            ))}
          </SelectField>
          <TextField field={fields.note} label={t("admin_orders:reason")} autoComplete="off" />
          <p>
            <Button type="submit" look="quiet" loading={pending}>
              {t("admin_orders:outcome.save")}
            </Button>
          </p>
        </Stack>
      </Form>
    </Notice>
  );
}
