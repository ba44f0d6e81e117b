import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Browsers read texts with a small part of i18next. */
const browserI18next: Plugin = {
  name: "browser-i18next",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: (id) => (id === "i18next" ? `${import.meta.dirname}/app/i18n/browser-i18next.ts` : undefined),
};

export default defineConfig({
  plugins: [browserI18next, cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()],
  worker: { format: "es" },
  build: { assetsInlineLimit: 0 },
  // Small enough to start at once; source maps keep the log readable.
  environments: { ssr: { build: { minify: true } } },
});
