import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { Aside, Description, Headline, Notice, Section, Tag } from "#domain/tools/description/description.ts";
import { moneyOf as amountsIn, count, span } from "#domain/tools/description/value.ts";
import { VERDICT_WORDS } from "#domain/tools/price-position/verdict-words.ts";
import { confidenceTitle } from "#domain/tools/valuation/confidence-words.ts";
import { pasteLinesOf } from "#domain/tools/valuation/paste-lines.ts";
import { homeDetail, homeFacts, homeHeading, homeTitle } from "../home-facts.ts";
import { comparableSection, repeatSections, speedSections, zoneSections } from "./describe-evidence.ts";
import { historySections } from "./describe-history.ts";
import type { Checked, PriceCheckResult, Unchecked } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";
import { evidenceText, gapText, leftOutText, marketPrice, moneyOf, ownerMessage } from "./words.ts";

const NOTE = "Orientación sobre el precio que se pide. No es una tasación oficial.";
/** Room for a long address without passing the length of a message. */
const LONGEST_TITLE = 140;

/** The verdict first, then what to do, then the evidence. */
export function describe(result: PriceCheckResult, input: PriceCheckInput): Description {
  const { home } = input;
  const money = moneyOf(result.currency, home.operation);
  return {
    date: result.calculatedOn,
    summary: result.kind === "checked" ? VERDICT_WORDS[result.verdict] : "Sin veredicto: faltan comparables",
    document: {
      kind: "Revisión de precio",
      title: homeHeading(home),
      ...(homeDetail(home) && { detail: homeDetail(home)! }),
      note: NOTE,
      facts: [{ label: "Se pide", value: money.exact(result.asking) }, ...homeFacts(home).slice(0, 5)],
    },
    ...(result.kind === "checked" && { headline: headlineOf(result, input), aside: asideOf(result, input) }),
    sections: [
      ...(result.kind === "checked" ? messageSections(result, input) : [withoutVerdict(result)]),
      ...signSections(result),
      ...historySections(result, input),
      ...repeatSections(result),
      ...(result.kind === "checked" ? [comparableSection(result, input), ...zoneSections(result, input)] : []),
      ...(result.kind === "checked" ? speedSections(result) : []),
      ...pasteSections(result),
    ],
    footnotes: [
      "«En mercado» es hasta la mitad del camino entre el valor y el final del rango donde quedan 8 de cada 10 precios; «fuera de banda», más allá de ese final.",
      NOTE,
    ],
    message: messageOf(result, input),
  };
}

function headlineOf(result: Checked, { home }: PriceCheckInput): Headline {
  const money = moneyOf(result.currency, home.operation);
  const { asking, value, range80, position, market, verdict } = result;
  const { unit } = amountsIn(result.currency)(0, { isEstimate: true });
  const target = marketPrice(result);
  const range = `entre ${money.estimateText(range80.low)} y ${money.estimateText(range80.high)}`;
  return {
    name: "Veredicto",
    label: `Se pide ${money.text(asking)}`,
    value: VERDICT_WORDS[verdict],
    notes: [
      `Es ${gapText(result)}${gapText(result) === "lo mismo" ? " que" : " de"} lo que dicen ${evidenceText(result.used)}: ${money.estimateText(value)}, y en 8 de cada 10 casos el precio queda ${range}.`,
      ...supportText(result),
      target === undefined
        ? "El precio no es el problema: si no llegan visitas, mira el anuncio y las fotos."
        : `Con ${money.text(target)} estaría en mercado.`,
    ],
    details: [`Valor: ${money.estimateText(value)}`, `Rango: ${range}`],
    tags: tagsOf(result),
    drawing: { kind: "drawing", name: "band" },
    figures: [
      { label: "Valor por comparables", value: money.estimate(value) },
      { label: "En mercado", value: span(market.low, market.high, unit) },
      {
        label: "Posición en el rango",
        value: count(position, { decimals: 2, minDecimals: 2, isSigned: true }),
        note: "0 es el valor; ±1, el final del rango",
      },
      {
        label: "Se pide por m²",
        value: amountsIn(result.currency)(asking / home.builtAreaM2, {
          decimals: asking / home.builtAreaM2 < 100 ? 2 : 0,
        }),
      },
    ],
    notices: suspicionOf(result),
  };
}

function asideOf(result: Checked, { home }: PriceCheckInput): Aside {
  const money = moneyOf(result.currency, home.operation);
  return {
    title: VERDICT_WORDS[result.verdict],
    figures: [
      { label: "Se pide", value: money.exact(result.asking) },
      { label: "Valor por comparables", value: money.estimate(result.value) },
    ],
    drawing: { kind: "drawing", name: "band" },
  };
}

function tagsOf({ used, expected }: Checked): Tag[] {
  const tags: Tag[] = [];
  if (used.some(({ isDemo }) => isDemo)) tags.push({ text: "Demostración", tone: "warning" });
  if (expected?.measuredIn === null) tags.push({ text: "Sin medir aquí", tone: "outline" });
  return tags;
}

function suspicionOf({ isSuspect }: Checked): Notice[] {
  if (!isSuspect) return [];
  return [
    {
      kind: "notice",
      tone: "destructive",
      title: "Puede ser un anuncio falso",
      text: "Pide menos de lo que dice el rango y lleva alguna señal de fraude. No envíes dinero ni documentos: pide una visita y una nota simple.",
    },
  ];
}

/** None for a home that another agency offers: its seller has an agent. */
function messageSections(result: Checked, input: PriceCheckInput): Section[] {
  if (result.isOfOthers) return [];
  return [
    {
      id: "precio-mensaje",
      title: "Mensaje para quien vende",
      lead: "Con las cifras de este resultado, para enviarlo o leerlo por teléfono.",
      blocks: [
        {
          kind: "steps",
          items: [{ when: "Para enviar", text: ownerMessage(result, input) }],
          copyLabel: "Copiar el mensaje",
        },
      ],
    },
  ];
}

/** The support of the value as the valuation says it: `Respaldo bajo, error sin medir aquí. Son 20 comparables, pero pesan como 7.` */
function supportText({ confidence, expected }: Checked): string[] {
  if (!confidence) return [];
  const title = confidenceTitle(expected === null ? { confidence } : { confidence, expected });
  return [`${title}. ${confidence.reasons[0] ?? ""}`.trim()];
}

function withoutVerdict(result: Unchecked): Section {
  const { found, needed } = result;
  const have =
    found === 0 ? "No hay comparables que sirvan" : `${counted(found, "comparable sirve", "comparables sirven")}`;
  return {
    id: "precio-sin-veredicto",
    title: "Todavía sin veredicto",
    blocks: [
      {
        kind: "notice",
        tone: "warning",
        title: "Faltan comparables",
        text: `${have} y hacen falta ${needed}.${leftOutText(result)} Pega tres anuncios o cierres parecidos y vuelve a calcular: este intento no ha gastado nada.`,
      },
      { kind: "drawing", name: "add", on: ["page"] },
      { kind: "figures", items: [{ label: "Comparables que sirven", value: `${found} de ${needed}` }], on: ["rows"] },
    ],
  };
}

const SIGN_TITLES = {
  "pago-anticipado": "Habla de pagar por adelantado",
  "sin-visita": "Dice que no se puede visitar",
  "telefono-repetido": "El teléfono está en más viviendas",
} as const;

/** Signs of a fake, each in the advert's own words. */
function signSections({ signs }: PriceCheckResult): Section[] {
  if (signs.length === 0) return [];
  return [
    {
      id: "precio-senales",
      title: "Señales del anuncio",
      lead: "Una señal sola no prueba nada. Con un precio por debajo del rango, desconfía.",
      blocks: signs.map(({ kind, found }) => ({
        kind: "notice" as const,
        tone: "warning" as const,
        title: SIGN_TITLES[kind],
        text:
          kind === "telefono-repetido"
            ? `Aparece en ${counted(Number(found), "vivienda más", "viviendas más")}. Es normal en una agencia; en un particular, no.`
            : `«${found}»`,
      })),
    },
  ];
}

/** As many rows of a paste that were not read as are told one by one. */
const PROBLEMS_SHOWN = 10;

function pasteSections({ paste }: PriceCheckResult): Section[] {
  if (!paste) return [];
  const lines = pasteLinesOf(paste);
  if (lines.length === 0) return [];
  const rest = lines.length - PROBLEMS_SHOWN;
  return [
    {
      id: "precio-pegado",
      title: "Parte de lo que pegaste no cuenta",
      blocks: [
        {
          kind: "notice",
          // Rows that were read and count less than others are no fault.
          tone: paste.problem || paste.refused.length > 0 ? "warning" : "info",
          text: [
            ...lines.slice(0, PROBLEMS_SHOWN),
            ...(rest > 0 ? [`Y ${counted(rest, "fila", "filas")} más.`] : []),
          ].join("\n"),
          on: ["page", "text"],
        },
      ],
    },
  ];
}

function messageOf(result: PriceCheckResult, { home }: PriceCheckInput): string[] {
  const money = moneyOf(result.currency, home.operation);
  const title = homeTitle(home);
  const name = `*${title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title}*`;
  if (result.kind !== "checked") {
    return [name, `Todavía sin veredicto: ${result.found} de ${result.needed} comparables.`, NOTE];
  }
  const target = marketPrice(result);
  return [
    name,
    `${VERDICT_WORDS[result.verdict]}: se pide ${money.text(result.asking)}, ${gapText(result)}${gapText(result) === "lo mismo" ? " que" : " de"} lo que dicen ${evidenceText(result.used)} (${money.estimateText(result.value)}).`,
    `En 8 de cada 10 casos queda entre ${money.estimateText(result.range80.low)} y ${money.estimateText(result.range80.high)}.`,
    ...(target === undefined ? [] : [`Con ${money.text(target)} estaría en mercado.`]),
    ...(result.history ? [`Lleva ${counted(result.history.daysOnSale, "día", "días")} a la venta.`] : []),
    ...(result.isSuspect ? ["Lleva señales de anuncio falso."] : []),
    `${formatDate(result.calculatedOn)}. ${NOTE}`,
  ];
}
