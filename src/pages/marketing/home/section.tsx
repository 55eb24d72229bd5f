import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";

type Ground = keyof typeof grounds;

const grounds = {
  wall: "",
  muted: "bg-muted",
  /** Dark in both themes. */
  ink: "bg-tinta-950 text-cal-0",
} as const;

interface SectionProps {
  /** For links to this part of the page. */
  id?: string;
  title: string;
  lead?: string | undefined;
  /** Beside the heading, at its end. */
  aside?: ReactNode;
  ground?: Ground;
  /** Follows a section on the same ground: the space between them counts once. */
  joined?: boolean;
  children: ReactNode;
}

/**
 * A part of the page below the fold: laid out and painted when it comes near the window. Until then it holds about the
 * room it will take, and what it took once it has been seen.
 */
export function Section({ id, title, lead, aside, ground = "wall", joined = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={classNames("[contain-intrinsic-size:auto_52rem] [content-visibility:auto]", grounds[ground])}
    >
      <div className={classNames("wrap-page", joined ? "pb-section" : "py-section")}>
        <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
          <div className="max-w-[46rem]">
            <h2>{title}</h2>
            {lead === undefined ? null : (
              <p
                className={classNames(
                  "mt-4 max-w-[38em] text-lead",
                  ground === "ink" ? "text-cal-300" : "text-muted-foreground",
                )}
              >
                {lead}
              </p>
            )}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}

/** "Ver todas →". */
export function MoreLink({ href, label, className }: { href: string; label: string; className?: string | undefined }) {
  return (
    <PageLink to={href} className={classNames("link-text touch-target inline-flex items-center gap-1.5", className)}>
      {label}
      <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
    </PageLink>
  );
}
