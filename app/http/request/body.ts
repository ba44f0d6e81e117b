import { data } from "react-router";

/** In bytes. */
export const maxBodySize = 64 * 1024;

/**
 * The status that refuses a request by its headers alone; null where the body may be read: forms of at most
 * `maxBodySize`.
 */
export function bodyRefusal(request: Request): 400 | 413 | null {
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (Number(request.headers.get("content-length") ?? 0) > maxBodySize) return 413;
  const type = request.headers.get("content-type") ?? "";
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type) ? null : 400;
}

/**
 * Reads the posted form. The body is counted while it is read, because it may come without a length or with a false
 * one.
 * @throws a 413 response past `maxBodySize`, a 400 response for a malformed form
 */
export async function readForm(request: Request): Promise<FormData> {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBodySize) controller.error(new RangeError("The form is too large"));
      else controller.enqueue(chunk);
    },
  });
  const headers = { "Content-Type": request.headers.get("content-type") ?? "" };
  try {
    return await new Response(request.body?.pipeThrough(counter), { headers }).formData();
  } catch {
    throw data(null, { status: size > maxBodySize ? 413 : 400 });
  }
}
