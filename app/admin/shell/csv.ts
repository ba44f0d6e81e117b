import { formatPhone } from "../../forms/phone/format-phone.ts";

/**
 * Where a spreadsheet may begin a formula: at the start of a cell, and within it after whatever separates cells in the
 * reader's country, since Excel parts at semicolons where decimals have a comma and heeds no quotes then. Full-width
 * signs count for it, too.
 */
const formula = /(^|[;,\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠﹢﹣﹦﹫])/g;

/**
 * Against formula injection: what a spreadsheet would run is made text. A phone number is written in groups, which a
 * spreadsheet takes for no number: it would drop the plus and round the digits.
 */
function cell(value: string): string {
  const text = formatPhone(value) ?? value.replace(formula, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of a CSV file (RFC 4180). */
export function csvLines(rows: string[][]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
