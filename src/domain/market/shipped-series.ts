import {
  BIS_COUNTRIES,
  type BisCountry,
  IPV_PLACES,
  type IpvPlace,
  type OfficialSeries,
  type SeriesId,
} from "./official-series.ts";
import { BIS_CONSUMER_PRICES, BIS_NOMINAL } from "./shipped/bis.ts";

/** A series as it lies in the code: unbroken, from its first period on. */
export interface ShippedValues {
  first: string;
  values: readonly number[];
}

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
  title: "BIS residential property price statistics (national sources)",
  url: "https://data.bis.org/topics/RPP",
  consulted: "2026-05-19",
};
const INE_SOURCE = {
  title: "INE, índice de precios de vivienda (IPV), tabla 25171",
  url: "https://www.ine.es/jaxiT3/Tabla.htm?t=25171",
  consulted: "2026-11-01",
};

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
      points: [],
      source: INE_SOURCE,
      mark: "una-fuente",
    },
  ]),
  [
    "euribor",
    {
      label: "Euríbor a un año, media del mes",
      unit: "fracción",
      points: [],
      source: {
        title: "Banco Central Europeo, euríbor a un año",
        url: "https://data.ecb.europa.eu/data/datasets/FM/FM.M.U2.EUR.RT.MM.EURIBOR1YD_.HSTA",
        consulted: "2026-05-31",
      },
      mark: "una-fuente",
    },
  ],
]);
