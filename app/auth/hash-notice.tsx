import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Notice } from "../ui/index.ts";

/** The message for each of Auth's error codes; every other code is a link that was refused. */
const reasons: Record<string, "link_expired"> = { otp_expired: "link_expired", flow_state_expired: "link_expired" };

/** In characters. Auth's descriptions are shorter; one that is longer is cut. */
const maxDescription = 200;

/**
 * Shows the error that Auth left in the address's hash, and clears the hash. The error's code chooses among our own words.
 * Anyone can write an address, so its description is shown only behind `says`, which marks it as not ours.
 */
export function HashNotice({ says }: { says?: string }) {
  const { t } = useTranslation("errors");
  const [failure, setFailure] = useState<{ reason: "link_expired" | "link_refused"; description: string }>();
  useEffect(() => {
    const hash = new URLSearchParams(location.hash.slice(1));
    const names = ["error", "error_code", "error_description"].filter((name) => hash.has(name));
    if (names.length === 0) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setFailure({
      reason: reasons[hash.get("error_code") ?? ""] ?? "link_refused",
      description: plainText(hash.get("error_description") ?? ""),
    });
  }, []);
  if (!failure) return null;
  const { reason, description } = failure;
  return (
    <Notice tone="error">
      <p>{t(reason)}</p>
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
