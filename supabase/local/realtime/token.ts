import { jwtVerify } from "jose";
import { z } from "zod";

const claimsSchema = z.looseObject({ sub: z.string(), role: z.string() });

export type Claims = z.infer<typeof claimsSchema>;

/** The claims of a token that the local Auth signed and that has not expired; otherwise nothing. */
export async function verifyToken(token: string, secret: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ["HS256"],
      requiredClaims: ["exp"],
    });
    return claimsSchema.parse(payload);
  } catch {
    return undefined;
  }
}
