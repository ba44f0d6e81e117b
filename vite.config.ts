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

/**
 * Chunks for what pages share, script and style alike: a page would else link twenty small files of each. What only the
 * interactive pages use is not sent to those that are read.
 */
const shared = {
  groups: [
    { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    {
      name: "answers",
      test: /app[\\/]ui[\\/](controls[\\/](choices|slider)|pieces[\\/](card|carousel|flip-card)|feedback[\\/]progress-bar)/,
      priority: 1,
    },
    {
      name: "house",
      test: /app[\\/](ui|media|storefront[\\/]shell|(root|head|kept|error-page|handle|money)\.tsx?|i18n[\\/][\w-]+\.ts)/,
    },
  ],
};

export default defineConfig({
  plugins: [i18nextReader, cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()],
  worker: { format: "es" },
  build: { assetsInlineLimit: 0 },
  // Small enough to start at once; source maps keep the log readable.
  environments: {
    ssr: { build: { minify: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: shared } } } },
  },
});
