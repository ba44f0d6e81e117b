/**
 * GoTrue takes `type: "email"` for any one-time link or code sent by e-mail, and recommends it; the library knows
 * only the older names. Other requests pass as they are.
 */
export async function asGoTrue(request: Request): Promise<Request> {
  if (request.method !== "POST" || new URL(request.url).pathname !== "/auth/v1/verify") return request;
  const text = await request.text();
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: text.replace(/("type"\s*:\s*)"email"/, '$1"magiclink"') });
}
