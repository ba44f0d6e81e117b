/** Brings React to a page that has it, once the page has been seen or somebody touches it. */
export function startReact(): void {
  const waiting = document.querySelector<HTMLScriptElement>('script[type="later"]');
  if (!waiting) return;
  const touches = ["pointerdown", "keydown", "focusin"];
  const start = () => {
    window.removeEventListener("load", start);
    for (const touch of touches) document.removeEventListener(touch, start);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = waiting.nonce;
    script.textContent = waiting.textContent;
    document.body.appendChild(script);
    // It runs all the same, and React finds the document as it was written.
    script.remove();
  };
  window.addEventListener("load", start);
  for (const touch of touches) document.addEventListener(touch, start);
  if (document.readyState === "complete") start();
}
