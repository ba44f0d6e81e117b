import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** 256 random bits, made once and kept in a file that only its owner reads. */
export function keptSecret(directory: string, name: string, encoding: "hex" | "base64"): string {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString(encoding), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
