import { useLocation } from "react-router";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { SideNav, SideNavEntry, SideNavList } from "#ui/app/side-nav.tsx";
import { UnreadThreads } from "../assistant/threads/unread-count.tsx";
import { DASHBOARD_GROUPS } from "./dashboard-pages.ts";

const TOOLS = "/dashboard/herramientas";
const IS_OWN_PAGE = /^\/(dashboard|resultados-guardados|tours|tour-editor|plantillas)(\/|$)/;

/** The navigation of a person's pages, at the side or in the drawer. */
export function DashboardNav({ className }: { className?: string }) {
  const isTool = !IS_OWN_PAGE.test(withoutRegion(useLocation().pathname));
  return (
    <SideNav label="Mi panel" density="easy" className={className}>
      {DASHBOARD_GROUPS.map(({ title, pages }) => (
        <SideNavList key={title} title={title}>
          {pages.map((page) => (
            <SideNavEntry
              key={page.path}
              {...page}
              hasPages={page.path !== "/dashboard"}
              isHere={isTool && page.path === TOOLS}
            >
              {page.path === "/dashboard/conversaciones" ? <UnreadThreads path={page.path} /> : null}
            </SideNavEntry>
          ))}
        </SideNavList>
      ))}
    </SideNav>
  );
}
