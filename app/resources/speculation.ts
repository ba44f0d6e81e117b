import { publicPages } from "./pages.ts";

/** Content pages are fetched ahead when a pointer rests on their link; nothing that changes or composes anything is. */
const rules = {
  prefetch: [
    {
      where: {
        or: [...publicPages.filter((path) => !path.startsWith("/maestro-journey")), "/product/*"].map((path) => ({
          href_matches: path,
        })),
      },
      eagerness: "moderate",
    },
  ],
};

export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=3600" },
  });
}
