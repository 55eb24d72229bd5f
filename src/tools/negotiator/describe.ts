import { estimateIn } from "#domain/shared/format/estimates.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { Aside, Description, Headline, Section } from "#domain/tools/description/description.ts";
import { count, moneyOf } from "#domain/tools/description/value.ts";
import { offersSection } from "./describe-offers.ts";
import { netSection } from "./describe-sale.ts";
import { counterTitle, explainBest, explainCounter, scriptOf, theOffer } from "./explain.ts";
import type { NegotiationResult } from "./result.ts";

/**
 * For whoever sells: what to answer, which offer is worth most, what is left and what to say. It is made of the result alone,
 * which knows neither their least price nor what they think that the buyer can pay; what only they may see, their own page
 * draws by itself.
 */
export function describe(result: NegotiationResult): Description {
  const { date, homeName } = result;
  return {
    date,
    summary: summaryOf(result),
    document: {
      kind: "Negociación",
      title: homeName === null ? "Negociación" : `Negociación: ${homeName}`,
      detail: formatDate(date),
      note: "Documento interno de quien vende.",
      facts: [],
    },
    headline: headlineOf(result),
    aside: asideOf(result),
    sections: [
      ...(result.offers.length > 0 ? [offersSection(result)] : []),
      ladderSection(result),
      netSection(result),
      scriptSection(result),
      privateSection(),
    ],
    footnotes: [
      `Impuestos y gastos a ${formatDate(date)}. Cálculo orientativo: la probabilidad de cierre es tuya y los impuestos los confirma quien lleve la declaración.`,
    ],
    message: messageOf(result),
  };
}

function summaryOf(result: NegotiationResult): string {
  const best = result.offers[0];
  return `${counterTitle(result)}.${best ? ` La oferta que más vale es ${theOffer(best.name).replace(/^la oferta de/, "la de")}.` : ""}`;
}

function headlineOf(result: NegotiationResult): Headline {
  const { counter, ladder, currency } = result;
  const step = counter.step === null ? "" : ` · paso ${counter.step + 1} de ${ladder.length}`;
  return {
    name: "Precio de la respuesta",
    label: counter.kind === "accept" ? "Acepta" : `Contraoferta${step}`,
    value: moneyOf(currency)(counter.price),
    notes: [explainCounter(result)],
    details: [],
    drawing: { kind: "drawing", name: "ladder" },
    figures: [{ label: "Respuesta", value: counter.kind === "accept" ? "Aceptar" : "Contraoferta", on: ["rows"] }],
  };
}

function asideOf(result: NegotiationResult): Aside {
  const estimate = (amount: number) => moneyOf(result.currency)(amount, { isEstimate: true });
  return {
    title: counterTitle(result),
    drawing: { kind: "drawing", name: "ladder" },
    figures: result.offers.map(({ name, expectedNet }) => ({ label: name, value: estimate(expectedNet) })),
  };
}

/** The prices to ask, which the page draws beside the answer. */
function ladderSection({ ladder, currency }: NegotiationResult): Section {
  const money = moneyOf(currency);
  const written = ladder.map(({ price }) => moneyIn(currency)(price)).join(" · ");
  return {
    id: "negociador-escalera",
    title: "Escalera",
    blocks: [
      { kind: "prose", text: written, on: ["text"] },
      { kind: "figures", items: [{ label: "Escalera", value: written }], on: ["rows"] },
      {
        kind: "table",
        name: "Escalera",
        columns: [{ title: "Paso" }, { title: "Precio" }, { title: "Cesión" }],
        rows: ladder.map(({ price, concession }, i) => [count(i + 1), money(price), money(concession)]),
        on: ["sheet"],
      },
    ],
  };
}

function scriptSection(result: NegotiationResult): Section {
  return {
    id: "negociador-guion",
    title: "Qué decir",
    blocks: [
      {
        kind: "steps",
        items: scriptOf(result).map(({ when, say, why }) => ({ when, text: `«${say}»`, why })),
        copyLabel: "Copiar guion",
      },
    ],
    width: "half",
  };
}

/** Drawn from the form of whoever sells: nothing of it is in the description, and a shared page has no form. */
function privateSection(): Section {
  return {
    id: "negociador-privado",
    title: "Solo para ti",
    blocks: [{ kind: "drawing", name: "private", on: ["page"] }],
    isBare: true,
  };
}

const LONGEST_MESSAGE = 700;

/** To whoever sells. Names may be long: offers are left out from the last until the message fits. */
function messageOf(result: NegotiationResult): string[] {
  const { offers, homeName, currency, date } = result;
  const head = [
    homeName === null ? "" : `${homeName}.`,
    offers.length > 1 ? explainBest(result) : "",
    offers.length > 0 ? "Neto esperado:" : "",
  ];
  const tail = [`${counterTitle(result)}. ${explainCounter(result)}`, `Cálculo orientativo a ${formatDate(date)}.`];
  const lines = offers.map(
    ({ name, price, expectedNet }) => `· ${name}, ${moneyIn(currency)(price)}: ${estimateIn(currency)(expectedNet)}`,
  );
  while (lines.length > 0 && [...head, ...lines, ...tail].join("\n").length > LONGEST_MESSAGE) lines.pop();
  return [...head, ...lines, ...tail];
}
