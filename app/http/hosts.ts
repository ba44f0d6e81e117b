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

/** Whether an address is the shop's own: its host to the letter, or on a developer's machine the host at any port. */
export function isShopHost({ host, hostname }: URL, shopHost: string): boolean {
  return host === shopHost || (hostname === shopHost && hostname.endsWith(".localhost"));
}

/**
 * The same address on the admin host: `admin.localhost` for bare hosts, otherwise `admin.` before the shop's domain.
 */
export function adminUrl(url: URL): URL {
  const admin = new URL(url);
  if (isBareHost(url.hostname)) admin.hostname = "admin.localhost";
  else if (appOf(url.hostname) === "storefront") admin.hostname = `admin.${url.hostname.replace(/^(shop|www)\./, "")}`;
  return admin;
}

/** The same address on the shop's host: the inverse of `adminUrl`. */
export function shopUrl(url: URL): URL {
  const shop = new URL(url);
  if (url.hostname === "admin.localhost") shop.hostname = "shop.localhost";
  else if (appOf(url.hostname) === "admin")
    shop.hostname = url.hostname.replace(/^admin\.|-admin(?=\.)|\.admin(?=\.)/, "");
  return shop;
}
