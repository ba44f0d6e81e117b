// What must leave the Worker in no form: a secret's value, and a signed token of any of the database's roles.

/** Long enough for the shortest secret, and for a token's payload. */
const encoded = /[\w+/-]{16,}={0,2}/g;

/** The roles of the tokens (JWT) in a text. */
function rolesIn(text: string): string[] {
  const payloads = Array.from(text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)/g), ([, payload = ""]) => payload);
  return payloads.flatMap((payload) => {
    const [, role] = /"role"\s*:\s*"([^"]+)"/.exec(Buffer.from(payload, "base64url").toString()) ?? [];
    return role ? [role] : [];
  });
}

/**
 * Makes what finds `secrets`, which are named, and signed tokens in texts: plain, in base64 (of either alphabet), or in
 * base64 of that. What it has decoded once it does not decode again.
 */
export function createLeakFinder(secrets: Record<string, string>): (text: string) => string[] {
  const named = Object.entries(secrets);
  const harmless = new Set<string>();
  const find = (text: string, depth: number): string[] => {
    const plain = named.filter(([, value]) => text.includes(value)).map(([name]) => name);
    const roles = rolesIn(text).map((role) => `a token of ${role}`);
    const runs = depth === 0 ? [] : new Set(text.match(encoded)?.filter((run) => !harmless.has(run)));
    const decoded = [...runs].flatMap((run) => {
      const found = find(Buffer.from(run, "base64").toString("latin1"), depth - 1);
      if (found.length === 0 && depth === 2) harmless.add(run);
      return found;
    });
    return [...plain, ...roles, ...decoded];
  };
  return (text) => [...new Set(find(text, 2))];
}
