import type { TFunction } from "i18next";
import type { Handle } from "../../document/handle.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { logError } from "../../http/log.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isCountryCode } from "../../shop/countries.ts";
import { countryName } from "../../shop/names.ts";
import { houseFacts } from "../shell/house-facts.server.ts";
import type { Route } from "./+types/contact";
import { keepLetter } from "./contact-action.server.ts";
import { ContactPage } from "./contact-page.tsx";
import { findPerfume } from "./letter-subject.server.ts";

export const handle = { cache: {}, sitemap: true, measured: true } satisfies Handle;

/** Without its subject the page is still a page: one that cannot be read is left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { reach } = await houseFacts(context);
  const filled = { message: await wishOf(context, url) };
  try {
    return { subject: await findPerfume(context, url), filled, reach };
  } catch (error) {
    logError(context, error);
    return { subject: null, filled, reach };
  }
}

/** The letter of who waits for the house to deliver to the country that `?country=` names. */
async function wishOf(context: Context, url: URL): Promise<string | undefined> {
  const code = url.searchParams.get("country");
  if (!isCountryCode(code)) return undefined;
  const language = languageOf(context);
  const t: TFunction<"contact"> = (await i18nextFor(language)).getFixedT(null, "contact");
  return t("wait", { country: countryName(code, language) });
}

export function action({ request, context, url }: Route.ActionArgs) {
  return keepLetter({ request, context }, () => findPerfume(context, url));
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} result={actionData} />;
}
