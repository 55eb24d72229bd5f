import { Form } from "react-router";
import { type Period, type PeriodKind, periodQuery } from "#domain/insight/analytics/period.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { DayField } from "../../shared/filter-fields.tsx";

const NAMES: readonly [Exclude<PeriodKind, "otro">, string][] = [
  ["30", "30 días"],
  ["90", "90 días"],
  ["365", "365 días"],
  ["ano", "Este año"],
];

/** Chooses the days, and the days they are compared with. */
export function PeriodBar({ period, path }: { period: Period; path: string }) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <nav aria-label="Periodo" className="flex flex-wrap gap-1 rounded-md border bg-card p-1">
          {NAMES.map(([kind, name]) => (
            <Button key={kind} asChild size="sm" variant={kind === period.kind ? "secondary" : "ghost"}>
              <PageLink
                to={`${path}${periodQuery({ ...period, kind })}`}
                aria-current={kind === period.kind ? "page" : undefined}
              >
                {name}
              </PageLink>
            </Button>
          ))}
        </nav>
        <Form method="get" action={path} aria-label="Otro periodo" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="periodo" value="otro" />
          <DayField name="desde" label="Desde" value={period.from} />
          <DayField name="hasta" label="Hasta" value={period.to} />
          <Button type="submit" variant="outline">
            Ver
          </Button>
        </Form>
      </div>
      {period.error === null ? null : (
        <Callout tone="warning">{period.error} Mientras, ves los últimos 30 días.</Callout>
      )}
      <p className="text-xs text-muted-foreground">
        Del {formatDate(period.from)} al {formatDate(period.to)}; «antes» es del {formatDate(period.before.from)} al{" "}
        {formatDate(period.before.to)}.
      </p>
    </div>
  );
}
