import { SideNav, SideNavEntry, SideNavList } from "#ui/app/side-nav.tsx";
import { ErrorCount } from "#ui/errors/error-count.tsx";
import { UnreadThreads } from "../assistant/threads/unread-count.tsx";
import { ADMIN_PAGES } from "./admin-pages.ts";

/** The navigation of the administration, at the side or in the drawer. */
export function AdminNav({ className }: { className?: string }) {
  return (
    <SideNav label="Administración" density="dense" className={className}>
      {ADMIN_PAGES.map(({ title, pages }) => (
        <SideNavList key={title ?? ""} title={title}>
          {pages.map(({ path, label, icon }) => (
            <SideNavEntry key={path} path={path} label={label} icon={icon} hasPages={path !== "/admin"}>
              {path === "/admin/errores" ? <ErrorCount /> : null}
              {path === "/admin/conversaciones" ? <UnreadThreads path={path} /> : null}
            </SideNavEntry>
          ))}
        </SideNavList>
      ))}
    </SideNav>
  );
}
