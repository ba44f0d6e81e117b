import { data, type LoaderFunctionArgs } from "react-router";
import { isLanguage } from "../../i18n/languages.ts";

/** 404 for a legal text in an unsupported language. */
export function loader({ params }: LoaderFunctionArgs) {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw data(null, { status: 404 });
  return null;
}
