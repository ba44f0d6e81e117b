import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signRoleToken } from "../../../supabase/local/auth/role-token.ts";
import { restOf, startSmallBackend } from "../../support/small-backend.ts";

test("the token of a role that has ended, or that another secret has signed, opens nothing", async () => {
  const directory = mkdtempSync(join(tmpdir(), "athar-role-"));
  const backend = await startSmallBackend({ directory });
  const secret = readFileSync(join(directory, "jwt-secret"), "utf8");
  const statusWith = async (token: string) => (await restOf(backend, { token }).from("houses").select()).status;
  expect(await statusWith(await signRoleToken("worker", secret, { days: -1 }))).toBe(401);
  expect(await statusWith(await signRoleToken("worker", "another secret"))).toBe(401);
  expect(await statusWith(await signRoleToken("worker", secret))).not.toBe(401);
  await backend.stop();
  rmSync(directory, { recursive: true });
});
