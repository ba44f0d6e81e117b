import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()],
  worker: { format: "es" },
  build: { assetsInlineLimit: 0 },
  // Small enough to start at once; source maps keep the log readable.
  environments: { ssr: { build: { minify: true } } },
});
