// `npm run supabase -- …`: the Supabase CLI as its own lock file names it, in the project's folder.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { lockedProgram } from "./own-lock.ts";

const program = lockedProgram(join(import.meta.dirname, "supabase-cli"), "supabase");
const shell = process.platform === "win32";
const args = process.argv.slice(2);
// Every command reads the whole of config.toml, and refuses it where the hook's address and secret are not in the
// environment. `config push`, which sets them in a project, is the only one that needs them.
const env = args[0] === "config" ? process.env : { SUPABASE_AUTH_HOOK_SEND_EMAIL_ENABLED: "false", ...process.env };
process.exit(spawnSync(program, args, { stdio: "inherit", shell, env }).status ?? 1);
