import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { Understanding } from "#domain/assistant/chat/intents.ts";
import { scan } from "#domain/assistant/chat/scan.ts";
import { tokensOf } from "#domain/assistant/chat/tokens.ts";
import { varietyOf } from "#domain/assistant/chat/varieties.ts";
import { lawCountry } from "#domain/assistant/guards/law-country.ts";
import { factOn } from "#domain/shared/dated-fact.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { isLatinAmericanCountry, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { gainTax } from "#domain/tools/sale-costs/gain-tax.ts";
import { SAVINGS_SCALE } from "#domain/tools/sale-costs/sale-facts.ts";
import { placeOf } from "../answer-places.server.ts";
import type { ToolAnswer, ToolContext } from "../assistant-tool.server.ts";

/** The taxes of whoever sells, which are others than those of whoever buys. */

const SELLS =
  /\b(?:vendo|vender|venderl[oa]|vendemos|vendiera|vendiese|vendi|vend[ei]|(?:por|de) (?:la |una )?venta)\b/;
const TAXES = /\b(?:impuestos?|isr|irpf|hacienda|retencion|tribut\w{1,8})\b/;
/** The seller's agency, a rent and a wanted home have taxes of their own. */
const OF_OTHERS = /\b(?:comision|honorarios|alquil\w{1,8}|quiero comprar|voy a comprar|impuestos de comprar)\b/;

const BOUGHT = /^(?:compre|comprado|compramos|compro|comprar|costo|adquiri)$/;
/** Sums below it are ages, shares and years. */
const LEAST_PRICE = 5_000;
const SELLING: { title: string; url: string } = {
  title: "Lo que paga quien vende: plusvalía, IRPF y gastos",
  url: "/blog/gastos-de-vender",
};

type SaleContext = Pick<ToolContext, "request" | "today"> & { understanding: Understanding };

/** The taxes of the sale that a message asks about; null for a message that does not ask for it. */
export function saleTaxAnswer({ request: { messages }, today, understanding }: SaleContext): ToolAnswer | null {
  const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const question = asked.at(-1)!;
  const folded = fold(question);
  if (!SELLS.test(folded) || !TAXES.test(folded) || OF_OTHERS.test(folded)) return null;
  const { place } = understanding.slots;
  const country =
    (place?.id === undefined ? null : placeOf(place.id)?.country) ??
    lawCountry(asked) ??
    varietyOf(tokensOf(asked.join(". ")), undefined) ??
    "ES";
  return country === "ES" ? inSpain(question, today) : abroad(country);
}

function inSpain(question: string, today: string): ToolAnswer | null {
  const scale = factOn(SAVINGS_SCALE, today)?.value;
  if (!scale) return null;
  const cited = citedFigures();
  const { bought, sold } = pricesOf(question);
  const gain = bought !== undefined && sold !== undefined ? sold - bought : null;
  const told =
    gain === null
      ? bought === undefined
        ? "Dime por cuánto compraste y por cuánto vendes, y te digo de qué ganancia se parte."
        : `Los ${cited.money(bought)} que pagaste se restan del precio de venta: dime por cuánto vendes y te digo de qué ganancia se parte.`
      : gain > 0
        ? `De ${cited.money(sold!)} menos los ${cited.money(bought!)} de la compra salen ${cited.money(gain)} de ganancia: en el IRPF, unos ${cited.money(gainTax(gain, scale))} como mucho. Los gastos e impuestos de comprar y de vender, y las mejoras, bajan esa ganancia.`
        : `Vendes por ${cited.money(sold!)} lo que compraste por ${cited.money(bought!)}: sin ganancia no se paga IRPF por la venta.`;
  return {
    text: [
      told,
      "En España, quien vende paga el IRPF de la ganancia y la plusvalía municipal; el ITP lo paga quien compra. Hay exenciones: por reinvertir en otra vivienda habitual o desde los 65 años.",
      "Confírmalo con un profesional antes de firmar.",
    ].join("\n"),
    figures: [...cited.figures, 65],
    citations: [SELLING],
    isDone: gain !== null,
  };
}

function abroad(country: string): ToolAnswer {
  const where = isLatinAmericanCountry(country) ? `en ${LATIN_AMERICA[country].name}` : "en ese país";
  return {
    text: `No tengo una tabla comprobada de lo que paga ${where} quien vende: solo de lo que paga quien compra, que es otra cosa. Prefiero no darte una cifra: pregúntalo en una notaría o a un contador de allí, que te dirá también qué exenciones hay.`,
    figures: [],
    isDone: false,
  };
}

/** The sums of a sale: the one behind "compré" is what was paid, the other one what is asked. */
function pricesOf(question: string): { bought?: number; sold?: number } {
  const message = scan(question);
  const sums = message.quantities.filter(({ value }) => value >= LEAST_PRICE);
  const from = message.tokens.findIndex(({ plain }) => BOUGHT.test(plain));
  const bought = from < 0 ? undefined : sums.find((each) => each.from > from);
  const sold = sums.find((each) => each !== bought);
  return { ...(bought && { bought: bought.value }), ...(sold && { sold: sold.value }) };
}
