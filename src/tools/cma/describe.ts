import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import {
  type Aside,
  type Description,
  type Headline,
  type Notice,
  paragraph,
  type Section,
} from "#domain/tools/description/description.ts";
import { moneyOf } from "#domain/tools/description/value.ts";
import { confidenceTitle } from "#domain/tools/valuation/confidence-words.ts";
import { homeDetail, homeFacts, homeHeading, homeTitle } from "../home-facts.ts";
import { gridSheet } from "./grid-tables.ts";
import type { CmaResult, CmaValue } from "./result.ts";
import type { CmaInput } from "./schema.ts";
import { groupsSection, netSection, perM2Section, strategiesSection, textSection, valueSection } from "./sections.ts";
import {
  DEMO_WARNING,
  hasDemo,
  isNetUnknown,
  learnedText,
  missingComparables,
  moneyWords,
  noAppraisal,
  STRATEGY_NAMES,
  unknownCosts,
} from "./words.ts";

/** As many rows of a paste that were not read as are told one by one. */
const PROBLEMS_SHOWN = 10;
/** Room for a long address without passing the length of a message. */
const LONGEST_TITLE = 140;

/** The value, the three prices, the grid that they rest on, what the groups teach and what is left to the seller. */
export function describe(result: CmaResult, input: CmaInput): Description {
  const { home } = input;
  return {
    date: result.calculatedOn,
    summary: summaryOf(result),
    document: documentOf(input),
    ...(result.kind === "value" && { headline: headlineOf(result), aside: asideOf(result) }),
    sections: [
      ...(input.letter ? [{ id: "cma-carta", title: "Antes de empezar", blocks: paragraph(input.letter) }] : []),
      ...(result.kind === "value" ? [strategiesSection(result, input.advice, home.price)] : [missingSection(result)]),
      ...pasteSection(result),
      ...goneSection(result),
      {
        id: "cma-tabla",
        title: "Comparables y ajustes",
        blocks: [{ kind: "drawing", name: "grid", on: ["page"] }],
        isBare: true,
      },
      { id: "cma-hoja", title: "Comparables", blocks: gridSheet(result) },
      ...(result.rows.length > 0 ? [groupsSection(result, input)] : []),
      ...(result.kind === "value"
        ? [
            perM2Section(result),
            { ...valueSection(result), width: "half" as const },
            netSection(result),
            textSection("cierre", result, input),
            { ...textSection("lectura", result, input), on: ["page", "text"] as const },
            coverSection(),
          ]
        : []),
    ],
    footnotes: [`Es una estimación a partir de comparables. ${noAppraisal(home.country)}`],
    message: messageOf(result, input),
  };
}

/** The line of the cover, which the agent alone sees here. */
const coverSection = (): Section => ({
  id: "cma-portada",
  title: "Línea de la portada",
  blocks: [{ kind: "drawing", name: "text-portada", on: ["page"] }],
  isBare: true,
});

/** Kind, title and facts of the report. */
export function documentOf({ home }: Pick<CmaInput, "home">): Description["document"] {
  return {
    kind: "Informe comparativo de mercado",
    title: homeHeading(home),
    ...(homeDetail(home) && { detail: homeDetail(home)! }),
    note: "Estimación orientativa. No es una tasación oficial.",
    facts: homeFacts(home),
  };
}

function summaryOf(result: CmaResult): string {
  if (result.kind !== "value") return missingComparables(result);
  const { estimate } = moneyWords(result.currency);
  return `Valor ${estimate(result.value)}, entre ${estimate(result.range80.low)} y ${estimate(result.range80.high)}`;
}

function headlineOf(result: CmaValue): Headline {
  const money = moneyOf(result.currency);
  const { estimate, perM2 } = moneyWords(result.currency);
  const counting = result.rows.filter(({ weightShare }) => weightShare > 0);
  const { unit } = money(0, { isEstimate: true });
  const sale = result.net.sales.find(({ strategy }) => strategy === "mercado")!;
  const demo: Notice[] = hasDemo(result)
    ? [{ kind: "notice", tone: "warning", title: "Datos de demostración", text: DEMO_WARNING }]
    : [];
  const learned = learnedText(result);
  const other: Notice[] =
    learned === null
      ? []
      : [{ kind: "notice", tone: "info", title: "Con otras diferencias sale otra cifra", text: learned }];
  return {
    name: "Valor por comparables",
    label: "Valor por comparables",
    value: money(result.value, { isEstimate: true }),
    notes: [
      `${perM2(result.pricePerM2)}, por ${counted(counting.length, "comparable", "comparables")}. El rango está pensado para que en 8 de cada 10 casos el precio quede entre ${estimate(result.range80.low)} y ${estimate(result.range80.high)}.`,
    ],
    details: [
      perM2(result.pricePerM2),
      confidenceTitle({ confidence: result.confidence, ...(result.expected && { expected: result.expected }) }),
    ],
    ...(counting.length < 6 && {
      tags: [
        { text: `Orientativo, ${counted(counting.length, "comparable", "comparables")}`, tone: "warning" as const },
      ],
    }),
    drawing: {
      kind: "interval",
      unit,
      value: result.value,
      range80: result.range80,
      range50: result.range50,
      dots: counting.map(({ adjusted }) => adjusted),
    },
    figures: [
      ...result.strategies.map(({ id, price }) => ({ label: STRATEGY_NAMES[id], value: money(price) })),
      {
        label: "Queda al vender",
        value: isNetUnknown(sale) ? unknownCosts(sale) : money(sale.net),
        ...(sale.missing.length > 0 && !isNetUnknown(sale) && { note: unknownCosts(sale) }),
      },
    ],
    notices: [...other, ...demo],
  };
}

function asideOf({ value, range50, range80, strategies, currency }: CmaValue): Aside {
  const money = moneyOf(currency);
  const { unit } = money(0, { isEstimate: true });
  return {
    title: "Por cuánto sale a la venta",
    figures: strategies.map(({ id, price }) => ({ label: STRATEGY_NAMES[id], value: money(price) })),
    drawing: { kind: "interval", unit, value, range80, range50 },
  };
}

function missingSection(result: CmaResult & { kind: "too-few-comparables" }): Section {
  return {
    id: "cma-sin-valor",
    title: "Todavía no hay valor",
    blocks: [
      { kind: "notice", tone: "warning", text: missingComparables(result) },
      {
        kind: "figures",
        items: [{ label: "Comparables que cuentan", value: `${result.found} de ${result.needed}` }],
        on: ["rows"],
      },
    ],
  };
}

/** The pasted rows that could not be read, each with its reason. */
function pasteSection({ paste }: CmaResult): Section[] {
  if (!paste || (paste.refused.length === 0 && paste.problem === undefined)) return [];
  const rest = paste.refused.length - PROBLEMS_SHOWN;
  const lines = [
    ...(paste.problem === undefined ? [] : [paste.problem]),
    ...paste.refused.slice(0, PROBLEMS_SHOWN).map(({ line, reason }) => `Fila ${line}: ${reason}`),
    ...(rest > 0 ? [`Y ${counted(rest, "fila", "filas")} más.`] : []),
  ];
  return [
    {
      id: "cma-pegado",
      title: "Parte de lo que pegaste no se ha leído",
      blocks: paragraph(lines.join("\n"), { on: ["page", "text"] }),
    },
  ];
}

/** Homes that were chosen and cannot be read any more. */
function goneSection({ chosenMissing = 0 }: CmaResult): Section[] {
  if (chosenMissing === 0) return [];
  const text = `${chosenMissing === 1 ? "Una vivienda que elegiste no cuenta" : `${formatNumber(chosenMissing)} viviendas que elegiste no cuentan`}: ya no está en tu cartera ni en el mercado que ves, o le faltan el precio, la superficie o el punto. Elige otra en el formulario.`;
  return [
    { id: "cma-elegidas", title: "Falta alguna de las elegidas", blocks: paragraph(text, { on: ["page", "text"] }) },
  ];
}

function messageOf(result: CmaResult, { home }: CmaInput): string[] {
  const title = homeTitle(home);
  const { estimate } = moneyWords(result.currency);
  const told =
    result.kind === "value"
      ? [
          `Valor por comparables: ${estimate(result.value)}, entre ${estimate(result.range80.low)} y ${estimate(result.range80.high)}.`,
          ...result.strategies.map(({ id, price }) => `${STRATEGY_NAMES[id]}: ${estimate(price)}`),
        ]
      : [missingComparables(result)];
  return [
    `*${title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title}*`,
    ...told,
    noAppraisal(home.country),
  ];
}
