// `JWT_SECRET=… npm run --silent role-token -- worker`: prints the token for the Worker's secret SUPABASE_WORKER_TOKEN, with
// `machinery` that for SUPABASE_MACHINERY_TOKEN.
import { signRoleToken } from "../supabase/local/auth/role-token.ts";

const { JWT_SECRET } = process.env;
const [role] = process.argv.slice(2);
if (!JWT_SECRET || (role !== "worker" && role !== "machinery")) {
  console.error(
    "A role, worker or machinery, is wanted, and in JWT_SECRET the project's JWT secret (dashboard, Project Settings, JWT Keys, Legacy JWT Secret)",
  );
  process.exit(1);
}
console.log(await signRoleToken(role, JWT_SECRET));
