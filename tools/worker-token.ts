// `JWT_SECRET=… npm run --silent worker-token`: prints the token for the Worker's secret SUPABASE_WORKER_TOKEN.
import { signWorkerToken } from "../supabase/local/auth/worker-token.ts";

const { JWT_SECRET } = process.env;
if (!JWT_SECRET) {
  console.error("JWT_SECRET is the project's JWT secret (dashboard, Project Settings, JWT Keys, Legacy JWT Secret)");
  process.exit(1);
}
console.log(await signWorkerToken(JWT_SECRET));
