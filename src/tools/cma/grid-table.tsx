import { X } from "lucide-react";
import type { ReactNode } from "react";
import { formatArea, formatMonth, formatPercent } from "#domain/shared/format/format.ts";
import { ADVERT_STATES, type AdvertState, STATE_NAMES } from "#domain/tools/cma/advert-state.ts";
import { COLUMN_NAMES } from "#domain/tools/cma/grid.ts";
import { GROSS_LIMIT, NET_LIMIT } from "#domain/tools/valuation/comparables.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SelectBox } from "#ui/form/controls.tsx";
import { Tag } from "#ui/tag.tsx";
import { GridCellBox } from "./grid-cell.tsx";
import type { GridProps } from "./grid-panel.tsx";
import type { CmaRow } from "./result.ts";
import type { GridEdits } from "./use-grid-edits.ts";
import { moneyWords, standingText } from "./words.ts";

const STATE_OPTIONS = ADVERT_STATES.map((value) => ({ value, label: STATE_NAMES[value] }));

/** The grid where there is room: a line for each difference, a column for each comparable, the names held in sight. */
export function GridTable({ rows, columns, currency, edits }: GridProps & { edits: GridEdits }) {
  const { money, estimate, exactPerM2 } = moneyWords(currency);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Tabla de ajustes"
      className="overflow-x-auto max-lg:hidden print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm leading-snug">
        <caption className="sr-only">Comparables en columnas y ajustes en filas, en {currency}</caption>
        <thead>
          <tr className="align-bottom">
            <th
              scope="col"
              className="compact sticky left-0 z-1 min-w-40 bg-card px-5 py-3 text-left text-xs font-medium text-muted-foreground"
            >
              Comparable
            </th>
            {rows.map((row, i) => (
              <th key={row.id} scope="col" className="compact min-w-34 px-3 py-3 text-left font-medium">
                <Head row={row} number={i + 1} edits={edits} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line title="Estado" rows={rows} hasBoxes>
            {(row, i) => <StateBox row={row} number={i + 1} edits={edits} />}
          </Line>
          <Line title="Días en el mercado" rows={rows} hasBoxes>
            {(row, i) => <DaysBox row={row} number={i + 1} edits={edits} />}
          </Line>
          <Line title="Precio" rows={rows} isStrong>
            {({ price, pricePerM2 }) => (
              <>
                {money(price)}
                <span className="block text-xs font-normal text-subtle-foreground">{exactPerM2(pricePerM2)}</span>
              </>
            )}
          </Line>
          {columns.map((column) => (
            <Line key={column} title={COLUMN_NAMES[column]} rows={rows} hasBoxes>
              {(row, i) => <GridCellBox row={row} number={i + 1} column={column} edits={edits} />}
            </Line>
          ))}
          <Line title="Ajustado a esta vivienda" rows={rows} isStrong>
            {(row) => estimate(edits.sumsOf(row).adjusted)}
          </Line>
          <Line title="Ajuste neto" rows={rows}>
            {(row) => <Share amount={edits.sumsOf(row).net} limit={NET_LIMIT} isSigned />}
          </Line>
          <Line title="Ajuste bruto" rows={rows}>
            {(row) => <Share amount={edits.sumsOf(row).gross} limit={GROSS_LIMIT} />}
          </Line>
          <Line title="En el valor" rows={rows}>
            {(row) => <Standing row={row} edits={edits} />}
          </Line>
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  title: string;
  rows: readonly CmaRow[];
  isStrong?: boolean;
  /** Its cells hold boxes, whose text stands inside their edge: the other lines keep to the same edge. */
  hasBoxes?: boolean;
  children: (row: CmaRow, index: number) => ReactNode;
}

function Line({ title, rows, isStrong = false, hasBoxes = false, children }: LineProps) {
  return (
    <tr className="border-t">
      <th
        scope="row"
        className={classNames(
          "sticky left-0 z-1 bg-card px-5 py-1.5 text-left",
          isStrong ? "font-semibold" : "font-normal",
        )}
      >
        {title}
      </th>
      {rows.map((row, i) => (
        <td
          key={row.id}
          className={classNames(
            "py-1.5 pl-3 text-right tabular-nums",
            hasBoxes ? "pr-3" : "pr-5",
            isStrong && "font-semibold",
          )}
        >
          {children(row, i)}
        </td>
      ))}
    </tr>
  );
}

/** Name, measures and date of a comparable, with the button that takes it out. */
export function Head({ row, number, edits }: { row: CmaRow; number: number; edits: GridEdits }) {
  return (
    <span className="flex items-start justify-between gap-2">
      <span>
        <span className="block font-semibold">
          {number}. {row.name}
        </span>
        <span className="block text-xs font-normal text-subtle-foreground">
          {formatArea(row.areaM2)}
          {row.date === null ? "" : ` · ${formatMonth(row.date)}`}
          {row.isDemo ? " · demostración" : ""}
        </span>
      </span>
      {edits.canChange ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Quitar el comparable ${number}`}
          loading={edits.isRunning}
          onClick={() => edits.remove(row.id)}
          className="-mt-1.5 -mr-2"
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      ) : null}
    </span>
  );
}

interface BoxProps {
  row: CmaRow;
  number: number;
  edits: GridEdits;
}

/** The state of an advert: sold, on sale or withdrawn. */
export function StateBox({ row, number, edits }: BoxProps) {
  if (!edits.canChange) return <>{STATE_NAMES[row.state]}</>;
  return (
    <SelectBox
      isCompact
      aria-label={`Estado del comparable ${number}`}
      value={edits.stateOf(row)}
      options={STATE_OPTIONS}
      onChange={(event) => edits.setState(row.id, event.target.value as AdvertState)}
    />
  );
}

/** Days that the advert was or is on the market. */
export function DaysBox({ row, number, edits }: BoxProps) {
  const since =
    row.listedOn === undefined ? null : (
      <span className="block text-2xs text-subtle-foreground">desde {formatMonth(row.listedOn)}</span>
    );
  if (!edits.canChange) {
    return (
      <>
        {row.daysOnMarket ?? "–"}
        {since}
      </>
    );
  }
  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={edits.daysTextOf(row)}
        placeholder="–"
        aria-label={`Días en el mercado del comparable ${number}`}
        onChange={(event) => edits.setDays(row.id, event.target.value.replace(/\D/g, ""))}
        className="h-9 w-full rounded-sm border border-transparent bg-card px-2 text-right text-sm tabular-nums placeholder:text-foreground hover:border-input focus-visible:border-ring pointer-coarse:h-11"
      />
      {since}
    </>
  );
}

/** A share with its flag where it passes its limit; at the limit it does not. */
export function Share({ amount, limit, isSigned = false }: { amount: number; limit: number; isSigned?: boolean }) {
  const isHigh = Math.abs(amount) > limit + 1e-9;
  return (
    <span className="inline-flex items-center gap-1.5">
      {isHigh ? <Tag tone="warning">Alto</Tag> : null}
      {isSigned && amount > 0.0005 ? "+" : ""}
      {formatPercent(amount)}
    </span>
  );
}

/** The part of a comparable in the value, why it counts by the agent's word, and that its cells were refused. */
export function Standing({ row, edits }: { row: CmaRow; edits: GridEdits }) {
  return (
    <span className={edits.isEdited(row.id) ? "text-subtle-foreground" : undefined}>
      {standingText(row)}
      {row.isApart ? <span className="block text-xs text-subtle-foreground">se aparta: cuenta menos</span> : null}
      {row.keepReason ? (
        <span className="block text-xs text-subtle-foreground">
          Por decisión del agente: {row.keepReason}
          {edits.canChange ? (
            <Button variant="link" size="sm" onClick={() => edits.unkeep(row)}>
              Dejar de insistir
            </Button>
          ) : null}
        </span>
      ) : null}
      {row.areCellsRefused ? (
        <span className="block text-xs text-destructive">
          Tus ajustes le quitarían casi todo el precio y no se han aplicado.
        </span>
      ) : null}
    </span>
  );
}
