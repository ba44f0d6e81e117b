import { z } from "zod";
import type { Change } from "./postgres-changes.ts";

const filterSchema = z.object({
  event: z.string(),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().optional(),
});
const payloadSchema = z.object({
  access_token: z.string().nullish(),
  config: z.object({ postgres_changes: z.array(filterSchema).optional() }).optional(),
});
const reference = z.string().nullish().default(null);
const messageSchema = z.object({
  join_ref: reference,
  ref: reference,
  topic: z.string(),
  event: z.string(),
  payload: payloadSchema.nullish().transform((payload): z.infer<typeof payloadSchema> => payload ?? {}),
});

export type Filter = z.infer<typeof filterSchema>;
export type Message = z.infer<typeof messageSchema>;
/** What the server sends: an answer bears the `ref` of its question. */
export type Outgoing = { topic: string; event: string; payload: unknown; join_ref: string | null; ref?: string | null };

/** A message of the Phoenix protocol, in either of its versions; nothing for what is none. */
export function parseMessage(text: string): Message | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (!Array.isArray(json)) return messageSchema.safeParse(json).data;
    const [join_ref, ref, topic, event, payload] = json;
    return messageSchema.safeParse({ join_ref, ref, topic, event, payload }).data;
  } catch {
    return undefined;
  }
}

/** Version 2.0.0 sends arrays, version 1.0.0 objects. */
export function serializeMessage({ topic, event, payload, join_ref, ref = null }: Outgoing, version: string): string {
  return JSON.stringify(version === "2.0.0" ? [join_ref, ref, topic, event, payload] : { topic, event, payload, ref });
}

/** Whether a subscription's filter lets a change through; of column filters Realtime's `eq` is known. */
export function matches({ event, schema, table, filter }: Filter, change: Change): boolean {
  if (event !== "*" && event.toUpperCase() !== change.type) return false;
  if ((schema !== "*" && schema !== change.schema) || (table && table !== "*" && table !== change.table)) return false;
  const [, column, value] = /^([^=]+)=eq\.(.*)$/.exec(filter ?? "") ?? [];
  return column === undefined || String(change.key[column]) === value;
}
