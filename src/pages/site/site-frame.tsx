import type { ReactNode } from "react";
import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { Breadcrumbs } from "#ui/breadcrumbs.tsx";
import { ServerDrawn } from "#ui/site/server-drawn.tsx";
import { SiteRuntime } from "#ui/site/site-runtime.tsx";
import { useMenuTools } from "#ui/site/site-tools.ts";
import { crumbsOf } from "../crumbs.ts";

/** Around every page, failed ones too: bar, breadcrumbs, foot. The page itself is the `<main id="contenido">`. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const tools = useMenuTools();
  const root = useRouteLoaderData("root") as { isMissing?: boolean } | undefined;
  const isMissing = page?.id === "pages/site/missing" || root?.isMissing === true;
  const crumbs = isMissing
    ? []
    : crumbsOf(pathname, tools, (page?.loaderData as { crumb?: string } | undefined)?.crumb);
  return (
    <>
      <ServerDrawn part="bar" />
      {crumbs.length > 0 ? (
        <div className="wrap-page pt-4 print:hidden">
          <Breadcrumbs
            items={crumbs.map(({ label, href }, i) => (i < crumbs.length - 1 ? { label, href } : { label }))}
          />
        </div>
      ) : null}
      {children}
      <ServerDrawn part="foot" />
      <SiteRuntime />
    </>
  );
}
