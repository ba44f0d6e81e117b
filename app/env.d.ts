/** The Worker's bindings (wrangler.toml); environment.ts parses them. */
interface Env {
  SESSIONS: KVNamespace;
  PICTURES?: R2Bucket;
  SHOP_HOST: string;
  HOUSE: unknown;
  SUPABASE_URL: string;
  SUPABASE_PUBLISHABLE_KEY: string;
  SUPABASE_WORKER_TOKEN: string;
  SUPABASE_MACHINERY_TOKEN?: string;
  SIGNING_KEYS: string;
  RATE_LIMITS?: string;
  BACKEND_DEADLINE?: number;
  SEND_EMAIL_HOOK_SECRET?: string;
  MAIL_API_KEY?: string;
  MAIL_API_URL?: string;
  LIMIT_BY_ADDRESS?: RateLimit;
  LIMIT_BY_WIDE_NETWORK?: RateLimit;
  LIMIT_BY_ACCOUNT?: RateLimit;
  LIMIT_AT_AUTH?: RateLimit;
  LIMIT_OF_JOURNEYS?: RateLimit;
}
