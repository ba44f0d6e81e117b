/** Which of the two apps a hostname serves. */
export type App = "storefront" | "admin";

/** The admin app's hosts start with `admin.` or contain `-admin.` or `.admin.`; every other host is the storefront. */
export function appOf(hostname: string): App {
  return /^admin\.|-admin\.|\.admin\./.test(hostname) ? "admin" : "storefront";
}

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** True for `localhost` and IP addresses, where the storefront sends people to the admin host. */
export function isBareHost(hostname: string): boolean {
  return hostname === "localhost" || ipv4.test(hostname) || hostname.startsWith("[");
}

/** The admin host that belongs to `url`: `admin.localhost` for bare hosts, `admin.` before the shop's own domain otherwise. */
export function adminUrl(url: URL): URL {
  const admin = new URL(url);
  if (isBareHost(url.hostname)) admin.hostname = "admin.localhost";
  else if (appOf(url.hostname) === "storefront") admin.hostname = `admin.${url.hostname.replace(/^(shop|www)\./, "")}`;
  return admin;
}

/** The shop that belongs to an admin host: the way back from `adminUrl`. */
export function shopUrl(url: URL): URL {
  const shop = new URL(url);
  if (url.hostname === "admin.localhost") shop.hostname = "shop.localhost";
  else if (appOf(url.hostname) === "admin")
    shop.hostname = url.hostname.replace(/^admin\.|-admin(?=\.)|\.admin(?=\.)/, "");
  return shop;
}
