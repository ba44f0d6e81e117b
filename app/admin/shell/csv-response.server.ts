import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { logError } from "../../http/log.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { csvLines } from "./csv.ts";

type CsvFile<Row> = {
  /** The file's name, which the date is put behind. */
  name: string;
  header: string[];
  cells: (row: Row) => string[];
  batches: AsyncGenerator<Row[]>;
};

/** Spreadsheets need it to read a file as UTF-8. */
const byteOrderMark = "\ufeff";

/**
 * A CSV file as a download, sent while it is read, so that it may be of any length. Where nothing can be read it is an
 * error page. Where reading ends too early the last line says so: Workers close the body of a stream that fails as if
 * it were whole.
 */
export async function csvResponse<Row>(context: Context, { name, header, cells, batches }: CsvFile<Row>) {
  const first = await batches.next().catch(throwErrorPage);
  async function* parts() {
    yield byteOrderMark + csvLines([header]);
    try {
      for (let next = first; !next.done; next = await batches.next()) yield csvLines(next.value.map(cells));
    } catch (error) {
      logError(context, error);
      const { t } = await i18nextFor(languageOf(context));
      yield csvLines([[t("admin:common.export_broken")]]);
    }
  }
  const [text, encoder] = [parts(), new TextEncoder()];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await text.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
