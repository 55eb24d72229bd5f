import { counted } from "#domain/shared/format/counted.ts";
import { formatArea, formatDistance, formatMonth, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { Cell, Section, Table } from "#domain/tools/description/description.ts";
import { moneyOf as amountsIn, count, share } from "#domain/tools/description/value.ts";
import { FEWEST_CLOSINGS, type SaleSpeed } from "#domain/tools/price-position/sale-times.ts";
import type { Checked, ComparedHome, PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";
import { leftOutText, REASON_WORDS } from "./words.ts";

/** The homes that the value rests on, with what each says of this one. */
export function comparableSection(result: Checked, { home }: PriceCheckInput): Section {
  const { used, currency } = result;
  const money = amountsIn(currency);
  const table: Table = {
    kind: "table",
    name: "Comparables",
    columns: [
      { title: "Vivienda", narrow: "title", isStrong: true },
      { title: "m²", narrow: "detail", narrowSuffix: "m²", isSortable: true },
      { title: "Precio", narrow: "figure", isSortable: true },
      { title: "Por m²", isSortable: true },
      { title: "Precio de", narrow: "note" },
      { title: "Peso", isSortable: true },
      { title: "Ajustado a esta vivienda", isStrong: true, isSortable: true },
    ],
    rows: used.map((one): Cell[] => [
      { value: one.name, ...(circumstancesOf(one) && { detail: circumstancesOf(one) }) },
      count(one.areaM2, { decimals: 1 }),
      money(one.price),
      money(one.pricePerM2, { decimals: one.pricePerM2 < 100 ? 2 : 0 }),
      {
        value: one.evidence === "oferta" ? "Oferta" : "Cierre",
        ...(one.date !== null && { detail: formatMonth(one.date) }),
      },
      share(one.weightShare, { decimals: 0 }),
      money(one.adjustedPrice, { isEstimate: true }),
    ]),
  };
  return {
    id: "precio-comparables",
    title: "Con qué se compara",
    lead: `${counted(used.length, "vivienda parecida", "viviendas parecidas")} a una de ${formatArea(home.builtAreaM2)}.${leftOutText(result)}`,
    blocks: [table],
  };
}

function circumstancesOf({ distanceM, rooms, isDemo }: ComparedHome): string {
  return [
    distanceM === null ? "" : `a ${formatDistance(distanceM)}`,
    rooms === null ? "" : `${rooms}\u00a0hab.`,
    isDemo ? "demostración" : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/**
 * How far its €/m² stands from those of the comparables as they are advertised. The verdict adjusts them to this home first, so that both may
 * differ: only the verdict says whether the price is apart.
 */
export function zoneSections({ zone, asking, currency, used }: Checked, { home }: PriceCheckInput): Section[] {
  if (!zone) return [];
  const money = amountsIn(currency);
  return [
    {
      id: "precio-zona",
      title: "Frente al precio por m² de la zona",
      lead:
        zone.kind === "sin-dispersion"
          ? `Sin dispersión: los ${counted(used.length, "comparable pide", "comparables piden")} lo mismo por m², y no hay con qué medir la distancia.`
          : zoneLead(asking / home.builtAreaM2 / zone.middle - 1, zone.isApart),
      blocks:
        zone.kind === "sin-dispersion"
          ? []
          : [
              {
                kind: "figures",
                items: [
                  {
                    label: "Mediana por m² de los comparables",
                    value: money(zone.middle, { decimals: zone.middle < 100 ? 2 : 0 }),
                  },
                  {
                    label: "Cuánto se aparta de ellos",
                    value: count(zone.z, { decimals: 1, minDecimals: 1, isSigned: true }),
                    note: "En desviaciones (z modificada); más allá de 3,5 queda aislado de todos",
                  },
                ],
              },
            ],
    },
  ];
}

/** @param gap to the median, as a fraction of it */
function zoneLead(gap: number, isApart: boolean): string {
  const shown = formatPercent(Math.abs(gap), 0);
  const away = /[1-9]/.test(shown) ? `un ${shown} ${gap > 0 ? "más" : "menos"} que` : "lo mismo que";
  const spread = isApart
    ? "tan lejos que queda aislado de todos ellos"
    : "y no destaca, porque los propios comparables se llevan tanto entre sí";
  return `Por m² pide ${away} la mediana de los comparables tal como se anuncian, ${spread}. El veredicto de arriba los ajusta antes a esta vivienda.`;
}

/** Adverts that may be of this very home: on the page a person says whether they are. */
export function repeatSections({ repeated, currency }: PriceCheckResult): Section[] {
  if (repeated.length === 0) return [];
  const money = amountsIn(currency);
  const own = repeated.filter(({ isOther }) => !isOther).length;
  return [
    {
      id: "precio-repetidos",
      title: "Puede ser la misma vivienda",
      lead:
        own === 0
          ? "Has dicho que son otras viviendas: cuentan como comparables."
          : `${counted(own, "anuncio se parece tanto que no cuenta como prueba", "anuncios se parecen tanto que no cuentan como prueba")} del precio. Confírmalo tú.`,
      blocks: [
        { kind: "drawing", name: "repeats", on: ["page"] },
        {
          kind: "table",
          name: "Posibles repetidos",
          columns: [
            { title: "Anuncio", isStrong: true },
            { title: "m²" },
            { title: "Precio" },
            { title: "Por qué" },
            { title: "Cuenta" },
          ],
          rows: repeated.map(({ name, areaM2, price, reasons, isOther }): Cell[] => [
            name,
            count(areaM2, { decimals: 1 }),
            money(price),
            listed(reasons.map((reason) => REASON_WORDS[reason])),
            isOther ? "Sí: es otra vivienda" : "No",
          ]),
          on: ["pdf", "text", "sheet"],
        },
      ],
    },
  ];
}

/** Names of the thirds, where there are three, and of what is left where many positions are equal. */
const THIRDS = ["Los que piden menos", "Los del medio", "Los que piden más"];

/** How long homes took to sell by how much was asked for them. */
export function speedSections({ speeds, closings, closingsWithinKm, areClosingsInvented }: Checked): Section[] {
  const where =
    closingsWithinKm == null ? "en el mercado que ves" : `a menos de ${formatNumber(closingsWithinKm)}\u00a0km`;
  const invented = areClosingsInvented ? " Son inventados, de demostración." : "";
  if (!speeds) {
    return [
      {
        id: "precio-tiempo",
        title: "Cuánto se tarda en vender según lo que se pide",
        blocks: [
          {
            kind: "prose",
            tone: "muted",
            text: `Para decir plazos hacen falta ${FEWEST_CLOSINGS} cierres cuyo último precio pedido hayamos podido comparar con su valor. De esos hay ${formatNumber(closings)} ${where}, aunque haya más cierres.`,
            on: ["page"],
          },
        ],
      },
    ];
  }
  const days = [...new Set(speeds.flatMap(({ curve }) => curve.map(({ day }) => day)))].sort((a, b) => a - b);
  return [
    {
      id: "precio-tiempo",
      title: "Cuánto se tarda en vender según lo que se pide",
      lead: `De ${counted(closings, "cierre", "cierres")} y lo que sigue a la venta ${where}.${invented}`,
      blocks: [
        {
          kind: "lines",
          title: "Parte que sigue a la venta",
          summary: speeds.map((speed, i) => `${THIRDS[i]}: ${medianText(speed)}.`).join(" "),
          xName: "Días desde que salió",
          xUnit: { kind: "number" },
          unit: { kind: "share", decimals: 0 },
          x: [0, ...days],
          series: speeds.map((speed, i) => ({
            name: THIRDS[i]!,
            values: [1, ...days.map((day) => shareAt(speed, day))],
          })),
          isFromZero: true,
        },
        {
          kind: "table",
          name: "Días hasta vender",
          columns: [
            { title: "Grupo", isStrong: true, narrow: "title" },
            { title: "Viviendas", narrow: "detail", saysName: true },
            { title: "Cierres", narrow: "note", saysName: true },
            { title: "Días hasta vender la mitad", narrow: "figure" },
          ],
          rows: speeds.map((speed, i): Cell[] => [
            THIRDS[i]!,
            count(speed.homes),
            count(speed.closings),
            count(speed.medianDays, { missing: "Menos de la mitad vendida" }),
          ]),
        },
      ],
    },
  ];
}

const medianText = ({ medianDays }: SaleSpeed) =>
  medianDays === null ? "menos de la mitad vendida" : `la mitad en ${counted(medianDays, "día", "días")}`;

const shareAt = ({ curve }: SaleSpeed, day: number): number => curve.findLast((step) => step.day <= day)?.share ?? 1;
