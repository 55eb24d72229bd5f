import { useId } from "react";
import { percent } from "#ui/charts/scale.ts";
import type { TraceLine } from "./result.ts";
import { pointsText } from "./words.ts";

/**
 * Each criterion as a track as long as its possible part of the score, filled by its actual part; unasked ones are
 * hatched.
 */
export function PointsChart({ trace, score }: { trace: readonly TraceLine[]; score: number }) {
  const hatchId = useId();
  const top = Math.max(...trace.map(({ addable }) => addable));
  return (
    <div className="@container">
      <svg aria-hidden width="0" height="0" className="absolute">
        <defs>
          <pattern id={hatchId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className="fill-card" />
            <rect width="1.5" height="6" className="fill-border-strong" />
          </pattern>
        </defs>
      </svg>
      <table className="block text-sm">
        <caption className="sr-only">Puntos de cada criterio</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Criterio</th>
            <th scope="col">Suma a la nota</th>
          </tr>
        </thead>
        <tbody className="block">
          {trace.map((line) => (
            <PointsRow key={line.field} line={line} top={top} hatchId={hatchId} />
          ))}
          <tr className="flex items-baseline justify-between gap-4 pt-3 font-semibold">
            <th scope="row" className="text-left">
              Nota automática
            </th>
            <td className="tabular-nums">{pointsText(score)} de 100</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function PointsRow({ line, top, hatchId }: { line: TraceLine; top: number; hatchId: string }) {
  const { label, why, added, addable, known } = line;
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b py-3 @xl:grid-cols-[minmax(9rem,19rem)_minmax(0,1fr)_7.5rem]">
      <th scope="row" className="text-left font-medium">
        {label}
        <span className="block text-xs font-normal text-subtle-foreground">{why}</span>
      </th>
      <td className="text-right font-medium tabular-nums @xl:order-last">
        {pointsText(added)} de {pointsText(addable)}
      </td>
      <td aria-hidden className="col-span-2 @xl:col-span-1">
        <svg aria-hidden width="100%" height="18" className="block overflow-visible">
          <rect
            width={percent(addable / top)}
            height="18"
            rx="1"
            className={known > 0 ? "fill-secondary" : ""}
            {...(known > 0 ? {} : { fill: `url(#${hatchId})` })}
          />
          {added > 0 ? <rect width={percent(added / top)} height="18" rx="1" className="fill-chart-1" /> : null}
        </svg>
      </td>
    </tr>
  );
}
