import { counted } from "#domain/shared/format/counted.ts";
import { formatArea, formatDistance, formatMonth, formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { Cell, Section, Table } from "#domain/tools/description/description.ts";
import { moneyOf as amountsIn, count, share } from "#domain/tools/description/value.ts";
import { FEWEST_CLOSINGS, type SaleSpeed } from "#domain/tools/price-position/sale-times.ts";
import type { Checked, ComparedHome, PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";
import { REASON_WORDS } from "./words.ts";

/** The homes that the value rests on, with what each says of this one. */
export function comparableSection({ used, currency, leftOut }: Checked, { home }: PriceCheckInput): Section {
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
  const rest =
    leftOut > 0
      ? ` Sin contar: ${counted(leftOut, "anuncio", "anuncios")}, por repetido, lejano, antiguo o distinto.`
      : "";
  return {
    id: "precio-comparables",
    title: "Con qué se compara",
    lead: `${counted(used.length, "vivienda parecida", "viviendas parecidas")} a una de ${formatArea(home.builtAreaM2)}.${rest}`,
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

/** How far its €/m² stands from those of the comparables, as they are, without any adjustment. */
export function zoneSections({ zone, currency, used }: Checked): Section[] {
  if (!zone) return [];
  const money = amountsIn(currency);
  const lead =
    zone.kind === "sin-dispersion"
      ? `Sin dispersión: los ${counted(used.length, "comparable pide", "comparables piden")} lo mismo por m², y no hay con qué medir la distancia.`
      : zone.isApart
        ? "Por m² se aparta mucho de la zona, aun sin ajustar nada."
        : "Por m² no se aparta de la zona.";
  return [
    {
      id: "precio-zona",
      title: "Frente al precio por m² de la zona",
      lead,
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
                    label: "Distancia (z modificada)",
                    value: count(zone.z, { decimals: 1, minDecimals: 1, isSigned: true }),
                    note: "Más allá de 3,5 se aparta del conjunto",
                  },
                ],
              },
            ],
    },
  ];
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
export function speedSections({ speeds, closings }: Checked): Section[] {
  if (!speeds) {
    return [
      {
        id: "precio-tiempo",
        title: "Cuánto se tarda en vender según lo que se pide",
        blocks: [
          {
            kind: "prose",
            tone: "muted",
            text: `Hacen falta ${FEWEST_CLOSINGS} cierres del mercado que ves, con su precio de salida ya juzgado, y hay ${formatNumber(closings)}. Hasta entonces no decimos plazos.`,
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
      lead: `De ${counted(closings, "cierre", "cierres")} y lo que sigue a la venta en el mercado que ves.`,
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
