import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** The built shop reads its texts with a small part of i18next. */
const i18nextReader: Plugin = {
  name: "i18next-reader",
  apply: "build",
  enforce: "pre",
  resolveId: (id) => (id === "i18next" ? `${import.meta.dirname}/app/i18n/reader.ts` : undefined),
};

export default defineConfig({
  plugins: [i18nextReader, cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()],
  worker: { format: "es" },
  build: { assetsInlineLimit: 0 },
  // Small enough to start at once; source maps keep the log readable.
  environments: { ssr: { build: { minify: true } } },
});
