import { type Networks, networksOf } from "./network.ts";

/** The caller's IP address, which Cloudflare writes over whatever the caller sent; none on this machine. */
export function callerAddress(request: Request): string | undefined {
  return request.headers.get("cf-connecting-ip") ?? undefined;
}

/** The networks that the caller's address is of; empty names where there is no address. */
export function callerNetworks(request: Request): Networks {
  return networksOf(callerAddress(request) ?? "");
}
