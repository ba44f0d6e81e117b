import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Bare, serveBare } from "../support/bare-worker.ts";

/** A Worker that answers "ok": the floor of what a request costs on this machine. */
export function serveHello(): Promise<Bare> {
  return serveBare({ folder: join(import.meta.dirname, "hello") });
}

/** A Worker that sends as many bytes, headers and log lines as a kept page, and does nothing else. */
export function serveAnswer(): Promise<Bare> {
  return serveBare({ folder: join(import.meta.dirname, "answer") });
}

/** The smallest React Router page, built and served like the shop. */
export function serveTemplate(): Promise<Bare> {
  const folder = join(import.meta.dirname, "template");
  execFileSync(join(import.meta.dirname, "../../node_modules/.bin/react-router"), ["build"], {
    cwd: folder,
    stdio: "ignore",
  });
  return serveBare({ folder: join(folder, "build/server") });
}
