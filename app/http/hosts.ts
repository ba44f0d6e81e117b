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
  /** What addresses there are compared with, as `nameIn` reads it of one. */
  shopName: string;
  adminName: string;
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
  const local = isLocalhostName(new URL(`https://${shopHost}`).hostname);
  const scheme = local ? "http" : "https";
  const shopOrigin = `${scheme}://${shopHost}`;
  const adminOrigin = `${scheme}://admin.${shopHost.replace(/^(shop|www)\./, "")}`;
  return {
    shopOrigin,
    adminOrigin,
    shopName: nameIn(new URL(shopOrigin), local),
    adminName: nameIn(new URL(adminOrigin), local),
    local,
  };
}

/** What an address has of a host: it to the letter, or on a developer's machine its name at any port. */
function nameIn({ host, hostname }: URL, local: boolean): string {
  return local ? hostname : host;
}

/** The origin that a request's pages have; null where nobody configured its host. */
export function servedOrigin(url: URL, { shopOrigin, adminOrigin, shopName, adminName, local }: Hosts): string | null {
  const name = nameIn(url, local);
  if (name !== shopName && name !== adminName) return null;
  if (local) return `http://${url.host}`;
  return name === shopName ? shopOrigin : adminOrigin;
}

/** Whether an address is the shop's own. */
export function isAtShop(url: URL, { shopName, local }: Hosts): boolean {
  return nameIn(url, local) === shopName;
}
