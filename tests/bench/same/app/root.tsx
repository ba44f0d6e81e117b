import type { ComponentType, HTMLAttributes, ReactNode } from "react";
import { Outlet, Scripts, useMatches } from "react-router";

/** What a page says of its document beside its body: a page that nothing hydrates has no scripts of the router's. */
type SameHandle = { html: HTMLAttributes<HTMLHtmlElement>; Head: ComponentType; hydrates: boolean };

function isSameHandle(handle: unknown): handle is SameHandle {
  return typeof handle === "object" && handle !== null && "html" in handle && "Head" in handle && "hydrates" in handle;
}

export function Layout({ children }: { children: ReactNode }) {
  const handle = useMatches()
    .map((match) => match.handle)
    .find(isSameHandle);
  return (
    <html {...handle?.html}>
      <head>{handle && <handle.Head />}</head>
      <body>
        {children}
        {handle?.hydrates && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
