import examples from "libphonenumber-js/examples.mobile.json";
import { countries } from "../../shop/countries.ts";

/** By the code of its country, a number that is valid there, without the dial code. */
export const phoneExamples: Record<string, string> = Object.fromEntries(
  countries.map(({ code }) => [code, examples[code]]),
);
