import policy from "../../SECURITY.md?raw";

/** How reports of weaknesses are dealt with, for those who have the shop's address and not its repository. */
export function loader() {
  return new Response(policy, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
