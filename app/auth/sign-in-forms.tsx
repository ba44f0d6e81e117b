import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { TextField } from "../forms/fields.tsx";
import { FormErrors } from "../forms/form-errors.tsx";
import { limits } from "../forms/text.ts";
import { useForm } from "../forms/use-form.ts";
import { Button, Stack } from "../ui/index.ts";

type SignInFormProps = {
  /** The form's id. */
  id: string;
  action: string;
  result: SubmissionResult | undefined;
  /** What password managers know the address as. */
  autoComplete: "email" | "username";
  words: { email: string; submit: string; submitting: string };
  children?: ReactNode;
};

const email = { required: true, maxLength: limits.email };

/** One field: the address that a letter goes to. */
export function EmailForm({ id, action, result, autoComplete, words, children }: SignInFormProps) {
  const { form, fields, pending } = useForm<{ email: string }>({ id, lastResult: result, constraint: { email } });
  return (
    <Form method="post" discover="none" action={action} {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors form={form.errors} fields={[[fields.email, words.email]]} />
        {children}
        <TextField field={fields.email} label={words.email} type="email" autoComplete={autoComplete} />
        <Button type="submit" loading={pending}>
          {pending ? words.submitting : words.submit}
        </Button>
      </Stack>
    </Form>
  );
}

type PasswordFormProps = SignInFormProps & { words: { password: string } };

export function PasswordForm({ id, action, result, autoComplete, words }: PasswordFormProps) {
  const { form, fields, pending } = useForm<{ email: string; password: string }>({
    id,
    lastResult: result,
    constraint: { email, password: { required: true } },
  });
  return (
    <Form method="post" discover="none" action={action} {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors
          form={form.errors}
          fields={[
            [fields.email, words.email],
            [fields.password, words.password],
          ]}
        />
        <TextField field={fields.email} label={words.email} type="email" autoComplete={autoComplete} />
        <TextField field={fields.password} label={words.password} type="password" autoComplete="current-password" />
        <Button type="submit" loading={pending}>
          {pending ? words.submitting : words.submit}
        </Button>
      </Stack>
    </Form>
  );
}
