import { SignJWT } from "jose";

/**
 * The token by which the Worker acts as one of the database's roles of its own: `worker` for what visitors do through the
 * shop, `machinery` for what nobody asked for just now, such as letters that wait. It does not end: a new secret of the
 * project, or revoking the role from `authenticator`, makes it void.
 * @param secret the project's JWT secret
 */
export function signRoleToken(role: "worker" | "machinery", secret: string): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .sign(new TextEncoder().encode(secret));
}
