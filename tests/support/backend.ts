import { test as base } from "vitest";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { joinSupabase } from "./running-supabase.ts";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

export type { LocalBackend, TestBackend };
export { startTestBackend };

/** `test("…", async ({ backend }) => …)`: one backend for each test file. */
export const test = base.extend<{ backend: TestBackend }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
    async ({}, use) => {
      const backend = process.env.TEST_SUPABASE_URL ? await joinSupabase(process.env) : await startEmbedded();
      await use(backend);
      await backend.stop();
    },
    { scope: "file" },
  ],
});

async function startEmbedded(): Promise<TestBackend> {
  const backend = await startTestBackend();
  const { messages, clear } = backend.mailbox;
  return { ...backend, mailbox: { messages: async () => messages(), clear: async () => clear() } };
}
