import type { ReactNode } from "react";
import { COLUMN_NAMES } from "#domain/tools/cma/grid.ts";
import { GROSS_LIMIT, NET_LIMIT } from "#domain/tools/valuation/comparables.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { GridCellBox } from "./grid-cell.tsx";
import type { GridProps } from "./grid-panel.tsx";
import { DaysBox, Head, Share, Standing, StateBox } from "./grid-table.tsx";
import type { GridEdits } from "./use-grid-edits.ts";
import { moneyWords } from "./words.ts";

/** The grid on a phone: a card for each comparable, whose adjustments unfold. */
export function GridCards({ rows, columns, currency, edits }: GridProps & { edits: GridEdits }) {
  const { money, estimate } = moneyWords(currency);
  return (
    <ul className="grid lg:hidden">
      {rows.map((row, i) => {
        const sums = edits.sumsOf(row);
        return (
          <li key={row.id} className="border-b px-5 py-4 last:border-b-0 sm:px-6">
            <Head row={row} number={i + 1} edits={edits} />
            <dl className="mt-3 grid text-sm">
              <Pair name="Estado">
                <StateBox row={row} number={i + 1} edits={edits} />
              </Pair>
              <Pair name="Precio">{money(row.price)}</Pair>
              <Pair name="Ajustado a esta vivienda">
                <strong>{estimate(sums.adjusted)}</strong>
              </Pair>
              <Pair name="Neto">
                <Share amount={sums.net} limit={NET_LIMIT} isSigned />
              </Pair>
              <Pair name="Bruto">
                <Share amount={sums.gross} limit={GROSS_LIMIT} />
              </Pair>
              <Pair name="En el valor">
                <Standing row={row} edits={edits} />
              </Pair>
            </dl>
            <Disclosure summary={<span className="text-sm">Ajustes, uno a uno</span>} className="-mb-2 border-b-0">
              <dl className="grid text-sm text-foreground">
                <Pair name="Días en el mercado">
                  <DaysBox row={row} number={i + 1} edits={edits} />
                </Pair>
                {columns.map((column) => (
                  <Pair key={column} name={COLUMN_NAMES[column]}>
                    <GridCellBox row={row} number={i + 1} column={column} edits={edits} />
                  </Pair>
                ))}
              </dl>
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-b py-1.5 last:border-b-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="max-w-[60%] text-right tabular-nums">{children}</dd>
    </div>
  );
}
