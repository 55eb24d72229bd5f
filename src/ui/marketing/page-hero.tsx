import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface PageHeroProps {
  /** The page's one h1. */
  title: string;
  lead: ReactNode;
  /** A tag above the title: `Ejemplo`, a module's name. */
  tag?: ReactNode;
  /** Buttons, the first of them the way in. */
  actions?: ReactNode;
  /** Small line under the actions. */
  note?: ReactNode;
  /** Drawing or panel at the right; below on a small screen. */
  art?: ReactNode;
  className?: string;
}

/** Opening of a marketing page: its subject, its action, and a drawing that stands on the section's ground. */
export function PageHero({ title, lead, tag, actions, note, art, className }: PageHeroProps) {
  return (
    <section
      className={classNames(
        "wrap-page pt-6 md:pt-10",
        art ? "grid items-end gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : "pb-10 md:pb-14",
        className,
      )}
    >
      <div className={art ? "self-center lg:pb-14" : undefined}>
        {tag === undefined ? null : <div className="mb-4">{tag}</div>}
        <h1 className="max-w-[18em]">{title}</h1>
        <p className="mt-5 max-w-[38em] text-lead text-muted-foreground">{lead}</p>
        {actions === undefined ? null : (
          <div className="mt-8 flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">{actions}</div>
        )}
        {note === undefined ? null : <p className="mt-4 text-control text-muted-foreground">{note}</p>}
      </div>
      {art}
    </section>
  );
}
