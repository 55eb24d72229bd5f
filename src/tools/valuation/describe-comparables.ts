import { formatDistance, formatMonth } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { type Cell, paragraph, type Section, type Table } from "#domain/tools/description/description.ts";
import { moneyOf as amountsIn, count, share } from "#domain/tools/description/value.ts";
import { isDemo } from "#domain/tools/valuation/demo-listings.ts";
import type { UsedComparable } from "#domain/tools/valuation/types.ts";
import type { ValuationOutcome } from "./engine.ts";
import { type GridLine, gridLines, SUPPOSED_NOTE } from "./grid.ts";
import type { ValuationInput } from "./schema.ts";
import { evidenceLine, isTiny, isWeightless, weightlessReason, weightText } from "./wording.ts";

/** The evidence: on the page a table that people act in, with its map; elsewhere tables. */
export function comparableSections(result: ValuationOutcome, { home }: ValuationInput): Section[] {
  const leftOut = result.leftOut.reduce((sum, one) => sum + one.count, 0);
  const { used } = result;
  if (used.length === 0 && leftOut === 0) return [];
  const currency = "currency" in result ? result.currency : home.currency;
  const page: Section = {
    id: "valoracion-comparables",
    title: "Comparables",
    blocks: [{ kind: "drawing", name: "comparables", on: ["page"] }],
    isBare: true,
  };
  const uncounted: Section = {
    id: "valoracion-sin-contar",
    title: "Anuncios que no cuentan",
    blocks: paragraph(leftOut > 0 ? `Sin contar: ${leftOut} ${leftOut === 1 ? "anuncio" : "anuncios"}.` : null, {
      on: ["text"],
    }),
  };
  if (used.length === 0) return [page, uncounted];
  return [page, tableSection(used, currency), uncounted, ...adjustmentSections(used, currency)];
}

const addressOf = ({ listing }: UsedComparable) => listing.address ?? listing.placeName ?? "Sin dirección";

/** `a 120 m, 3 hab., demostración`: what tells a comparable from the others. */
function circumstancesOf({ listing, distanceM, isApart }: UsedComparable): string {
  return [
    distanceM === null ? "" : `a ${formatDistance(distanceM)}`,
    listing.rooms === undefined ? "" : `${listing.rooms}\u00a0hab.`,
    isDemo(listing) ? "demostración" : "",
    isApart ? "se aparta del conjunto" : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function tableTitle(used: readonly UsedComparable[]): string {
  const offers = used.filter(({ listing }) => listing.evidence === "oferta").length;
  const deals = used[0]?.listing.operation === "alquiler" ? "alquileres" : "ventas";
  if (offers === used.length) return "Anuncios comparables";
  return offers === 0
    ? `${deals.charAt(0).toUpperCase()}${deals.slice(1)} comparables`
    : `Anuncios y ${deals} comparables`;
}

/** The homes that took part, numbered as on the map. */
function tableSection(used: readonly UsedComparable[], currency: string): Section {
  const money = amountsIn(currency);
  const shown: Table = {
    kind: "table",
    name: "Comparables que cuentan",
    columns: [
      { title: "N.º" },
      { title: "Dirección", isStrong: true },
      { title: "m²" },
      { title: "Precio" },
      { title: "Por m²" },
      { title: "Precio de" },
      { title: "Peso" },
      { title: "Ajuste" },
      { title: "Ajustado a esta vivienda", isStrong: true },
    ],
    rows: used.map((one, i): Cell[] => {
      const { listing, price, pricePerM2, weightShare, netAdjustment, adjustedPrice } = one;
      const kind = listing.evidence === "oferta" ? "Oferta" : "Cierre";
      return [
        String(i + 1),
        { value: addressOf(one), ...(circumstancesOf(one) && { detail: circumstancesOf(one) }) },
        count(listing.builtAreaM2, { decimals: 1 }),
        money(price),
        // A rent by square metre is a few euros: without decimals all would look alike.
        money(pricePerM2, { decimals: pricePerM2 < 100 ? 2 : 0 }),
        { value: kind, ...(listing.date !== undefined && { detail: formatMonth(listing.date) }) },
        isTiny(weightShare) ? weightText(weightShare) : share(weightShare, { decimals: 0 }),
        share(netAdjustment, { minDecimals: 1, isSigned: true }),
        isWeightless(one)
          ? { value: "Fuera del cálculo", detail: weightlessReason(one) }
          : money(adjustedPrice, { isEstimate: true }),
      ];
    }),
    on: ["pdf", "text"],
  };
  const sheet: Table = {
    kind: "table",
    name: "Comparables",
    columns: [
      "N.º",
      "Dirección",
      "Zona",
      "Distancia (m)",
      "Superficie (m²)",
      "Habitaciones",
      "Precio",
      "Precio por m²",
      "Fecha",
      "Oferta o cierre",
      "Precio ajustado",
      "Peso",
      "Origen",
    ].map((title) => ({ title })),
    rows: used.map(({ listing, distanceM, price, pricePerM2, adjustedPrice, weightShare }, i) => [
      count(i + 1),
      listing.address ?? "",
      listing.placeName ?? "",
      count(distanceM === null ? null : Math.round(distanceM)),
      count(listing.builtAreaM2, { decimals: 2 }),
      count(listing.rooms ?? null),
      count(price),
      count(rounded(pricePerM2, 2)),
      listing.date ?? "",
      listing.evidence,
      count(weightShare <= 0 ? null : rounded(adjustedPrice, 2)),
      count(rounded(weightShare, 4)),
      listing.source ?? "",
    ]),
    on: ["sheet"],
  };
  return { id: "valoracion-tabla", title: tableTitle(used), lead: evidenceLine(used), blocks: [shown, sheet] };
}

/** Columns of the grid beyond these go into "Otros", the smallest first: more do not fit a sheet of paper. */
const MOST_ADJUSTMENTS = 8;
/** Labels with a word too long for a narrow column. */
const SHORT_LABELS: Record<string, string> = { "air-conditioning": "Aire acond.", extras: "Otras caract." };

/** The adjustment grid: what each difference with this home is worth, comparable by comparable. */
function adjustmentSections(used: readonly UsedComparable[], currency: string): Section[] {
  const grids = used.map(gridLines);
  const { shown, others } = adjustmentColumns(grids);
  const heavy = used.flatMap(({ isHeavilyAdjusted }, i) => (isHeavilyAdjusted ? [i + 1] : []));
  const isAnySupposed = grids.flat().some(({ isSupposed }) => isSupposed);
  const paper = shown.length > 0 ? [paperGrid(used, grids, { shown, others, currency })] : [];
  return [
    {
      id: "valoracion-ajustes",
      title: "Qué se ha ajustado a cada comparable",
      blocks: [
        ...paper,
        sheetGrid(used, grids),
        ...paragraph(
          `Ajustes en ${currency === "EUR" ? "euros" : currency}. Neto suma los ajustes con su signo; bruto, sin él.${heavy.length > 0 ? ` ${heavyText(heavy, used.length)}` : ""}${isAnySupposed ? ` ${SUPPOSED_NOTE}` : ""}`,
          { tone: "small", on: paper.length > 0 ? ["pdf"] : [] },
        ),
      ],
    },
  ];
}

interface GridColumns {
  shown: readonly { id: string; label: string }[];
  others: readonly string[];
  currency: string;
}

function paperGrid(
  used: readonly UsedComparable[],
  grids: readonly (readonly GridLine[])[],
  { shown, others, currency }: GridColumns,
): Table {
  const money = amountsIn(currency);
  const sumOf = (grid: readonly GridLine[], ids: readonly string[]) =>
    grid.filter(({ id }) => ids.includes(id)).reduce((sum, { amount }) => sum + amount, 0);
  // The currency stands in the caption.
  const change = (amount: number) => count(Math.round(amount) === 0 ? null : amount, { isSigned: true });
  return {
    kind: "table",
    name: "Ajustes de cada comparable",
    columns: [
      { title: "" },
      { title: "Precio" },
      ...shown.map(({ id, label }) => ({ title: SHORT_LABELS[id] ?? label })),
      ...(others.length > 0 ? [{ title: "Otros" }] : []),
      { title: "Ajustado", isStrong: true },
      { title: "Neto" },
      { title: "Bruto" },
    ],
    rows: used.map(({ price, adjustedPrice, netAdjustment, grossAdjustment }, i) => [
      String(i + 1),
      money(price),
      ...shown.map(({ id }): Cell => {
        const value = change(sumOf(grids[i]!, [id]));
        return grids[i]!.some((line) => line.id === id && line.isSupposed) ? { value, detail: "supuesto" } : value;
      }),
      ...(others.length > 0 ? [change(sumOf(grids[i]!, others))] : []),
      money(adjustedPrice, { isEstimate: true }),
      share(netAdjustment, { minDecimals: 1, isSigned: true }),
      share(grossAdjustment, { minDecimals: 1 }),
    ]),
    on: ["pdf"],
  };
}

/** A column for each kind of adjustment that any comparable has; shares are fractions. */
function sheetGrid(used: readonly UsedComparable[], grids: readonly (readonly GridLine[])[]): Table {
  const labels = new Map(grids.flat().map(({ id, label }) => [id, label]));
  return {
    kind: "table",
    name: "Ajustes",
    columns: ["N.º", "Precio", ...labels.values(), "Precio ajustado", "Ajuste neto", "Ajuste bruto"].map((title) => ({
      title,
    })),
    rows: used.map((one, i) => [
      count(i + 1),
      count(one.price),
      ...[...labels.keys()].map((id) => {
        const line = grids[i]!.find((candidate) => candidate.id === id);
        return count(line ? rounded(line.amount, 2) : null);
      }),
      count(rounded(one.adjustedPrice, 2)),
      count(rounded(one.netAdjustment, 4)),
      count(rounded(one.grossAdjustment, 4)),
    ]),
    on: ["sheet"],
  };
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** `El 2 necesita…`, `Los 2, 4 y 5 necesitan…`. */
function heavyText(numbers: readonly number[], used: number): string {
  const limits = "un ajuste grande: más del 15 % neto o del 25 % bruto.";
  if (numbers.length > 8) return `${numbers.length} de los ${used} necesitan ${limits}`;
  if (numbers.length === 1) return `El ${numbers[0]} necesita ${limits}`;
  return `Los ${listed(numbers.map(String))} necesitan ${limits}`;
}

/** Kinds of adjustment in their own order; those worth least in all go together when there are too many. */
function adjustmentColumns(grids: readonly (readonly GridLine[])[]): Pick<GridColumns, "shown" | "others"> {
  const kinds = new Map<string, { id: string; label: string; worth: number }>();
  for (const { id, label, amount } of grids.flat()) {
    kinds.set(id, { id, label, worth: (kinds.get(id)?.worth ?? 0) + Math.abs(amount) });
  }
  const present = [...kinds.values()].filter(({ worth }) => worth >= 1);
  if (present.length <= MOST_ADJUSTMENTS) return { shown: present, others: [] };
  const worthMost = present.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_ADJUSTMENTS - 1);
  return {
    shown: present.filter((kind) => worthMost.includes(kind)),
    others: present.filter((kind) => !worthMost.includes(kind)).map(({ id }) => id),
  };
}
