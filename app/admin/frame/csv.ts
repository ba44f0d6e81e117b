/** A cell that a spreadsheet takes as text: what looks like a formula is not run (telephone numbers stay as they are). */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) && !/^\+\d+$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of RFC 4180, UTF-8 with a mark that spreadsheets need to read Arabic and Russian. */
export function csv(header: string[], rows: string[][]): string {
  return `\ufeff${[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** A download of `name` with today's date. */
export function csvResponse(name: string, text: string, now: Date = new Date()): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
