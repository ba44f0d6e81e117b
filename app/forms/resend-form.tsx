import { FormProvider, getFormProps, type SubmissionResult, useField } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../ui/index.ts";
import { useForm } from "./use-form.ts";

type ResendFormProps = { id: string; result: SubmissionResult; children: ReactNode };

/** Stands in for a form whose page cannot be made: everything it was sent with, and a button that sends it again. */
export function ResendForm({ id, result, children }: ResendFormProps) {
  const { form, pending } = useForm({ id, lastResult: result });
  return (
    <FormProvider context={form.context}>
      <Form method="post" {...getFormProps(form)}>
        {result.fields?.map((name) => (
          <HiddenField key={name} name={name} />
        ))}
        <Button type="submit" loading={pending}>
          {children}
        </Button>
      </Form>
    </FormProvider>
  );
}

/** One input for each value: check boxes share a name. */
function HiddenField({ name }: { name: string }) {
  const [field] = useField(name);
  return field.defaultOptions?.map((value) => <input key={value} type="hidden" name={field.name} value={value} />);
}
