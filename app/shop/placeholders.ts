/** A value that was to be replaced before the shop opens: where it stands, and what belongs there. */
export type Placeholder = { path: string; wanted: string };

/** Names that are reserved for examples and for one's own machine (RFC 2606, RFC 6761). */
const reservedName =
  /(?:^|[^\w-])(?:localhost|127(?:\.\d+){3}|example\.(?:com|net|org)|[\w.-]+\.(?:example|invalid|test|localhost))(?=$|[^\w.-])/i;

/** The IBAN standard's own examples for the countries where the house could have an account. */
const exampleIbans = new Set(["SA0380000000608010167519", "AE070331234567890123456"]);

/** What belongs in the place of a value; undefined where it is none to be replaced. */
function wantedFor(value: string): string | undefined {
  const [, wanted] = /FILL IN:?\s*(.*)/.exec(value) ?? [];
  if (wanted !== undefined) return wanted;
  if (exampleIbans.has(value.replaceAll(" ", ""))) return "an account of your own, not the standard's example";
  if (/\bEXAMPLE\b/.test(value)) return "your own, not an example";
  if (reservedName.test(value)) return "an address on the internet, not an example or this machine";
  return undefined;
}

/** Every placeholder in a configuration, however deep; none of their values is repeated, since it may be a secret. */
export function placeholdersIn(value: unknown, path = ""): Placeholder[] {
  if (typeof value === "string") {
    const wanted = wantedFor(value);
    return wanted === undefined ? [] : [{ path, wanted }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => placeholdersIn(each, path === "" ? key : `${path}.${key}`));
}
