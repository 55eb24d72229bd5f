import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { Block, Section, Table } from "#domain/tools/description/description.ts";
import { count, moneyOf, share, valueText } from "#domain/tools/description/value.ts";
import { explainBest, explainBreakEven, FINANCING_NAMES } from "./explain.ts";
import type { NegotiationResult, RankedOffer } from "./result.ts";

/**
 * Which offer is worth most, and what each is made of. What was offered is exact; what it is expected to leave rests on a guessed
 * probability and is an estimate.
 */
export function offersSection(result: NegotiationResult): Section {
  const { offers } = result;
  const best = offers[0]!;
  return {
    id: "negociador-ofertas",
    title: offers.length === 1 ? "La oferta" : `La que más vale: ${best.name}`,
    lead: explainBest(result),
    blocks: [
      ...reachBlocks(result),
      offersTable(result),
      comparedOffers(result),
      {
        kind: "steps",
        items: offers.slice(1).flatMap((offer) => {
          const text = explainBreakEven(offer, best);
          return text === null ? [] : [{ when: offer.name, text }];
        }),
      },
      ...fallbackBlocks(result),
    ],
  };
}

const estimateOf = (currency: string) => (amount: number) => moneyOf(currency)(amount, { isEstimate: true });

/** The net of each offer if it fails and if it closes, and its expected net. */
function reachBlocks({ offers, currency }: NegotiationResult): Block[] {
  const estimate = estimateOf(currency);
  return [
    {
      kind: "intervals",
      unit: estimate(0).unit,
      rows: offers.map(({ name, expectedNet, ifCloses, ifFails }) => ({
        label: name,
        value: expectedNet,
        range80: { low: Math.min(ifCloses, ifFails), high: Math.max(ifCloses, ifFails) },
      })),
      summary: offers
        .map(({ name, expectedNet }) => `${name}: ${valueText(estimate(expectedNet))} esperados`)
        .join(". "),
    },
    {
      kind: "prose",
      text: "La franja va de lo que queda si falla a lo que queda si cierra, pagada la espera. La marca es lo esperado.",
      tone: "small",
      on: ["page"],
    },
  ];
}

/** One table for the page, the text and the spreadsheet, which has some columns more. */
function offersTable({ offers, currency }: NegotiationResult): Table {
  const money = moneyOf(currency);
  const estimate = estimateOf(currency);
  return {
    kind: "table",
    name: "Ofertas",
    columns: [
      { title: "Oferta", narrow: "title" },
      { title: "Precio", narrow: "detail" },
      { title: "Sobre salida", on: ["sheet"] },
      { title: "Señal" },
      { title: "Pago", on: ["sheet"] },
      { title: "Días", on: ["sheet"] },
      { title: "Firma", on: ["page", "text"] },
      { title: "Cierre" },
      { title: "Neto si cierra", on: ["sheet"] },
      { title: "Precio esperado", on: ["sheet"] },
      { title: "Solidez", narrow: "note", on: ["page", "text"] },
      { title: "Solidez (0-100)", on: ["sheet"] },
      { title: "Neto esperado", narrow: "figure", isStrong: true },
      { title: "Cierre que igualaría", on: ["sheet"] },
    ],
    rows: offers.map((offer) => [
      { value: offer.name, detail: FINANCING_NAMES[offer.financing] },
      { value: money(offer.price), detail: `${formatPercent(offer.shareOfList)} de la salida` },
      share(offer.shareOfList),
      money(offer.deposit),
      FINANCING_NAMES[offer.financing],
      count(offer.days),
      count(offer.days, { one: "día", many: "días" }),
      share(offer.probability),
      money(offer.net),
      estimate(offer.expectedPrice),
      count(offer.strength, { many: "de 100", one: "de 100" }),
      count(offer.strength),
      estimate(offer.expectedNet),
      share(offer.breakEven),
    ]),
    on: ["page", "text", "sheet"],
  };
}

/** Each offer as a line, to lay two negotiations beside each other. */
function comparedOffers({ offers, currency }: NegotiationResult): Block {
  const estimate = estimateOf(currency);
  const strengthOf = ({ strength }: RankedOffer) => (strength === null ? "" : `, solidez ${formatNumber(strength)}`);
  return {
    kind: "figures",
    items: offers.map((offer) => ({
      label: `Neto esperado de ${offer.name}`,
      value: `${valueText(estimate(offer.expectedNet))}${strengthOf(offer)}`,
    })),
    on: ["rows"],
  };
}

function fallbackBlocks({ fallback, currency }: NegotiationResult): Block[] {
  if (fallback === null) return [];
  const money = (amount: number) => valueText(moneyOf(currency)(amount));
  return [
    {
      kind: "figures",
      items: [{ label: "Si no cierra ninguna", value: `${money(fallback.price)}, netos ${money(fallback.net)}` }],
      on: ["text"],
    },
  ];
}
