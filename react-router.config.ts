import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page's own data and actions come with the page: in files of their own they are two more requests before it is live.
  splitRouteModules: false,
} satisfies Config;
