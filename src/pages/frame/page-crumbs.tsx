import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { Breadcrumbs } from "#ui/breadcrumbs.tsx";
import { classNames } from "#ui/class-names.ts";
import { useMenuTools } from "#ui/site/site-tools.ts";
import { crumbsInApp, crumbsOf, type OwnCrumbs } from "../shared/crumbs.ts";

interface PageCrumbsProps {
  /** Whether the way begins at the person's own pages instead of the home page. */
  isInApp?: boolean;
  className?: string;
}

/** The way to this page; nothing on first pages and where there is no page. */
export function PageCrumbs({ isInApp = false, className }: PageCrumbsProps) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const tools = useMenuTools();
  const root = useRouteLoaderData("root") as { isMissing?: boolean } | undefined;
  if (page?.id === "*" || root?.isMissing === true) return null;
  const all = crumbsOf(pathname, tools, page?.loaderData as OwnCrumbs | null | undefined);
  const crumbs = isInApp ? crumbsInApp(all) : all;
  if (crumbs.length === 0) return null;
  return (
    <div className={classNames("print:hidden", className)}>
      <Breadcrumbs items={crumbs.map(({ label, href }, i) => (i < crumbs.length - 1 ? { label, href } : { label }))} />
    </div>
  );
}
