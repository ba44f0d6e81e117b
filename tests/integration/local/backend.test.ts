import { expect } from "vitest";
import { test } from "../../support/backend.ts";

test("a request without the key is refused", async ({ backend }) => {
  const response = await fetch(`${backend.url}/rest/v1/site_settings`);
  expect(response.status).toBe(401);
});
