import { readCookie, setCookie } from "../../http/request/cookies.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { isMood, isScene, type Mood, type Scene } from "./scene-answers.ts";

/** What a glimpse was made from: a journey that begins later would make another of the same two choices. */
export type GlimpseCookie = { scene: Scene; mood: Mood; session?: string | undefined };

/** The glimpse that this browser was last shown. */
export function readGlimpseCookie(request: Request): GlimpseCookie | null {
  const [scene, mood, session] = readCookie(request, "glimpse")?.split(".") ?? [];
  if (!isScene(scene) || !isMood(mood)) return null;
  return { scene, mood, session: isUuid(session) ? session : undefined };
}

/** The `Set-Cookie` value that keeps a glimpse. */
export function writeGlimpseCookie({ scene, mood, session = "" }: GlimpseCookie): string {
  return setCookie("glimpse", [scene, mood, session].join("."));
}
