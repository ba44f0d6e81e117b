import { findPicture } from "../http/picture-store.ts";
import { typeOfUploaded } from "../media/upload/uploaded.ts";
import type { Route } from "./+types/picture";

/** A picture that the house has uploaded. Its name is that of its bytes, so a browser may keep it for good. */
export async function loader({ context, request, params: { name } }: Route.LoaderArgs) {
  const type = typeOfUploaded(name);
  const picture = type && (await findPicture(context, name, request));
  if (!picture) return new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain" } });
  const headers = {
    ETag: picture.etag,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  };
  if (!picture.bytes) return new Response(null, { status: 304, headers });
  return new Response(picture.bytes, { headers: { ...headers, "Content-Type": type } });
}
