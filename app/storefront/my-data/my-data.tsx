import { data, redirect } from "react-router";
import { z } from "zod";
import { isOverBudget } from "../../backend/backend.ts";
import { findMyData, requestMyDataLink, withdrawContactConsent } from "../../backend/my-data.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { emailField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { withinLimits } from "../../http/limits/rate-limit.ts";
import { quantizeTiming } from "../../http/limits/response-timing.ts";
import { logError } from "../../http/log.ts";
import { readForm } from "../../http/request/body.ts";
import { failureKey, throwErrorPage, waitKey } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { mailLink } from "../../machinery/link-letters.ts";
import { createLinkToken } from "../../mail/link-token.ts";
import { Heading, Notice, Page, Text } from "../../ui/index.ts";
import type { Route } from "./+types/my-data";
import { DataLinkForm } from "./data-link-form.tsx";
import { dataSubjectOf } from "./data-subject.server.ts";
import styles from "./my-data.module.css";
import { StoredPersonalData } from "./stored-personal-data.tsx";

export const handle = { light: "day", noindex: true } satisfies Handle;

const schema = z.object({ email: emailField });

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const subject = await dataSubjectOf({ context, request });
  const myData = subject && (await findMyData(backendOf(context), subject).catch(throwErrorPage));
  return { myData, erased: url.searchParams.has("erased") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request, new Set(["intent", "email"]));
  return posted.get("intent") === "withdraw" ? withdraw({ request, context }) : ask({ request, context }, posted);
}

/** Enumeration-safe: every address is answered, and written to, alike. */
async function ask({ request, context }: RouteArgs, posted: FormData) {
  const form = await parseForm(posted, schema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  if (!(await withinLimits(context, request, "my_data", email))) return form.refuse([waitKey(context)], 429);
  try {
    const { token, hash: tokenHash } = await createLinkToken();
    const linkRequest = { email, tokenHash, language: languageOf(context) };
    const isLetterDue = await quantizeTiming(() => requestMyDataLink(backendOf(context), linkRequest));
    if (isLetterDue) mailLink(context, { kind: "open_data", to: email, path: "/my-data/open", token });
  } catch (error) {
    logError(context, error);
    return form.refuse([failureKey(context, error)], isOverBudget(error) ? 429 : 503);
  }
  return form.accept();
}

async function withdraw(args: RouteArgs) {
  const subject = await dataSubjectOf(args);
  if (!subject) throw data(null, { status: 400 });
  await withdrawContactConsent(backendOf(args.context), subject).catch(throwErrorPage);
  return redirect("/my-data", 303);
}

export default function MyDataPage({ loaderData: { myData, erased }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("my_data");
  return (
    <Page width="text" className={styles.page}>
      <Head title={t("title")} description={t("description")} />
      <Heading level={1}>{t("title")}</Heading>
      {erased && <Notice tone="success" title={t("erased")} />}
      <Text>{t("lead")}</Text>
      {myData && (myData.email || myData.journeys.length > 0) && <StoredPersonalData myData={myData} />}
      {!myData?.email && <DataLinkForm result={actionData} />}
    </Page>
  );
}
