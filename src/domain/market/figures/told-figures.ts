import { counted } from "../../shared/format/counted.ts";
import { formatDate, formatMoney, formatNumber, formatPercent, formatUnitPrice } from "../../shared/format/format.ts";
import type { NoFigure, Spread } from "./sample.ts";
import { whyNoFigure } from "./words.ts";
import type { ZoneFigures } from "./zone-figures.ts";

/** Figures of a zone in words: each with what it rests on, its day, and whether it was asked or paid. */

export interface Told {
  id: string;
  label: string;
  /** Null where the data do not give it; `note` then says why. */
  value: string | null;
  /** Interval, cases and day. */
  note: string;
}

type Figures = Pick<ZoneFigures, "operation" | "currency" | "today" | "from" | "months">;

/** A rent by square metre has a decimal, a price none. */
export function unitPriceText({ operation, currency }: Pick<Figures, "operation" | "currency">) {
  const isRent = operation === "alquiler";
  return (value: number) => formatUnitPrice(value, currency ?? "EUR", isRent ? 1 : 0) + (isRent ? " al mes" : "");
}

const why = (none: NoFigure) => {
  const text = whyNoFigure(none);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const offers = (n: number) => counted(n, "oferta", "ofertas");
const closings = (n: number) => counted(n, "cierre", "cierres");
const days = (n: number) => counted(Math.round(n), "día", "días");
const reach = (spread: Spread, format: (value: number) => string) =>
  `Mediana entre ${format(spread.low)} y ${format(spread.high)} (90\u00a0%)`;

/** All figures of a zone, in the order in which they are read. */
export function toldFigures(figures: ZoneFigures): Told[] {
  const { offer, closings: closed, today } = figures;
  const day = formatDate(today);
  const unit = unitPriceText(figures);
  const isRent = figures.operation === "alquiler";
  const otherUnit = unitPriceText({ operation: isRent ? "venta" : "alquiler", currency: figures.currency });
  const amount = (value: number) => formatMoney(value, figures.currency ?? "EUR");
  const span = periodText(figures);
  const tell = <Figure extends { kind: string }>(
    id: string,
    label: string,
    figure: Figure | NoFigure,
    words: (figure: Figure) => { value: string; note: string },
    basis: string,
  ): Told =>
    figure.kind === "too-few" || figure.kind === "no-sales"
      ? { id, label, value: null, note: `${why(figure as NoFigure)}. ${basis}` }
      : { id, label, ...words(figure as Figure) };
  return [
    tell<Spread>(
      "asked",
      isRent ? "Renta que se pide" : "Precio que se pide",
      offer.unitPrice,
      (one) => ({ value: unit(one.median), note: `${reach(one, unit)}. Precio pedido de ${offers(one.n)}, ${day}.` }),
      "Precio pedido, con al menos 10 ofertas.",
    ),
    tell<Spread>(
      "paid",
      isRent ? "Renta firmada" : "Precio pagado",
      closed.unitPrice,
      (one) => ({
        value: unit(one.median),
        note: `${reach(one, unit)}. Precio de cierre de ${closings(one.n)}, ${span}.`,
      }),
      `Precio de cierre, ${span}.`,
    ),
    {
      id: "active",
      label: isRent ? "En alquiler" : "En venta",
      value: formatNumber(offer.active),
      note: `${counted(offer.reserved, "reservada", "reservadas")} aparte. Ofertas activas el ${day}.`,
    },
    {
      id: "new",
      label: "Ofertas nuevas",
      value: formatNumber(offer.listed),
      note: `Anunciadas por primera vez ${span}.${undatedText(figures)}`,
    },
    tell(
      "supply",
      "Meses de oferta",
      closed.supply,
      (one: { kind: "months"; months: number; closings: number }) => ({
        value: formatNumber(one.months, 1, 1),
        note: `${offers(offer.active)} entre ${closings(one.closings)} en ${figures.months} meses, ${span}.`,
      }),
      `Ningún cierre, ${span}.`,
    ),
    tell(
      "ratio",
      "Cierre sobre lo pedido",
      closed.saleToList,
      (one: { kind: "share"; share: number; n: number; excluded: number }) => ({
        value: formatPercent(one.share, 1),
        note: `Media de ${closings(one.n)} frente a su último precio pedido, ${span}.${one.excluded > 0 ? ` ${counted(one.excluded, "apartado", "apartados")} por estar a más de un 50\u00a0%.` : ""}`,
      }),
      `Cierres frente a su último precio pedido, ${span}.`,
    ),
    tell(
      "drops",
      "Han bajado el precio",
      offer.drops,
      (one: { kind: "drops"; n: number; share: number; medianFall: number | null }) => ({
        value: formatPercent(one.share, 0),
        note: `${one.medianFall === null ? "Ninguna bajada" : `Bajada mediana del ${formatPercent(one.medianFall, 1)}`} desde el primer precio del mismo anuncio. ${offers(one.n)}, ${day}.`,
      }),
      "Precio pedido, con al menos 10 ofertas.",
    ),
    tell<Spread>(
      "days",
      "Tiempo hasta el cierre",
      closed.days,
      (one) => ({ value: days(one.median), note: `${reach(one, days)}. ${closings(one.n)}, ${span}.` }),
      `Del primer anuncio al cierre, ${span}.`,
    ),
    tell<Spread>(
      "listed",
      "Tiempo en oferta",
      offer.days,
      (one) => ({ value: days(one.median), note: `${reach(one, days)}. ${offers(one.n)} que siguen activas, ${day}.` }),
      "Desde el primer anuncio, con al menos 10 ofertas.",
    ),
    tell(
      "yield",
      "Rentabilidad bruta",
      figures.yield,
      (one: { kind: "yield"; share: number; rents: number; sales: number }) => ({
        value: formatPercent(one.share, 1),
        note: `La renta que se pide en un año entre el precio que se pide, por m² y antes de gastos: ${counted(one.rents, "alquiler", "alquileres")} y ${counted(one.sales, "venta", "ventas")}, ${day}.`,
      }),
      "Hacen falta al menos 10 alquileres y 10 ventas en oferta.",
    ),
    tell<Spread>(
      "other",
      isRent ? "Precio de venta que se pide" : "Renta que se pide",
      isRent ? figures.saleUnitPrice : figures.rentUnitPrice,
      (one) => ({
        value: otherUnit(one.median),
        note: `${reach(one, otherUnit)}. Precio pedido de ${offers(one.n)} ${isRent ? "en venta" : "en alquiler"}, ${day}.`,
      }),
      isRent ? "Precio pedido de lo que está en venta." : "Renta pedida de lo que está en alquiler.",
    ),
    ...(offer.price.kind === "spread"
      ? [
          {
            id: "price",
            label: isRent ? "Renta mensual mediana" : "Precio mediano",
            value: amount(offer.price.median),
            note: `La mitad central, de ${amount(offer.price.lowerQuartile)} a ${amount(offer.price.upperQuartile)}. Precio pedido de ${offers(offer.price.n)}, ${day}.`,
          },
        ]
      : []),
  ];
}

/** `del 26 de noviembre de 2025 al 26 de noviembre de 2026`. */
export const periodText = ({ from, today }: Pick<Figures, "from" | "today">): string =>
  `del ${formatDate(from)} al ${formatDate(today)}`;

/** The sentence about invented homes: `De las 40 viviendas de esta zona, 38 son inventadas: …`. */
export function demoText({ homes, demos }: Pick<ZoneFigures, "homes" | "demos">): string {
  if (demos === homes) {
    return "Todas las viviendas de esta zona son inventadas: sirven para probar y no describen ningún mercado.";
  }
  const invented = counted(demos, "es inventada", "son inventadas");
  return `De las ${counted(homes, "vivienda", "viviendas")} de esta zona, ${invented}: las cifras no describen este mercado.`;
}

/** Offers that came with a file and that nobody dated, as a sentence behind another one; empty where there are none. */
export function undatedText({ offer: { undated = 0 } }: Pick<ZoneFigures, "offer">): string {
  if (undated === 0) return "";
  return ` No ${undated === 1 ? "cuenta" : "cuentan"} ${counted(undated, "oferta importada", "ofertas importadas")} sin fecha de publicación.`;
}

/**
 * A zone in two or three sentences for somebody who reads no table, out of the figures that it has: what is asked and how many offers there are,
 * what is paid and how long it takes, and how long the offers would last.
 */
export function zoneSummary(figures: ZoneFigures): string {
  const told = new Map(toldFigures(figures).map(({ id, value }) => [id, value]));
  const isRent = figures.operation === "alquiler";
  const { active } = figures.offer;
  const kind = isRent ? "en alquiler" : "en venta";
  const [asked, paid, ratio, days, supply] = ["asked", "paid", "ratio", "days", "supply"].map((id) => told.get(id));
  const first = `Hay ${counted(active, "vivienda", "viviendas")} ${kind}`;
  const sentences = [asked ? `${first} y se piden ${asked} de mediana.` : `${first}.`];
  if (paid) {
    // The share is of what those very homes asked: beside what others ask today it would be read as a share of that.
    const share = ratio ? `, el ${ratio} de lo último que pedían esas mismas viviendas` : "";
    const closing = `${isRent ? "Las ya alquiladas se firmaron" : "Las ya vendidas se pagaron"} a ${paid}${share}`;
    sentences.push(days ? `${closing}, y la mitad tardó ${days} o menos en cerrarse.` : `${closing}.`);
  }
  if (supply)
    sentences.push(
      `Al ritmo de los últimos ${figures.months} meses, lo que hay en oferta se acabaría en ${supply} meses.`,
    );
  return sentences.join(" ");
}
