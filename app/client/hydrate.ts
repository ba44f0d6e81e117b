// A module of its own for the dynamic import: react-dom is fetched with the page's texts, once the page can be seen.
export { hydrateRoot } from "react-dom/client";
export { HydratedRouter } from "react-router/dom";
