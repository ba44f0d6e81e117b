import { defineConfig } from "vitest/config";
import { bindLocales } from "./app/i18n/bind-locales.ts";

const tests = (folder: string) => [`tests/${folder}/**/*.test.{ts,tsx}`];
const emulator = tests("integration/local");

export default defineConfig({
  plugins: [bindLocales()],
  test: {
    // Every run draws the same cases; `npm run long` draws new ones (tests/support/drawn-cases.ts).
    setupFiles: ["tests/support/drawn-cases.ts"],
    // As many as the machine that has to carry the suite has cores: a third worker only lets the others wait.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // Pure code: files share a thread and what it has loaded and composed.
        test: {
          name: "unit",
          include: tests("unit"),
          pool: "threads",
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // What needs a backend of its own: the first test of a file waits for its backend too. Files share a process and
        // what it has loaded and compiled, PostgreSQL among it; all that is kept is kept by the backend's address.
        test: {
          name: "backend",
          include: tests("integration"),
          exclude: emulator,
          pool: "forks",
          isolate: false,
          // What is waited for may come late on a machine that carries the whole suite.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // The embedded backend itself, which the shop does not deploy (tests/run.ts tells when these run).
        test: { name: "emulator", include: emulator, pool: "forks", testTimeout: 180_000, hookTimeout: 180_000 },
      },
    ],
  },
});
