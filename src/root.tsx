import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { mustHave, servicesContext } from "#server/services.server.ts";
import { tools } from "#tools/registry.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { THEME_SCRIPT } from "#ui/theme.ts";
import { Toaster } from "#ui/toast.tsx";
import type { Route } from "./+types/root.ts";
import { useNonce } from "./pages/nonce.tsx";
import { NotFoundPage } from "./pages/site/not-found.tsx";
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
        <script suppressHydrationWarning {...nonceProps} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links {...nonceProps} />
      </head>
      <body>
        {children}
        <Toaster />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage explanation={typeof error.data === "string" ? error.data || undefined : undefined} />;
  }
  return (
    <main id="contenido" className="mx-auto max-w-reading px-gutter py-section">
      <h1 className="sr-only">Algo salió mal</h1>
      <ErrorState
        title="Algo salió mal"
        reason="Esta página ha fallado y nuestro equipo ya tiene el aviso."
        kept="Lo que escribiste en los formularios sigue guardado en este navegador."
        retryLabel="Recargar página"
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
