import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { PageLink } from "../region/page-link.tsx";

/**
 * The bar's panels are the browser's own popovers: they open before any script has arrived, close on Escape and on a
 * click outside, and give the focus back.
 */
export function MenuButton({ panel, children }: { panel: string; children: ReactNode }) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      className="group touch-target flex items-center gap-1 rounded-sm px-2.5 py-2 whitespace-nowrap hover:bg-secondary [anchor-name:var(--anchor)]"
      style={{ "--anchor": `--${panel}` } as React.CSSProperties}
    >
      {children}
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
    </button>
  );
}

interface MenuPanelProps {
  id: string;
  label: string;
  /** `sheet`: the whole width under the bar, for small screens. */
  shape: "wide" | "narrow" | "sheet";
  children: ReactNode;
}

const shapeClasses = {
  wide: "left-[max(var(--space-gutter),calc((100vw-var(--page-max))/2))] w-[min(74rem,calc(100vw-2*var(--space-gutter)))] rounded-md border p-3 mt-1",
  narrow: "menu-anchored w-80 rounded-md border p-2 mt-1",
  sheet: "inset-x-0 w-full max-w-none border-b px-gutter py-4",
} as const;

export function MenuPanel({ id, label, shape, children }: MenuPanelProps) {
  return (
    <section
      id={id}
      popover="auto"
      aria-label={label}
      style={{ "--anchor": `--${id}` } as React.CSSProperties}
      className={classNames(
        "fixed top-(--navbar-h) m-0 max-h-[calc(100dvh-var(--navbar-h)-0.5rem)] overflow-y-auto bg-popover text-control text-popover-foreground shadow-lg",
        shapeClasses[shape],
      )}
    >
      {children}
    </section>
  );
}

/** One link of a menu. */
export function MenuEntry({
  label,
  href,
  summary,
  current,
}: {
  label: string;
  href: string;
  summary?: string | undefined;
  current: boolean;
}) {
  return (
    <PageLink
      to={href}
      {...(current ? { "aria-current": "page" as const } : {})}
      className="group/entry flex min-h-9 flex-col justify-center rounded-sm px-3 py-1.5 leading-snug no-underline hover:bg-accent max-[70rem]:min-h-11"
    >
      <span className="font-medium group-aria-[current=page]/entry:text-primary">{label}</span>
      {summary ? <span className="mt-0.5 block text-xs text-muted-foreground">{summary}</span> : null}
    </PageLink>
  );
}
