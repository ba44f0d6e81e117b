import { exampleIbans } from "./example-ibans.ts";

/** A value that was to be replaced before the shop opens: where it stands, and what belongs there. */
export type Placeholder = { path: string; wanted: string };

/** What nobody reaches from the internet: reserved names (RFC 2606, RFC 6761, RFC 6762) and bare numbers. */
const unreachable =
  /(?:^|[^\w.-])(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]*\]|(?:[\w-]+\.)*example(?:\.[a-z]{2,})+|[\w.-]+\.(?:example|invalid|test|localhost|local|lan|home))(?=$|[^\w.-])/i;

/** "your.shop", "staging.your-shop.com", "mydomain.com": what manuals call somebody's address. */
const nobodysName =
  /(?:^|[^\w.-])(?:[\w-]+\.)*(?:your[-_.]?(?:own[-_.]?)?(?:shop|store|site|website|domain|company|brand|project)|my[-_]?(?:domain|website|company))(?:\.[\w-]+)*(?=$|[^\w.-])/i;

/** What is written to be replaced. Beside these signs it would be part of a key in base64. */
const unfinished =
  /(?<![\w+/=-])(?:TODO|TBA|TBC|TBD|FIXME|XXX+|PLACEHOLDER|CHANGE[ _-]?ME|REPLACE[ _-]?ME|LOREM IPSUM|N\/A)(?![\w+/=-])|\.{3}|…|<[^<>@]*>|\[[^\]]*\]|\{[^}]*\}/i;

/** A number that somebody counted up, or one digit again and again. */
const countedUp = /^[A-Z]{0,3}(?:0?123456\d*|(\d)\1{3,})$/i;

/** A telephone that ends in nothing: "+966 50 000 0000". */
const nobodysTelephone = /^\+\d{3,8}0{7}$/;

/** These words are a placeholder only as the whole value; within a sentence they may be meant. */
const toBeDone = /^to (?:do|be (?:filled in|done|named))\.?$/i;

/** What belongs in the place of a value; undefined where it is none to be replaced. An empty one holds no place. */
function wantedFor(value: string): string | undefined {
  if (value === "") return undefined;
  const [, wanted] = /FILL IN:?\s*(.*)/i.exec(value) ?? [];
  const compact = value.replaceAll(" ", "");
  if (wanted !== undefined) return wanted || "a value of your own, it only says FILL IN";
  if (exampleIbans.has(compact)) return "an account of your own, not a published example";
  if (/\bEXAMPLE\b/.test(value)) return "your own, not an example";
  if (nobodysTelephone.test(compact)) return "a telephone that somebody answers, not an example";
  if (unreachable.test(value)) return "an address on the internet, not an example or this machine";
  if (nobodysName.test(value)) return "an address of your own, not the one of the manual";
  if (unfinished.test(value) || toBeDone.test(value.trim()) || countedUp.test(compact) || !/[\p{L}\p{N}]/u.test(value))
    return "a value of your own, not one that only holds its place";
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
