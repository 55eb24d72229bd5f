import { useState } from "react";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import type { AdvertState } from "#domain/tools/cma/advert-state.ts";
import { type CellChange, type GridCell, type GridColumn, type GridSums, gridSums } from "#domain/tools/cma/grid.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { CmaRow } from "./result.ts";
import type { CmaInput, ComparableChange } from "./schema.ts";

/** The typed changes of one comparable that are not applied yet. A cell that is emptied takes the proposal back. */
interface Edit {
  cells: Partial<Record<GridColumn, string>>;
  state?: AdvertState;
  days?: string;
  /** A photo that was brought; null takes the former one away. */
  photo?: BroughtPhoto | null;
}

/** A photo as the server has kept it. */
export interface BroughtPhoto {
  id: string;
  src: string;
}

const NONE: Edit = { cells: {} };

/** The grid as it is being changed: nothing runs until the changes are applied together. */
export function useGridEdits(input: CmaInput, rows: readonly CmaRow[]) {
  const { rerun, isRunning, isExample } = useToolRun();
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  const { changes = [], removedIds = [] } = input;
  const editOf = (id: string) => edits[id] ?? NONE;

  /** The cell as it would count, with the text that stands in its box; an unreadable text leaves it as it was. */
  function cellOf(row: CmaRow, column: GridColumn): { cell: GridCell | undefined; text: string; isWrong: boolean } {
    const kept = row.cells.find((one) => one.column === column);
    const typed = editOf(row.id).cells[column];
    if (typed === undefined)
      return { cell: kept, text: kept?.isChanged ? String(Math.round(kept.amount)) : "", isWrong: false };
    const proposed = kept?.proposed ?? 0;
    if (typed.trim() === "")
      return { cell: kept && { ...kept, amount: proposed, isChanged: false }, text: typed, isWrong: false };
    const amount = parseSpanishNumber(typed);
    if (amount === undefined) return { cell: kept, text: typed, isWrong: true };
    return { cell: { column, proposed, amount, isChanged: true }, text: typed, isWrong: false };
  }

  const columnsOf = (row: CmaRow) =>
    new Set<GridColumn>([
      ...row.cells.map(({ column }) => column),
      ...(Object.keys(editOf(row.id).cells) as GridColumn[]),
    ]);
  const cellsOf = (row: CmaRow): GridCell[] => [...columnsOf(row)].flatMap((column) => cellOf(row, column).cell ?? []);
  const sumsOf = (row: CmaRow): GridSums => gridSums(row.price, cellsOf(row));
  const isEdited = (id: string) => edits[id] !== undefined;
  const hasWrong = rows.some((row) => [...columnsOf(row)].some((column) => cellOf(row, column).isWrong));

  function changeOf(row: CmaRow): ComparableChange {
    const edit = editOf(row.id);
    const before = changes.find(({ id }) => id === row.id);
    const cells: CellChange[] = cellsOf(row)
      .filter(({ isChanged }) => isChanged)
      .map(({ column, amount }) => ({ column, amount }));
    const days = edit.days === undefined ? before?.daysOnMarket : parseSpanishNumber(edit.days);
    const state = edit.state ?? before?.state;
    const photoId = edit.photo === undefined ? before?.photoId : edit.photo?.id;
    return {
      id: row.id,
      cells,
      ...(state !== undefined && { state }),
      ...(days !== undefined && { daysOnMarket: days }),
      ...(photoId !== undefined && { photoId }),
      ...(before?.keepReason !== undefined && { keepReason: before.keepReason }),
    };
  }

  /** The changes of all comparables with one of them replaced. */
  const withChange = (change: ComparableChange) => [...changes.filter(({ id }) => id !== change.id), change];

  return {
    canChange: !isExample,
    isRunning,
    edited: Object.keys(edits).length,
    isEdited,
    hasWrong,
    cellOf,
    sumsOf,
    stateOf: (row: CmaRow) => editOf(row.id).state ?? row.state,
    daysTextOf: (row: CmaRow) => editOf(row.id).days ?? (row.daysOnMarket === null ? "" : String(row.daysOnMarket)),
    setCell: (id: string, column: GridColumn, text: string) =>
      setEdits({ ...edits, [id]: { ...editOf(id), cells: { ...editOf(id).cells, [column]: text } } }),
    setState: (id: string, state: AdvertState) => setEdits({ ...edits, [id]: { ...editOf(id), state } }),
    setDays: (id: string, days: string) => setEdits({ ...edits, [id]: { ...editOf(id), days } }),
    /** The photo that was brought and is not applied yet. */
    photoOf: (row: CmaRow) => editOf(row.id).photo,
    /** Whether the agent brought its photo: that of the portfolio comes back when this one is taken away. */
    hasOwnPhoto: (row: CmaRow) => {
      const { photo } = editOf(row.id);
      return photo === undefined
        ? changes.some(({ id, photoId }) => id === row.id && photoId !== undefined)
        : photo !== null;
    },
    setPhoto: (id: string, photo: BroughtPhoto | null) =>
      setEdits((now) => ({ ...now, [id]: { ...(now[id] ?? NONE), photo } })),
    discard: () => setEdits({}),
    apply: () => {
      const own = rows.filter(({ id }) => isEdited(id)).map(changeOf);
      const ids = new Set(own.map(({ id }) => id));
      rerun({ changes: [...changes.filter(({ id }) => !ids.has(id)), ...own] });
    },
    remove: (id: string) => rerun({ removedIds: [...removedIds, id] }),
    restore: (id: string) => rerun({ removedIds: removedIds.filter((one) => one !== id) }),
    keep: (row: CmaRow, keepReason: string) => rerun({ changes: withChange({ ...changeOf(row), keepReason }) }),
    unkeep: (row: CmaRow) => {
      const { keepReason: _, ...rest } = changeOf(row);
      rerun({ changes: withChange(rest) });
    },
  };
}

export type GridEdits = ReturnType<typeof useGridEdits>;
