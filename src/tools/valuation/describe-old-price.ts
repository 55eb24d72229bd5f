import { type Headline, type Interval, paragraph, type Section } from "#domain/tools/description/description.ts";
import { moneyOf as amountsIn, span, valueText } from "#domain/tools/description/value.ts";
import type { ValuedHome } from "#domain/tools/valuation/types.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import { basisLine, homeLine, moneyOf, rangeSentence, todayLine, valueLabel, yearOf } from "./wording.ts";

/** The words of a result that has only the prices of the model's last year. */

type Valued = ValuationOutcome & ValuedHome;

/** The value in its ranges, with a dot for each price that carries it. */
export const intervalOf = ({ currency, value, range80, range50 }: Valued, dots: readonly number[]): Interval => ({
  kind: "interval",
  unit: amountsIn(currency)(0, { isEstimate: true }).unit,
  value,
  range80,
  range50,
  dots,
});

/**
 * Where only old adverts speak there is no price of today: the head says what is missing for one, and between which amounts it may lie. The old price
 * stands below with its year, so that nobody takes it for today's.
 */
export function withoutToday(result: Valued, home: ValuationInput["home"]): Headline {
  const amount = amountsIn(result.currency);
  const { today } = result;
  const { unit } = amount(0, { isEstimate: true });
  return {
    name: "Precio de hoy",
    label: today ? "Precio de hoy, a falta de comparables: solo un rango" : "Precio de hoy",
    value: today ? span(today.low, today.high, unit) : "Faltan comparables actuales",
    notes: [
      "Pega al menos tres anuncios o ventas de hoy parecidos a esta vivienda y saldrá su precio, con su rango.",
      `${homeLine(home)}.`,
    ],
    details: [`${valueLabel(result, home)}: ${valueText(amount(result.value, { isEstimate: true }))}`],
    tags: [{ text: "Sin precio de hoy", tone: "warning" }],
    ...(today && { drawing: { kind: "interval", unit, value: null, range80: { low: today.low, high: today.high } } }),
    trust: { kind: "drawing", name: "add" },
    // The old price stands in a section of its own: the large figures are those of today.
    figures: [],
  };
}

/** The only thing that may be said of today, and why it is a range. */
export function sectionOfToday(result: Valued, { home }: ValuationInput): Section[] {
  const line = todayLine(result, home);
  if (!line) return [];
  const { perM2Estimate } = moneyOf(result, home);
  const typed = result.today?.typed;
  const why = typed
    ? [
        `Sale de llevar el valor de ${yearOf(result)} a ${perM2Estimate(typed.present)}, desde los ${perM2Estimate(typed.level)} que el modelo da al barrio.`,
      ]
    : ["Las fuentes no coinciden, por eso es un rango y no un precio.", ...(result.today?.sources ?? [])];
  return [
    {
      id: "valoracion-rango-de-hoy",
      title: "De dónde sale este rango",
      lead: line,
      blocks: why.flatMap((text) => paragraph(text, { tone: "muted" })),
      isFolded: true,
    },
  ];
}

/** The asking price of the model's last year, with its range and its basis. */
export function sectionOfOldPrice(result: Valued, { home }: ValuationInput): Section {
  const { perM2Estimate } = moneyOf(result, home);
  const value = valueText(amountsIn(result.currency)(result.value, { isEstimate: true }));
  return {
    id: "valoracion-precio-anterior",
    title: `Lo que se pedía en ${yearOf(result)}`,
    lead: `${perM2Estimate(result.pricePerM2)}. ${rangeSentence(result, home)}`,
    blocks: [
      intervalOf(result, []),
      ...paragraph(
        `${valueLabel(result, home)}: ${value}, lo que se pedía entonces y no lo que vale hoy. ${basisLine(result)}.`,
        { tone: "muted" },
      ),
    ],
    isFolded: true,
  };
}
