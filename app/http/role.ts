import { isAdmin } from "../backend/admins.ts";
import type { Backend } from "../backend/backend.ts";

export type Role = "guest" | "user" | "admin";

/**
 * The role of a signed-in person: the database compares the verified token's e-mail, in lower case, with the active
 * addresses of the allow-list. A check that fails gives `user`, and says that it is not certain.
 */
export async function roleOf(
  backend: Backend,
  onError: (error: unknown) => void,
): Promise<{ role: Role; certain: boolean }> {
  try {
    return { role: (await isAdmin(backend)) ? "admin" : "user", certain: true };
  } catch (error) {
    onError(error);
    return { role: "user", certain: false };
  }
}
