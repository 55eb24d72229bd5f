import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import { isRegion } from "#domain/shared/region/region.ts";
import { mustHave, placeContext, servicesContext } from "#server/boot/services.server.ts";
import { allTools } from "#tools/tool-cards.ts";
import { FAVICON } from "#ui/favicon.ts";
import { ProofRegion } from "#ui/proof/proof-region.tsx";
import { BuiltScreensContext, NO_SCREENS } from "#ui/screens/built-screens.ts";
import { SESSION_MARK_SCRIPT } from "#ui/site/session-trace.ts";
// By its address: a sheet imported for its effect is asked for again by every part that loads later.
import styles from "#ui/styles/app.css?url";
import { THEME_SCRIPT } from "#ui/theme.ts";
import { ToastRegion } from "#ui/toast-region.tsx";
import type { Route } from "./+types/root.ts";
import { MissingPage, PageFailure } from "./pages/frame/page-failure.tsx";
import { SiteFrame } from "./pages/frame/site-frame.tsx";
import { useNonce } from "./pages/shared/nonce.tsx";
import { AWAKE, HYDRATED } from "./pages/site/waking/events.ts";

const MENU_TOOLS = allTools.map(({ title, path, module }) => ({ title, path, module }));

/** `:region?` takes any first segment: a page in no region of ours is a missing one. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { region } = params as { region?: string };
  const isMissing = region !== undefined && (!isRegion(region) || region === "default");
  const { config, screens } = mustHave(context.get(servicesContext));
  const visitorCountry = context.get(placeContext)?.country;
  return data(
    { site: config.site, screens: screens.product(), menuTools: MENU_TOOLS, isMissing, visitorCountry },
    { status: isMissing ? 404 : 200 },
  );
}

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: FAVICON, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "stylesheet", href: styles },
];

/**
 * Key of a position on the page. A link to a section that the browser follows by itself has no key: without a name of
 * its own it would be taken for the page's beginning, and scrolled back there.
 */
const scrollKeyOf = ({ key, hash }: { key: string; hash: string }): string => (key === "default" ? key + hash : key);

/** Tag of the page's language: the one its loader names, as the page of a city does, else that of its region. */
function languageOf(matches: ReturnType<typeof useMatches>): string {
  const named = matches
    .map(({ loaderData }) => (loaderData as { lang?: string } | null | undefined)?.lang)
    .find(Boolean);
  return named ?? (matches.some(({ params }) => params.region === "latam") ? "es" : "es-ES");
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const language = languageOf(useMatches());
  const nonceProps = nonce ? { nonce } : {};
  // The page that its path happens to match says nothing about itself then; the 404 page brings its own title.
  const root = useRouteLoaderData<typeof loader>("root");
  const isMissing = root?.isMissing === true;
  // After all effects within, of failed pages too: at that commit nothing more is held, and held acts are done last.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
  useEffect(() => {
    window.dispatchEvent(new Event(AWAKE));
  }, []);
  return (
    <html lang={language} data-anon-key={root?.site.anonKey} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script suppressHydrationWarning {...nonceProps} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script suppressHydrationWarning {...nonceProps} dangerouslySetInnerHTML={{ __html: SESSION_MARK_SCRIPT }} />
        {isMissing ? null : <Meta />}
        <Links {...nonceProps} />
      </head>
      <body>
        <BuiltScreensContext value={root?.screens ?? NO_SCREENS}>
          <SiteFrame>{children}</SiteFrame>
        </BuiltScreensContext>
        <ToastRegion />
        <ProofRegion />
        <ScrollRestoration getKey={scrollKeyOf} {...nonceProps} />
        <Scripts {...nonceProps} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  if (loaderData.isMissing) return <MissingPage />;
  return <Outlet />;
}

/** A page that does not exist or has failed; bar and foot stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} />;
}
