/** The largest form the shop accepts, in bytes. */
export const largestBody = 64 * 1024;

/** The request with its body read up to the cap, or null where it is larger. A chunked body without a length is counted too. */
export async function withinSize(request: Request): Promise<Request | null> {
  if (!request.body) return request;
  if (Number(request.headers.get("content-length") ?? 0) > largestBody) return null;
  const body = await request.arrayBuffer();
  return body.byteLength > largestBody ? null : new Request(request, { body });
}

/** False where a body claims to be a form and is none: every action reads a form, so nothing else is let in. */
export async function isReadable(request: Request): Promise<boolean> {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const type = request.headers.get("content-type") ?? "";
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return true;
  if (!/^multipart\/form-data\b/i.test(type)) return false;
  return request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
}
