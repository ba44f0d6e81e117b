import { TOTP } from "otpauth";
import { createAccount, listAdmin, logsIntoAdmin, triesAdminLogin } from "../support/accounts.ts";
import { expect, test } from "../support/shop.ts";

test("a second step is set up with the phone's code and asked for at the next sign-in", async ({
  visitor,
  otherVisitor,
  backend,
  shop,
}) => {
  const admin = { email: "careful@athar.localhost", password: "amber-and-rose" };
  await createAccount(backend, admin.email, admin.password);
  await listAdmin(backend, admin.email);
  await logsIntoAdmin(visitor, admin);
  const { page } = visitor;
  await page.goto(`${shop.adminUrl}/security`);
  await visitor.submits(page.getByRole("button", { name: "Set up the second step" }));
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  const secret = await page.getByRole("main").locator("bdi").innerText();
  const code = () => new TOTP({ secret }).generate();
  await visitor.fills("Six-digit code", code());
  await visitor.submits(page.getByRole("button", { name: "Confirm" }));
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(8);

  await triesAdminLogin(otherVisitor, admin);
  await expect(otherVisitor.page).toHaveURL(`${shop.adminUrl}/login/factor`);
  await otherVisitor.fills("Six-digit code", code());
  await otherVisitor.submits(otherVisitor.page.getByRole("button", { name: "Continue" }).first());
  await expect(otherVisitor.page.getByRole("heading", { level: 1 })).toHaveText("Maintenance");
});
