/**
 * Where a spreadsheet may begin a formula: at the start of a cell, and within it after whatever separates cells in the
 * reader's country, since Excel parts at semicolons where decimals have a comma and heeds no quotes then. Full-width
 * signs count for it, too.
 */
const formula = /(^|[;,\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠﹢﹣﹦﹫])/g;

/** Against formula injection: what a spreadsheet would run is made text. Phone numbers are left alone. */
function cell(value: string): string {
  const text = /^\+\d+$/.test(value) ? value : value.replace(formula, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file (RFC 4180). Spreadsheets need the byte order mark to read it as UTF-8. */
export function csv(header: string[], rows: string[][]): string {
  return `\ufeff${[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** The file as a download whose name has the date in it. */
export function csvResponse(name: string, text: string, now: Date = new Date()): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
