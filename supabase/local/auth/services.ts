import type { App } from "@supabase/lite";
import type { EmailSender } from "../mail/email-sender.ts";
import type { Queries } from "../postgres/database.ts";

/** What answering for Auth takes. */
export type AuthServices = {
  app: App;
  database: Queries;
  sender: EmailSender;
  /** Signs the tokens. */
  secret: string;
  /** Seconds between two letters to one address. */
  letterInterval: number;
};
