/** A question's own audio or video, which never starts by itself. */
export function IntroMedia({ type, url }: { type: "audio" | "video"; url: string }) {
  if (type === "audio") {
    // biome-ignore lint/a11y/useMediaCaption: the question and its hint are the words that are spoken
    return <audio controls preload="none" src={url} />;
  }
  // biome-ignore lint/a11y/useMediaCaption: as above
  return <video controls preload="none" playsInline src={url} />;
}
