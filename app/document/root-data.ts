import { useRouteLoaderData } from "react-router";
import type { Language } from "../i18n/languages.ts";
import type { Currency } from "../shop/currencies.ts";

export type RootData = { language: Language; currency: Currency; origin: string };

/** The root loader's data; undefined on an error page whose root loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
