// A link in a letter signs in whoever presses it. Where it was asked for in the same browser, that is who reads the letter;
// where it was not, somebody may have sent a link to an account of their own.
import { type Context, environmentContext } from "../http/context.ts";
import { readCookie, setCookie } from "../http/request/cookies.ts";
import { sign, verify } from "../http/signature.ts";

/** The `Set-Cookie` value that remembers for which address this browser asked for a link; the address is not in it. */
export async function rememberAsked(context: Context, email: string): Promise<string> {
  const signed = await sign(context.get(environmentContext).signingKeys, "asked", email);
  return setCookie("asked", signed.slice(email.length + 1));
}

/** Whether this browser asked for the link that signed in to the account of an address. */
export async function wasAskedHere(context: Context, request: Request, email: string): Promise<boolean> {
  const asked = readCookie(request, "asked");
  const keys = context.get(environmentContext).signingKeys;
  return asked !== undefined && (await verify(keys, "asked", `${email}.${asked}`)) === email;
}
