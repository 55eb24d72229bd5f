import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { mustHave, servicesContext } from "#server/services.server.ts";
import { tools } from "#tools/registry.ts";
import { THEME_SCRIPT } from "#ui/theme.ts";
import { ToastRegion } from "#ui/toast-region.tsx";
import type { Route } from "./+types/root.ts";
import { useNonce } from "./pages/nonce.tsx";
import { PageFailure } from "./pages/site/page-failure.tsx";
import { AWAKE } from "./pages/site/wake-script.ts";
import "#ui/styles/app.css";
import "#ui/styles/help-text.css";

export function loader({ context }: Route.LoaderArgs) {
  return {
    site: mustHave(context.get(servicesContext)).config.site,
    menuTools: [
      ...tools.map(({ title, path, module }) => ({ title, path, module, open: true })),
      ...PLANNED_TOOLS.map(({ title, path, module }) => ({ title, path, module, open: false })),
    ],
  };
}

export const links: Route.LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const region = useMatches().find((match) => match.params.region)?.params.region;
  const nonceProps = nonce ? { nonce } : {};
  return (
    <html lang={region === "latam" ? "es" : "es-ES"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script suppressHydrationWarning {...nonceProps} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links {...nonceProps} />
      </head>
      <body>
        {children}
        <ToastRegion />
        <ScrollRestoration {...nonceProps} />
        <Scripts {...nonceProps} />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => {
    window.dispatchEvent(new Event(AWAKE));
  }, []);
  return <Outlet />;
}

/** Only what fails outside any page comes here; a page's own failure keeps bar and foot (`page-boundary.tsx`). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} />;
}
