// A module of its own, so that the bundler takes the client alone, and for the browser only.
export { RealtimeClient } from "@supabase/realtime-js";
