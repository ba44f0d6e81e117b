import { redirect, useSearchParams } from "react-router";
import { rememberAsked } from "../../auth/asked-here.ts";
import { saveLead } from "../../backend/leads.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { phoneExamples } from "../../forms/phone/phone-examples.server.ts";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { countCaller, withinAccountLimit } from "../../http/limits/rate-limit.ts";
import { quantizeTiming } from "../../http/limits/response-timing.ts";
import { logError } from "../../http/log.ts";
import { likelyCountry } from "../../http/request/market.ts";
import { failureKey, failureStatus, waitKey } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { mailLink } from "../../machinery/link-letters.ts";
import { createLinkToken } from "../../mail/link-token.ts";
import { defaultCountry } from "../../shop/countries.ts";
import { dialChoices } from "../../shop/names.ts";
import { Notice, Text } from "../../ui/index.ts";
import type { Route } from "./+types/signup";
import { AccountPage } from "./account-page.tsx";
import { ResendNotice } from "./resend-notice.tsx";
import { sendLink } from "./send-link.ts";
import { SignupForm } from "./signup-form.tsx";
import { signupSchema } from "./signup-schema.server.ts";
import { useLastSent } from "./use-last-sent.ts";
import { useReturnToIdle } from "./use-return-to-idle.ts";

export const handle = {
  light: "day",
  hydrate: true,
  namespaces: ["account"],
  measured: true,
  noindex: true,
} satisfies Handle;

export function loader({ context, request }: Route.LoaderArgs) {
  return {
    examples: phoneExamples,
    choices: dialChoices(languageOf(context)),
    country: likelyCountry(request) ?? defaultCountry,
  };
}

/**
 * Saves the lead, mails the link by which its owner confirms the details, and a sign-in link if requested. An e-mail
 * that fails does not undo the sign-up.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, signupSchema, { count: countCaller(context, request, "signup") });
  if (!form.ok) return form.refuse();
  const { magicOptIn, ...lead } = form.value;
  if (!(await withinAccountLimit(context, "signup", lead.email))) return form.refuse([waitKey(context)], 429);
  try {
    const { token, hash } = await createLinkToken();
    const details = { ...lead, language: languageOf(context) };
    const wanted = await quantizeTiming(() => saveLead(backendOf(context), details, hash));
    if (wanted) mailLink(context, { kind: "update_lead", to: lead.email, path: "/signup/confirm", token });
  } catch (error) {
    logError(context, error);
    return form.refuse([failureKey(context, error)], failureStatus(error));
  }
  const sent = magicOptIn && (await sendLink(context, { email: lead.email, next: "/home" }));
  const headers = new Headers(sent ? { "Set-Cookie": await rememberAsked(context, lead.email) } : {});
  return redirect(`/signup?done=${sent || "kept"}`, { status: 303, headers });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const done = useSearchParams()[0].get("done");
  const lastSent = useLastSent(done);
  useReturnToIdle(done !== null, "/signup");
  return (
    <AccountPage
      title={t("signup.title")}
      heading={t("signup.heading")}
      lead={t("signup.subtitle")}
      description={t("signup.description")}
      refused={actionData !== undefined && done === null}
    >
      {done === null ? (
        <>
          {lastSent && (
            <ResendNotice
              what={lastSent.outcome === "sent" ? "details_link" : "details"}
              form={lastSent.form}
              action="/signup"
            />
          )}
          <SignupForm {...loaderData} result={actionData} />
        </>
      ) : (
        <Done outcome={done} />
      )}
      <Text tone="soft">
        {t("signup.have_account")} <a href="/login">{t("signup.to_login")}</a>
      </Text>
    </AccountPage>
  );
}

/** What was done, in words that come with it alone. */
function Done({ outcome }: { outcome: string }) {
  const { t } = useTranslation("resend");
  return (
    <Notice tone="success" title={t("signup.done")}>
      {outcome === "sent" && <p>{t("signup.sent")}</p>}
      {(outcome === "often" || outcome === "recent") && <p>{t(`${outcome}.note`)}</p>}
      <p>{t("signup.confirm")}</p>
    </Notice>
  );
}
