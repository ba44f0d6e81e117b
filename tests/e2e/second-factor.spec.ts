import { TOTP } from "otpauth";
import { createAccount, listAdmin, logsIntoAdmin, triesAdminLogin } from "../support/accounts.ts";
import { expect, test } from "../support/shop.ts";

const wrong = "This code is wrong, was used already or has expired. Enter the next one that the app shows.";

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
  const code = (later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later });
  const confirm = page.getByRole("button", { name: "Confirm" });
  await visitor.fills("Six-digit code", "000000");
  await visitor.submits(confirm);
  await expect(page.getByLabel("Six-digit code")).toHaveAccessibleDescription(wrong);
  await expect(page.getByRole("link", { name: `Six-digit code: ${wrong}` })).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await visitor.fills("Six-digit code", code());
  await visitor.submits(confirm);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(8);

  await triesAdminLogin(otherVisitor, admin);
  await expect(otherVisitor.page).toHaveURL(`${shop.adminUrl}/login/factor`);
  const half = otherVisitor.page;
  await half.getByText("I have lost my phone").click();
  await otherVisitor.fills("Recovery code", "01234-56789-abcde-fabcd");
  await otherVisitor.submits(half.getByRole("button", { name: "Continue" }).last());
  const recovery = half.getByLabel("Recovery code");
  await expect(recovery).toHaveAccessibleDescription(new RegExp(`^${wrong}`));
  await expect(recovery).toBeVisible();
  await expect(half.getByLabel("Six-digit code")).not.toHaveAccessibleDescription(wrong);
  await otherVisitor.fills("Six-digit code", "000000");
  await otherVisitor.submits(half.getByRole("button", { name: "Continue" }).first());
  await expect(half.getByLabel("Six-digit code")).toHaveAccessibleDescription(wrong);
  // The one that set it up is spent: the phone shows the next within half a minute.
  await otherVisitor.fills("Six-digit code", code(30_000));
  await otherVisitor.submits(half.getByRole("button", { name: "Continue" }).first());
  await expect(otherVisitor.page.getByRole("heading", { level: 1 })).toHaveText("Today");
});
