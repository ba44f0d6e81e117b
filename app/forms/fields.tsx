import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field, Select, TextArea, TextInput } from "../ui/index.ts";
import { useMessages } from "./use-messages.ts";

type FieldProps = { field: FieldMetadata; label: ReactNode; hint?: ReactNode };

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<"input">, "form" | "type"> & { type?: "text" | "email" | "password" };

/** A line of text with its label, hint and errors. What was typed comes back after a refusal, a password does not. */
export function TextField({ field, label, hint, type = "text", ...input }: TextFieldProps) {
  const ariaDescribedBy = hint ? field.descriptionId : undefined;
  return (
    <Described field={field} label={label} hint={hint}>
      <TextInput {...getInputProps(field, { type, value: type !== "password", ariaDescribedBy })} {...input} />
    </Described>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithRef<"textarea">, "form">;

export function TextAreaField({ field, label, hint, ...area }: TextAreaFieldProps) {
  const ariaDescribedBy = hint ? field.descriptionId : undefined;
  return (
    <Described field={field} label={label} hint={hint}>
      <TextArea {...getTextareaProps(field, { ariaDescribedBy })} {...area} />
    </Described>
  );
}

type SelectFieldProps = FieldProps & Omit<ComponentPropsWithRef<"select">, "form">;

export function SelectField({ field, label, hint, ...select }: SelectFieldProps) {
  const ariaDescribedBy = hint ? field.descriptionId : undefined;
  return (
    <Described field={field} label={label} hint={hint}>
      <Select {...getSelectProps(field, { ariaDescribedBy })} {...select} />
    </Described>
  );
}

function Described({ field, children, ...texts }: FieldProps & { children: ReactNode }) {
  const messages = useMessages();
  return (
    <Field id={field.id} error={messages(field.errors)} {...texts}>
      {children}
    </Field>
  );
}

/**
 * One of the radio buttons or check boxes of a field. They stand in a `FieldGroup` of the field's id, which says what is
 * wrong for all of them.
 */
export function choiceProps(
  { name, defaultOptions = [] }: { name: string; defaultOptions: string[] | undefined },
  value: string,
) {
  return { name, value, defaultChecked: defaultOptions.includes(value) };
}
