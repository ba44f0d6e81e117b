import "../../../../app/ui/fonts.css";
import "./page.css";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts } from "react-router";
import { fontPreloads } from "../../../../app/ui/fonts.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Hydrated</title>
        {fontPreloads("en").map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
