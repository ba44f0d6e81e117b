// `npm run --silent role-token -- worker`: prints the token for the Worker's secret SUPABASE_WORKER_TOKEN, with `machinery`
// that for SUPABASE_MACHINERY_TOKEN. In SIGNING_KEY_FILE is the file with the private key that the project has imported, or
// in JWT_SECRET the project's legacy secret (and in JWT_KEY_ID the id that the dashboard shows beside it). A second argument
// is the number of days until the token ends.
import { readFileSync } from "node:fs";
import { parsePrivateKey, signRoleToken, workerRoles } from "../supabase/local/auth/role-token.ts";
import { refuse, saidBy } from "./refuse.ts";

/** Of HS256 (RFC 7518, 3.2): a shorter secret can be found by trying. A project's own has more. */
const shortestSecret = 32;

const { SIGNING_KEY_FILE, JWT_SECRET, JWT_KEY_ID } = process.env;
const [wanted, lasting = "365"] = process.argv.slice(2);
const role = workerRoles.find((each) => each === wanted);
const days = Number(lasting);
if (!(SIGNING_KEY_FILE || JWT_SECRET) || !role || !Number.isInteger(days) || days < 1)
  refuse(
    "Wanted: a role, worker or machinery, perhaps the days until its token ends (365 unless told), and in SIGNING_KEY_FILE the file of the project's private key, or in JWT_SECRET its legacy secret (docs/going-live.md, Worker)",
  );

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return refuse(`SIGNING_KEY_FILE cannot be read: ${saidBy(error)}`);
  }
}

function keyIn(path: string) {
  const text = read(path);
  try {
    return parsePrivateKey(text);
  } catch {
    return refuse(
      `${path} holds no private key: wanted is what npm run --silent supabase -- gen signing-key --algorithm ES256 prints`,
    );
  }
}

function legacySecret(secret = "") {
  if (Buffer.byteLength(secret) >= shortestSecret) return secret;
  return refuse(`JWT_SECRET is no project's legacy secret: it has fewer than ${shortestSecret} bytes`);
}

const key = SIGNING_KEY_FILE ? keyIn(SIGNING_KEY_FILE) : legacySecret(JWT_SECRET);
try {
  console.log(await signRoleToken(role, key, { days, ...(JWT_KEY_ID && { kid: JWT_KEY_ID }) }));
} catch {
  refuse("The private key signs nothing: its x, y and d are not those of one key");
}
