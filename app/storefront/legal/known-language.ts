import { data, type LoaderFunctionArgs } from "react-router";
import { isLanguage } from "../../i18n/languages.ts";

/** A legal text in a language that the shop does not speak is not a page. */
export function loader({ params }: LoaderFunctionArgs) {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw data(null, { status: 404 });
  return null;
}
