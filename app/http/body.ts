/** The largest form the shop accepts, in bytes. */
export const largestBody = 64 * 1024;

/** The request with its body read up to the cap, or null where it is larger. A chunked body without a length is counted too. */
export async function withinSize(request: Request): Promise<Request | null> {
  if (!request.body) return request;
  if (Number(request.headers.get("content-length") ?? 0) > largestBody) return null;
  const body = await request.arrayBuffer();
  return body.byteLength > largestBody ? null : new Request(request, { body });
}
