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
 * conform's form and fields, validated by the server alone: no schema reaches the browser. The result counts once
 * navigation is idle; while a form is under way it has no errors. `Fields` is what the form posts.
 */
export function useForm<Fields extends Record<string, unknown>>({ lastResult, ...options }: FormOptions<Fields>) {
  const pending = useNavigation().state !== "idle";
  const result = (!pending && lastResult) || noResult;
  const [form, fields] = useConformForm<Fields>({ ...options, lastResult: result });
  return { form, fields, pending };
}
