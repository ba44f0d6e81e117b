import { data } from "react-router";

/** The layout's boundary draws the answer, so that a lost visitor keeps the header. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
