/**
 * What a request may ask for at most, and what its answer may weigh. A hosted project ends what takes long
 * (`statement_timeout`); the embedded database is one thread, which no timer interrupts, so it is told beforehand.
 */
const most = {
  /** Characters of the address, as Cloudflare and Kong before a hosted project allow about as many. */
  address: 8192,
  /** Tables within tables: `select=a(b(c))` has two. The shop itself asks for none. */
  depth: 2,
  /** Of the answer: a thousand rows of the largest that visitors read. */
  answer: 8_000_000,
};

/** Refuses what would be dear before the database is asked: by length, by nesting, by a pattern that backtracks. */
export function refuseDearRequest({ url }: Request): Response | undefined {
  if (url.length > most.address) return refuse(414, "The address is longer than what is served");
  const { searchParams } = new URL(url);
  const selected = [...searchParams].filter(([name]) => name === "select" || name.endsWith(".select"));
  if (selected.some(([, columns]) => depthOf(columns) > most.depth))
    return refuse(400, "Tables are nested deeper than what is served");
  if ([...searchParams].some(([name, value]) => matchesPattern(`${name}=${value}`)))
    return refuse(400, "Regular expressions are not served");
  return undefined;
}

/** The answer as it is, or a refusal in its place where it weighs too much. */
export async function boundAnswer(response: Response): Promise<Response> {
  if (!response.body) return response;
  const body = await response.arrayBuffer();
  if (body.byteLength > most.answer) return refuse(500, "The answer is larger than what is served");
  return new Response(body, response);
}

function depthOf(columns: string): number {
  let [depth, deepest] = [0, 0];
  for (const character of columns.replaceAll(/"[^"]*"/g, "")) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function matchesPattern(filter: string): boolean {
  return /(^|[=.,(])i?match(\((any|all)\))?\./.test(filter);
}

function refuse(status: number, message: string): Response {
  return Response.json({ code: "PGRST100", message, details: null, hint: null }, { status });
}
