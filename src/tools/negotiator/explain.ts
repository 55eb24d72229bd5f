import { roundedEstimate } from "#domain/shared/format/estimates.ts";
import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { AgreementZone } from "#domain/tools/negotiation/agreement-zone.ts";
import type { FinancingKind } from "#domain/tools/negotiation/offer-strength.ts";
import type { NetSale, SaleLine } from "#domain/tools/sale-costs/net-to-seller.ts";
import type { NegotiationResult, RankedOffer } from "./result.ts";

/** Sentences that page, text and document share, with the figures of the result alone. */

/** How an offer is paid, as it is read. */
export const FINANCING_NAMES: Record<FinancingKind, string> = {
  contado: "Sin hipoteca",
  aprobada: "Hipoteca aprobada",
  "sin-aprobar": "Hipoteca sin aprobar",
  "vende-antes": "Antes vende la suya",
};

/** `1 día`, `60 días`. */
export const daysText = (days: number) => `${formatNumber(days)} ${days === 1 ? "día" : "días"}`;

const MISSING_NAMES: Record<NetSale["missing"][number], string> = {
  honorarios: "los honorarios",
  plusvalia: "la plusvalía municipal",
  irpf: "el impuesto de la ganancia",
};

/** Names the unknown parts that the net leaves out; null where it has everything. */
export function explainMissing({ missing }: NetSale): string | null {
  if (missing.length === 0) return null;
  const names = missing.map((one) => MISSING_NAMES[one]);
  const list = names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} ni ${names.at(-1)}`;
  return `No incluye ${list}: faltan datos. Complétalos en «Lo que queda al vender».`;
}

/** A line of the sale by its name, with its doubt where it has one. */
export function lineText({ label, isDoubtful }: SaleLine): string {
  return isDoubtful ? `${label} (por comprobar)` : label;
}

/** Which offer, and by how much. */
export function explainBest({ offers, currency }: NegotiationResult): string {
  const [best, second] = offers;
  const money = moneyIn(currency);
  if (!best) return "Sin ofertas que comparar. La escalera y el ensayo sirven para preparar la primera respuesta.";
  const waited = `Cuenta lo que cobras si cierra (${formatPercent(best.probability)}), lo que cobras si falla y la espera.`;
  if (!second) return waited;
  // The difference is that of what is shown: both are estimates.
  const difference = roundedEstimate(best.expectedNet) - roundedEstimate(second.expectedNet);
  const lead = difference > 0 ? `${money(difference)} más que` : "Prácticamente lo mismo que";
  const highest = offers.reduce((top, one) => (one.price > top.price ? one : top));
  if (highest === best || highest.price === best.price) return `${lead} ${second.name}, la siguiente. ${waited}`;
  return `${lead} ${second.name}, la siguiente. ${highest.name} ofrece más, ${money(highest.price)}, pero vale menos contando riesgo y espera.`;
}

/** An offer that nobody named is told by its number: `la oferta 1`, `la oferta de Ana`. */
export const theOffer = (name: string): string =>
  UNNAMED.test(name) ? `la o${name.slice(1)}` : `la oferta de ${name}`;

const UNNAMED = /^Oferta \d+$/;

/** The likelihood of closing with which an offer would equal the best one. */
export function explainBreakEven(offer: RankedOffer, best: RankedOffer): string | null {
  if (offer === best) return null;
  if (offer.breakEven === null) return `Aunque cerrara seguro, no alcanzaría a ${best.name}.`;
  return `Igualaría a ${best.name} si cerrara con un ${formatPercent(offer.breakEven)}; le das un ${formatPercent(offer.probability)}.`;
}

/** The answer in a sentence: to which offer, with what deposit, for when and until when. */
export function explainCounter({ counter, currency }: NegotiationResult): string {
  const money = moneyIn(currency);
  if (counter.kind === "accept")
    return `${counter.toName} ya llega a lo que ibas a pedir. Cierra las condiciones por escrito antes de pedir más.`;
  const to =
    counter.toName === null || counter.toPrice === null ? "" : ` a los ${money(counter.toPrice)} de ${counter.toName}`;
  return `Responde${to} con señal del ${formatPercent(counter.depositShare)}, firma en ${daysText(counter.days)} y validez hasta el ${formatDate(counter.validUntil)}.`;
}

/** The answer in a line: `Contraoferta: 248.700 €`, `Acepta 249.000 €`. */
export function counterTitle({ counter, currency }: NegotiationResult): string {
  const price = moneyIn(currency)(counter.price);
  return counter.kind === "accept" ? `Acepta ${price}` : `Contraoferta: ${price}`;
}

/** For the seller's own eyes. */
export function explainZone(zone: AgreementZone, currency: string): { title: string; text: string } {
  const money = moneyIn(currency);
  if (zone.kind === "none")
    return {
      title: "Sin zona de acuerdo",
      text: `Tu mínimo supera en ${money(zone.gap)} lo más que crees que paga. Busca otro comprador, cambia condiciones o revisa el mínimo con quien vende.`,
    };
  const where = `De ${money(zone.low)} a ${money(zone.high)}. El centro son ${money(zone.midpoint)}.`;
  return zone.kind === "sure"
    ? { title: "Hay zona de acuerdo", text: where }
    : {
        title: "Puede haber zona de acuerdo",
        text: `${where} Solo si el comprador llega a la parte alta de lo que crees.`,
      };
}

/** When to say what, and why. */
export interface ScriptLine {
  when: string;
  say: string;
  why: string;
}

/** The sentences to say, in order. Each concession asks for something back. */
export function scriptOf({ counter, ladder, listPrice, currency, offers }: NegotiationResult): ScriptLine[] {
  const money = moneyIn(currency);
  const next = ladder.find(({ price }) => price < counter.price);
  const last = ladder.at(-1)!;
  const thanks = offers.length > 0 ? "Gracias por la oferta, la he tratado hoy con quien vende. " : "";
  if (counter.kind === "accept")
    return [
      {
        when: "Al llamar",
        say: `${thanks}Aceptamos ${money(counter.price)} si hoy dejamos escritas la señal y la fecha.`,
        why: "El precio ya está: lo que falta es que no se caiga.",
      },
      {
        when: "Si duda",
        say: `Con ${money(counter.deposit)} de señal y firma en ${daysText(counter.days)} retiramos la vivienda del mercado.`,
        why: "Quien deja señal no sigue mirando.",
      },
    ];
  return [
    {
      when: "Al responder",
      say: `${thanks}Salimos a ${money(listPrice)} por lo que se ha vendido alrededor. Podemos dejarlo en ${money(counter.price)} con ${money(counter.deposit)} de señal y firma en ${daysText(counter.days)}.`,
      why: "Primero el porqué, después la cifra. La rebaja va unida a condiciones.",
    },
    {
      when: "Después de la cifra",
      say: "¿Qué parte te encaja y cuál no?",
      why: "Calla hasta que conteste: llenar el silencio cuesta dinero.",
    },
    ...(next
      ? [
          {
            when: "Si pide más rebaja",
            say: `Si me confirmas la financiación esta semana, llevo ${money(next.price)} a quien vende.`,
            why: "Cada paso es más corto que el anterior y pide algo a cambio.",
          },
        ]
      : []),
    ...(next && next.price > last.price
      ? [
          {
            when: "En el último paso",
            say: `${money(last.price)}, con la señal firmada mañana. Es donde puedo pedirle que firme.`,
            why: "Es tu meta, no tu mínimo. El mínimo no se dice nunca.",
          },
        ]
      : []),
    {
      when: "Si no se mueve",
      say: `Lo entiendo. La propuesta sigue en pie hasta el ${formatDate(counter.validUntil)}; si cambia algo, llámame.`,
      why: "Una fecha cierra más que una rebaja.",
    },
  ];
}
