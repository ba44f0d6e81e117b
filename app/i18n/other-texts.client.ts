import type { ResourceKey } from "i18next";

/** Where the texts of the admin app are, and of what few pages show and load when they do, by path. */
export const otherTexts = import.meta.glob<ResourceKey>(
  "./locales/*/{admin*,journey_message,maintenance,my_account,recommended,resend,results_message,sessions,sign_in_link,things,told}.json",
);
