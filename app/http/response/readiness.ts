/** What `/readyz` says: in its first line whether the shop is ready, below it what will need a hand before long. */
export function readiness(ready: boolean, ...lines: string[]): Response {
  return new Response(lines.join("\n"), {
    status: ready ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
