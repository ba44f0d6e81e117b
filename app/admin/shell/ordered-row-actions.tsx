import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Row } from "../../ui/index.ts";
import { RowAction } from "./row-action.tsx";

type OrderedRowActionsProps = {
  id: string;
  name: string;
  active: boolean;
  /** Among the `total` rows, counted from 1. */
  position: number;
  total: number;
  /** Further buttons of the row. */
  children?: ReactNode;
};

/** The buttons that move a row of an ordered list, show and hide it. Their forms post to `changeOrderedRow`. */
export function OrderedRowActions({ id, name, active, position, total, children }: OrderedRowActionsProps) {
  const { t } = useTranslation("admin");
  const move = { id, position: String(position) };
  return (
    <Row gap={2}>
      {position > 1 && (
        <RowAction intent="up" values={move} name={`${t("common.up")}: ${name}`}>
          {t("common.up")}
        </RowAction>
      )}
      {position < total && (
        <RowAction intent="down" values={move} name={`${t("common.down")}: ${name}`}>
          {t("common.down")}
        </RowAction>
      )}
      <RowAction intent={active ? "deactivate" : "activate"} values={{ id }}>
        {t(active ? "common.deactivate" : "common.activate")}
      </RowAction>
      {children}
    </Row>
  );
}
