import { data } from "react-router";
import { ErrorPage } from "../error-page.tsx";

export function loader() {
  throw data(null, { status: 404 });
}

/** Drawn inside the shop's layout, so that a lost visitor keeps the header. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} within />;
}

export default function NotFound() {
  return null;
}
