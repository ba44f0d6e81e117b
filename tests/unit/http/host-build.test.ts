import { expect, test } from "vitest";
import { routesByPath } from "../../../app/http/host-build.ts";

const routes = [
  { id: "root", path: "" },
  { id: "layout", parentId: "root" },
  { id: "home", parentId: "layout", index: true },
  { id: "cart", parentId: "layout", path: "own" },
  { id: "review", parentId: "layout", path: "own/review" },
  { id: "owners", parentId: "layout", path: "owners" },
  { id: "product", parentId: "layout", path: "product/:key" },
  { id: "terms", parentId: "layout", path: "terms/:lang?" },
  { id: "unknown", parentId: "layout", path: "*" },
  { id: "robots", parentId: "root", path: "robots.txt" },
];

test("a path without parameters has its own routes, those above it, the index, the one for unknown paths and their layouts", () => {
  const found = Object.fromEntries([...routesByPath(routes)].map(([path, ids]) => [path, [...ids].sort()]));
  const always = ["home", "layout", "root", "unknown"];
  expect(found).toEqual({
    "/own": [...always, "cart"].sort(),
    "/own/review": [...always, "cart", "review"].sort(),
    "/owners": [...always, "owners"].sort(),
    "/robots.txt": [...always, "robots"].sort(),
  });
});
