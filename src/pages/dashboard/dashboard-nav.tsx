import { LogOut, type LucideIcon, ShieldCheck } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useLocation } from "react-router";
import { MODULE_NAMES, type ModuleId, modulePath } from "#content/modules.ts";
import { signOut } from "#ui/account/sign-out.ts";
import { classNames } from "#ui/class-names.ts";
import { moduleIcons } from "#ui/module-icons.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { COMING_PAGES, OPEN_PAGES } from "./dashboard-pages.ts";

interface Person {
  /** Empty when he gave none. */
  name: string;
  email: string;
  isStaff: boolean;
}

/** The side navigation; on small screens it stands folded above the page. */
export function DashboardNav({ person, className }: { person: Person; className?: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  };
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
        </p>
      </div>
      <NavList>
        {OPEN_PAGES.map((page) => (
          <NavEntry key={page.path} {...page} />
        ))}
        {person.isStaff ? <NavEntry path="/admin/usuarios" label="Administración" icon={ShieldCheck} /> : null}
      </NavList>
      <NavList title="En preparación">
        {COMING_PAGES.map((page) => (
          <NavEntry key={page.path} {...page} isComing />
        ))}
      </NavList>
      <NavList title="Módulos">
        {(Object.keys(MODULE_NAMES) as ModuleId[]).map((id) => (
          <NavEntry key={id} path={modulePath(id)} label={MODULE_NAMES[id]} icon={moduleIcons[id]} />
        ))}
      </NavList>
      <button
        type="button"
        onClick={leave}
        aria-disabled={isLeaving}
        className={classNames(entryClasses, "mt-auto w-full text-left")}
      >
        <LogOut aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {isLeaving ? "Cerrando sesión…" : "Cerrar sesión"}
      </button>
    </nav>
  );
}

function NavList({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      {title === undefined ? null : (
        <p id={id} className="px-2.5 pb-1 text-2xs font-medium text-muted-foreground">
          {title}
        </p>
      )}
      <ul aria-labelledby={title === undefined ? undefined : id} className="grid gap-0.5">
        {children}
      </ul>
    </div>
  );
}

function NavEntry({
  path,
  label,
  icon: Icon,
  isComing = false,
}: {
  path: string;
  label: string;
  icon: LucideIcon;
  isComing?: boolean;
}) {
  const isHere = useLocation().pathname.replace(/(.)\/$/, "$1") === path;
  return (
    <li>
      <PageLink
        to={path}
        {...(isHere ? { "aria-current": "page" as const } : {})}
        className={classNames(entryClasses, isComing && "text-muted-foreground")}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1">{label}</span>
        {isComing ? <span className="compact text-2xs">pronto</span> : null}
      </PageLink>
    </li>
  );
}

const entryClasses = classNames(
  "flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 py-1.5 leading-snug no-underline pointer-coarse:min-h-11",
  "transition-colors duration-(--duration-1) hover:bg-sidebar-active",
  "aria-[current=page]:bg-sidebar-active aria-[current=page]:font-medium aria-[current=page]:text-foreground",
  "aria-[current=page]:shadow-[inset_0_-2px_0_var(--primary),var(--shadow-1)]",
);

/** `Nuria Ferrer Sanz` → `NF`; of an account without name the first letter of its address. */
function initialsOf({ name, email }: Person): string {
  const words = (name || email).split(/\s+/).filter(Boolean).slice(0, 2);
  return words
    .map((word) => [...word][0]!)
    .join("")
    .toLocaleUpperCase("es");
}
