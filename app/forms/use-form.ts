import { type DefaultValue, type SubmissionResult, useForm as useConformForm } from "@conform-to/react";
import { useNavigation } from "react-router";

type FormOptions<Fields> = {
  id: string;
  /** What the action answered. */
  lastResult: SubmissionResult | undefined;
  defaultValue?: DefaultValue<Fields>;
  /** The limits that a browser can tell, by the name of the field. */
  constraint?: Record<string, { required?: boolean; maxLength?: number }>;
};

/** Clears the errors of the submission before: conform keeps them until another result comes. */
const noResult: SubmissionResult = {};

/**
 * Whether a form is on its way or its answer is being read. A page that is read meanwhile, as when a toast goes, is not:
 * a press must not be lost for it.
 */
export function useSubmitting(): boolean {
  return useNavigation().formMethod !== undefined;
}

/**
 * conform's form and fields, validated by the server alone: no schema reaches the browser. The result counts once the
 * form is answered; while it is under way it has no errors. `Fields` is what the form posts.
 */
export function useForm<Fields extends Record<string, unknown>>({ lastResult, ...options }: FormOptions<Fields>) {
  const pending = useSubmitting();
  const result = (!pending && lastResult) || noResult;
  const [form, fields] = useConformForm<Fields>({ ...options, lastResult: result });
  return { form, fields, pending };
}
