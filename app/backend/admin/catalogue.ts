// What the two ordered lists of the catalogue have in common.
import { z } from "zod";
import type { Backend } from "../backend.ts";
import { atLeastOneRow } from "../rows.ts";
import { spreadChange } from "../site-state.ts";

export type CatalogueList = "questions" | "perfumes";

const tables = { questions: "maestro_questions", perfumes: "maestro_products" } as const;

/** Shows a row to visitors, or hides it. */
export async function setRowActive(backend: Backend, list: CatalogueList, id: string, active: boolean): Promise<void> {
  await backend.run(atLeastOneRow, (db) =>
    db.from(tables[list]).update({ is_active: active }).eq("id", id).select("id"),
  );
  await spreadChange(backend);
}

type RowMove = {
  id: string;
  /** -1: before the previous row; 1: after the next one. */
  step: -1 | 1;
  /** Where the row was shown, counted from 1. */
  position?: number | undefined;
};

/**
 * Swaps a row with its neighbour. Idempotent where `position` is given: a row that is no longer there was moved by the
 * same request before, and stays. So do the first row and the last one at their ends of the list.
 */
export async function moveRow(backend: Backend, list: CatalogueList, { id, step, position }: RowMove): Promise<void> {
  await backend.run(z.null(), (db) =>
    list === "questions"
      ? db.rpc("move_question", { question_id: id, step, seen_position: position })
      : db.rpc("move_vault_perfume", { product_id: id, step, seen_position: position }),
  );
  await spreadChange(backend);
}
