/** A drawing whose address says all that it is drawn from: the same for good, and nothing but a picture. */
export function drawingAnswer(svg: string | null): Response {
  if (svg === null) return new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    },
  });
}
