import { resolve } from "node:path";

/** The repository. */
export const root = resolve(import.meta.dirname, "../..");

/** The project's `supabase/` folder: config.toml, migrations, seed and templates as a hosted project uses them. */
export const supabaseDirectory = resolve(import.meta.dirname, "..");
