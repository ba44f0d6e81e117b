import { expect } from "vitest";
import { inviteAdmin, listAdmins, removeAdmin, setAdminActive } from "../../../app/backend/admin/admins.ts";
import { erasePerson, listLeads } from "../../../app/backend/admin/leads.ts";
import { listLog } from "../../../app/backend/admin/log.ts";
import { signInWithPassword } from "../../../app/backend/auth.ts";
import { invitationTo } from "../../support/accounts.ts";
import { test } from "../../support/backend.ts";
import { adminOf, guestOf, userOf } from "./callers.ts";

test("admins are added, switched off and removed, but never the last or oneself, and the log tells who did it", async ({
  backend,
}) => {
  const admin = await adminOf(backend);
  await inviteAdmin(admin, invitationTo(" Second@Admin.test "));
  await expect(inviteAdmin(admin, invitationTo("second@admin.test"))).rejects.toMatchObject({ code: "23505" });
  await expect(inviteAdmin(admin, invitationTo("nobody"))).rejects.toMatchObject({ code: "23514" });
  await setAdminActive(admin, "second@admin.test", false);
  await expect(setAdminActive(admin, "admin@athar.localhost", false)).rejects.toMatchObject({ code: "23514" });
  expect(await listAdmins(admin)).toMatchObject([
    { email: "admin@athar.localhost", is_active: true },
    { email: "second@admin.test", is_active: false },
  ]);
  const { rows } = await listLog(admin);
  expect(rows.find(({ table_name }) => table_name === "app_admins_email")).toMatchObject({
    actor: "admin@athar.localhost",
    row_id: "second@admin.test",
    action: "update",
    changes: { is_active: [true, false] },
  });
  await setAdminActive(admin, "second@admin.test", true);
  await expect(removeAdmin(admin, "admin@athar.localhost")).rejects.toMatchObject({ code: "23514" });
  await removeAdmin(admin, "second@admin.test");
  await removeAdmin(admin, "second@admin.test");
  expect(await listAdmins(admin)).toHaveLength(1);
  expect((await listLog(admin)).rows[0]).toMatchObject({ row_id: "second@admin.test", action: "delete" });
  await expect(backend.sql("delete from app_admins_email")).rejects.toThrow("The last active admin stays");

  await inviteAdmin(admin, invitationTo("second@admin.test"));
  await setAdminActive(admin, "admin@athar.localhost", false);
  expect(await listAdmins(admin)).toEqual([]);
});

test("without a valid token of an admin the admin functions are closed, whatever the token claims", async ({
  backend,
}) => {
  await backend.sql("update public.app_admins_email set is_active = true");
  const { accessToken } = await signInWithPassword(guestOf(backend), {
    email: "admin@athar.localhost",
    password: "amber-and-oud",
  });
  const [head, , signature] = accessToken.split(".");
  const claims = { role: "authenticated", email: "admin@athar.localhost", exp: 4_000_000_000 };
  const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
  for (const token of [forged, "service_role", undefined]) {
    const caller = userOf(backend, token);
    await expect(listLeads(caller, { search: "" })).rejects.toThrow();
    await expect(listLog(caller)).rejects.toThrow();
    await expect(inviteAdmin(caller, invitationTo("forged@admin.test"))).rejects.toThrow();
    await expect(erasePerson(caller, "a@admin.test")).rejects.toThrow();
  }
});
