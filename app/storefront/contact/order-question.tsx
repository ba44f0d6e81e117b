import type { Handle } from "../../document/handle.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { contactFacts } from "../shell/house-facts.server.ts";
import type { Route } from "./+types/order-question";
import { keepLetter } from "./contact-action.server.ts";
import { ContactPage } from "./contact-page.tsx";
import { findOrderSubject } from "./letter-subject.server.ts";

export const handle = { light: "day", noindex: true } satisfies Handle;

/** The contact form about an order, filled in with who placed it. */
export async function loader({ context, params: { secret } }: Route.LoaderArgs) {
  const reach = await contactFacts(context);
  return { ...(await findOrderSubject(context, secret).catch(throwErrorPage)), reach };
}

export function action({ request, context, params: { secret } }: Route.ActionArgs) {
  return keepLetter({ request, context }, async () => (await findOrderSubject(context, secret)).subject);
}

export default function OrderQuestion({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} result={actionData} />;
}
