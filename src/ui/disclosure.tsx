import type { ReactNode } from "react";
import { Chevron } from "./chevron.tsx";
import { classNames } from "./class-names.ts";

interface DisclosureProps {
  summary: ReactNode;
  /** Only one of those that share a name stays open. */
  name?: string;
  open?: boolean;
  /** On paper it stands open: what it holds belongs to the page and is only folded for the screen. */
  printsOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Details on demand; the browser's own element, so search in the page opens it and it works without scripts. */
export function Disclosure({ summary, name, open, printsOpen = false, className, children }: DisclosureProps) {
  return (
    // The browser may have opened it before the page woke up: for a fragment, or a search in the page.
    <details
      name={name}
      open={open}
      suppressHydrationWarning
      className={classNames("group border-b", printsOpen && "prints-open", className)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2.5 font-medium [&::-webkit-details-marker]:hidden">
        {summary}
        <Chevron
          points="down"
          className="shrink-0 text-muted-foreground transition-transform duration-(--duration-2) group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-5 text-control text-muted-foreground">{children}</div>
    </details>
  );
}
