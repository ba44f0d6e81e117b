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
  /** A developer's machine, where the two are served at any port: another may lead there. */
  local: boolean;
};

const isLocalhostName = (hostname: string) => hostname.endsWith(".localhost");

/** Whether `SHOP_HOST` is a name of this machine; no deployment is reached at one. */
export function isLocalHost(shopHost: unknown): boolean {
  const address = `http://${String(shopHost)}`;
  return URL.canParse(address) && isLocalhostName(new URL(address).hostname);
}

/** Whether an address leads to this machine or, being a bare number, to one beside it. */
export function isLocalAddress({ hostname }: URL): boolean {
  return isLocalhostName(hostname) || isBareHost(hostname);
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

/** Whether an address has the host of an origin: to the letter, or on a developer's machine at any port. */
function isAt({ host, hostname }: URL, origin: string, local: boolean): boolean {
  const own = new URL(origin);
  return local ? hostname === own.hostname : host === own.host;
}

/** The origin that a request's pages have; null where nobody configured its host. */
export function servedOrigin(url: URL, { shopOrigin, adminOrigin, local }: Hosts): string | null {
  const configured = [shopOrigin, adminOrigin].find((origin) => isAt(url, origin, local));
  return configured && local ? `http://${url.host}` : (configured ?? null);
}

/** Whether an address is the shop's own. */
export function isAtShop(url: URL, { shopOrigin, local }: Hosts): boolean {
  return isAt(url, shopOrigin, local);
}
