/** A page as a guest opens it; `admin` on the admin host. */
export type MeasuredPage = {
  path: string;
  host?: "admin";
  cookies?: Record<string, string>;
};

/** Pages that need no React in the browser, and so send none. */
export const contentPages: MeasuredPage[] = [
  "/welcome",
  "/home",
  "/why-athar",
  "/maestro-vault",
  "/product/night-of-the-caravan",
  "/inspiration",
  "/tips",
  "/testimonials",
  "/press",
  "/privacy",
  "/no-such-page",
].map((path) => ({ path }));

/** Pages that React makes interactive: theirs is more than 90 KiB, so less means that they were weighed too early. */
export const interactivePages: MeasuredPage[] = [
  { path: "/maestro-journey" },
  // A perfume that is not there yet keeps the page waiting.
  { path: "/maestro/processing?sid=00000000-0000-4000-8000-000000000000" },
  { path: "/maestro" },
  { path: "/results" },
  { path: "/analyze" },
  { path: "/signup" },
  { path: "/login" },
  { path: "/login", host: "admin" },
];

/** KiB of script, brotli, that a page may send. React 19 and React Router 8 alone are 97. */
export const scriptBudget = { content: 6, interactive: 140 } as const;
