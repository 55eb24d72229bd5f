import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { PageLink } from "../region/page-link.tsx";

interface PageTabsProps {
  label: string;
  tabs: readonly { path: string; label: string }[];
  /** Goes with each address: `?lugar=…`. */
  query?: string;
}

/** The parts of a page that have an address each. */
export function PageTabs({ label, tabs, query = "" }: PageTabsProps) {
  const { pathname } = useLocation();
  const path = withoutRegion(pathname);
  const row = useRef<HTMLElement>(null);
  // On a narrow screen the row scrolls, and the part that is open may lie beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another address
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="relative overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]"
    >
      <ul className="flex gap-5 text-sm whitespace-nowrap">
        {tabs.map((tab) => (
          <li key={tab.path}>
            <PageLink
              to={tab.path + query}
              {...(path === tab.path ? { "aria-current": "page" as const } : {})}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-muted-foreground no-underline outline-offset-[-2px] hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-foreground"
            >
              {tab.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
