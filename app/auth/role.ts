import { isAdmin } from "../backend/admins.ts";
import type { Backend } from "../backend/backend.ts";

export type Role = "guest" | "user" | "admin";

/**
 * The role of a signed-in user: the database compares the verified token's e-mail address, in lower case, with the
 * active addresses of the allow-list. A guest's is that of a session which has been ended elsewhere. Where the database
 * does not answer, the role is `user` and `certain` is false.
 */
export async function roleOf(
  backend: Backend,
  onError: (error: unknown) => void,
): Promise<{ role: Role; certain: boolean }> {
  try {
    const admin = await isAdmin(backend);
    return { role: admin === null ? "guest" : admin ? "admin" : "user", certain: true };
  } catch (error) {
    onError(error);
    return { role: "user", certain: false };
  }
}
