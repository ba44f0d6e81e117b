import { type ReactNode, useEffect, useState } from "react";
import { decodeJson } from "../encoding/base64url.ts";
import { isRecord } from "../encoding/is-record.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Text } from "../ui/index.ts";
import { type LinkFields, LinkForm } from "./link-form.tsx";
import { maskEmail } from "./mask-email.ts";

/** What a hash carries, as the fields of a form; the access token first. */
export function hashFieldsOf(read: (name: string) => FormDataEntryValue | null): LinkFields {
  return ["access_token", "refresh_token", "type"].map((name) => {
    const value = read(name);
    return [name, typeof value === "string" ? value : ""];
  });
}

/**
 * The tokens of the address's hash, which is cleared. Undefined until a script has read it, empty where it has none.
 */
export function useHashTokens(): LinkFields | undefined {
  const [tokens, setTokens] = useState<LinkFields>();
  useEffect(() => {
    const hash = new URLSearchParams(location.hash.slice(1));
    const found = hashFieldsOf((name) => hash.get(name));
    // A page that is mounted twice finds an empty hash the second time.
    setTokens((known) => known ?? (hash.get("access_token") ? found : []));
    if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  }, []);
  return tokens;
}

type HashSignInProps = {
  tokens: LinkFields;
  /** What the button says. */
  button: string;
  /** Stands before the button. */
  children: ReactNode;
};

/** Asks before it signs in: nobody is signed in, least of all to somebody else's account, by opening an address. */
export function HashSignIn({ tokens, button, children }: HashSignInProps) {
  const { t } = useTranslation("sessions");
  const [[, accessToken] = ["", ""]] = tokens;
  const email = addressIn(accessToken);
  return (
    <>
      {children}
      {email && <Text>{t("hash_as", { email: maskEmail(email) })}</Text>}
      <LinkForm fields={tokens}>{button}</LinkForm>
    </>
  );
}

/** The e-mail address that a token names, to be shown only: Auth verifies the token when the button is pressed. */
function addressIn(accessToken: string): string {
  try {
    const payload = accessToken.split(".")[1] ?? "";
    const claims = decodeJson(payload);
    const email = isRecord(claims) && typeof claims.email === "string" ? claims.email : "";
    // Anyone can make up a token: what does not look like an address is not shown.
    return /^[\w.+-]{1,64}@[\w.-]{1,190}$/.test(email) ? email : "";
  } catch {
    return "";
  }
}
