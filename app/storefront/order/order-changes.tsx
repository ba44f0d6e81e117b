import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { keptSum } from "../../backend/order-money.ts";
import type { Order } from "../../backend/orders.ts";
import { TextAreaField } from "../../forms/fields.tsx";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Disclosure, Notice, Stack, Text } from "../../ui/index.ts";
import { useCancelTerms } from "../checkout/use-cancel-terms.ts";
import { SpentCredit } from "./credit-texts.tsx";
import type { OrderFields } from "./order-actions.server.ts";

type Props = { order: Order; result: SubmissionResult | undefined };

/** Cancelling before the perfume is compounded, asking for a return within the statutory period. */
export function OrderChanges({ order, result }: Props) {
  const { t } = useTranslation("order");
  const cancelTermsOf = useCancelTerms();
  return (
    <>
      {order.may_cancel && (
        <Disclosure summary={t("cancel.title")}>
          <Stack gap={4}>
            <Text>
              {cancelTermsOf(order)} {keptSum(order) > 0 && t("cancel.refund")}
            </Text>
            <SpentCredit order={order} />
            {order.credit > 0 && <Text>{t("credit.back")}</Text>}
            <form method="post">
              <input type="hidden" name="intent" value="cancel" />
              <Button type="submit" look="quiet">
                {t("cancel.yes")}
              </Button>
            </form>
          </Stack>
        </Disclosure>
      )}
      {order.may_return && (
        <ReturnForm personal={order.lines.some(({ engraving }) => engraving !== null)} result={result} />
      )}
      {order.state === "delivered" && order.return_requested && (
        <Notice title={t(order.return_declined ? "return.declined" : "return.asked")} />
      )}
      {(order.return_outcome === "remade" || order.return_outcome === "refused") && (
        <Notice title={t(`return.${order.return_outcome}`)} />
      )}
    </>
  );
}

type ReturnFormProps = { personal: boolean; result: Props["result"] };

/** `personal`: a bottle is engraved, or the order cannot be read to tell. */
export function ReturnForm({ personal, result }: ReturnFormProps) {
  const { t } = useTranslation("order");
  const { form, fields } = useForm<OrderFields>({
    id: "return",
    lastResult: result?.initialValue?.intent === "return" ? result : undefined,
    constraint: { note: { maxLength: limits.returnNote } },
  });
  return (
    <Disclosure summary={t("return.title")} open={result?.initialValue?.intent === "return"}>
      <form method="post" {...getFormProps(form)}>
        <Stack gap={4}>
          <Text>{t(personal ? "return.body_personal" : "return.body")}</Text>
          <input type="hidden" name="intent" value="return" />
          <TextAreaField field={fields.note} label={t("return.note")} rows={3} />
          <p>
            <Button type="submit" look="quiet">
              {t("return.yes")}
            </Button>
          </p>
        </Stack>
      </form>
    </Disclosure>
  );
}
