// The Supabase project of each environment, as `[remotes.*]` of supabase/config.toml says it: the CLI lays that block over
// the rest of the file for the project that it names.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import type { Hosts } from "../app/http/hosts.ts";
import { placeholdersIn } from "../app/shop/placeholders.ts";

const remoteSchema = z.looseObject({
  project_id: z.string().default(""),
  auth: z
    .looseObject({
      site_url: z.string().optional(),
      additional_redirect_urls: z.array(z.string()).default([]),
      hook: z.object({ send_email: z.object({ uri: z.string().optional() }).prefault({}) }).prefault({}),
    })
    .optional(),
});

const configSchema = z.object({ remotes: z.record(z.string(), remoteSchema).default({}) });

export type Remote = z.infer<typeof remoteSchema>;
export type Remotes = z.infer<typeof configSchema>["remotes"];

/** The projects of a checkout. @throws where its config.toml cannot be read */
export function readRemotes(folder: string): Remotes {
  return configSchema.parse(parse(readFileSync(join(folder, "supabase/config.toml"), "utf8"))).remotes;
}

/** Whether a text can be a project's ref. The CLI takes nothing else, so what is to be filled in looks like one too. */
export const isRef = (text: string) => /^[a-z]{20}$/.test(text) && !text.startsWith("fillin");

/** What in an environment's block is missing, a placeholder, or not of its hosts, where they are known. */
export function problemsOfRemote(name: string, remote: Remote | undefined, hosts: Hosts | undefined): string[] {
  const block = `supabase/config.toml, remotes.${name}`;
  if (!remote) return [`${block}: is missing`];
  const { project_id, auth } = remote;
  const wrongRef = isRef(project_id) ? [] : [`${block}.project_id: wanted is the project's ref, twenty small letters`];
  if (!auth) return [...wrongRef, `${block}.auth: is missing`];
  if (!hosts)
    return [...wrongRef, ...placeholdersIn({ auth }).map(({ path, wanted }) => `${block}.${path}: ${wanted}`)];
  const { shopOrigin, adminOrigin } = hosts;
  const redirects = [`${shopOrigin}/**`, `${adminOrigin}/**`];
  const hook = `${shopOrigin}/notices/auth-letter`;
  const sameRedirects = auth.additional_redirect_urls.toSorted().join() === redirects.toSorted().join();
  return [
    ...wrongRef,
    ...(auth.site_url === shopOrigin ? [] : [`${block}.auth.site_url: wanted is "${shopOrigin}"`]),
    ...(sameRedirects ? [] : [`${block}.auth.additional_redirect_urls: wanted are "${redirects.join('" and "')}"`]),
    ...(auth.hook.send_email.uri === hook ? [] : [`${block}.auth.hook.send_email.uri: wanted is "${hook}"`]),
  ];
}

/**
 * The CLI's arguments with the ref of a project in the place of an environment's name.
 * @throws where that ref is still to be filled in, or where `config push` would give a project this machine's addresses
 * or a placeholder
 */
export function withRefs(args: string[], remotes: Remotes): string[] {
  const addressed = args.map((arg) => {
    const [, name = ""] = /^--remote=(.*)$/.exec(arg) ?? [];
    const remote = remotes[name];
    if (!remote) return arg;
    if (!isRef(remote.project_id))
      throw new Error(
        `The ref of ${name} is still to be filled in: remotes.${name}.project_id of supabase/config.toml`,
      );
    const left = args[0] === "config" ? problemsOfRemote(name, remote, undefined) : [];
    if (left.length > 0) throw new Error(`${name} is still to be filled in:\n  ${left.join("\n  ")}`);
    return `--remote=${remote.project_id}`;
  });
  const known = Object.values(remotes).some(({ project_id }) => addressed.includes(`--remote=${project_id}`));
  if (args[0] === "config" && args[1] === "push" && !known)
    throw new Error(`Name the environment: config push --remote=${Object.keys(remotes).join(" | --remote=")}`);
  return addressed;
}
