import { vi } from "vitest";

/** The data centre's cache as the Cache API gives it, for isolates to share; returns what it keeps. */
export function stubDataCentre(): Map<string, Response> {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, response: Response) => void kept.set(address, response),
    delete: async (address: string) => kept.delete(address),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  return kept;
}

/** Modules of its own for each call, and so a memory of its own, as an isolate has. */
export function openIsolate<Modules>(load: () => Promise<Modules>): Promise<Modules> {
  vi.resetModules();
  return load();
}
