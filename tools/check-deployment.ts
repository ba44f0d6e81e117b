// What Wrangler runs before it uploads anything (`build` in wrangler.toml), with the environment's name. It says all at
// once what has to be settled before that environment is deployed; then nothing is uploaded. It reads the folder it is
// called in, as Wrangler does.
import { refusalOf } from "./deployment.ts";
import { refuse } from "./refuse.ts";

const lines = refusalOf(process.cwd(), process.argv[2]);
if (lines.length > 0) refuse(...lines);
