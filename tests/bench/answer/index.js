// What any Worker pays for an answer like the shop's: 12 kB, its headers, an id and a log line, and nothing else.
const body = new TextEncoder().encode("x".repeat(12_000)).buffer;
const headers = new Headers(
  Array.from({ length: 15 }, (_, index) => [`x-header-${index}`, "a value about as long as most of ours are"]),
);

export default {
  fetch(request) {
    const started = Date.now();
    const { pathname } = new URL(request.url);
    const response = new Response(body, { headers });
    response.headers.set("x-request-id", "0");
    const line = { level: "info", method: request.method, path: pathname, status: response.status };
    console.log(JSON.stringify({ ...line, cookie: request.headers.has("cookie"), ms: Date.now() - started }));
    return response;
  },
};
