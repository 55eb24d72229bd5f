import { ShieldCheck } from "lucide-react";
import { MODULE_NAMES, type ModuleId, modulePath } from "#content/modules.ts";
import { SideNavEntry, SideNavList, SignOutButton } from "#ui/app/side-nav.tsx";
import { classNames } from "#ui/class-names.ts";
import { moduleIcons } from "#ui/module-icons.ts";
import { UnreadThreads } from "../assistant/threads/unread-count.tsx";
import { DASHBOARD_PAGES } from "./dashboard-pages.ts";

interface Person {
  /** Empty when they gave none. */
  name: string;
  email: string;
  /** Their agency's name. */
  agency: string | null;
  isStaff: boolean;
}

/** The side navigation; on small screens it is folded above the page. */
export function DashboardNav({ person, className }: { person: Person; className?: string }) {
  return (
    <nav aria-label="Mi panel" className={classNames("flex flex-col gap-4 text-sm", className)}>
      <div className="flex items-center gap-3 px-2.5 py-1">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-soft-foreground"
        >
          {initialsOf(person)}
        </span>
        <p className="min-w-0 leading-snug">
          <span className="block truncate font-medium">{person.name || "Tu cuenta"}</span>
          <span className="block truncate text-xs text-muted-foreground" title={person.email}>
            {person.email}
          </span>
          {person.agency === null ? null : (
            <span className="block truncate text-xs text-muted-foreground" title={person.agency}>
              {person.agency}
            </span>
          )}
        </p>
      </div>
      <SideNavList>
        {DASHBOARD_PAGES.map((page) => (
          <SideNavEntry key={page.path} {...page} hasPages={page.path !== "/dashboard"}>
            {page.path === "/dashboard/conversaciones" ? <UnreadThreads path={page.path} /> : null}
          </SideNavEntry>
        ))}
        {person.isStaff ? <SideNavEntry path="/admin/usuarios" label="Administración" icon={ShieldCheck} /> : null}
      </SideNavList>
      <SideNavList title="Módulos">
        {(Object.keys(MODULE_NAMES) as ModuleId[]).map((id) => (
          <SideNavEntry key={id} path={modulePath(id)} label={MODULE_NAMES[id]} icon={moduleIcons[id]} />
        ))}
      </SideNavList>
      <SignOutButton className="mt-auto" />
    </nav>
  );
}

/** `Nuria Ferrer Sanz` → `NF`; for an account without name the first letter of its address. */
function initialsOf({ name, email }: Person): string {
  const words = (name || email).split(/\s+/).filter(Boolean).slice(0, 2);
  return words
    .map((word) => [...word][0]!)
    .join("")
    .toLocaleUpperCase("es");
}
