// Playwright's global setup: an old build is told once, and not by each test that opens the shop.
export { currentBuild as default } from "../../supabase/local/worker/build.ts";
