import { BIS_COUNTRIES, IPV_PLACES, type SeriesId } from "#domain/tools/market/official-series.ts";
import { type ReadAnswer, readBis, readEuribor, readIne } from "#domain/tools/market/read-answers.ts";

/** Publisher of some of our series: one answer has all of them. */
export interface SeriesSource {
  id: "bis" | "ine" | "ecb";
  /** Its full name and a short one. */
  name: string;
  shortName: string;
  series: readonly SeriesId[];
  /** The first that answers with something readable is taken. */
  urls: readonly string[];
  accept: string;
  maxBytes: number;
  read(text: string): ReadAnswer;
}

const MEGABYTE = 1_048_576;
const CSV = "application/vnd.sdmx.data+csv;version=1.0.0, text/csv;q=0.9, */*;q=0.5";
const INE_TABLES = "https://servicios.ine.es/wstempus/js/ES/DATOS_TABLA";

/** All are public, need no key and receive no personal data. */
export const SERIES_SOURCES: readonly SeriesSource[] = [
  {
    id: "bis",
    name: "Banco de Pagos Internacionales (BIS)",
    shortName: "BIS",
    series: BIS_COUNTRIES.flatMap((country) => [`bis-${country}` as const, `prices-${country}` as const]),
    urls: [
      `https://stats.bis.org/api/v1/data/WS_SPP/Q.${BIS_COUNTRIES.join("+").toUpperCase()}.N+R.628?startPeriod=2000&detail=dataonly&format=csv`,
    ],
    accept: CSV,
    maxBytes: 5 * MEGABYTE,
    read: readBis,
  },
  {
    id: "ine",
    name: "Instituto Nacional de Estadística (INE)",
    shortName: "INE",
    series: IPV_PLACES.map((place) => `ine-ipv-${place}` as const),
    // The INE numbers its tables anew when it changes their base: that of 2025, then that of 2015.
    urls: [`${INE_TABLES}/80270`, `${INE_TABLES}/25171`],
    accept: "application/json",
    // Some 240 series of 80 quarters: two megabytes.
    maxBytes: 16 * MEGABYTE,
    read: readIne,
  },
  {
    id: "ecb",
    name: "Banco Central Europeo",
    shortName: "BCE",
    series: ["euribor"],
    // The month in which the shipped values begin.
    urls: [
      "https://data-api.ecb.europa.eu/service/data/FM/M.U2.EUR.RT.MM.EURIBOR1YD_.HSTA?format=csvdata&startPeriod=2023-01",
    ],
    accept: "text/csv",
    maxBytes: MEGABYTE,
    read: readEuribor,
  },
];
