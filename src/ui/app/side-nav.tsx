import { LogOut, type LucideIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useLocation } from "react-router";
import { signOut } from "../account/sign-out.ts";
import { classNames } from "../class-names.ts";
import { PageLink } from "../region/page-link.tsx";

/** Parts of the navigation at the side of private pages. */

export function SideNavList({ title, children }: { title?: string | undefined; children: ReactNode }) {
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

interface SideNavEntryProps {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Says what will stand there, and no more yet. */
  isComing?: boolean;
  /** Whether pages below its path belong to it. */
  hasPages?: boolean;
  /** After the label: a count. */
  children?: ReactNode;
}

export function SideNavEntry({
  path,
  label,
  icon: Icon,
  isComing = false,
  hasPages = false,
  children,
}: SideNavEntryProps) {
  const here = useLocation().pathname.replace(/(.)\/$/, "$1");
  const current = here === path ? "page" : hasPages && here.startsWith(`${path}/`) ? "true" : undefined;
  return (
    <li>
      <PageLink
        to={path}
        {...(current ? { "aria-current": current } : {})}
        className={classNames(ENTRY, isComing && "text-muted-foreground")}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1">{label}</span>
        {children}
        {isComing ? <span className="compact text-2xs">pronto</span> : null}
      </PageLink>
    </li>
  );
}

export function SignOutButton({ className }: { className?: string }) {
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
      className={classNames(ENTRY, "w-full text-left", className)}
    >
      <LogOut aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      {isLeaving ? "Cerrando sesión…" : "Cerrar sesión"}
    </button>
  );
}

const ENTRY = classNames(
  "flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 py-1.5 leading-snug no-underline pointer-coarse:min-h-11",
  "transition-colors duration-(--duration-1) hover:bg-sidebar-active",
  "aria-[current]:bg-sidebar-active aria-[current]:font-medium aria-[current]:text-foreground",
  "aria-[current]:shadow-[inset_0_-2px_0_var(--primary),var(--shadow-1)]",
);
