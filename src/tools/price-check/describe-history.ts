import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { daysBetween } from "#domain/shared/time/local-time.ts";
import type { Lines, Section } from "#domain/tools/description/description.ts";
import { moneyOf as amountsIn, count, share } from "#domain/tools/description/value.ts";
import type { SaleRecord } from "#domain/tools/price-position/price-history.ts";
import type { PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";
import { moneyOf } from "./words.ts";

/** The price since the first advert, all adverts of the home together. */
export function historySections({ history, currency }: PriceCheckResult, { home }: PriceCheckInput): Section[] {
  if (!history) return [];
  const money = moneyOf(currency, home.operation);
  const change = history.lastPrice / history.firstPrice - 1;
  return [
    {
      id: "precio-historia",
      title: "Historia del anuncio",
      lead: leadOf(history),
      blocks: [
        ...(history.daysSince > 0 ? [chartOf(history, currency)] : []),
        {
          kind: "figures",
          items: [
            { label: "Primer precio", value: money.exact(history.firstPrice), note: formatDate(history.firstOn) },
            { label: "Último precio", value: money.exact(history.lastPrice) },
            { label: "Cambio desde el primero", value: share(change, { minDecimals: 1, isSigned: true }) },
            { label: "Días a la venta", value: count(history.daysOnSale), ...noteOfGaps(history) },
            { label: "Veces publicado de nuevo", value: count(history.relistings) },
          ],
        },
      ],
    },
  ];
}

function leadOf({ daysOnSale, relistings, references, prices }: SaleRecord): string {
  const drops = prices.filter(({ price }, i) => i > 0 && price < prices[i - 1]!.price).length;
  const days = `Lleva ${counted(daysOnSale, "día", "días")} a la venta`;
  const again =
    relistings > 0
      ? `, contando ${references.length > 1 ? `sus ${references.length} referencias como una sola vivienda` : `las ${relistings + 1} veces que se ha publicado`}`
      : "";
  return `${days}${again}${drops > 0 ? `, con ${counted(drops, "bajada", "bajadas")}` : ""}.`;
}

const noteOfGaps = ({ daysOnSale, daysSince }: SaleRecord) =>
  daysSince > daysOnSale ? { note: `Desde el primer anuncio, ${counted(daysSince, "día", "días")}` } : {};

/**
 * The price as steps: it stands until the day on which it changes. While there was no advert the last price goes on as a line of its own, which falls
 * where the home came back for another.
 */
function chartOf(history: SaleRecord, currency: string): Lines {
  const at = (day: string) => daysBetween(history.firstOn, day);
  const points = new Map<number, number | null>();
  for (const { from } of history.gaps) points.set(at(from), null);
  for (const [i, { on, price, days }] of history.prices.entries()) {
    const next = history.prices[i + 1];
    points.set(at(on), price);
    const gap = history.gaps.find(({ from }) => from > on && (next === undefined || from < next.on));
    const end = gap ? at(gap.from) - 1 : next ? at(next.on) - 1 : history.daysSince;
    if (days > 1 && end > at(on)) points.set(end, price);
  }
  const missing = new Map<number, number>();
  for (const { from } of history.gaps) {
    const back = history.prices.find(({ on }) => on > from);
    const before = history.prices.findLast(({ on }) => on < from);
    if (!back || !before) continue;
    missing.set(at(from) - 1, before.price);
    missing.set(at(back.on) - 1, before.price);
    missing.set(at(back.on), back.price);
  }
  const x = [...new Set([...points.keys(), ...missing.keys()])].sort((a, b) => a - b);
  const change = history.lastPrice / history.firstPrice - 1;
  const moved =
    change === 0
      ? "El precio no ha cambiado"
      : `El precio ha ${change < 0 ? "bajado" : "subido"} un ${formatPercent(Math.abs(change))}`;
  return {
    kind: "lines",
    title: moved,
    subtitle: `Desde el ${formatDate(history.firstOn)}`,
    summary: `${moved} en ${counted(history.daysSince, "día", "días")}.`,
    xName: "Días desde el primer anuncio",
    xUnit: { kind: "number", one: "día", many: "días" },
    unit: amountsIn(currency)(0).unit,
    x,
    series: [
      { name: "Precio pedido", values: x.map((day) => points.get(day) ?? null) },
      ...(missing.size > 0 ? [{ name: "Sin anuncio", values: x.map((day) => missing.get(day) ?? null) }] : []),
    ],
  };
}
