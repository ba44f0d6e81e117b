import { SignJWT } from "jose";

/**
 * The token by which the Worker acts as the database's role `worker`. It does not end: a new secret of the project, or
 * revoking the role from `authenticator`, makes it void.
 * @param secret the project's JWT secret
 */
export function signWorkerToken(secret: string): Promise<string> {
  return new SignJWT({ role: "worker" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .sign(new TextEncoder().encode(secret));
}
