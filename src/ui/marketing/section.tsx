import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

/** `plain` is the page's own wall, `band` the muted one between two plain ones. */
const grounds = { plain: "", band: "bg-muted" } as const;

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** A link or button: beside the title when stacked, under the lead when split. */
  action?: ReactNode;
  /** `split` sets title and lead at the left and the content at the right. */
  layout?: "stacked" | "split";
  ground?: keyof typeof grounds;
  /** Target of links into the page: `preguntas`. */
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A section of a marketing page: a heading that names it, and its content. */
export function Section({
  title,
  lead,
  action,
  layout = "stacked",
  ground = "plain",
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  const isSplit = layout === "split";
  return (
    <section id={id} aria-labelledby={headingId} className={classNames(grounds[ground], className)}>
      <div
        className={classNames(
          "wrap-page py-section",
          isSplit && "grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
        )}
      >
        <div className={isSplit ? undefined : "mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-10"}>
          <div>
            <h2 id={headingId} className="max-w-[22em]">
              {title}
            </h2>
            {lead === undefined ? null : <p className="mt-3 max-w-[38em] text-lead text-muted-foreground">{lead}</p>}
          </div>
          {action === undefined ? null : <div className={isSplit ? "mt-6" : undefined}>{action}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
