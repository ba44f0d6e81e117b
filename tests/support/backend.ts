import { test as base } from "vitest";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { startTestBackend } from "./test-backend.ts";

export type { LocalBackend };
export { startTestBackend };

/** `test("…", async ({ backend }) => …)`: one backend for each test file. */
export const test = base.extend<{ backend: LocalBackend }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
    async ({}, use) => {
      const backend = await startTestBackend();
      await use(backend);
      await backend.stop();
    },
    { scope: "file" },
  ],
});
