import type { CheckedPicture } from "../media/upload/check-picture.ts";
import { type Context, environmentContext } from "./context.ts";

/** Whether this deployment can keep pictures that are uploaded. */
export function keepsPictures(context: Context): boolean {
  return context.get(environmentContext).pictures !== undefined;
}

/** Keeps a picture under its name; once more changes nothing, since the name is that of its bytes. */
export async function keepPicture(context: Context, { name, type, bytes }: CheckedPicture): Promise<void> {
  await context.get(environmentContext).pictures?.put(name, bytes, { httpMetadata: { contentType: type } });
}

/** A picture, its bytes null where the caller's browser has them; null where there is none of this name. */
export async function findPicture(
  context: Context,
  name: string,
  request: Request,
): Promise<{ etag: string; bytes: ReadableStream | null } | null> {
  const object = await context.get(environmentContext).pictures?.get(name, { onlyIf: request.headers });
  return object ? { etag: object.httpEtag, bytes: "body" in object ? object.body : null } : null;
}

export async function dropPicture(context: Context, name: string): Promise<void> {
  await context.get(environmentContext).pictures?.delete(name);
}
