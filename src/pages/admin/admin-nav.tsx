import { LogOut, UserRound } from "lucide-react";
import { useId, useState } from "react";
import { useLocation } from "react-router";
import { signOut } from "#ui/account/sign-out.ts";
import { classNames } from "#ui/class-names.ts";
import { ErrorCount } from "#ui/errors/error-count.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { ADMIN_PAGES, type AdminPage } from "./admin-pages.ts";

/** The side navigation; on small screens it stands folded above the page. */
export function AdminNav({ className }: { className?: string }) {
  return (
    <nav aria-label="Administración" className={classNames("flex flex-col gap-4 text-sm", className)}>
      {ADMIN_PAGES.map(({ title, pages }) => (
        <NavList key={title ?? ""} title={title} pages={pages} />
      ))}
      <ul className="mt-auto grid gap-0.5 border-t pt-3">
        <li>
          <PageLink to="/dashboard" className={entryClasses}>
            <UserRound aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            Mi panel
          </PageLink>
        </li>
        <li>
          <SignOutButton />
        </li>
      </ul>
    </nav>
  );
}

function NavList({ title, pages }: { title: string | undefined; pages: readonly AdminPage[] }) {
  const id = useId();
  return (
    <div>
      {title === undefined ? null : (
        <p id={id} className="px-2.5 pb-1 text-2xs font-medium text-muted-foreground">
          {title}
        </p>
      )}
      <ul aria-labelledby={title === undefined ? undefined : id} className="grid gap-0.5">
        {pages.map((page) => (
          <NavEntry key={page.path} page={page} />
        ))}
      </ul>
    </div>
  );
}

function NavEntry({ page: { path, label, icon: Icon, isOpen } }: { page: AdminPage }) {
  const { pathname } = useLocation();
  const isHere = pathname.replace(/(.)\/$/, "$1") === path;
  const isInside = path !== "/admin" && pathname.startsWith(`${path}/`);
  return (
    <li>
      <PageLink
        to={path}
        {...(isHere || isInside ? { "aria-current": isHere ? ("page" as const) : ("true" as const) } : {})}
        className={classNames(entryClasses, !isOpen && "text-muted-foreground")}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1">{label}</span>
        {path === "/admin/errores" ? <ErrorCount /> : null}
        {isOpen ? null : <Tag tone="outline">pronto</Tag>}
      </PageLink>
    </li>
  );
}

function SignOutButton() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  };
  return (
    <button
      type="button"
      onClick={leave}
      aria-disabled={isLeaving}
      className={classNames(entryClasses, "w-full text-left")}
    >
      <LogOut aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      {isLeaving ? "Cerrando sesión…" : "Cerrar sesión"}
    </button>
  );
}

const entryClasses = classNames(
  "flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 py-1.5 leading-snug no-underline pointer-coarse:min-h-11",
  "transition-colors duration-(--duration-1) hover:bg-sidebar-active",
  "aria-[current]:bg-sidebar-active aria-[current]:font-medium aria-[current]:text-foreground",
  "aria-[current]:shadow-[inset_0_-2px_0_var(--primary),var(--shadow-1)]",
);
