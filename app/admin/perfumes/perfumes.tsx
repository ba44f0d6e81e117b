import { data } from "react-router";
import { z } from "zod";
import { rangeOf } from "../../backend/office/listing.ts";
import { listPerfumes, movePerfume, type PerfumeRow, setPerfumeActive } from "../../backend/office/perfumes.ts";
import { sent } from "../../forms/offline.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatPrice } from "../../money.ts";
import { Badge, Price, Row } from "../../ui/index.ts";
import { DataTable } from "../frame/data-table.tsx";
import { Pager, pageOf } from "../frame/pager.tsx";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import { RowAction } from "../frame/row-action.tsx";
import { change, officeBackend, reading } from "../office.server.ts";
import type { Route } from "./+types/perfumes";

const schema = z.object({
  id: z.uuid(),
  intent: z.enum(["up", "down", "activate", "deactivate"]),
  /** Where the row stood when it was asked to move. */
  place: z.coerce.number().int().positive().optional(),
});

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asked = { page: pageOf(url.searchParams) };
  const list = () => listPerfumes(officeBackend(context, request), asked);
  const { value, failed } = await reading(context, list, { rows: [], total: 0 });
  const [first] = rangeOf(asked.page);
  const rows = value.rows.map((row, index) => ({ ...row, place: first + index + 1 }));
  return { value: { ...value, rows }, failed };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const posted = schema.safeParse(Object.fromEntries(await request.formData()));
  if (!posted.success) return data({ problems: ["refused"] }, { status: 422 });
  const { id, intent, place } = posted.data;
  const backend = officeBackend(context, request);
  const moves = intent === "up" || intent === "down";
  return change({
    context,
    url,
    done: moves ? "moved" : "stored",
    work: () =>
      moves
        ? movePerfume(backend, id, intent === "up" ? -1 : 1, place)
        : setPerfumeActive(backend, id, intent === "activate"),
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, (_, reason) => ({ problems: [reason] }));
}

export default function Perfumes({ loaderData: { value, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  return (
    <Room
      title={t("perfumes.title")}
      lead={t("perfumes.lead")}
      refused={actionData !== undefined}
      actions={<a href="/perfumes/new">{t("perfumes.new")}</a>}
    >
      <Problems form={failed ? ["failed"] : actionData?.problems} />
      <DataTable<PerfumeRow & { place: number }>
        label={t("perfumes.title")}
        rows={value.rows}
        keyOf={({ id }) => id}
        columns={[
          { title: t("perfumes.name"), cell: ({ id, name }) => <a href={`/perfumes/${id}`}>{name[language]}</a> },
          { title: t("perfumes.tier"), cell: ({ tier }) => t(`perfumes.${tier}`) },
          {
            title: t("perfumes.price"),
            cell: ({ price_aed: amount }) => <Price>{formatPrice({ amount, currency: "AED" }, "AED", language)}</Price>,
            numeric: true,
          },
          {
            title: t("common.state"),
            cell: ({ is_active: active, is_vault: vault }) => (
              <Badge tone={active && vault ? "gold" : "plain"}>{t(active ? "common.active" : "common.inactive")}</Badge>
            ),
          },
          {
            title: t("common.actions"),
            cell: ({ id, name, is_active: active, place }) => (
              <Row gap={2}>
                <RowAction
                  intent="up"
                  values={{ id, place: String(place) }}
                  name={`${t("common.up")}: ${name[language]}`}
                >
                  {t("common.up")}
                </RowAction>
                <RowAction
                  intent="down"
                  values={{ id, place: String(place) }}
                  name={`${t("common.down")}: ${name[language]}`}
                >
                  {t("common.down")}
                </RowAction>
                <RowAction intent={active ? "deactivate" : "activate"} values={{ id }}>
                  {t(active ? "common.deactivate" : "common.activate")}
                </RowAction>
              </Row>
            ),
          },
        ]}
      />
      <Pager total={value.total} />
    </Room>
  );
}
