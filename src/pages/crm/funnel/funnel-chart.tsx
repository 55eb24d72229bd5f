import type { DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { FunnelRow } from "#domain/crm/contacts/dto.ts";
import { stageName } from "#domain/crm/contacts/trades.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { ChartFigure } from "#ui/charts/chart-figure.tsx";
import { FewTag } from "./few-tag.tsx";

/** Number of deals that reached each stage, and their share of those of the stage before. */
export function FunnelChart({ kind, rows }: { kind: DealKind; rows: readonly FunnelRow[] }) {
  const cameIn = rows[0]?.reached ?? 0;
  const shareOf = (reached: number) => (cameIn === 0 ? 0 : reached / cameIn);
  return (
    <ChartFigure
      title={findingOf(kind, rows)}
      subtitle="Tratos que llegaron al menos a cada etapa"
      summary={rows.map(({ stage, reached }) => `${stageName(kind, stage)}: ${reached}`).join(". ")}
      table={{
        columns: ["Etapa", "Tratos", "De los que llegaron", "De la etapa anterior"],
        rows: rows.map(({ stage, reached, fromPrevious }) => [
          stageName(kind, stage),
          formatNumber(reached),
          formatPercent(shareOf(reached)),
          fromPrevious === null ? "No aplica" : formatPercent(fromPrevious),
        ]),
      }}
    >
      <ol className="grid gap-1 text-sm" aria-hidden>
        {rows.map(({ stage, reached, fromPrevious }, index) => (
          <li key={stage}>
            {index === 0 ? null : (
              <p className="flex items-center gap-2 py-0.5 pl-[7.5rem] text-xs text-muted-foreground tabular-nums max-sm:pl-0">
                <span>
                  ↓ {fromPrevious === null ? "nadie llegó a la anterior" : `pasa el ${formatPercent(fromPrevious, 0)}`}
                </span>
                {fromPrevious === null ? null : <FewTag n={rows[index - 1]?.reached ?? 0} />}
              </p>
            )}
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_5.5rem]">
              <span>{stageName(kind, stage)}</span>
              <span className="text-right tabular-nums sm:order-last">
                <span className="font-semibold">{formatNumber(reached)}</span>{" "}
                <span className="text-xs text-muted-foreground">{formatPercent(shareOf(reached), 0)}</span>
              </span>
              <span className="h-7 rounded-xs bg-muted max-sm:col-span-2">
                <span
                  className={
                    stage === "firmado" ? "block h-full rounded-xs bg-success" : "block h-full rounded-xs bg-chart-1"
                  }
                  style={{ width: `${Math.max(reached > 0 ? 0.6 : 0, shareOf(reached) * 100)}%` }}
                />
              </span>
            </div>
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}

/** The sentence that the drawing says. */
function findingOf(kind: DealKind, rows: readonly FunnelRow[]): string {
  const cameIn = rows[0]?.reached ?? 0;
  if (cameIn < 10) return "Todavía hay pocos tratos para sacar conclusiones";
  let worst: FunnelRow | null = null;
  let before: FunnelRow | null = null;
  for (const [index, row] of rows.entries()) {
    const enough = (rows[index - 1]?.reached ?? 0) >= 10;
    if (row.fromPrevious === null || !enough) continue;
    if (worst?.fromPrevious == null || row.fromPrevious < worst.fromPrevious) {
      worst = row;
      before = rows[index - 1] ?? null;
    }
  }
  if (!worst || !before || worst.fromPrevious === null) return "Todavía hay pocos tratos para sacar conclusiones";
  return `Donde más se quedan es entre «${stageName(kind, before.stage)}» y «${stageName(kind, worst.stage)}»: pasa el ${formatPercent(worst.fromPrevious, 0)}`;
}
