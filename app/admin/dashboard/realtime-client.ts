// A module of its own for the dynamic import, so that the bundler drops the rest of supabase-js.
export { RealtimeClient } from "@supabase/supabase-js";
