import { createContext, type HTMLAttributes, type ReactNode, use } from "react";

/** Renders `content`, or repeats what it rendered under the same key. Only the server has one. */
export type Keeper = (key: string, content: ReactNode) => string;

const KeeperContext = createContext<Keeper | undefined>(undefined);

export const KeeperProvider = KeeperContext.Provider;

type KeptProps = HTMLAttributes<HTMLElement> & {
  as: "header" | "footer";
  /** Whatever the content depends on besides the language; undefined where it is one visitor's own. */
  by: string | undefined;
  children: ReactNode;
};

/**
 * An element whose content is the same for many: the server renders it once and repeats it, since header and footer
 * are a quarter of a page. The browser finds the markup it would have rendered itself.
 */
export function Kept({ as: Tag, by, children, ...attributes }: KeptProps) {
  const keep = use(KeeperContext);
  if (!keep || by === undefined) return <Tag {...attributes}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own markup of `children`.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: keep(by, children) }} />;
}
