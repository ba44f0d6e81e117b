import { i18nextFor } from "../i18n/i18next.server.ts";
import type { Language } from "../i18n/languages.ts";
import type { LinkErrors } from "./hash-notice.tsx";

/** What is said in a language of a sign-in link that failed: sent with the pages where one may end, and no other. */
export async function linkErrors(language: Language): Promise<LinkErrors> {
  const t = (await i18nextFor(language)).getFixedT(language, "sign_in_link");
  return { expired: t("expired"), refused: t("refused") };
}
