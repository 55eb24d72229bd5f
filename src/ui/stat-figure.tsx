import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface StatFigureProps {
  /** "Precio estimado de venta". */
  label: string;
  /** "342.000 €". */
  value: ReactNode;
  /** Basis of the number: interval, date, comparison. */
  note?: ReactNode;
  /** `hero` for the one result of a page, `default` in a row of figures. */
  size?: "hero" | "default";
  className?: string;
  /** Id of the label, where it names the elements around it. */
  labelId?: string;
}

/** `1.250.000.000 COP` still counts as a figure; a date in words does not. */
const LONGEST_FIGURE = 20;

/** One number with its name and its interval or basis. No number stands without its note. */
export function StatFigure({ label, value, note, size = "default", className, labelId }: StatFigureProps) {
  const isHero = size === "hero";
  // Words are no figure: at the size of one they would fill the page.
  const isLong = typeof value === "string" && value.length > LONGEST_FIGURE;
  return (
    <div className={classNames("min-w-0", className)}>
      <p id={labelId} className={isHero ? "text-sm font-medium" : "text-sm text-muted-foreground"}>
        {label}
      </p>
      <p
        className={classNames(
          "figure",
          isHero
            ? classNames("my-1.5", isLong ? "text-h2 leading-tight" : "text-display")
            : "my-0.5 text-h3 leading-tight",
        )}
      >
        {value}
      </p>
      {note === undefined ? null : (
        <p className={isHero ? "text-control leading-normal text-muted-foreground" : "text-xs text-muted-foreground"}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Pairs of name and number, one per line: "Error mediano medido · 6,8 %". */
export function FigureList({
  items,
  className,
}: {
  items: readonly { label: string; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl className={classNames("text-sm", className)}>
      {items.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b py-2">
          <dt>{label}</dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
