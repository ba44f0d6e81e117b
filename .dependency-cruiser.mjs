// The rooms of app/ from the top down. A room imports only from the lines below its own; the storefront and the admin
// app share rooms, not pages, and the storefront's folders import one way too. `npm run imports` checks it, as part of
// `npm test`.
const floors = [
  ["client"],
  ["storefront", "admin", "resources", "styleguide"],
  ["auth"],
  ["forms"],
  ["machinery"],
  ["http"],
  ["document"],
  ["media"],
  ["ui"],
  ["backend"],
  ["mail", "payments"],
  ["maestro"],
  ["shop"],
  ["i18n", "cache", "encoding"],
];

const pathOf = (rooms) => `^app/(${rooms.join("|")})/`;

/** Routes and entries stand above every room. */
const entries = "^app/(root|routes|entry\\.\\w+)\\.tsx?$";

const upwards = floors.map((rooms, index) => ({
  name: `${rooms.join("-")}-looks-up`,
  severity: "error",
  from: { path: pathOf(rooms) },
  to: { path: [entries, ...(index > 0 ? [pathOf(floors.slice(0, index).flat())] : [])] },
}));

export default {
  forbidden: [
    { name: "circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "sideways",
      severity: "error",
      from: { path: "^app/(storefront|admin|resources)/" },
      to: { path: "^app/(storefront|admin|resources|styleguide)/", pathNot: "^app/$1/" },
    },
    {
      name: "circle-of-pages",
      severity: "error",
      scope: "folder",
      from: { path: "^app/storefront/[^/]+$" },
      to: { path: "^app/storefront/[^/]+$", circular: true },
    },
    { name: "out-of-the-app", severity: "error", from: { path: "^app/" }, to: { path: "^(tests|tools|supabase)/" } },
    ...upwards,
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: ["node_modules"] },
    exclude: { path: "\\+types" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".json"] },
  },
};
