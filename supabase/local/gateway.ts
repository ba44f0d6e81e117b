import { answerAuth } from "./auth/answer-auth.ts";
import { publishableKey } from "./auth/auth-config.ts";
import { readAuthBody } from "./auth/request-body.ts";
import type { AuthServices } from "./auth/services.ts";
import type { Handler } from "./http/serve.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import type { Storage } from "./postgres/database.ts";
import { boundAnswer, refuseDearRequest } from "./rest/dear-requests.ts";
import { bufferErrors, printErrors } from "./rest/error-log.ts";
import { refuseMalformedToken } from "./rest/errors.ts";
import { type RequestContext, requestContext } from "./rest/request-context.ts";

type Services = Omit<AuthServices, "database"> & { storage: Storage; mailbox: Mailbox };

/** What stands before a project's services, as Kong does in Supabase: REST and Auth, and here the local mailbox. */
export function createGateway({ app, storage, mailbox, ...own }: Services): Handler {
  bufferErrors();
  return async (incoming, peer = "") => {
    const { pathname, searchParams, origin } = new URL(incoming.url);
    if (pathname.startsWith("/mailbox")) return mailbox.handle(incoming);
    const [, path] = /^\/(?:rest|auth)\/v1(\/.*|$)/.exec(pathname) ?? [];
    if (path === undefined) return Response.json({ message: "Not found" }, { status: 404 });
    const refusal = refuseMalformedToken(incoming, publishableKey) ?? refuseDearRequest(incoming);
    if (refusal) return refusal;
    const { request, body } = await readAuthBody(incoming);
    const context: RequestContext = {
      method: incoming.method,
      path,
      origin,
      headers: Object.fromEntries(incoming.headers),
      redirectTo: searchParams.get("redirect_to") ?? undefined,
      letters: [],
    };
    const { response, payloads } = await storage.schedule(() =>
      requestContext.run(context, async () => {
        const response = await (pathname.startsWith("/auth/")
          ? answerAuth({ app, database: storage.database, ...own }, request, body, peer)
          : boundAnswer(await app.fetch(request, { peerAddress: null })));
        if (response.status >= 500) {
          await storage.recover();
          printErrors(context);
        }
        return { response, payloads: response.ok ? await own.sender.payloadsOf(context) : [] };
      }),
    );
    return (await own.sender.deliver(payloads)) ?? response;
  };
}
