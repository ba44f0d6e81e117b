// `npm run supabase -- …`: the Supabase CLI as its own lock file names it, in the project's folder.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { lockedProgram } from "./own-lock.ts";

const program = lockedProgram(join(import.meta.dirname, "supabase-cli"), "supabase");
const shell = process.platform === "win32";
process.exit(spawnSync(program, process.argv.slice(2), { stdio: "inherit", shell }).status ?? 1);
