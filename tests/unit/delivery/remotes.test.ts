import { expect, test } from "vitest";
import { hostsOf } from "../../../app/http/hosts.ts";
import { problemsOfRemote, withRefs } from "../../../tools/remotes.ts";

const hosts = hostsOf("athar.internal");
const auth = {
  site_url: "https://athar.internal",
  additional_redirect_urls: ["https://athar.internal/**", "https://admin.athar.internal/**"],
  hook: { send_email: { uri: "https://athar.internal/notices/auth-letter" } },
};
const production = { project_id: "abcdefghijklmnopqrst", auth };
const unnamed = { project_id: "fillinthestagingsref", auth };

test("a project whose addresses are those of its hosts has no fault", () => {
  expect(problemsOfRemote("production", production, hosts)).toEqual([]);
});

const local = "http://shop.localhost:8787";

test.each([
  ["none", undefined, ": is missing"],
  ["one without a ref", unnamed, ".project_id: wanted is the project's ref"],
  ["one by its name", { ...production, project_id: "athar" }, ".project_id: wanted is the project's ref"],
  ["one without addresses", { project_id: production.project_id }, ".auth: is missing"],
  ["this machine's address", { ...production, auth: { ...auth, site_url: local } }, ".auth.site_url: "],
  ["a slash too many", { ...production, auth: { ...auth, site_url: "https://athar.internal/" } }, ".auth.site_url: "],
  [
    "links that lead to this machine too",
    { ...production, auth: { ...auth, additional_redirect_urls: [...auth.additional_redirect_urls, `${local}/**`] } },
    ".auth.additional_redirect_urls: ",
  ],
  [
    "letters that another shop writes",
    {
      ...production,
      auth: { ...auth, hook: { send_email: { uri: "https://staging.athar.internal/notices/auth-letter" } } },
    },
    ".auth.hook.send_email.uri: ",
  ],
])("%s is refused by its name", (_, remote, wanted) => {
  expect(problemsOfRemote("production", remote, hosts)).toEqual([
    expect.stringContaining(`supabase/config.toml, remotes.production${wanted}`),
  ]);
});

test("while the hosts are unknown every address that is left is named", () => {
  const left = { ...auth, site_url: "https://your-shop.example" };
  expect(problemsOfRemote("production", { ...production, auth: left }, undefined)).toEqual([
    expect.stringContaining("remotes.production.auth.site_url: an address"),
  ]);
});

test("an environment's name stands for its project, and whatever else is said to the CLI for itself", () => {
  const remotes = { production, staging: unnamed };
  expect(withRefs(["db", "push", "--remote=production", "--yes"], remotes)).toEqual([
    "db",
    "push",
    `--remote=${production.project_id}`,
    "--yes",
  ]);
  const pooler = ["db", "push", "--remote=postgresql://postgres.ref@pooler/postgres"];
  expect(withRefs(pooler, remotes)).toEqual(pooler);
  expect(() => withRefs(["db", "push", "--remote=staging"], remotes)).toThrow(/remotes\.staging\.project_id/);
});

test("no project gets this machine's addresses: config push goes to an environment's own", () => {
  const remotes = { production };
  for (const args of [[], ["--remote"], ["--remote=zzzzzzzzzzzzzzzzzzzz"]])
    expect(() => withRefs(["config", "push", ...args], remotes)).toThrow(/config push --remote=production/);
  const ref = `--remote=${production.project_id}`;
  for (const arg of [ref, "--remote=production"]) expect(withRefs(["config", "push", arg], remotes)).toContain(ref);
});

test("no project gets the addresses that are still to be filled in: config push names them", () => {
  const left = { ...production, auth: { ...auth, site_url: "https://your-shop.example" } };
  expect(() => withRefs(["config", "push", "--remote=production"], { production: left })).toThrow(/auth\.site_url/);
});
