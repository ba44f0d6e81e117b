import "i18next";
import type common from "./locales/en/common.json";
import type errors from "./locales/en/errors.json";
import type shell from "./locales/en/shell.json";
import type welcome from "./locales/en/welcome.json";

/** Keys are typed by the English texts; a test holds the other languages to them. One line a namespace. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: typeof common;
      errors: typeof errors;
      shell: typeof shell;
      welcome: typeof welcome;
    };
  }
}
