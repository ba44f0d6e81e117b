// Where the shop of each environment is, for the workflow: a line `staging=https://…` for each whose SHOP_HOST is filled in
// in wrangler.toml, and so is to be deployed. It reads the folder it is called in.
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { z } from "zod";
import { isPublicHost } from "../app/http/deployment.ts";
import { hostsOf } from "../app/http/hosts.ts";
import { refuse, saidBy } from "./refuse.ts";

const configuration = z.object({
  env: z.record(z.string(), z.object({ vars: z.object({ SHOP_HOST: z.string() }) })),
});

function read() {
  try {
    return configuration.parse(parse(readFileSync("wrangler.toml", "utf8")));
  } catch (error) {
    return refuse(`wrangler.toml cannot be read: ${saidBy(error)}`);
  }
}

for (const [name, { vars }] of Object.entries(read().env))
  if (isPublicHost(vars.SHOP_HOST)) console.log(`${name}=${hostsOf(vars.SHOP_HOST).shopOrigin}`);
