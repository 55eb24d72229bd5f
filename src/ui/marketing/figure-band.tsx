import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

/** Columns by the number of figures, so that none is left alone in a row of its own where they fit. */
const COLUMNS: Readonly<Record<number, string>> = {
  3: "sm:grid-cols-3",
  4: "md:grid-cols-4",
  5: "sm:grid-cols-3 lg:grid-cols-5",
};

interface FigureBandProps {
  /** For screen readers and lists of headings; the figures speak for themselves. */
  title: string;
  figures: readonly {
    figure: string;
    label: string;
    /** Basis of the figure: a link to its evidence, a date. */
    evidence?: ReactNode;
  }[];
  /** Under a line, small: the basis of all of them. */
  note?: ReactNode;
}

/** The zócalo: the painted band at the foot of a page's opening, with two to five figures. */
export function FigureBand({ title, figures, note }: FigureBandProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="bg-zocalo text-zocalo-foreground [--ring:var(--luz)]">
      <div className="wrap-page pt-7 pb-4">
        <h2 id={headingId} className="sr-only">
          {title}
        </h2>
        <dl className={classNames("grid grid-cols-2 gap-x-5 gap-y-4", COLUMNS[figures.length])}>
          {figures.map(({ figure, label, evidence }) => (
            <div key={label} className="flex flex-col">
              <dt className="order-2 mt-1 text-xs leading-snug sm:text-sm">{label}</dt>
              <dd className="figure order-1 text-[clamp(1.75rem,1.2rem+1.5vw,2.5rem)] whitespace-nowrap">{figure}</dd>
              {evidence === undefined ? null : <dd className="order-3 mt-0.5 text-xs leading-snug">{evidence}</dd>}
            </div>
          ))}
        </dl>
        {note === undefined ? null : (
          <p className="mt-4 border-t border-current/25 pt-2.5 text-xs leading-normal text-zocalo-muted">{note}</p>
        )}
      </div>
    </section>
  );
}
