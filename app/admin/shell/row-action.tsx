import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, Disclosure, Stack, Text } from "../../ui/index.ts";

type RowActionProps = {
  intent: string;
  /** Sent as hidden fields. */
  values: Record<string, string>;
  /** The button's accessible name, where its text alone does not tell which row it belongs to. */
  name?: string;
  disabled?: boolean;
  children: ReactNode;
};

/** A button that acts on one row: a form of its own, so that it works without JavaScript. */
export function RowAction({ intent, values, name, disabled, children }: RowActionProps) {
  const { formData } = useNavigation();
  const sent = Object.entries({ intent, ...values }).every(([key, value]) => formData?.get(key) === value);
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(values).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Button
        type="submit"
        look="plain"
        size="small"
        name="intent"
        value={intent}
        aria-label={name}
        disabled={disabled}
        loading={sent}
      >
        {children}
      </Button>
    </Form>
  );
}

type ConfirmedRowActionProps = RowActionProps & { summary: ReactNode; warning: ReactNode };

/** A `RowAction` that cannot be undone: its button shows once a warning has been opened. */
export function ConfirmedRowAction({ summary, warning, ...action }: ConfirmedRowActionProps) {
  return (
    <Disclosure summary={summary}>
      <Stack gap={3}>
        <Text size="small">{warning}</Text>
        <RowAction {...action} />
      </Stack>
    </Disclosure>
  );
}
