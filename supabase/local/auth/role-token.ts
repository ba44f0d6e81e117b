import { importJWK, SignJWT } from "jose";
import { z } from "zod";

/** The roles of the database that the Worker acts as. */
export const workerRoles = ["worker", "machinery"] as const;

/** A private key as `supabase gen signing-key --algorithm ES256` prints it; `kid` says which of the project's keys it is. */
const privateKeySchema = z.looseObject({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  kid: z.string().min(1),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

export type PrivateKey = z.infer<typeof privateKeySchema>;

/** A private key out of JSON: by itself, or as the first of a list. @throws where it is none */
export function parsePrivateKey(text: string): PrivateKey {
  const json: unknown = JSON.parse(text);
  return privateKeySchema.parse(Array.isArray(json) ? json[0] : json);
}

type Options = {
  /** Days until it ends. */
  days?: number;
  /** The name of the project's legacy secret among its keys; a private key has its own. */
  kid?: string;
};

/**
 * The token by which the Worker acts as one of the database's roles of its own: `worker` for what visitors do through the
 * shop, `machinery` for what nobody asked for just now, such as letters that wait. It ends by itself, after a year unless
 * told otherwise; revoking the key that signed it makes it void at once.
 * @param key the project's imported private key, or its legacy JWT secret
 */
export async function signRoleToken(
  role: (typeof workerRoles)[number],
  key: PrivateKey | string,
  { days = 365, kid }: Options = {},
): Promise<string> {
  const token = new SignJWT({ role }).setIssuedAt().setExpirationTime(Math.floor(Date.now() / 1000) + days * 86_400);
  if (typeof key === "string")
    return token
      .setProtectedHeader({ alg: "HS256", typ: "JWT", ...(kid && { kid }) })
      .sign(new TextEncoder().encode(key));
  const { key_ops: _, ...jwk } = key;
  return token.setProtectedHeader({ alg: "ES256", typ: "JWT", kid: key.kid }).sign(await importJWK(jwk, "ES256"));
}
