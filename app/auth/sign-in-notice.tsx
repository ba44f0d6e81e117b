import { useMessages } from "../forms/use-messages.ts";
import { Notice } from "../ui/index.ts";
import type { SignInFailure } from "./sign-in.server.ts";

type SignInNoticeProps = {
  failure: SignInFailure | null | undefined;
  /** Of `busy`: what is said (`waitKey`). */
  wait: string | null | undefined;
  unreachable?: string;
};

/** Says why a link that may be good did not sign in, above the button that tries it again. */
export function SignInNotice({ failure, wait, unreachable }: SignInNoticeProps) {
  const messages = useMessages();
  if (failure !== "busy" && failure !== "unreachable") return null;
  return (
    <Notice tone="error">
      <p>{failure === "busy" ? messages(wait ? [wait] : []) : unreachable}</p>
    </Notice>
  );
}
