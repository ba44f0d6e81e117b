import { z } from "zod";

/** Ends a command with what a person has to know, line by line. */
export function refuse(...lines: string[]): never {
  console.error(lines.join("\n  "));
  process.exit(1);
}

/** What an error says, in one line and without its stack. */
export function saidBy(error: unknown): string {
  const text = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : "";
  return text.replace(/\s+/g, " ").trim() || "it is not known why";
}
