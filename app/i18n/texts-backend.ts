import type { BackendModule, ResourceKey } from "i18next";

/**
 * The plugin by which i18next asks `load` for texts, as its types describe one. i18next-resources-to-backend does the
 * same and weighs half a kilobyte, which the interactive pages have not left.
 */
export function textsBackend(load: (language: string, namespace: string) => Promise<ResourceKey | undefined>) {
  return { type: "backend", callbackApi: false, init() {}, read: load } satisfies BackendModule;
}
