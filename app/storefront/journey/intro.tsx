/** A question's own sound or film: the visitor starts it, nothing plays by itself. Its words are the question's text. */
export function Intro({ type, url }: { type: "audio" | "video"; url: string }) {
  if (type === "audio") {
    // biome-ignore lint/a11y/useMediaCaption: the question and its hint are the words that are spoken
    return <audio controls preload="none" src={url} />;
  }
  // biome-ignore lint/a11y/useMediaCaption: as above
  return <video controls preload="none" playsInline src={url} />;
}
