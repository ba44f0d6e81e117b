import { createServer, type IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { z } from "zod";
import { createBackend } from "../../../app/backend/backend.ts";
import { Secret } from "../../../app/encoding/secret.ts";
import { portOf } from "../../../supabase/local/http/ports.ts";

test("every call carries the key and the visitor's session, those of Auth too", async () => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.setHeader("content-type", "application/json").end("[]");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const session = crypto.randomUUID();
  const url = `http://127.0.0.1:${portOf(server)}`;
  const backend = createBackend({
    url,
    key: "public-key",
    workerToken: new Secret("worker"),
    deadline: 1000,
    journeySession: session,
  });
  await backend.run(z.array(z.never()), (db) => db.from("maestro_questions").select("*"));
  await backend.auth.resetPasswordForEmail("amal@example.com");
  server.close();
  expect(seen).toHaveLength(2);
  for (const headers of seen) {
    expect(headers).toMatchObject({
      apikey: "public-key",
      authorization: "Bearer public-key",
      "x-session-id": session,
    });
  }
});
