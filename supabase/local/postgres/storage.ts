import type { Storage, StorageOptions } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openServer } from "./server.ts";

export function openStorage(options: StorageOptions): Promise<Storage> {
  return options.database ? openServer(options.database) : openEmbedded(options);
}
