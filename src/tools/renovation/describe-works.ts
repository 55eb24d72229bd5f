import type { Block, Cell, Section, Table } from "#domain/tools/description/description.ts";
import { type Amount, count, moneyOf, share, valueText } from "#domain/tools/description/value.ts";
import type { Range } from "#domain/tools/renovation/range.ts";
import { CONFIDENCE_NAMES, costOf, estimateOf, lowerFirst, rangeOf, stateOf } from "./explain.ts";
import type { RenovationResult, WorkRow } from "./result.ts";

/** Each work as if it were the only one, the most left first, and doing nothing among them; then what is not proposed. */
export function worksSection(result: RenovationResult): Section {
  const { works, currency } = result;
  return {
    id: "mejoras-obras",
    title: "Obra a obra",
    lead: "Sola cada una, con su rango debajo. Las que quedan por debajo de «No hacer nada» cuestan más de lo que suman.",
    blocks: [
      worksTable(result),
      worksSheet(result),
      partsSheet(result),
      {
        kind: "figures",
        items: works.map((work) => ({
          label: `Sola: ${work.name}`,
          value: `${valueText(costOfWork(work, result))}, ${valueText(estimateOf(currency, work.net.usual, { isSigned: true }))}`,
        })),
        on: ["rows"],
      },
      ...unfitBlocks(result),
    ],
  };
}

const costOfWork = ({ id, cost }: WorkRow, result: RenovationResult) => costOf(result, { ids: [id], cost });

function worksTable(result: RenovationResult): Table {
  const { works, currency } = result;
  const rows = works.map((work) => cellsOf(work, result));
  const firstLosing = works.findIndex(({ net }) => net.usual <= 0);
  return {
    kind: "table",
    name: "Obras, de más a menos ganancia",
    columns: [
      { title: "Obra", narrow: "title", isSortable: true },
      { title: "Cuesta", narrow: "detail", saysName: true, isSortable: true },
      { title: "Suma", isSortable: true },
      { title: "Queda", narrow: "figure", isStrong: true, isSortable: true },
      { title: "Retorno", isSortable: true },
      { title: "Confianza", narrow: "note", saysName: true },
    ],
    rows: rows.toSpliced(firstLosing < 0 ? rows.length : firstLosing, 0, idleCells(currency)),
    on: ["page", "pdf", "text"],
  };
}

function cellsOf(work: WorkRow, result: RenovationResult): Cell[] {
  const { currency } = result;
  const ranged = (value: Amount, range: Range): Cell =>
    range.low === range.high ? value : { value, detail: rangeOf(currency, range) };
  return [
    {
      value: work.name,
      detail: work.quantity || work.why,
      tag: { text: stateOf(work, result), tone: work.isChosen ? "success" : "outline" },
    },
    ranged(costOfWork(work, result), work.cost),
    ranged(estimateOf(currency, work.uplift.usual), work.uplift),
    ranged(estimateOf(currency, work.net.usual, { isSigned: true }), work.net),
    { value: share(work.roi), detail: `equilibrio ${valueText(share(work.breakEven))}` },
    CONFIDENCE_NAMES[work.confidence],
  ];
}

/** Doing nothing stands in the list as one more. */
function idleCells(currency: string): Cell[] {
  const nothing = moneyOf(currency)(0);
  return [
    { value: "No hacer nada", detail: "Siempre es una opción" },
    nothing,
    nothing,
    nothing,
    share(null),
    CONFIDENCE_NAMES.alta,
  ];
}

/** Everything that is known of each work, each figure in a cell of its own. */
function worksSheet(result: RenovationResult): Table {
  const { works, currency } = result;
  const money = moneyOf(currency);
  const three = ({ low, usual, high }: Range): Amount[] => [usual, low, high].map((amount) => money(amount));
  const columns = [
    "Obra",
    "Medida",
    "Elección",
    ...["Coste", "Subida", "Ganancia"].flatMap((name) => [name, `${name}, mínimo`, `${name}, máximo`]),
    "Retorno",
    "Equilibrio",
    "Compensa desde un valor de",
    "Meses",
    "Confianza",
    "Por qué",
  ];
  return {
    kind: "table",
    name: "Obras",
    columns: columns.map((title) => ({ title })),
    rows: works.map((work) => [
      work.name,
      work.quantity,
      stateOf(work, result),
      ...[work.cost, work.uplift, work.net].flatMap(three),
      share(work.roi),
      share(work.breakEven),
      money(work.breakEvenValue),
      count(work.months),
      CONFIDENCE_NAMES[work.confidence],
      work.why,
    ]),
    on: ["sheet"],
  };
}

function partsSheet({ works, currency }: RenovationResult): Table {
  const money = moneyOf(currency);
  return {
    kind: "table",
    name: "Coste por partes",
    columns: [{ title: "Obra" }, { title: "Concepto" }, { title: "Importe" }],
    rows: works.flatMap(({ name, lines }) => lines.map((line) => [name, line.label, money(line.amount)])),
    on: ["sheet"],
  };
}

/** The works that are none for this home, each with its reason: a list on a page, a paragraph on paper. */
function unfitBlocks({ unfit }: RenovationResult): Block[] {
  if (unfit.length === 0) return [];
  const lines = unfit.map(({ name, reason }) => `${name}: ${lowerFirst(reason)}`);
  return [
    {
      kind: "steps",
      items: [{ when: `Sin proponer: ${unfit.length}`, text: lines.map((line) => `${line}.`).join("\n") }],
      isFolding: true,
      on: ["page"],
    },
    { kind: "prose", tone: "small", text: `Sin proponer. ${lines.join("; ")}.`, on: ["pdf", "text"] },
  ];
}
