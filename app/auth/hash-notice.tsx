import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Notice } from "../ui/index.ts";

/** The message for each of Auth's error codes; every other code is a link that was refused. */
const reasons: Record<string, "link_expired"> = { otp_expired: "link_expired", flow_state_expired: "link_expired" };

/**
 * Auth may come back with an error in the address's hash. Its code chooses among our own words, and the hash is cleared:
 * anyone can write an address, so nothing that stands there is shown.
 */
export function HashNotice() {
  const { t } = useTranslation("errors");
  const [reason, setReason] = useState<"link_expired" | "link_refused">();
  useEffect(() => {
    const hash = new URLSearchParams(location.hash.slice(1));
    const names = ["error", "error_code", "error_description"].filter((name) => hash.has(name));
    if (names.length === 0) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setReason(reasons[hash.get("error_code") ?? ""] ?? "link_refused");
  }, []);
  if (!reason) return null;
  return (
    <Notice tone="error">
      <p>{t(reason)}</p>
    </Notice>
  );
}
