import { createRequire } from "node:module";

const requireOfWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));

/** What KV holds beside its folder's Worker, which must not run meanwhile. */
export type StoredSessions = {
  read(): Promise<[key: string, value: string][]>;
  write(key: string, value: string): Promise<void>;
};

/** Opens the sessions that a Worker has left in a folder. */
export async function withStoredSessions<Result>(
  directory: string,
  work: (sessions: StoredSessions) => Promise<Result>,
): Promise<Result> {
  const { convertV4MiniflareOptions, Miniflare }: typeof import("miniflare") = requireOfWrangler("miniflare");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: directory,
      modules: true,
      script: "export default {}",
      kvNamespaces: ["SESSIONS"],
    }),
  );
  try {
    const kv = await miniflare.getKVNamespace("SESSIONS");
    return await work({
      async read() {
        const { keys } = await kv.list();
        return Promise.all(
          keys.map(async ({ name }): Promise<[string, string]> => [name, String((await kv.get(name)) ?? "")]),
        );
      },
      write: (key, value) => kv.put(key, value),
    });
  } finally {
    await miniflare.dispose();
  }
}
