import { data } from "react-router";

/** In bytes. */
export const maxBodySize = 64 * 1024;

/** In bytes, of the form that uploads a picture: more than a picture may have, so that it is refused beside its field. */
export const maxUploadSize = 16 * 1024 * 1024;

/** No form of the shop or of the admin app has more fields. */
export const maxFields = 400;

/** How often a name may come: check boxes share one. */
const maxRepeats = 30;

/** The names that a form may have; a `Set` is one. */
export type FieldNames = { has(name: string): boolean };

/**
 * The status that refuses a request by its headers alone; null where the body may be read: forms of at most `maxSize`
 * bytes, in UTF-8.
 */
export function bodyRefusal(request: Request, maxSize = maxBodySize): 400 | 413 | null {
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (Number(request.headers.get("content-length") ?? 0) > maxSize) return 413;
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) return 400;
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset) ? null : 400;
}

/**
 * Reads the posted form and keeps the fields of these names. The body is counted while it is read, because it may come
 * without a length or with a false one.
 * @throws a 413 response past `maxBodySize`, `maxFields` or `maxRepeats`, a 400 response for a malformed form
 */
export async function readForm(request: Request, names: FieldNames): Promise<FormData> {
  return keepFields(await readFields(request), names);
}

/**
 * Reads a posted form with one file; null where none was chosen. To be called by the page alone at whose address the
 * Worker lets that much pass.
 * @throws as `readForm`, at more than `maxUploadSize`
 */
export async function readUpload(
  request: Request,
  names: FieldNames,
  fileName: string,
): Promise<{ fields: FormData; file: File | null }> {
  const form = await readFields(request, maxUploadSize);
  const file = form.get(fileName);
  // Browsers send an empty file where none was chosen.
  return { fields: keepFields(form, names), file: file instanceof File && file.size > 0 ? file : null };
}

/**
 * The fields of these names. One that came as a file is left out.
 * @throws a 413 response past `maxFields` or `maxRepeats`
 */
export function keepFields(form: FormData, names: FieldNames): FormData {
  const kept = new FormData();
  const repeats = new Map<string, number>();
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (count > maxFields) throw data(null, { status: 413 });
    if (typeof value !== "string" || !names.has(name)) continue;
    const repeated = (repeats.get(name) ?? 0) + 1;
    if (repeated > maxRepeats) throw data(null, { status: 413 });
    repeats.set(name, repeated);
    kept.append(name, value);
  }
  return kept;
}

async function readFields(request: Request, maxSize = maxBodySize): Promise<FormData> {
  const headers = { "Content-Type": request.headers.get("content-type") ?? "" };
  return counted(request, maxSize, (body) => new Response(body, { headers }).formData());
}

/** The body as text, for what is no form. @throws a 413 response past `maxBodySize`, a 400 response where it breaks off */
export function readText(request: Request): Promise<string> {
  return counted(request, maxBodySize, (body) => new Response(body).text());
}

async function counted<T>(
  request: Request,
  maxSize: number,
  read: (body: ReadableStream<Uint8Array> | null) => Promise<T>,
): Promise<T> {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxSize) controller.error(new RangeError("The body is too large"));
      else controller.enqueue(chunk);
    },
  });
  try {
    return await read(request.body?.pipeThrough(counter) ?? null);
  } catch {
    throw data(null, { status: size > maxSize ? 413 : 400 });
  }
}
