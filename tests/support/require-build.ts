// Playwright's global setup: an old build is told once, and not by each test that opens the shop.
import { currentBuild } from "../../supabase/local/worker/build.ts";

/** Playwright hands over its configuration, which is no folder. */
export default function requireBuild() {
  currentBuild();
}
