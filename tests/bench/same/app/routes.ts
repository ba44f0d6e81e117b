import { type RouteConfig, route } from "@react-router/dev/routes";
import { samePages } from "../pages.ts";

/** What `../../same.ts` wrote of the shop's pages before the build. */
export default samePages.map(({ name }) => route(name, `../.data/pages/${name}.tsx`)) satisfies RouteConfig;
