import { useId, useState } from "react";
import { formatArea } from "#domain/shared/format/format.ts";
import type { ExclusionReason } from "#domain/tools/valuation/types.ts";
import { Button } from "#ui/button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import type { CmaRow } from "./result.ts";
import type { GridEdits } from "./use-grid-edits.ts";
import { flagText, moneyWords } from "./words.ts";

/** Judged by their price or their adjustments: the agent may insist, and says why. */
const INSISTED: readonly ExclusionReason[] = ["too-unlike", "outlier"];
const SHORTEST_REASON = 5;

interface OutListProps {
  rows: readonly CmaRow[];
  edits: GridEdits;
  currency: string;
}

/** The comparables that do not count, each with its reason and what the agent can do about it. */
export function OutList({ rows, edits, currency }: OutListProps) {
  return (
    <div className="border-t px-5 py-4 sm:px-6">
      <h3 className="text-sm font-semibold">No cuentan</h3>
      <ul className="grid text-sm">
        {rows.map((row) => (
          <OutRow key={row.id} row={row} edits={edits} currency={currency} />
        ))}
      </ul>
    </div>
  );
}

function OutRow({ row, edits, currency }: { row: CmaRow; edits: GridEdits; currency: string }) {
  const [reason, setReason] = useState<string>();
  const id = useId();
  const { money, estimate } = moneyWords(currency);
  const isShort = (reason ?? "").trim().length < SHORTEST_REASON;
  return (
    <li className="grid gap-2 border-b py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <span className="font-medium">
            {row.name}, {formatArea(row.areaM2)}, {money(row.price)}.
          </span>{" "}
          {row.outReason}
          {row.exclusion !== undefined && INSISTED.includes(row.exclusion)
            ? ` Ajustado serían ${estimate(row.adjusted)}.`
            : ""}
          {flagText(row) && row.exclusion !== "too-unlike" ? ` ${flagText(row)}.` : ""}
        </span>
        {edits.canChange && row.exclusion === "removed-by-agent" ? (
          <Button variant="ghost" size="sm" loading={edits.isRunning} onClick={() => edits.restore(row.id)}>
            Volver a contar
          </Button>
        ) : null}
        {edits.canChange && reason === undefined && row.exclusion !== undefined && INSISTED.includes(row.exclusion) ? (
          <Button variant="ghost" size="sm" onClick={() => setReason("")}>
            Contar igualmente
          </Button>
        ) : null}
      </div>
      {reason === undefined ? null : (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isShort) edits.keep(row, reason.trim());
          }}
        >
          <div className="grid min-w-60 flex-1 gap-1">
            <label htmlFor={id} className="text-xs text-muted-foreground">
              Por qué cuenta. Sale en el informe.
            </label>
            <InputBox
              id={id}
              type="text"
              autoComplete="off"
              maxLength={200}
              value={reason}
              placeholder="Es del mismo edificio y se vendió este verano"
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          <Button type="submit" size="sm" loading={edits.isRunning} disabled={isShort}>
            Contar y recalcular
          </Button>
        </form>
      )}
    </li>
  );
}
