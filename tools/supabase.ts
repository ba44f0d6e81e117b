// `npm run supabase -- …`: the Supabase CLI as its own lock file names it, in the project's folder. `--remote=staging` is
// the project that supabase/config.toml names for that environment.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { problemOfHookSecrets } from "../app/http/environment.ts";
import { lockedProgram } from "./own-lock.ts";
import { refuse, saidBy } from "./refuse.ts";
import { readRemotes, withRefs } from "./remotes.ts";

function addressed(): string[] {
  try {
    return withRefs(process.argv.slice(2), readRemotes(process.cwd()));
  } catch (error) {
    return refuse(saidBy(error));
  }
}

const args = addressed();
const pushes = args[0] === "config" && args[1] === "push";
const problem = pushes && problemOfHookSecrets(process.env.SEND_EMAIL_HOOK_SECRET);
if (problem)
  refuse(`SEND_EMAIL_HOOK_SECRET: ${problem}, what Auth signs its calls for letters with (docs/going-live.md, Auth)`);
const program = lockedProgram(join(import.meta.dirname, "supabase-cli"), "supabase");
const shell = process.platform === "win32";
// Every command reads the whole of config.toml, and refuses it where the hook's secret is not in the environment.
// `config push`, which sets it in a project, is the only one that needs it.
const env = args[0] === "config" ? process.env : { SUPABASE_AUTH_HOOK_SEND_EMAIL_ENABLED: "false", ...process.env };
process.exit(spawnSync(program, args, { stdio: "inherit", shell, env }).status ?? 1);
