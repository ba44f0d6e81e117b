import { data, redirect } from "react-router";
import { z } from "zod";
import { findAdminOrder } from "../../backend/admin/orders.ts";
import { findCompoundingSheet, setPerfumeWithdrawn } from "../../backend/admin/results.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { type Context, environmentContext } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { batchSizes } from "../../maestro/compounding/sizes.ts";
import { type VariantKind, variants } from "../../maestro/types.ts";
import { ButtonLink, classNames, Heading, Notice, Stack, Tabs, Text } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { PrintButton } from "../shell/print-button.tsx";
import { refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";
import type { Route } from "./+types/sheet";
import { BatchFacts, type BatchProps, type SheetOrder } from "./batch-facts.tsx";
import { Mixing } from "./mixing.tsx";
import { Papers } from "./papers.tsx";
import { PerfumeState, WithdrawAction } from "./perfume-state.tsx";
import styles from "./sheet.module.css";
import { Preparation, WeighingTable } from "./weighing-table.tsx";

const schema = z.object({ intent: z.enum(["withdraw", "restore"]) });

export const handle = { namespaces: ["admin_results", "admin_sheet"] } satisfies Handle;

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const sheet = isUuid(id) ? await findCompoundingSheet(backendOf(context), id).catch(throwErrorPage) : null;
  if (!sheet) throw data(null, { status: 404 });
  const { engine_version: engine, palette_version: palette } = sheet;
  // It brings the engine along, without which an isolate starts sooner.
  const { batchChoice, batchOf, leftOutNames } = await import("./batch.server.ts");
  const choice = batchChoice(url.searchParams);
  const order = await orderOf(context, choice.order, id);
  // Its owner may rename it at any time: what was ordered and paid for stands in the order.
  const { name, engraving } = order
    ? nameOrdered(order, choice.kind)
    : { name: sheet.custom_name, engraving: sheet.engraving };
  const { seller: maker } = context.get(environmentContext).house;
  return {
    ...sheet,
    custom_name: name,
    engraving,
    result_json: null,
    choice,
    order,
    ...leftOutNames(sheet.result_json, languageOf(context)),
    batch: batchOf(sheet.result_json.variants, choice, {
      name,
      engine,
      palette,
      maker,
      order,
      language: languageOf(context),
    }),
  };
}

/** Of the order that the sheet was opened from, what it wants of this perfume; null where there is none, or it wants nothing. */
async function orderOf(context: Context, id: string | null, perfume: string | undefined): Promise<SheetOrder | null> {
  const order = id ? await findAdminOrder(backendOf(context), id).catch(throwErrorPage) : null;
  const lines = order?.lines.filter((line) => line.perfume === perfume) ?? [];
  if (!order || lines.length === 0) return null;
  return {
    id: order.id,
    number: order.number,
    name: order.name,
    lang: order.lang,
    country: order.country,
    pieces: lines.map(({ variant, quantity, engraving, engraved }) => ({
      kind: variant ?? "discovery_set",
      quantity,
      name: engraving,
      engraved: Boolean(engraved),
    })),
  };
}

/** The name that an order wants on a bottle, and whether in gold; a set bears none. */
function nameOrdered({ pieces }: SheetOrder, bottle: VariantKind): { name: string | null; engraving: boolean } {
  const piece = pieces.find(({ kind }) => kind === bottle);
  return { name: piece?.name ?? null, engraving: piece?.engraved ?? false };
}

/** Withdraws the perfume or restores it. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await parseForm(request, schema);
  if (!form.ok || !isUuid(id)) return form.refuse([adminError("refused")]);
  const withdrawn = form.value.intent === "withdraw";
  try {
    if (!(await setPerfumeWithdrawn(backendOf(context), id, withdrawn))) return form.refuse([adminError("gone")], 404);
  } catch (error) {
    return refuseFailure(context, form, error);
  }
  return redirect(withToast(`/results/${id}`, withdrawn ? "withdrawn" : "restored"), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** The compounding sheet, made to be printed: two pages for one bottle and one size; its papers print by themselves. */
export default function Sheet({ loaderData: sheet, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const { choice, batch } = sheet;
  const valid = sheet.withdrawn_at === null;
  return (
    <AdminPage
      title={t(choice.papers ? "admin_sheet:papers" : "admin_results:sheet")}
      heading={sheet.custom_name ?? t("admin_results:unnamed")}
      lead={t("admin_results:unsmelled")}
      refused={actionData !== undefined}
      actions={valid && <PrintActions choice={choice} />}
    >
      <FormErrors form={actionData?.error?.[""]} />
      <PerfumeState perfume={sheet} />
      {batch.sheet.weighings.some(({ form }) => form === "unknown") && (
        <Notice tone="error" title={t("admin_sheet:unknown")}>
          <p>{t("admin_sheet:unknown_hint")}</p>
        </Notice>
      )}
      <BatchTabs choice={choice} />
      {!choice.papers && <BatchSheet perfume={sheet} batch={batch} valid={valid} />}
      <Papers perfume={sheet} batch={batch} printed={valid && choice.papers} />
      <WithdrawAction perfume={sheet} />
    </AdminPage>
  );
}

type Choice = Route.ComponentProps["loaderData"]["choice"];

/** The address of a bottle's sheet, or of its papers alone as they are printed. */
function addressOf({ kind, size, papers, order }: Choice): string {
  return `?bottle=${kind}&ml=${size}${papers ? "&print=papers" : ""}${order ? `&order=${order}` : ""}`;
}

/** What is shown is printed at once; the other of sheet and papers is shown first, where a browser can print it itself. */
function PrintActions({ choice }: { choice: Choice }) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  return (
    <>
      <PrintButton className={styles.print} />
      <ButtonLink
        to={addressOf({ ...choice, papers: !choice.papers })}
        look="quiet"
        size="small"
        className={styles.print}
      >
        {t(choice.papers ? "admin_results:sheet" : "admin_sheet:print_papers")}
      </ButtonLink>
    </>
  );
}

/** Papers are the same for every size. */
function BatchTabs({ choice }: { choice: Choice }) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const sizes = choice.papers ? [choice.size] : batchSizes;
  return (
    <Tabs
      label={t("admin_sheet:choice")}
      className={styles.print}
      tabs={variants.flatMap((kind) =>
        sizes.map((size) => {
          const bottle = t(`admin_results:${kind}`);
          return {
            to: addressOf({ ...choice, kind, size }),
            text: choice.papers ? bottle : t("admin_sheet:tab", { bottle, size }),
            current: kind === choice.kind && size === choice.size,
          };
        }),
      )}
    />
  );
}

function BatchSheet({ perfume, batch, valid }: BatchProps & { valid: boolean }) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const title = t("admin_sheet:title", { bottle: t(`admin_results:${batch.kind}`), size: batch.size });
  return (
    <Stack as="section" gap={5} className={classNames(styles.sheet, !valid && styles.unprintable)}>
      <div className={styles.title}>
        <img src={`/seals/engraver/${batch.seal}`} alt="" />
        <Heading level={2} size={2}>
          {title}: <bdi>{batch.name}</bdi>
        </Heading>
      </div>
      <BatchFacts perfume={perfume} batch={batch} />
      <Text measure={false}>{t("admin_sheet:scale")}</Text>
      <p className={styles.signature}>
        <span>{t("admin_sheet:made_on")}: ____________</span> <span>{t("admin_sheet:serial")}: ____________</span>{" "}
        <span>{t("admin_sheet:tare")}: ____________</span> <span>{t("admin_sheet:lab")}: ____________</span>{" "}
        <span>{t("admin_sheet:alcohol_grade")}: ____________</span>
      </p>
      <WeighingTable sheet={batch.sheet} label={title} />
      <Preparation sheet={batch.sheet} />
      <Mixing batch={batch} />
      <p className={styles.signature}>
        <span>{t("admin_results:checked_by")}: ____________</span>{" "}
        <span>{t("admin_sheet:released_by")}: ____________</span>
      </p>
    </Stack>
  );
}
