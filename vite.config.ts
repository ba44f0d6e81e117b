import { createHash } from "node:crypto";
import { relative } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { bindLocales } from "./app/i18n/bind-locales.ts";
import { deployNothingLocal, dropBrowserAssets, noteSources } from "./supabase/local/worker/build.ts";

/**
 * Chunks for what pages share, script and style alike: a page would else link twenty small files of each. What only the
 * interactive pages use is not sent to those that are read.
 */
const shared = {
  groups: [
    {
      name: "react",
      test: /vite\/preload-helper|rolldown[\\/]runtime|node_modules[\\/](react|react-router(?![\\/]dist[\\/]\w+[\\/](lib[\\/])?dom-export))[\\/]/,
      priority: 3,
    },
    // Imported by the client's entry once the page can be seen.
    {
      name: "hydrate",
      test: /node_modules[\\/](react-dom|react-router|scheduler)[\\/]/,
      priority: 2,
    },
    {
      name: "house",
      test: /app[\\/](ui[\\/](?!controls[\\/]slider|containers[\\/](carousel|flip-card)|feedback[\\/]progress-bar|graphics[\\/](star|khatim)|typography[\\/]unbroken)|document[\\/](?!structured-data)|storefront[\\/]shell|root\.tsx|i18n[\\/](?!bind-words|date-parts|fold|format-day|format-time|graphemes|house-time|isolate|unit-list|use-days)[\w-]+\.ts|(media[\\/]picture\.module|storefront[\\/]maintenance[\\/]maintenance)\.css$)/,
      priority: 1,
    },
    // Of the journey and of bottles, neither of which needs the other.
    { name: "typed", test: /app[\\/](encoding|forms[\\/]keep[\\/]use-keep-typed)/ },
    { name: "media", test: /app[\\/]media[\\/](picture|manifest)/ },
    {
      name: "bottles",
      test: /app[\\/](media[\\/](bottle|label|smell)|ui[\\/]containers[\\/]flip-card|storefront[\\/](product-cards[\\/](?!prices)|delivery[\\/]delivery-line|perfume[\\/](note-pyramid|telling-notes)|results[\\/](.*\.css|reveal|unfolds|safety-card|variant-section|perfume-notice|cards|buy)))/,
    },
    {
      name: "answers",
      test: /app[\\/](ui[\\/](controls|feedback)|storefront[\\/](journey-state[\\/]steps|journey[\\/](use-focus-on-navigation|backdrop|journey\.module)))/,
    },
    { name: "forms", test: /app[\\/]forms[\\/](?!country|phone|keep|resend)|@conform-to/ },
    { name: "account", test: /app[\\/]storefront[\\/]account[\\/](account-page|use-return-to-idle)/ },
    { name: "cards", test: /app[\\/]ui[\\/]/ },
  ],
};

const texts = {
  name: (file: string) => `texts-${/locales[\\/](\w+)/.exec(file)?.[1]}`,
  test: /app[\\/]i18n[\\/]locales[\\/]\w+[\\/](?!plain_error)/,
};

/** What every page needs of the reader; the words by which it reads come with the first text. */
const phrases = { name: "phrases", test: /app[\\/]maestro[\\/]reading[\\/](phrases|spelling|courtesy)/ };

/** A class by its own name and its file's: "title_x7Qk". */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, "")).replaceAll("\\", "/");
  return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, configPath: "supabase/local/worker/wrangler.toml" }),
    reactRouter(),
    bindLocales(),
    dropBrowserAssets(),
    deployNothingLocal(),
    noteSources(),
  ],
  worker: { format: "es" },
  build: { assetsInlineLimit: 0 },
  // Without the line that Vite adds: every name is sent in the page, in its script and in its styles.
  css: { modules: { generateScopedName: scopedName } },
  // Where the development server looks for packages before the first page asks: one found later reloads the page.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/client/*.ts", "app/{admin,storefront}/**/*.tsx"],
  },
  // Small enough to start at once; source maps keep the log readable.
  environments: {
    // The texts of each language are a chunk of their own, which an isolate reads when it is asked for.
    ssr: { build: { minify: true, rolldownOptions: { output: { codeSplitting: { groups: [texts, phrases] } } } } },
    // Short hashes: the router's manifest, which interactive pages fetch, names every file several times.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: shared,
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
          },
        },
      },
    },
  },
});
