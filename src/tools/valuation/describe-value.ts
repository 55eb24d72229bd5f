import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import {
  type Block,
  type Figure,
  type Headline,
  type Notice,
  paragraph,
  type Section,
  type Table,
} from "#domain/tools/description/description.ts";
import { roundedWaterfall } from "#domain/tools/description/rounded-waterfall.ts";
import { moneyOf as amountsIn, count, share, span } from "#domain/tools/description/value.ts";
import { confidenceTitle, isErrorMeasured, supportWord } from "#domain/tools/valuation/confidence-words.ts";
import type { MeasuredErrors, ValuedHome } from "#domain/tools/valuation/types.ts";
import { intervalOf, sectionOfOldPrice, sectionOfToday, withoutToday } from "./describe-old-price.ts";
import type { ValuationOutcome } from "./engine.ts";
import { waterfallRows } from "./reasons.ts";
import { type MeasuredView, measuredFor, measuredItems } from "./reliability.ts";
import type { ValuationInput } from "./schema.ts";
import {
  basisLine,
  DEMO_WARNING,
  evidenceLine,
  homeLine,
  indexLine,
  isWeightless,
  moneyOf,
  rangeSentence,
  restsOn2018,
  startLabel,
  todayLine,
  usesDemo,
  valueLabel,
  yearOf,
} from "./wording.ts";

type Valued = ValuationOutcome & ValuedHome;

/** Below this many comparables the confidence is low. */
const FEW = 6;
const CONFIDENCE = { alta: "Alta", media: "Media", baja: "Baja" } as const;

/** The figure, its range and what it rests on. */
export function describeValue(result: Valued, { home }: ValuationInput): Headline {
  if (result.basis === "model-2018") return withoutToday(result, home);
  const amount = amountsIn(result.currency);
  const { perM2Estimate } = moneyOf(result, home);
  const isDemo = usesDemo(result.used);
  return {
    name: valueLabel(result, home),
    label: valueLabel(result, home),
    value: amount(result.value, { isEstimate: true, ...(home.operation === "alquiler" && { per: "al mes" }) }),
    notes: [
      `${perM2Estimate(result.pricePerM2)}. ${rangeSentence(result, home)}`,
      `${basisLine(result)}. ${homeLine(home)}.`,
      ...[indexLine(result)].filter((line) => line !== undefined),
    ],
    details: [perM2Estimate(result.pricePerM2)],
    tags: [
      { text: "Precio de hoy" },
      ...(result.used.length < FEW ? [{ text: "Pocos comparables", tone: "warning" as const }] : []),
      ...(isDemo ? [{ text: "Demostración", tone: "warning" as const }] : []),
    ],
    drawing: intervalOf(
      result,
      result.used.filter((one) => !isWeightless(one)).map(({ adjustedPrice }) => adjustedPrice),
    ),
    trust: { kind: "drawing", name: "trust" },
    figures: [],
    notices: isDemo ? [demoNotice()] : [],
  };
}

const demoNotice = (): Notice => ({
  kind: "notice",
  tone: "warning",
  title: "Datos de demostración",
  text: DEMO_WARNING,
});

/** Why the value is what it is, and how far to trust it. */
export function sectionsOfValue(result: Valued, input: ValuationInput): Section[] {
  const hasMap = result.basis === "current-comparables" && input.home.latitude !== undefined;
  return [
    ...(result.basis === "model-2018" ? [...sectionOfToday(result, input), sectionOfOldPrice(result, input)] : []),
    waterfallSection(result, input),
    ...(hasMap ? [mapSection()] : []),
    confidenceSection(result),
    methodSection(result),
    explanationSheet(result),
    ...measuredSection(result),
    figuresSection(result, input),
  ];
}

/** From the start to the value: what adds and what takes away. */
function waterfallSection(result: Valued, { home }: ValuationInput): Section {
  const { perM2Estimate } = moneyOf(result, home);
  const { start, bars, value } = result.explanation;
  const { base, steps, total } = roundedWaterfall({
    base: {
      label: startLabel(result.explanation, home),
      amount: start.amount,
      detail: perM2Estimate(start.amount / home.builtAreaM2),
    },
    steps: waterfallRows(bars),
    total: { label: "Estimación", amount: value, detail: perM2Estimate(result.pricePerM2) },
  });
  return {
    id: "valoracion-cascada",
    title: result.basis === "model-2018" ? `De dónde sale el precio de ${yearOf(result)}` : "De dónde sale el precio",
    lead:
      result.basis === "model-2018"
        ? "Partimos de la vivienda media de la ciudad y sumamos o restamos lo que distingue a esta."
        : `Partimos ${home.operation === "alquiler" ? "de la renta media" : "del precio medio"} de los comparables y sumamos o restamos lo que esta vivienda tiene de distinto.`,
    blocks: [
      {
        kind: "waterfall",
        caption: "Contribución de cada característica al precio",
        unit: { kind: "money", currency: result.currency },
        base,
        steps,
        total,
      },
    ],
    width: "half",
  };
}

/** On paper, where the page has a map that moves. */
const mapSection = (): Section => ({
  id: "valoracion-mapa",
  title: "Dónde está",
  blocks: [{ kind: "drawing", name: "map", on: ["pdf"] }],
  width: "half",
});

/** Every contribution, also those that the drawing sums up. */
function explanationSheet({ explanation: { start, bars, value } }: Valued): Section {
  return {
    id: "valoracion-explicacion",
    title: "Explicación",
    blocks: [
      {
        kind: "table",
        name: "Explicación",
        columns: [{ title: "Concepto" }, { title: "Importe" }, { title: "Contribución (logaritmo)" }],
        rows: [
          [start.label, count(start.amount), ""],
          ...bars.map(({ label, amount, logContribution }) => [
            label,
            count(amount, { decimals: 2 }),
            count(logContribution, { decimals: 4 }),
          ]),
          ["Estimación", count(value), ""],
        ],
        on: ["sheet"],
      },
    ],
  };
}

/** How far to trust the figure, why, and what was measured. */
function confidenceSection(result: Valued): Section {
  const measured = measuredFor(result);
  const method = { to: "/metodo/valoracion", label: "Ver el método" } as const;
  const items: Figure[] = measured ? measuredItems(measured) : [];
  const blocks: Block[] = [
    // On the page the doors stand beside the figure.
    { kind: "drawing", name: "confidence", on: ["pdf"] },
    ...paragraph(result.confidence.reasons.join("\n"), { tone: "muted" }),
    ...(measured
      ? [
          { kind: "figures" as const, items, on: ["page" as const, "text" as const] },
          ...paragraph(measured.method, { tone: "small", link: method, on: ["page", "text"] }),
        ]
      : expectedBlocks(result, method)),
  ];
  return { id: "valoracion-confianza", title: confidenceTitle(result), blocks, width: "half" };
}

/** The error to be expected in this situation where it was measured, and nothing where it was not. */
function expectedBlocks({ expected }: Valued, link: { to: `/${string}`; label: string }): Block[] {
  // The page is also that of the owner with whom it is shared, so it speaks to nobody.
  const ownClosings = "Con 30 cierres con precio y fecha en la cartera de la agencia, el error se mide en ellos.";
  if (!expected || expected.measuredIn === null) {
    // The title and its reasons say already that the error was not measured here.
    return paragraph(ownClosings, { tone: "small", link });
  }
  return [
    {
      kind: "figures",
      items: [{ label: "Error mediano en situaciones como esta", value: formatPercent(expected.medianError) }],
    },
    ...paragraph(
      `Medido en viviendas de ${expected.measuredIn} que el motor no había visto, con anuncios de oferta como comparables. ${ownClosings}`,
      { tone: "small", link },
    ),
  ];
}

/** How the number came about, in sentences that hold for the halves of the engine that spoke. */
function methodSection(result: Valued): Section {
  return {
    id: "valoracion-como",
    title: "Cómo se ha calculado",
    blocks: methodOf(result).flatMap((sentence) => paragraph(sentence, { on: ["pdf"] })),
    width: "half",
  };
}

function methodOf(result: ValuedHome): string[] {
  const used = result.used.length;
  if (result.basis === "model-2018") {
    return [
      `Un modelo aprendió de miles de anuncios de venta, los últimos de ${yearOf(result)}, cómo cambia el precio con la posición, la superficie y las características. El precio es el que se pedía entonces, no el que se pagó.`,
      ...(restsOn2018(result)
        ? [
            `Lo corrigen los anuncios de ${yearOf(result)} que estaban a menos de 500 m; los ${used} más parecidos se ven en la tabla.`,
          ]
        : []),
      "El rango se ha calibrado con viviendas que el modelo no había visto.",
    ];
  }
  return [
    `Es la media ponderada (geométrica) de ${used} comparables, cada uno ajustado a esta vivienda. Los pesos salen de cómo se parecen los precios según la distancia y los rasgos (kriging): cuentan más los cercanos y los parecidos, menos los que repiten lo mismo o se apartan del conjunto. Ningún precio decide su propio peso, y ninguno decide solo. Los cierres pesan más que las ofertas.`,
    ...(result.engine === "both"
      ? [
          "Las diferencias entre viviendas se apoyan además en un modelo aprendido de anuncios antiguos de la ciudad; el nivel de precios, no: es el de los comparables.",
        ]
      : []),
    ...[indexLine(result)].filter((line) => line !== undefined),
    `El rango sale del error que tuvieron valores en situaciones como esta${result.expected?.measuredIn === null ? ", medidas en otras ciudades y no aquí" : ""}: cuántos comparables pesan, a qué distancia, cuánto hubo que ajustarlos, qué callan y cuánto difieren entre sí. Fecha del valor: ${formatDate(result.date)}.`,
  ];
}

/**
 * The measured errors of the engine on homes that it had not seen: all the rows that fit, and how they were measured.
 */
function measuredSection(result: Valued): Section[] {
  const measured = measuredFor(result);
  if (!measured) return [];
  return [
    {
      id: "valoracion-error",
      title: "Cuánto se equivoca",
      blocks: [
        measured.isOwn ? ownTable(measured) : measuredTable(result.measured),
        ...paragraph(`${measured.method} «Dentro del rango» debería rondar el 80 %.`, { tone: "small", on: ["pdf"] }),
      ],
    },
  ];
}

const measuredShare = (fraction: number) => share(fraction, { minDecimals: 1 });

function measuredTable(rows: readonly MeasuredErrors[]): Table {
  return {
    kind: "table",
    name: "Cuánto se equivoca",
    columns: [
      { title: "Medido en", isStrong: true },
      { title: "Viviendas" },
      { title: "Error mediano" },
      { title: "Error medio" },
      { title: "A menos del 10\u00a0%" },
      { title: "A menos del 20\u00a0%" },
      { title: "Dentro del rango" },
    ],
    rows: rows.map((errors) => [
      errors.label,
      count(errors.homes),
      measuredShare(errors.medianError),
      measuredShare(errors.meanError),
      measuredShare(errors.within10),
      measuredShare(errors.within20),
      measuredShare(errors.coverage80),
    ]),
    on: ["pdf"],
  };
}

/** On the closings of the person who signs. */
function ownTable({ row }: MeasuredView): Table {
  return {
    kind: "table",
    name: "Cuánto se equivoca",
    columns: [
      { title: "Cierres", isStrong: true },
      { title: "Error mediano" },
      { title: "A menos del 10\u00a0%" },
      { title: "Dentro del rango" },
    ],
    rows: [
      [
        formatNumber(row.homes),
        measuredShare(row.medianError),
        measuredShare(row.within10),
        measuredShare(row.coverage80),
      ],
    ],
    on: ["pdf"],
  };
}

/** The figures of the sentences, one by one. */
function figuresSection(result: Valued, { home }: ValuationInput): Section {
  const { perM2Estimate } = moneyOf(result, home);
  const { unit } = amountsIn(result.currency)(0, { isEstimate: true });
  const items: Figure[] = [
    { label: "Precio por m²", value: perM2Estimate(result.pricePerM2) },
    { label: "Rango del 80\u00a0%", value: span(result.range80.low, result.range80.high, unit) },
    { label: "Rango del 50\u00a0%", value: span(result.range50.low, result.range50.high, unit) },
    { label: "En qué se apoya", value: basisLine(result) },
    ...(result.used.length > 0 ? [{ label: "Comparables", value: evidenceLine(result.used) }] : []),
    isErrorMeasured(result)
      ? { label: "Confianza", value: CONFIDENCE[result.confidence.level] }
      : { label: "Respaldo de los comparables", value: `${supportWord(result)}, error sin medir aquí` },
  ];
  return { id: "valoracion-cifras", title: "Cifras", blocks: [{ kind: "figures", items, on: ["rows"] }] };
}

export function messageOfValue(result: Valued, { home }: ValuationInput): string[] {
  const { fullEstimate, perM2Estimate } = moneyOf(result, home);
  return [
    `${valueLabel(result, home)}: *${fullEstimate(result.value)}* (${perM2Estimate(result.pricePerM2)})`,
    rangeSentence(result, home),
    `${basisLine(result)}. ${confidenceTitle(result)}.`,
    todayLine(result, home) ?? "",
    usesDemo(result.used) ? "Con anuncios de demostración: no vale para una vivienda real." : "",
  ];
}
