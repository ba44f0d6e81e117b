import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, Disclosure, Stack, Text } from "../../ui/index.ts";

type RowActionProps = {
  intent: string;
  /** What the action needs to know, as hidden fields. */
  values: Record<string, string>;
  /** The button's name for those who listen, where its words alone do not say whom it concerns. */
  name?: string;
  disabled?: boolean;
  children: ReactNode;
};

/** One thing to do with one row: a form of its own, so that it works without a script. */
export function RowAction({ intent, values, name, disabled, children }: RowActionProps) {
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
      >
        {children}
      </Button>
    </Form>
  );
}

type AskFirstProps = RowActionProps & { summary: ReactNode; warning: ReactNode };

/** The same for what cannot be undone: it has to be opened first. */
export function AskFirst({ summary, warning, ...action }: AskFirstProps) {
  return (
    <Disclosure summary={summary}>
      <Stack gap={3}>
        <Text size="small">{warning}</Text>
        <RowAction {...action} />
      </Stack>
    </Disclosure>
  );
}
