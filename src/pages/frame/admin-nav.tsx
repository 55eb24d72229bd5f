import { UserRound } from "lucide-react";
import { SideNavEntry, SideNavList, SignOutButton } from "#ui/app/side-nav.tsx";
import { classNames } from "#ui/class-names.ts";
import { ErrorCount } from "#ui/errors/error-count.tsx";
import { UnreadThreads } from "../assistant/threads/unread-count.tsx";
import { ADMIN_PAGES } from "./admin-pages.ts";

/** The side navigation; on small screens it is folded above the page. */
export function AdminNav({ className }: { className?: string }) {
  return (
    <nav aria-label="Administración" className={classNames("flex flex-col gap-4 text-sm", className)}>
      {ADMIN_PAGES.map(({ title, pages }) => (
        <SideNavList key={title ?? ""} title={title}>
          {pages.map(({ path, label, icon, isOpen }) => (
            <SideNavEntry
              key={path}
              path={path}
              label={label}
              icon={icon}
              isComing={!isOpen}
              hasPages={path !== "/admin"}
            >
              {path === "/admin/errores" ? <ErrorCount /> : null}
              {path === "/admin/conversaciones" ? <UnreadThreads path={path} /> : null}
            </SideNavEntry>
          ))}
        </SideNavList>
      ))}
      <ul className="mt-auto grid gap-0.5 border-t pt-3">
        <SideNavEntry path="/dashboard" label="Mi panel" icon={UserRound} />
        <li>
          <SignOutButton />
        </li>
      </ul>
    </nav>
  );
}
