import { roundedEstimate } from "#domain/shared/format/estimates.ts";
import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { ADVERT_STATES, STATE_NAMES } from "#domain/tools/cma/advert-state.ts";
import {
  type Block,
  type Cell,
  type Notice,
  paragraph,
  type Section,
  type Table,
} from "#domain/tools/description/description.ts";
import { moneyOf, share } from "#domain/tools/description/value.ts";
import { confidenceTitle } from "#domain/tools/valuation/confidence-words.ts";
import { reportText } from "./report-texts.ts";
import type { CmaResult, CmaValue } from "./result.ts";
import type { CmaInput } from "./schema.ts";
import {
  daysNote,
  daysText,
  isNetUnknown,
  landGainText,
  missingText,
  moneyWords,
  STRATEGY_MEANINGS,
  STRATEGY_NAMES,
  saleLineText,
  unknownCosts,
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

/** The price that is asked today beside the one at the market; nothing where none is asked. @param asked in currency units */
function askedText({ strategies, currency }: CmaValue, asked: number | undefined): string | null {
  if (asked === undefined) return null;
  const market = strategies.find(({ id }) => id === "mercado")!.price;
  const gap = asked / market - 1;
  const beside =
    Math.abs(gap) < 0.0005
      ? "lo mismo que en mercado"
      : `un ${formatPercent(Math.abs(gap))} ${gap > 0 ? "más" : "menos"} que en mercado`;
  return `Hoy se pide por ella ${moneyWords(currency).money(asked)}: ${beside}.`;
}

/** Three prices to start from, on one scale and in a table. @param advice of the agent, who writes it for the owner @param asked price of today */
export function strategiesSection(result: CmaValue, advice?: string, asked?: number): Section {
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
      ...paragraph(askedText(result, asked)),
      ...paragraph(advice),
    ],
  };
}

/** A text of the report as a section: the agent changes it on the page itself. */
export function textSection(id: "lectura" | "cierre", result: CmaResult, input: Partial<CmaInput>): Section {
  const { title, text } = reportText(id, result, input);
  return {
    id: `cma-${id}`,
    title,
    blocks: [{ kind: "drawing", name: `text-${id}`, on: ["page"] }, ...paragraph(text, { on: ["pdf", "text"] })],
  };
}

/** The three groups: sales show the price that is paid, homes on sale the competition, withdrawn ones where the market said no. */
export function groupsSection(result: CmaResult, input: Partial<CmaInput>): Section {
  return {
    id: "cma-grupos",
    title: "Qué enseña cada grupo",
    blocks: [
      { kind: "drawing", name: "groups", on: ["page"] },
      ...ADVERT_STATES.map((state): Notice => {
        const { title, text } = reportText(state, result, input);
        return { kind: "notice", tone: "info", title, text, on: ["pdf", "text"] };
      }),
    ],
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
          {
            label: "Esta vivienda",
            detail: "A su valor",
            value: roundedEstimate(result.pricePerM2),
            isHighlighted: true,
          },
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
  const title = "Lo que queda al vender";
  if (missing !== null && isNetUnknown(sale)) {
    return {
      id: "cma-neto",
      title,
      tag: { text: "sin datos", tone: "warning" },
      blocks: [
        ...notices,
        { kind: "figures", items: [{ label: "Neto en mercado", value: unknownCosts(sale) }], on: ["rows"] },
      ],
    };
  }
  return {
    id: "cma-neto",
    title,
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
      // Nothing known is not nothing paid.
      const missing = sale.missing.length > 0 ? unknownCosts(sale) : undefined;
      const known = { value: money(price - sale.net), ...(missing !== undefined && { detail: missing }) };
      return [[STRATEGY_NAMES[id], money(price), known, money(sale.net)]];
    }),
  };
}
