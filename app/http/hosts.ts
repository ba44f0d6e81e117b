/** Which of the two apps a hostname serves. */
export type App = "storefront" | "admin";

/** The admin app's hosts start with `admin.` or contain `-admin.` or `.admin.`; every other host is the storefront. */
export function appOf(hostname: string): App {
  return /^admin\.|-admin\.|\.admin\./.test(hostname) ? "admin" : "storefront";
}

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** True for `localhost` and IP addresses, which cannot have an `admin.` subdomain. */
export function isBareHost(hostname: string): boolean {
  return hostname === "localhost" || ipv4.test(hostname) || hostname.startsWith("[");
}

/** Where the two apps are, as configured: what every address that the house writes begins with. */
export type Hosts = {
  shopOrigin: string;
  adminOrigin: string;
  /** A developer's machine, where every `*.localhost` is served at any port: no name server knows these names. */
  local: boolean;
};

const isLocalhostName = (hostname: string) => hostname.endsWith(".localhost");

/** Whether `SHOP_HOST` is a name of this machine; no deployment is reached at one. */
export function isLocalHost(shopHost: unknown): boolean {
  const address = `http://${String(shopHost)}`;
  return URL.canParse(address) && isLocalhostName(new URL(address).hostname);
}

/** Whether a text can be `SHOP_HOST`: a host as addresses spell it, with a port or without, that is not the admin app's. */
export function isShopHost(text: string): boolean {
  const address = `https://${text}`;
  if (!URL.canParse(address)) return false;
  const { host, hostname } = new URL(address);
  return host === text && appOf(hostname) === "storefront" && !isBareHost(hostname);
}

/** The hosts of a deployment: `SHOP_HOST`, and `admin.` before its domain. Plain HTTP on a developer's machine alone. */
export function hostsOf(shopHost: string): Hosts {
  const { hostname } = new URL(`https://${shopHost}`);
  const local = isLocalhostName(hostname);
  const scheme = local ? "http" : "https";
  return {
    shopOrigin: `${scheme}://${shopHost}`,
    adminOrigin: `${scheme}://admin.${shopHost.replace(/^(shop|www)\./, "")}`,
    local,
  };
}

/** The origin that a request's pages have; null where nobody configured its host. */
export function servedOrigin({ host, hostname }: URL, { shopOrigin, adminOrigin, local }: Hosts): string | null {
  if (local) return isLocalhostName(hostname) ? `http://${host}` : null;
  return [shopOrigin, adminOrigin].find((origin) => origin === `https://${host}`) ?? null;
}

/** Whether an address is the shop's own: its host to the letter, or on a developer's machine the host at any port. */
export function isAtShop({ host, hostname }: URL, { shopOrigin, local }: Hosts): boolean {
  const shop = new URL(shopOrigin);
  return host === shop.host || (local && hostname === shop.hostname);
}
