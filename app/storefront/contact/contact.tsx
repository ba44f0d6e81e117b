import type { TFunction } from "i18next";
import { visitorContext } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { logError } from "../../http/log.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isCountryCode } from "../../shop/countries.ts";
import { countryName } from "../../shop/names.ts";
import { contactFacts } from "../shell/house-facts.server.ts";
import type { Route } from "./+types/contact";
import { keepLetter } from "./contact-action.server.ts";
import { ContactPage } from "./contact-page.tsx";
import { asksForInvitation } from "./invitation.ts";
import { findPerfume, type PerfumeSubject } from "./letter-subject.server.ts";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

/** Without its subject the page is still a page: one that cannot be read is left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const reach = await contactFacts(context);
  const subject = await findPerfume(context, url).catch((error: unknown) => {
    logError(context, error);
    return null;
  });
  const email = context.get(visitorContext).email ?? undefined;
  return { subject, filled: { email, message: await wishOf(context, url, subject) }, reach };
}

/** The letter of who asks for allergens or an invitation, or waits for the house to deliver to the country that `?country=` names. */
async function wishOf(context: Context, url: URL, subject: PerfumeSubject | null): Promise<string | undefined> {
  const language = languageOf(context);
  const t: TFunction<"contact"> = (await i18nextFor(language)).getFixedT(null, "contact");
  if (subject?.asksAllergens) return t("wish_allergens", { name: subject.name });
  if (subject && asksForInvitation(subject)) return t("wish_invitation", { name: subject.name });
  const code = url.searchParams.get("country");
  return isCountryCode(code) ? t("wait", { country: countryName(code, language) }) : undefined;
}

export function action({ request, context, url }: Route.ActionArgs) {
  return keepLetter({ request, context }, () => findPerfume(context, url));
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} result={actionData} />;
}
