import { estimateIn } from "#domain/shared/format/estimates.ts";
import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import type {
  Aside,
  Description,
  Figure,
  Headline,
  Intervals,
  Section,
} from "#domain/tools/description/description.ts";
import { moneyOf, share, valueText } from "#domain/tools/description/value.ts";
import type { Range } from "#domain/tools/renovation/range.ts";
import { PRESS_CLAIMS } from "#domain/tools/renovation/uplift-facts.ts";
import { costSections, curveSection, riseSections } from "./describe-money.ts";
import { worksSection } from "./describe-works.ts";
import {
  CLAIMED_LEAD,
  costOf,
  doesNothing,
  estimateOf,
  explainBest,
  explainRange,
  explainTax,
  headline,
  lowerFirst,
  MEASURED,
  monthsText,
  NOTE,
  orderParts,
  orderText,
  rangeOf,
} from "./explain.ts";
import { isOwn, type RenovationResult } from "./result.ts";

/** The works to do, each work alone, their costs and their rise, the use of more money, and how sure all of it is. */
export function describe(result: RenovationResult): Description {
  const { date, currency, homeTitle, value, budget, best } = result;
  const money = moneyOf(currency);
  const isIdle = doesNothing(result);
  return {
    date,
    summary: isIdle
      ? "Lo mejor es no hacer nada"
      : `${headline(result)}: quedan ${valueText(estimateOf(currency, best.net.usual, { isSigned: true }))}`,
    document: {
      kind: "Mejoras antes de vender",
      title: isIdle ? "Vender como está" : "Qué obra compensa antes de vender",
      detail: `${homeTitle}, ${formatDate(date)}`,
      note: NOTE,
      facts: [
        { label: "Vale hoy", value: money(value) },
        { label: "Presupuesto", value: money(budget) },
        { label: "Se decide con", value: result.criterion === "prudente" ? "El caso prudente" : "La cifra central" },
      ],
    },
    headline: headlineOf(result),
    aside: asideOf(result),
    sections: [
      worksSection(result),
      ...riseSections(result),
      ...costSections(result),
      curveSection(result),
      evidenceSection(result),
      ...orderSections(result),
    ],
    footnotes: [`Costes y coeficientes a ${formatDate(date)}. ${NOTE}`],
    message: messageOf(result),
  };
}

function headlineOf(result: RenovationResult): Headline {
  const { best, currency, lacksLabel, after } = result;
  const isIdle = doesNothing(result);
  const net = estimateOf(currency, best.net.usual, { isSigned: true });
  const range = rangeOf(currency, best.net);
  return {
    name: "Ganancia",
    label: isIdle ? "Lo que más compensa" : "Ganancia esperada",
    value: isIdle ? "No hacer nada" : net,
    notes: isIdle
      ? [explainBest(result)]
      : [`${headline(result)}.`, explainBest(result), `${explainRange(result)} ${explainTax(result)}`],
    details: isIdle ? [] : [`De ${valueText(range)}`],
    drawing: beforeAfter(result),
    figures: [
      ...figuresOf(result),
      { label: "Lo que compensa", value: headline(result), on: ["rows"] },
      { label: "Ganancia, de peor a mejor", value: range, on: isIdle ? ["rows"] : ["text", "rows"] },
      { label: "Valor después", value: estimateOf(currency, after.usual), on: ["rows"] },
      {
        label: "Valor después, de peor a mejor",
        value: rangeOf(currency, after),
        on: isIdle ? ["rows"] : ["text", "rows"],
      },
    ],
    notices: lacksLabel
      ? [
          {
            kind: "notice",
            tone: "info",
            text: "Sin la letra del certificado no se cuenta lo que las obras mejorarían el consumo.",
          },
        ]
      : [],
  };
}

/** The figures below the headline. Where nothing is to be done they are zero, and only a comparison asks for them. */
function figuresOf(result: RenovationResult): Figure[] {
  const { best, currency } = result;
  const written = (range: Range) => valueText(rangeOf(currency, range));
  const figures: Figure[] = [
    { label: "Cuesta", value: costOf(result, best), note: written(best.cost) },
    { label: "Suma", value: estimateOf(currency, best.uplift.usual), note: written(best.uplift) },
    { label: "Retorno", value: share(best.roi), note: `Equilibrio: ${formatPercent(best.breakEven)} de subida` },
    {
      label: "Plazo",
      value: best.months > 0 ? monthsText(best.months) : "Sin dato",
      note: best.ids.some(isOwn) ? "Sin las obras que has escrito" : "Una obra tras otra",
    },
  ];
  return doesNothing(result) ? figures.map((figure) => ({ ...figure, on: ["rows"] })) : figures;
}

/** Today's value and the one with the works, each with its band. Both are drawn with the digits of an estimate. */
function beforeAfter(result: RenovationResult): Intervals {
  const { value, band, after, currency } = result;
  const today = { label: "Hoy", value, ...(band && { range80: band }) };
  const { low, usual, high } = after;
  const short = shortMoneyIn(currency);
  const written = estimateIn(currency);
  const isIdle = doesNothing(result);
  const bands = isIdle
    ? "El valor que has puesto, con su rango si lo tiene."
    : band
      ? "La banda suma el rango del valor y el de la subida."
      : "La banda es solo la de la subida: el valor de hoy no trae rango.";
  return {
    kind: "intervals",
    caption: `El valor, antes y después. ${bands}`,
    summary: isIdle
      ? `Hoy vale ${short(value)}.`
      : `De ${short(value)} a ${written(usual)}, entre ${written(low)} y ${written(high)}.`,
    unit: { kind: "money", currency, isEstimate: true, isShort: true },
    rows: isIdle ? [today] : [today, { label: "Con la obra", value: usual, range80: { low, high } }],
  };
}

/** As many works as stand beside the form. */
const SHOWN_BESIDE = 5;

function asideOf(result: RenovationResult): Aside {
  const { best, currency, works } = result;
  const signed = (amount: number) => estimateOf(currency, amount, { isSigned: true });
  return {
    title: doesNothing(result)
      ? "No hacer nada"
      : `${valueText(signed(best.net.usual))} con ${valueText(costOf(result, best))}`,
    figures: works.slice(0, SHOWN_BESIDE).map(({ name, net, isChosen }) => ({
      label: isChosen ? `✓ ${name}` : name,
      value: signed(net.usual),
    })),
  };
}

/** The claims of the press beside the measurements. A page links each claim to whoever makes it. */
function evidenceSection({ isToReform }: RenovationResult): Section {
  const claims = PRESS_CLAIMS.map(({ text, source }) => `«${text}» (${source.title})`);
  return {
    id: "mejoras-prueba",
    title: "Lo que se dice y lo que se midió",
    blocks: [
      { kind: "prose", text: `Medido: ${lowerFirst(MEASURED)}${isToReform ? " Es lo que usamos." : ""}` },
      { kind: "drawing", name: "claims", on: ["page"] },
      { kind: "prose", text: `${CLAIMED_LEAD} ${claims.join("; ")}.`, tone: "small", on: ["pdf", "text"] },
    ],
    width: "half",
  };
}

/** The points to ask builders for. */
function orderSections(result: RenovationResult): Section[] {
  if (doesNothing(result)) return [];
  return [
    {
      id: "mejoras-encargo",
      title: "Pide presupuesto",
      lead: "El mismo encargo a tres empresas",
      blocks: [
        { kind: "steps", items: orderParts(result), copyLabel: "Copiar encargo", on: ["page", "text"] },
        { kind: "notice", tone: "info", text: orderText(result), on: ["pdf"] },
      ],
      width: "half",
    },
  ];
}

const LONGEST_MESSAGE = 700;
const LONGEST_TITLE = 120;

/** To the owner. Where the names of many works leave no room for the rest, they are left out. */
function messageOf(result: RenovationResult): string[] {
  const { best, currency, value, after, homeTitle, date } = result;
  const title = `${homeTitle.slice(0, LONGEST_TITLE)}.`;
  const what = `Lo que más compensa antes de vender: ${headline(result)}.`;
  const rest = [
    explainBest(result),
    ...(doesNothing(result)
      ? []
      : [
          `De ${moneyIn(currency)(value)} a unos ${estimateIn(currency)(after.usual)}: quedan ${valueText(estimateOf(currency, best.net.usual, { isSigned: true }))}.`,
          explainRange(result) ?? "",
        ]),
    `Orientativo, a ${formatDate(date)}: pide presupuestos.`,
  ];
  const whole = [title, what, ...rest];
  return whole.join("\n").length <= LONGEST_MESSAGE ? whole : [title, ...rest];
}
