/** A drawing whose address says all that it is drawn from: the same for good, and nothing but a picture. */
export function drawingAnswer(drawing: string | Blob | null): Response {
  if (drawing === null) return new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(drawing, {
    headers: {
      "Content-Type": typeof drawing === "string" ? "image/svg+xml" : drawing.type,
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    },
  });
}
