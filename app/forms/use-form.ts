import { type DefaultValue, useForm as useConform } from "@conform-to/react";
import { useNavigation } from "react-router";
import type { FormResult } from "./parse-form.ts";

/** conform as every form of the house uses it: the server validates, the result is read once navigation is idle. */
export function useForm<Values extends Record<string, unknown>>({
  id,
  result,
  values,
}: {
  id: string;
  result: FormResult | undefined;
  values?: DefaultValue<Values>;
}) {
  const navigation = useNavigation();
  const [form, fields] = useConform<Values, string[]>({
    id,
    lastResult: navigation.state === "idle" ? (result ?? null) : null,
    defaultValue: values,
    shouldRevalidate: "onSubmit",
  });
  return { form, fields, pending: navigation.state !== "idle" };
}
