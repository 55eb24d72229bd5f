import { formatDate, formatMonth } from "#domain/shared/format/format.ts";
import { STATE_NAMES } from "#domain/tools/cma/advert-state.ts";
import { COLUMN_NAMES, GRID_COLUMNS, type GridColumn } from "#domain/tools/cma/grid.ts";
import {
  type Block,
  type Cell,
  type Notice,
  paragraph,
  type Section,
  type Table,
} from "#domain/tools/description/description.ts";
import { count, moneyOf, share } from "#domain/tools/description/value.ts";
import { confidenceTitle } from "#domain/tools/valuation/confidence-words.ts";
import type { CmaResult, CmaRow, CmaValue } from "./result.ts";
import {
  daysNote,
  daysText,
  flagText,
  groupLesson,
  groupTitle,
  landGainText,
  missingText,
  moneyWords,
  STRATEGY_MEANINGS,
  STRATEGY_NAMES,
  saleLineText,
  standingText,
} from "./words.ts";

/** Parts of the report that page and paper share. */

/** The value with its ranges and why it may be trusted as far as it is. */
export function valueSection(result: CmaValue): Section {
  const money = moneyOf(result.currency);
  const { unit } = money(0, { isEstimate: true });
  return {
    id: "cma-valor",
    title: confidenceTitle({ confidence: result.confidence, ...(result.expected && { expected: result.expected }) }),
    blocks: [
      {
        kind: "interval",
        unit,
        value: result.value,
        range80: result.range80,
        range50: result.range50,
        dots: result.rows.filter(({ weightShare }) => weightShare > 0).map(({ adjusted }) => adjusted),
        on: ["pdf"],
      },
      ...paragraph(result.confidence.reasons.join("\n"), { tone: "muted" }),
      ...paragraph(
        result.index === null
          ? null
          : `Los precios se han llevado a hoy con ${result.index.label} (${result.index.source}, hasta el ${formatDate(result.index.until)}).`,
        { tone: "small" },
      ),
    ],
  };
}

/** Three prices to start from, on one scale and in a table. @param advice of the agent, who writes it for the owner */
export function strategiesSection(result: CmaValue, advice?: string): Section {
  const { strategies, currency, range80 } = result;
  const money = moneyOf(currency);
  const { unit } = money(0, { isEstimate: true });
  const { estimate } = moneyWords(currency);
  const tellsDays = strategies.some(({ evidence }) => evidence !== null);
  return {
    id: "cma-estrategias",
    title: "Tres precios de salida",
    lead: "El mismo valor, tres maneras de salir. El precio lo decide quien vende, con su prisa delante.",
    blocks: [
      {
        kind: "intervals",
        summary: strategies.map(({ id, price }) => `${STRATEGY_NAMES[id]}: ${estimate(price)}`).join(". "),
        unit,
        rows: strategies.map(({ id, price }) => ({ label: STRATEGY_NAMES[id], value: price, range80 })),
      },
      {
        kind: "table",
        name: "Precios de salida",
        columns: [
          { title: "Estrategia", narrow: "title", isStrong: true },
          { title: "Precio", narrow: "figure", isStrong: true },
          { title: "Frente al mercado", narrow: "note" },
          ...(tellsDays ? [{ title: "La mitad se vende en", narrow: "detail" as const, saysName: true }] : []),
        ],
        rows: strategies.map((one): Cell[] => [
          { value: STRATEGY_NAMES[one.id], detail: STRATEGY_MEANINGS[one.id] },
          money(one.price),
          share(one.gap, { isSigned: true, minDecimals: 1 }),
          ...(tellsDays ? [daysText(one)] : []),
        ]),
      },
      ...paragraph(daysNote(result), { tone: "small" }),
      ...paragraph(advice),
    ],
  };
}

/** The three groups: sales show the price that is paid, homes on sale the competition, withdrawn ones where the market said no. */
export function groupsSection(result: CmaResult): Section {
  return {
    id: "cma-grupos",
    title: "Qué enseña cada grupo",
    blocks: result.groups.map(
      (group): Notice => ({
        kind: "notice",
        tone: "info",
        title: groupTitle(group),
        text: groupLesson(group, result),
      }),
    ),
  };
}

/** The prices by square metre of all homes, with the one that the value amounts to. */
export function perM2Section(result: CmaValue): Section {
  const money = moneyOf(result.currency);
  const rows = result.rows
    .filter(({ standing }) => standing !== "fuera")
    .map((row) => ({ label: row.name, detail: STATE_NAMES[row.state], value: row.pricePerM2 }));
  return {
    id: "cma-metro",
    title: "Precio por m²",
    lead: "Sin ajustar, tal como se pagó o se pide.",
    blocks: [
      {
        kind: "bars",
        caption: "Precio por m² de esta vivienda y de sus comparables",
        valueName: "Precio por m²",
        unit: money(0).unit,
        rows: [
          { label: "Esta vivienda", detail: "A su valor", value: result.pricePerM2, isHighlighted: true },
          ...rows,
        ].toSorted((a, b) => b.value - a.value),
      },
    ],
    width: "half",
  };
}

/** From the value to what is left, and the same for the three prices. */
export function netSection(result: CmaValue): Section {
  const { currency, net } = result;
  const money = moneyOf(currency);
  const sale = net.sales.find(({ strategy }) => strategy === "mercado")!;
  const missing = missingText(net);
  const notices: Block[] = [
    ...(missing ? [{ kind: "notice" as const, tone: "warning" as const, text: missing }] : []),
    ...paragraph(landGainText(net, currency), { tone: "muted" }),
    ...paragraph(
      sale.lines.some(({ id }) => id === "irpf")
        ? "El impuesto de la ganancia es una orientación: depende de la declaración de quien vende. Compruébalo con quien la lleve."
        : null,
      { tone: "muted" },
    ),
  ];
  return {
    id: "cma-neto",
    title: "Lo que queda al vender",
    lead: `Si se vende en mercado, por ${moneyWords(currency).money(sale.price)}.`,
    ...(missing && { tag: { text: "incompleto", tone: "warning" as const } }),
    blocks: [
      {
        kind: "waterfall",
        caption: "Del precio a lo que cobra quien vende",
        unit: { kind: "money", currency },
        base: { label: "Precio", amount: sale.price },
        steps: sale.lines.map((line) => ({
          label: saleLineText(line),
          ...(line.detail && { detail: line.detail }),
          amount: -line.amount,
        })),
        total: { label: "Neto", amount: sale.net },
      },
      netTable(result),
      ...notices,
      {
        kind: "figures",
        items: [{ label: "Neto en mercado", value: money(sale.net) }],
        on: ["rows"],
      },
    ],
  };
}

function netTable({ net, currency, strategies }: CmaValue): Table {
  const money = moneyOf(currency);
  return {
    kind: "table",
    name: "Neto por precio de salida",
    columns: [
      { title: "Si se vende por", narrow: "title", isStrong: true },
      { title: "Precio", narrow: "detail" },
      { title: "Gastos e impuestos", narrow: "note" },
      { title: "Queda", narrow: "figure", isStrong: true },
    ],
    rows: strategies.flatMap(({ id, price }): Cell[][] => {
      const sale = net.sales.find(({ strategy }) => strategy === id);
      if (!sale) return [];
      return [[STRATEGY_NAMES[id], money(price), money(price - sale.net), money(sale.net)]];
    }),
  };
}

/** Columns that any row fills, in their order. */
export const filledColumns = (rows: readonly CmaRow[]): GridColumn[] =>
  GRID_COLUMNS.filter((column) => rows.some(({ cells }) => cells.some((cell) => cell.column === column)));

/** Comparables that stand beside each other in a table of a sheet. */
const BESIDE = 4;

/** The grid on paper: a line for each difference, a column for each comparable, four to a table. */
export function paperGrids({ rows, currency }: CmaResult): Block[] {
  const shown = rows.filter(({ standing }) => standing === "cuenta");
  const columns = filledColumns(shown);
  const tables: Table[] = [];
  for (let from = 0; from < shown.length; from += BESIDE) {
    const some = shown.slice(from, from + BESIDE).map((row, i) => ({ row, number: from + i + 1 }));
    tables.push(gridTable(some, columns, currency));
  }
  const changed = shown.some(({ cells }) => cells.some(({ isChanged }) => isChanged));
  return [
    ...tables,
    ...paragraph(
      `Importes en ${currency === "EUR" ? "euros" : currency}. Neto suma las diferencias con su signo y bruto sin él, las dos sobre el precio y sin contar la evolución del mercado ni el paso de oferta a cierre.${changed ? " Donde el agente ha cambiado un ajuste, debajo está la propuesta del motor." : ""}`,
      { tone: "small" },
    ),
  ];
}

function gridTable(
  some: readonly { row: CmaRow; number: number }[],
  columns: readonly GridColumn[],
  currency: string,
): Table {
  const money = moneyOf(currency);
  const change = (amount: number) => count(Math.round(amount) === 0 ? 0 : amount, { isSigned: true });
  const line = (title: string, of: (row: CmaRow) => Cell): Cell[] => [title, ...some.map(({ row }) => of(row))];
  return {
    kind: "table",
    name: `Ajustes de ${some.map(({ number }) => number).join(", ")}`,
    columns: [{ title: "" }, ...some.map(({ row, number }) => ({ title: `${number}. ${shortName(row.name)}` }))],
    rows: [
      line("Precio", ({ price, state }) => ({ value: money(price), detail: STATE_NAMES[state] })),
      ...columns.map((column) =>
        line(COLUMN_NAMES[column], ({ cells }) => {
          const cell = cells.find((one) => one.column === column);
          if (!cell) return "–";
          return cell.isChanged ? { value: change(cell.amount), detail: change(cell.proposed) } : change(cell.amount);
        }),
      ),
      line("Ajustado a esta vivienda", ({ adjusted }) => money(adjusted)),
      line("Neto", (row) => ({
        value: share(row.net, { isSigned: true, minDecimals: 1 }),
        ...(row.isNetHigh && { tag: { text: "alto", tone: "warning" as const } }),
      })),
      line("Bruto", (row) => ({
        value: share(row.gross, { minDecimals: 1 }),
        ...(row.isGrossHigh && { tag: { text: "alto", tone: "warning" as const } }),
      })),
      line("Peso", ({ weightShare }) => share(weightShare, { decimals: 0 })),
    ],
  };
}

const LONGEST_NAME = 22;
const shortName = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

/** All comparables with every cell, for a spreadsheet and as text. */
export function gridSheet({ rows, currency }: CmaResult): Block[] {
  const columns = filledColumns(rows);
  const rounded = (value: number, decimals = 2) => Number(value.toFixed(decimals));
  const sheet: Table = {
    kind: "table",
    name: "Comparables y ajustes",
    columns: [
      "N.º",
      "Vivienda",
      "Estado",
      "Superficie (m²)",
      "Precio",
      "Fecha",
      "Días en el mercado",
      ...columns.flatMap((column) => [COLUMN_NAMES[column], `${COLUMN_NAMES[column]}, propuesta`]),
      "Ajustado",
      "Neto",
      "Bruto",
      "Peso",
      "Cuenta",
      "Origen",
    ].map((title) => ({ title })),
    rows: rows.map((row, i) => [
      count(i + 1),
      row.name,
      STATE_NAMES[row.state],
      count(row.areaM2, { decimals: 2 }),
      count(row.price),
      row.date ?? "",
      count(row.daysOnMarket),
      ...columns.flatMap((column) => {
        const cell = row.cells.find((one) => one.column === column);
        return [count(cell ? rounded(cell.amount) : null), count(cell ? rounded(cell.proposed) : null)];
      }),
      count(rounded(row.adjusted)),
      count(rounded(row.net, 4)),
      count(rounded(row.gross, 4)),
      count(rounded(row.weightShare, 4)),
      row.keepReason ? `${standingText(row)} (${row.keepReason})` : standingText(row),
      row.source,
    ]),
    on: ["sheet"],
  };
  const money = moneyOf(currency);
  const text: Table = {
    kind: "table",
    name: "Comparables",
    columns: [
      { title: "Vivienda" },
      { title: "Estado" },
      { title: "Precio" },
      { title: "Ajustado" },
      { title: "Ajuste" },
      { title: "Cuenta" },
    ],
    rows: rows.map((row) => [
      row.name,
      { value: STATE_NAMES[row.state], ...(row.date !== null && { detail: formatMonth(row.date) }) },
      money(row.price),
      money(row.adjusted, { isEstimate: true }),
      { value: share(row.net, { isSigned: true, minDecimals: 1 }), ...(flagText(row) && { detail: flagText(row)! }) },
      standingText(row),
    ]),
    on: ["text"],
  };
  return [sheet, text];
}
