import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { Breadcrumbs } from "#ui/breadcrumbs.tsx";
import { classNames } from "#ui/class-names.ts";
import { useMenuTools } from "#ui/site/site-tools.ts";
import { crumbsOf, type OwnCrumbs } from "../shared/crumbs.ts";

/** The way to this page; nothing on the home page and where there is no page. */
export function PageCrumbs({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const tools = useMenuTools();
  const root = useRouteLoaderData("root") as { isMissing?: boolean } | undefined;
  if (page?.id === "*" || root?.isMissing === true) return null;
  const crumbs = crumbsOf(pathname, tools, page?.loaderData as OwnCrumbs | null | undefined);
  if (crumbs.length === 0) return null;
  return (
    <div className={classNames("print:hidden", className)}>
      <Breadcrumbs items={crumbs.map(({ label, href }, i) => (i < crumbs.length - 1 ? { label, href } : { label }))} />
    </div>
  );
}
