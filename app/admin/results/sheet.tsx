import { data, redirect } from "react-router";
import { z } from "zod";
import { findSheet, type ResultRow, setWithdrawn } from "../../backend/admin/results.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { batchSizes } from "../../maestro/compounding/sizes.ts";
import { variants } from "../../maestro/types.ts";
import { Button, classNames, Heading, Notice, Stack, Tabs, Text } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";
import type { Route } from "./+types/sheet";
import type { Batch } from "./batch.server.ts";
import { Mixing } from "./mixing.tsx";
import { Papers } from "./papers.tsx";
import { PerfumeState, WithdrawAction } from "./perfume-state.tsx";
import styles from "./sheet.module.css";
import { WeighingTable } from "./weighing-table.tsx";

const schema = z.object({ intent: z.enum(["withdraw", "restore"]) });

export const handle = { namespaces: ["admin_results", "admin_sheet"] } satisfies Handle;

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const sheet = isUuid(id) ? await findSheet(backendOf(context), id).catch(throwErrorPage) : null;
  if (!sheet) throw data(null, { status: 404 });
  const stored = sheet.result_json?.variants;
  const names = { name: sheet.custom_name, language: languageOf(context) };
  // It brings the engine along, without which an isolate starts sooner.
  const { batchChoice, batchOf } = await import("./batch.server.ts");
  const choice = batchChoice(url.searchParams);
  return { ...sheet, result_json: null, choice, batch: stored ? batchOf(stored, choice, names) : null };
}

/** Withdraws the perfume or restores it. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await parseForm(request, schema);
  if (!form.ok || !isUuid(id)) return form.refuse([adminError("refused")]);
  const withdrawn = form.value.intent === "withdraw";
  try {
    if (!(await setWithdrawn(backendOf(context), id, withdrawn))) return form.refuse([adminError("gone")], 404);
  } catch (error) {
    return refuseFailure(context, form, error);
  }
  return redirect(withToast(`/results/${id}`, withdrawn ? "withdrawn" : "restored"), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** The compounding sheet, made to be printed: two pages for one bottle and one size. */
export default function Sheet({ loaderData: sheet, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const { choice, batch } = sheet;
  const composed = sheet.engine_version !== null;
  const valid = composed && sheet.withdrawn_at === null && batch !== null;
  return (
    <AdminPage
      title={t("admin_results:sheet")}
      heading={sheet.custom_name ?? t("admin_results:unnamed")}
      lead={t("admin_results:unsmelled")}
      refused={actionData !== undefined}
      actions={
        valid && (
          <Button type="button" look="quiet" size="small" className={styles.print} onClick={() => window.print()}>
            {t("admin_results:print")}
          </Button>
        )
      }
    >
      <FormErrors form={actionData?.error?.[""]} />
      <PerfumeState perfume={sheet} />
      {composed && batch === null && (
        <Notice tone="error" title={t("admin_sheet:unknown")}>
          <p>{t("admin_sheet:unknown_hint")}</p>
        </Notice>
      )}
      {composed && (
        <Tabs
          label={t("admin_sheet:choice")}
          className={styles.print}
          tabs={variants.flatMap((kind) =>
            batchSizes.map((size) => ({
              to: `?bottle=${kind}&ml=${size}`,
              text: t("admin_sheet:tab", { bottle: t(`admin_results:${kind}`), size }),
              current: kind === choice.kind && size === choice.size,
            })),
          )}
        />
      )}
      {batch && <BatchSheet perfume={sheet} batch={batch} valid={valid} />}
      <WithdrawAction perfume={sheet} />
    </AdminPage>
  );
}

type BatchSheetProps = {
  perfume: Pick<
    ResultRow,
    "fingerprint" | "edition" | "engine_version" | "palette_version" | "engraving" | "created_at"
  >;
  batch: Batch;
  valid: boolean;
};

function BatchSheet({ perfume, batch, valid }: BatchSheetProps) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const title = t("admin_sheet:title", { bottle: t(`admin_results:${batch.kind}`), size: batch.size });
  const facts = [
    [t("admin_results:batch"), batch.batch],
    [t("admin_results:fingerprint"), perfume.fingerprint],
    [t("admin_results:edition"), perfume.edition],
    [t("admin_results:engine"), perfume.engine_version],
    [t("admin_results:palette"), perfume.palette_version],
    [t("admin_sheet:dosage"), `${batch.dosage}%`],
    [t("admin_results:engraving"), t(perfume.engraving ? "common.yes" : "common.no")],
  ];
  return (
    <>
      <Stack as="section" gap={5} className={classNames(styles.sheet, !valid && styles.unprintable)}>
        <Heading level={2} size={2}>
          {title}: <bdi>{batch.name}</bdi>
        </Heading>
        <dl className={styles.head}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t("admin_results:composed")}</dt>
            <dd>
              <DateTime iso={perfume.created_at} />
            </dd>
          </div>
        </dl>
        <Text measure={false}>{t("admin_sheet:scale")}</Text>
        <p className={styles.signature}>
          <span>{t("admin_sheet:tare")}: ____________</span> <span>{t("admin_sheet:lab")}: ____________</span>
        </p>
        <WeighingTable sheet={batch.sheet} label={title} />
        <Mixing batch={batch} />
        <p className={styles.signature}>
          <span>{t("admin_results:checked_by")}: ____________</span>{" "}
          <span>{t("admin_sheet:released_by")}: ____________</span>
        </p>
      </Stack>
      <Papers batch={batch} />
    </>
  );
}
