import { useEffect, useState } from "react";
import { Notice } from "../ui/index.ts";

/** The message for each of Auth's error codes; every other code is a link that was refused. */
const reasons: Record<string, "expired"> = { otp_expired: "expired", flow_state_expired: "expired" };

/** What is said of a link that failed. */
export type LinkErrors = { expired: string; refused: string };

/** In characters. Auth's descriptions are shorter; one that is longer is cut. */
const maxDescription = 200;

/**
 * Shows the error that Auth left in the address's hash, and clears the hash. The error's code chooses among our own words.
 * Anyone can write an address, so its description is shown only behind `says`, which marks it as not ours.
 */
export function HashNotice({ errors, says }: { errors: LinkErrors; says?: string }) {
  const [failure, setFailure] = useState<{ reason: keyof LinkErrors; description: string }>();
  useEffect(() => {
    const hash = new URLSearchParams(location.hash.slice(1));
    const names = ["error", "error_code", "error_description"].filter((name) => hash.has(name));
    if (names.length === 0) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setFailure({
      reason: reasons[hash.get("error_code") ?? ""] ?? "refused",
      description: plainText(hash.get("error_description") ?? ""),
    });
  }, []);
  if (!failure) return null;
  const { reason, description } = failure;
  return (
    <Notice tone="error">
      <p>{errors[reason]}</p>
      {says && description && (
        <p>
          {says} <q dir="auto">{description}</q>
        </p>
      )}
    </Notice>
  );
}

function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, maxDescription);
}
