import { EURIBOR_MONTHLY } from "../mortgage/euribor.ts";
import { baseYear } from "./check-series.ts";
import {
  BIS_COUNTRIES,
  type BisCountry,
  IPV_PLACES,
  type IpvPlace,
  type OfficialSeries,
  type SeriesId,
} from "./official-series.ts";
import { BIS_CONSUMER_PRICES, BIS_NOMINAL } from "./shipped/bis.ts";
import { IPV_SPAIN_YEARLY } from "./shipped/ipv.ts";
import type { ShippedValues } from "./shipped/shipped-values.ts";

type Points = OfficialSeries["points"];

/** `2000-T1` and its quarters. */
function quarterly({ first, values }: ShippedValues): Points {
  const [year, quarter] = first.split("-T").map(Number) as [number, number];
  return values.map((value, i) => {
    const at = quarter - 1 + i;
    return [`${year + Math.floor(at / 4)}-T${(at % 4) + 1}`, value] as const;
  });
}

const COUNTRY_NAMES: Record<BisCountry, string> = {
  es: "España",
  mx: "México",
  co: "Colombia",
  cl: "Chile",
  pe: "Perú",
};

const IPV_NAMES: Record<IpvPlace, string> = {
  es: "España",
  "es-an": "Andalucía",
  "es-ar": "Aragón",
  "es-as": "Asturias",
  "es-ib": "Illes Balears",
  "es-cn": "Canarias",
  "es-cb": "Cantabria",
  "es-cl": "Castilla y León",
  "es-cm": "Castilla-La Mancha",
  "es-ct": "Cataluña",
  "es-vc": "Comunitat Valenciana",
  "es-ex": "Extremadura",
  "es-ga": "Galicia",
  "es-md": "Comunidad de Madrid",
  "es-mc": "Región de Murcia",
  "es-nc": "Navarra",
  "es-pv": "País Vasco",
  "es-ri": "La Rioja",
  "es-ce": "Ceuta",
  "es-ml": "Melilla",
};

const BIS_SOURCE = {
  title: "BIS, precios residenciales de fuentes nacionales",
  url: "https://data.bis.org/topics/RPP",
  consulted: "2026-05-19",
};

/**
 * The sources of the series that are read from the publishers themselves, once they answer. The day is that of the last
 * reading.
 */
const READ_SOURCES = {
  bis: { title: BIS_SOURCE.title, url: BIS_SOURCE.url },
  prices: { title: BIS_SOURCE.title, url: BIS_SOURCE.url },
  ine: {
    title: "INE, índice de precios de vivienda (IPV), índice general por comunidades",
    url: "https://www.ine.es/dyngs/INEbase/es/operacion.htm?c=Estadistica_C&cid=1254736152838",
  },
  euribor: {
    title: "Banco Central Europeo, euríbor a un año",
    url: "https://data.ecb.europa.eu/data/datasets/FM/FM.M.U2.EUR.RT.MM.EURIBOR1YD_.HSTA",
  },
};

/** The year that is 100 in an index; `null` for a series that is no index. */
const usualBase = (id: SeriesId): number | null => (id === "euribor" ? null : id.startsWith("ine-") ? 2015 : 2010);

/** A series as it was read from its source: the values replace those that ship, whatever their base. */
export function seriesAsRead(id: SeriesId, points: Points, consulted: string): OfficialSeries {
  const { label, unit } = SHIPPED_SERIES[id];
  const source = READ_SOURCES[id.split("-")[0] as keyof typeof READ_SOURCES];
  const usual = usualBase(id);
  const base = usual === null ? null : baseYear(points, usual);
  const stated = usual === null ? unit : base === null ? "índice" : `índice, ${base} = 100`;
  return { id, label, unit: stated, points, source: { ...source, consulted }, mark: "una-fuente" };
}

/** Every official series with the values that ship with the product. */
export const SHIPPED_SERIES: Record<SeriesId, Omit<OfficialSeries, "id">> = Object.fromEntries([
  ...BIS_COUNTRIES.flatMap((country) => [
    [
      `bis-${country}`,
      {
        label: `Precio de la vivienda, ${COUNTRY_NAMES[country]}`,
        unit: "índice, 2010 = 100",
        points: quarterly(BIS_NOMINAL[country]),
        source: BIS_SOURCE,
        mark: "una-fuente",
      },
    ],
    [
      `prices-${country}`,
      {
        label: `Precios de consumo, ${COUNTRY_NAMES[country]}`,
        unit: "índice, 2010 = 100",
        points: quarterly(BIS_CONSUMER_PRICES[country]),
        source: BIS_SOURCE,
        mark: "una-fuente",
      },
    ],
  ]),
  ...IPV_PLACES.map((place) => [
    `ine-ipv-${place}`,
    {
      label: `Precio de la vivienda, ${IPV_NAMES[place]}`,
      unit: "índice, 2015 = 100",
      points: place === "es" ? IPV_SPAIN_YEARLY : [],
      source: {
        ...READ_SOURCES.ine,
        ...(place === "es" && { title: "INE, índice de precios de vivienda (IPV), medias anuales, de segunda mano" }),
        consulted: "2026-11-01",
      },
      // The yearly means were copied from a copy; no more can be said until the INE answers.
      mark: "por-comprobar",
    },
  ]),
  [
    "euribor",
    {
      label: "Euríbor a un año, media del mes",
      unit: "fracción",
      points: EURIBOR_MONTHLY.map(({ validFrom, value }) => [validFrom.slice(0, 7), value] as const),
      source: EURIBOR_MONTHLY[0]!.source,
      // Some of its months are.
      mark: "por-comprobar",
    },
  ],
]);
