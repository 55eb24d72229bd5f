import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { VisitDay } from "./result.ts";
import { clockText, dayTitle, nameOf, type TypedProspect, whereOf } from "./words.ts";

interface StopListProps {
  days: readonly VisitDay[];
  rows: readonly TypedProspect[];
}

/** The visits by day, numbered through as the route's drawing numbers them. */
export function StopList({ days, rows }: StopListProps) {
  const { isExample } = useToolRun();
  const Heading = isExample ? "h4" : "h3";
  const firstOfDay = days.map((_, i) => days.slice(0, i).reduce((sum, { stops }) => sum + stops.length, 1));
  return (
    <div className="grid content-start gap-5">
      {days.map((day, dayIndex) => (
        <section key={day.date} aria-label={dayTitle(day)}>
          <Heading className="text-sm font-semibold">{dayTitle(day)}</Heading>
          <ol className="mt-1 text-sm">
            {day.stops.map(({ index, at, point }, i) => (
              <li key={index} className="flex gap-3 border-b py-2 last:border-b-0">
                <span className="w-5 shrink-0 text-right font-semibold tabular-nums">{firstOfDay[dayIndex]! + i}</span>
                <span className="w-12 shrink-0 text-muted-foreground tabular-nums">{clockText(at)}</span>
                <span className="min-w-0">
                  <span className="font-medium">{nameOf({ index }, rows[index])}</span>
                  <span className="block text-muted-foreground">{whereOf(rows[index])}</span>
                  {point ? null : <span className="block text-xs text-subtle-foreground">Sin punto en el mapa</span>}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
