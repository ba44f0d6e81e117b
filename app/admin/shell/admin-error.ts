import type admin from "../../i18n/locales/en/admin.json";

export type AdminError = `admin:errors.${keyof (typeof admin)["errors"]}`;

/** The key of an error that only the admin app has: its texts are not among those that all forms share. */
export function adminError(name: keyof (typeof admin)["errors"]): AdminError {
  return `admin:errors.${name}`;
}
