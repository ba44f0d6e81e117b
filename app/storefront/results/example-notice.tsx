import { Notice } from "../../ui/index.ts";

/** In the visitor's language. */
type ExampleWords = Record<"title" | "body" | "on" | "path", string>;

/** That what is shown is an example, and where a perfume of one's own begins. */
export function ExampleNotice({ title, body, on, path }: ExampleWords) {
  return (
    <Notice title={title}>
      <p>{body}</p>
      <a href={path}>{on}</a>
    </Notice>
  );
}
