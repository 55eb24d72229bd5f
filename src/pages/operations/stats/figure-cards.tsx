import type { Days } from "#domain/insight/analytics/period.ts";
import { changeOf, isSmall } from "#domain/operations/stats/calculate.ts";
import { STAT_FIGURES, type StatFigureId } from "#domain/operations/stats/figures.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tooltip } from "#ui/tooltip.tsx";

export interface ShownFigure {
  id: StatFigureId;
  now: number;
  before: number;
}

/**
 * Figures of a period beside those of the one before; definitions are shown on hover, on focus and in the text below.
 */
export function FigureCards({ figures, period }: { figures: readonly ShownFigure[]; period: Days }) {
  return (
    <Panel as="div" className="grid grid-cols-2 gap-x-6 gap-y-5 p-4 sm:grid-cols-3 sm:p-5 xl:grid-cols-5">
      {figures.map((figure) => (
        <FigureCard key={figure.id} figure={figure} period={period} />
      ))}
    </Panel>
  );
}

function FigureCard({ figure: { id, now, before }, period }: { figure: ShownFigure; period: Days }) {
  const { label, definition, rows } = STAT_FIGURES[id];
  const { from, to } = period;
  // Accounts can be listed by their day; the other lists begin with the newest.
  const href = id === "accounts" ? `/admin/usuarios?desde=${from}&hasta=${to}` : rows;
  return (
    <div className="min-w-0">
      <DefinedName label={label} definition={definition} />
      <p className="figure my-0.5 text-h3 leading-tight">{formatNumber(now)}</p>
      <p className="text-xs text-muted-foreground">
        {comparison(now, before)}
        <span className="sr-only">
          {" "}
          (del {from} al {to})
        </span>
      </p>
      {href ? (
        <PageLink to={href} className="touch-target text-xs">
          Ver filas<span className="sr-only"> de {label}</span>
        </PageLink>
      ) : null}
    </div>
  );
}

/** A name that shows its definition on hover and focus. */
export function DefinedName({ label, definition }: { label: string; definition: string }) {
  return (
    <Tooltip text={definition}>
      <button
        type="button"
        className="touch-target cursor-help text-left text-sm text-muted-foreground underline decoration-dotted underline-offset-4"
      >
        {label}
      </button>
    </Tooltip>
  );
}

export function comparison(now: number, before: number): string {
  const change = changeOf(now, before);
  if (change === null) return now === 0 ? "Antes, 0" : "Antes, 0: no hay con qué comparar";
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  return `${sign}${formatPercent(Math.abs(change), 0)} · antes, ${formatNumber(before)}${isSmall(before) ? " (muestra pequeña)" : ""}`;
}

/** The same definitions as text, for readers who do not hover. */
export function Definitions({ items }: { items: readonly { label: string; definition: string }[] }) {
  return (
    <Disclosure summary="Qué es cada cifra">
      <dl className="grid gap-x-8 gap-y-3 text-sm md:grid-cols-2">
        {items.map(({ label, definition }) => (
          <div key={label}>
            <dt className="font-medium">{label}</dt>
            <dd className="text-muted-foreground">{definition}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
