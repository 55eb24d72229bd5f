import type { LucideIcon } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { useLocation } from "react-router";
import { classNames } from "../class-names.ts";
import { PageLink } from "../region/page-link.tsx";

/**
 * Parts of the navigation at the side of private pages. On low screens its lines move together, so that none of them is
 * out of sight; under a finger each keeps its 44 px, and the list scrolls.
 */

type Density = "easy" | "dense";

const DensityContext = createContext<Density>("easy");

interface SideNavProps {
  label: string;
  /** `dense` for some twenty lines, `easy` for some fifteen. */
  density: Density;
  className?: string | undefined;
  children: ReactNode;
}

export function SideNav({ label, density, className, children }: SideNavProps) {
  return (
    <DensityContext value={density}>
      <nav
        aria-label={label}
        className={classNames(
          "flex flex-col text-sm",
          density === "easy" ? "gap-3 [@media(height<50rem)]:gap-1.5" : "gap-2 [@media(height<56rem)]:gap-1",
          className,
        )}
      >
        {children}
      </nav>
    </DensityContext>
  );
}

export function SideNavList({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      {title === undefined ? null : (
        <p id={id} className="px-2.5 pb-1 text-2xs font-medium text-muted-foreground [@media(height<50rem)]:pb-0">
          {title}
        </p>
      )}
      <ul aria-labelledby={title === undefined ? undefined : id} className="grid">
        {children}
      </ul>
    </div>
  );
}

interface SideNavEntryProps {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Whether pages below its path belong to it. */
  hasPages?: boolean;
  /** Whether this page belongs to it though its path does not say so. */
  isHere?: boolean;
  /** After the label: a count. */
  children?: ReactNode;
}

export function SideNavEntry({
  path,
  label,
  icon: Icon,
  hasPages = false,
  isHere = false,
  children,
}: SideNavEntryProps) {
  const density = useContext(DensityContext);
  const here = useLocation().pathname.replace(/(.)\/$/, "$1");
  const isBelow = isHere || (hasPages && here.startsWith(`${path}/`));
  const current = here === path ? "page" : isBelow ? "true" : undefined;
  return (
    <li>
      <PageLink
        to={path}
        {...(current ? { "aria-current": current } : {})}
        className={classNames(ENTRY, HEIGHTS[density])}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {children}
      </PageLink>
    </li>
  );
}

const ENTRY = classNames(
  "flex items-center gap-2.5 rounded-sm px-2.5 leading-5 no-underline pointer-coarse:min-h-11",
  "transition-colors duration-(--duration-1) hover:bg-sidebar-active",
  "aria-[current]:bg-sidebar-active aria-[current]:font-medium aria-[current]:text-foreground",
  "aria-[current]:shadow-[inset_0_-2px_0_var(--primary),var(--shadow-1)]",
);

const HEIGHTS: Record<Density, string> = {
  easy: "min-h-9 [@media(45rem<=height<53rem)]:min-h-8 [@media(height<45rem)]:min-h-7",
  dense: "min-h-7.5 [@media(48rem<=height<56rem)]:min-h-6.5 [@media(height<48rem)]:min-h-6",
};
