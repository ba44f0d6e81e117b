import { z } from "zod";

const bodySchema = z.object({
  email: z.string().optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  password: z.string().optional().catch(undefined),
  data: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

export type AuthBody = z.infer<typeof bodySchema>;

/** The JSON that is sent to Auth, and the request again, since a body can be read once. */
export async function readAuthBody(request: Request): Promise<{ request: Request; body: AuthBody }> {
  const { url, method, headers } = request;
  if ((method !== "POST" && method !== "PUT") || !new URL(url).pathname.startsWith("/auth/v1/"))
    return { request, body: {} };
  const text = await request.text();
  const json = parseJson(text);
  const body = bodySchema.safeParse(json).data ?? {};
  // GoTrue takes `email` for any link or code that came by e-mail, and recommends it; the library knows the older names.
  const forwarded =
    body.type === "email" ? JSON.stringify({ ...z.looseObject({}).parse(json), type: "magiclink" }) : text;
  return { request: new Request(url, { method, headers, body: forwarded || undefined }), body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
