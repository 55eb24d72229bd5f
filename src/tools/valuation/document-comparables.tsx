import {
  formatDistance,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatSignedMoney,
} from "#domain/shared/format/format.ts";
import type { UsedComparable } from "#domain/tools/valuation/types.ts";
import { type PdfColumn, PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Section } from "#ui/pdf/pdf-text.tsx";
import { isDemo } from "./demo.ts";
import { type GridLine, gridLines } from "./grid.ts";

type Money = (amount: number) => string;

const COMPARABLE_COLUMNS: readonly PdfColumn[] = [
  { title: "", share: 0.42 },
  { title: "Dirección", share: 3.5, strong: true },
  { title: "m²", share: 0.75, align: "right" },
  { title: "Precio", share: 1.45, align: "right" },
  { title: "Por m²", share: 1.1, align: "right" },
  { title: "Precio de", share: 1.1 },
  { title: "Peso", share: 0.8, align: "right" },
  { title: "Ajuste", share: 1.05, align: "right" },
  { title: "Ajustado a esta vivienda", share: 1.6, align: "right", strong: true },
];

/** The homes that took part, numbered as on the map. */
export function ComparablesSection({ used, money }: { used: readonly UsedComparable[]; money: Money }) {
  const offers = used.filter(({ listing }) => listing.evidence === "oferta").length;
  const deals = used[0]?.listing.operation === "alquiler" ? "alquileres" : "ventas";
  const title = offers === used.length ? "Anuncios" : offers === 0 ? capitalised(deals) : `Anuncios y ${deals}`;
  return (
    <Section title={`${title} comparables`}>
      <PdfTable
        columns={COMPARABLE_COLUMNS}
        rows={used.map((comparable, i) => {
          const { listing, price, pricePerM2, weightShare, netAdjustment, adjustedPrice } = comparable;
          return [
            String(i + 1),
            { text: addressOf(comparable), detail: circumstancesOf(comparable) },
            formatNumber(listing.builtAreaM2, 1),
            money(price),
            // A rent by m² is a few euros: without decimals all would look alike.
            formatMoney(pricePerM2, listing.currency, pricePerM2 < 100 ? 2 : 0),
            {
              text: listing.evidence === "oferta" ? "Oferta" : "Cierre",
              detail: listing.date === undefined ? undefined : formatMonth(listing.date),
            },
            formatPercent(weightShare, 0),
            signedPercent(netAdjustment),
            money(adjustedPrice),
          ];
        })}
      />
    </Section>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function addressOf({ listing }: UsedComparable): string {
  return listing.address ?? listing.placeName ?? "Sin dirección";
}

/** `a 120 m, 3 hab., demostración`: what tells a comparable from the others. */
function circumstancesOf({ listing, distanceM }: UsedComparable): string | undefined {
  const parts = [
    Number.isFinite(distanceM) ? `a ${formatDistance(Number(distanceM))}` : undefined,
    listing.rooms === undefined ? undefined : `${listing.rooms}\u00a0hab.`,
    isDemo(listing) ? "demostración" : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

/** `+5,6 %`, `−3,0 %`. */
function signedPercent(fraction: number): string {
  const text = formatPercent(fraction, 1, 1);
  return fraction > 0 && !text.startsWith("0,0") ? `+${text}` : text;
}

/** Columns of the grid beyond these go into "Otros", the smallest first: more do not fit the page. */
const MOST_ADJUSTMENTS = 8;

/** Labels with a word too long for a narrow column. */
const SHORT_LABELS: Record<string, string> = { "air-conditioning": "Aire acond.", extras: "Otras caract." };

/** The adjustment grid: what each difference with this home is worth, comparable by comparable. */
export function AdjustmentsSection({
  used,
  money,
  currency,
}: {
  used: readonly UsedComparable[];
  money: Money;
  currency: string;
}) {
  const grids = used.map(gridLines);
  const { shown, others } = adjustmentColumns(grids);
  if (shown.length === 0) return null;
  const amountOf = (grid: readonly GridLine[], ids: readonly string[]) =>
    grid.filter(({ id }) => ids.includes(id)).reduce((sum, { amount }) => sum + amount, 0);
  const change = (amount: number) =>
    Math.round(amount) === 0 ? "–" : formatSignedMoney(amount, currency).split("\u00a0", 1)[0]!;
  const heavy = used.flatMap(({ isHeavilyAdjusted }, i) => (isHeavilyAdjusted ? [i + 1] : []));
  return (
    <Section title="Qué se ha ajustado a cada comparable">
      <PdfTable
        columns={[
          { title: "", share: 0.4 },
          { title: "Precio", share: 1.35, align: "right" },
          ...shown.map(
            ({ id, label }): PdfColumn => ({ title: SHORT_LABELS[id] ?? label, share: 1.15, align: "right" }),
          ),
          ...(others.length > 0 ? [{ title: "Otros", share: 1, align: "right" } as const] : []),
          { title: "Ajustado", share: 1.35, align: "right", strong: true },
          { title: "Neto", share: 1.1, align: "right" },
          { title: "Bruto", share: 1, align: "right" },
        ]}
        rows={used.map((comparable, i) => [
          String(i + 1),
          money(comparable.price),
          ...shown.map(({ id }) => change(amountOf(grids[i]!, [id]))),
          ...(others.length > 0 ? [change(amountOf(grids[i]!, others))] : []),
          money(comparable.adjustedPrice),
          signedPercent(comparable.netAdjustment),
          formatPercent(comparable.grossAdjustment, 1, 1),
        ])}
      />
      <Caption>
        Ajustes en {currency === "EUR" ? "euros" : currency}. Neto suma los ajustes con su signo; bruto, sin él.
        {heavy.length > 0 ? ` ${heavyText(heavy, used.length)}` : ""}
      </Caption>
    </Section>
  );
}

/** `El 2 necesita…`, `Los 2, 4 y 5 necesitan…`. */
function heavyText(numbers: readonly number[], count: number): string {
  const limits = "un ajuste grande: más del 15 % neto o del 25 % bruto.";
  if (numbers.length > 8) return `${numbers.length} de los ${count} necesitan ${limits}`;
  if (numbers.length === 1) return `El ${numbers[0]} necesita ${limits}`;
  return `Los ${numbers.slice(0, -1).join(", ")} y ${numbers.at(-1)} necesitan ${limits}`;
}

/** Kinds of adjustment in their own order; those worth least in all go together when there are too many. */
function adjustmentColumns(grids: readonly (readonly GridLine[])[]): {
  shown: { id: string; label: string }[];
  others: string[];
} {
  const kinds = new Map<string, { id: string; label: string; worth: number }>();
  for (const { id, label, amount } of grids.flat()) {
    kinds.set(id, { id, label, worth: (kinds.get(id)?.worth ?? 0) + Math.abs(amount) });
  }
  const present = [...kinds.values()].filter(({ worth }) => worth >= 1);
  if (present.length <= MOST_ADJUSTMENTS) return { shown: present, others: [] };
  const worthMost = present.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_ADJUSTMENTS - 1);
  return {
    shown: present.filter((kind) => worthMost.includes(kind)),
    others: present.filter((kind) => !worthMost.includes(kind)).map(({ id }) => id),
  };
}
