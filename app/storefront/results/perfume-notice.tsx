import { Notice } from "../../ui/index.ts";

/** In the visitor's language. */
type NoticeWords = { title: string; body?: string; on: string; path: string };

/** What is to be known first of the perfume that is shown: that it is an example, or what it may hold. */
export function PerfumeNotice({ title, body, on, path }: NoticeWords) {
  return (
    <Notice title={title}>
      {body && <p>{body}</p>}
      <a href={path}>{on}</a>
    </Notice>
  );
}
