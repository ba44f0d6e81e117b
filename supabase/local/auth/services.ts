import type { App } from "@supabase/lite";
import type { EmailSender } from "../mail/email-sender.ts";
import type { Queries } from "../postgres/database.ts";
import type { RequestLimits } from "./request-limits.ts";

/** What answering for Auth takes. */
export type AuthServices = {
  app: App;
  database: Queries;
  sender: EmailSender;
  /** Signs the tokens. */
  secret: string;
  /** Seconds between two letters to one address. */
  letterInterval: number;
  /** Absent: calls are not counted. */
  requestLimits?: RequestLimits | undefined;
  /** Digits of a code in a letter. */
  codeLength: number;
  /** What config.toml has Auth tell an account's owner of. */
  notifications: Set<string>;
};
