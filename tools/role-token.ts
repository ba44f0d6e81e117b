// `npm run --silent role-token -- worker`: prints the token for the Worker's secret SUPABASE_WORKER_TOKEN, with `machinery`
// that for SUPABASE_MACHINERY_TOKEN. In SIGNING_KEY_FILE is the file with the private key that the project has imported, or
// in JWT_SECRET the project's legacy secret (and in JWT_KEY_ID the id that the dashboard shows beside it). A second argument
// is the number of days until the token ends.
import { readFileSync } from "node:fs";
import { parsePrivateKey, signRoleToken, workerRoles } from "../supabase/local/auth/role-token.ts";

const { SIGNING_KEY_FILE, JWT_SECRET, JWT_KEY_ID } = process.env;
const [wanted, lasting = "365"] = process.argv.slice(2);
const role = workerRoles.find((each) => each === wanted);
const days = Number(lasting);
const key = SIGNING_KEY_FILE ? parsePrivateKey(readFileSync(SIGNING_KEY_FILE, "utf8")) : JWT_SECRET;
if (!key || !role || !Number.isInteger(days) || days < 1) {
  console.error(
    "Wanted: a role, worker or machinery, perhaps the days until its token ends (365 unless told), and in SIGNING_KEY_FILE the file of the project's private key, or in JWT_SECRET its legacy secret (docs/going-live.md, Worker)",
  );
  process.exit(1);
}
console.log(await signRoleToken(role, key, { days, ...(JWT_KEY_ID && { kid: JWT_KEY_ID }) }));
