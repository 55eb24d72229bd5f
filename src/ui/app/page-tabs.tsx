import { useLocation } from "react-router";
import { PageLink } from "../region/page-link.tsx";

/** The parts of a private page that have an address each. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly { path: string; label: string }[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]">
      <ul className="flex gap-5 text-sm whitespace-nowrap">
        {tabs.map((tab) => (
          <li key={tab.path}>
            <PageLink
              to={tab.path}
              {...(pathname === tab.path ? { "aria-current": "page" as const } : {})}
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
