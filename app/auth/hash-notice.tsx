import { useEffect, useState } from "react";
import { Notice } from "../ui/index.ts";

/** Auth may come back with an error in the address's hash: it is shown as text, and the hash is cleared. */
export function HashNotice() {
  const [message, setMessage] = useState("");
  useEffect(() => {
    const text = new URLSearchParams(location.hash.slice(1)).get("error_description");
    if (!text) return;
    setMessage(text.slice(0, 200));
    history.replaceState(history.state, "", location.pathname + location.search);
  }, []);
  if (!message) return null;
  return (
    <Notice tone="error">
      <p dir="auto">{message}</p>
    </Notice>
  );
}
