import * as z from "zod/mini";
import { list, text } from "../../shared/schema/text.ts";
import { openCsvRows } from "../../shared/tables/csv-rows.ts";
import { BIS_COUNTRIES, type BisCountry, type IpvPlace, type SeriesId } from "./official-series.ts";

/** A point as the source gives it: any order, and `null` where it is withheld. */
export interface RawPoint {
  period: string;
  value: number | null;
}

export type ReadAnswer = Map<SeriesId, RawPoint[]>;

/** The answer is not what the source documents. `message` is Spanish. */
export class UnreadableAnswer extends Error {
  override name = "UnreadableAnswer";
}

const UNCUT = "La respuesta se corta";
const NOTHING = "La respuesta no trae ninguna de las series";

/**
 * BIS, dataflow WS_SPP as SDMX-CSV: a row for each country, kind of value (`N` nominal, `R` real) and quarter
 * (`2026-Q2`). The nominal series divided by the real one gives consumer prices.
 */
export function readBis(text: string): ReadAnswer {
  const nominal = new Map<string, number | null>();
  const real = new Map<string, number | null>();
  for (const row of csvRows(text, ["FREQ", "REF_AREA", "VALUE", "UNIT_MEASURE", "TIME_PERIOD", "OBS_VALUE"])) {
    const kind = row.VALUE === "N" ? nominal : row.VALUE === "R" ? real : null;
    // 628 is the index; 771, in the same dataflow, its change in a year.
    if (!kind || row.FREQ !== "Q" || row.UNIT_MEASURE !== "628") continue;
    const country = row.REF_AREA!.toLowerCase();
    if (!isBisCountry(country)) continue;
    const key = `${country} ${row.TIME_PERIOD!.replace("-Q", "-T")}`;
    if (kind.has(key)) throw new UnreadableAnswer(`La respuesta trae dos veces ${key}`);
    kind.set(key, observed(row.OBS_VALUE!));
  }
  const series: ReadAnswer = new Map();
  const add = (id: SeriesId, point: RawPoint) => series.set(id, [...(series.get(id) ?? []), point]);
  for (const [key, value] of nominal) {
    const [country, period] = key.split(" ") as [BisCountry, string];
    add(`bis-${country}`, { period, value });
    const divided = real.get(key);
    if (divided === undefined) continue;
    const prices = value !== null && divided !== null && divided > 0 ? (value / divided) * 100 : null;
    add(`prices-${country}`, { period, value: prices === null ? null : round(prices, 4) });
  }
  if (series.size === 0) throw new UnreadableAnswer(NOTHING);
  return series;
}

const isBisCountry = (code: string): code is BisCountry => BIS_COUNTRIES.some((known) => known === code);

/** ECB, dataflow FM as `csvdata`: one series, percentages by month (`2026-09`). */
export function readEuribor(text: string): ReadAnswer {
  const points = csvRows(text, ["KEY", "TIME_PERIOD", "OBS_VALUE"])
    .filter((row) => row.KEY === "FM.M.U2.EUR.RT.MM.EURIBOR1YD_.HSTA")
    .map(({ TIME_PERIOD, OBS_VALUE }): RawPoint => {
      const percent = observed(OBS_VALUE!);
      return { period: TIME_PERIOD!, value: percent === null ? null : round(percent / 100, 7) };
    });
  if (points.length === 0) throw new UnreadableAnswer(NOTHING);
  return new Map([["euribor", points]]);
}

const ineAnswer = list(
  z.object({
    Nombre: text(),
    Data: list(
      z.object({
        Anyo: z.int(),
        FK_Periodo: z.int(),
        Valor: z.optional(z.nullable(z.number())),
        Secreto: z.optional(z.nullable(z.boolean())),
      }),
    ),
  }),
);

/** How Tempus3 numbers quarters. */
const QUARTERS: Record<number, string> = { 19: "T1", 20: "T2", 21: "T3", 22: "T4" };

/** By a word that only the name of this place has: the INE writes `Madrid, Comunidad de`, and has changed it before. */
const INE_PLACES: Record<IpvPlace, RegExp> = {
  es: /^(total )?nacional$/,
  "es-an": /andalucia/,
  "es-ar": /aragon/,
  "es-as": /asturias/,
  "es-ib": /balears|baleares/,
  "es-cn": /canarias/,
  "es-cb": /cantabria/,
  "es-cl": /castilla y leon/,
  "es-cm": /mancha/,
  "es-ct": /catalu/,
  "es-vc": /valencia/,
  "es-ex": /extremadura/,
  "es-ga": /galicia/,
  "es-md": /madrid/,
  "es-mc": /murcia/,
  "es-nc": /navarra/,
  "es-pv": /pais vasco/,
  "es-ri": /rioja/,
  "es-ce": /^ceuta/,
  "es-ml": /^melilla/,
};

/**
 * INE, Tempus3, `DATOS_TABLA` of the index by community: the general index of each place. Names say what a series is, their
 * parts in any order: `Nacional. General. Índice. `
 */
export function readIne(text: string): ReadAnswer {
  const parsed = ineAnswer.safeParse(jsonOf(text));
  if (!parsed.success) throw new UnreadableAnswer("La respuesta no tiene la forma de Tempus3");
  const series: ReadAnswer = new Map();
  for (const { Nombre, Data } of parsed.data) {
    const parts = folded(Nombre)
      .split(".")
      .map((part) => part.trim())
      .filter((part) => part !== "");
    if (parts.length !== 3 || !parts.includes("general") || !parts.includes("indice")) continue;
    const named = parts.find((part) => part !== "general" && part !== "indice") ?? "";
    const place = (Object.keys(INE_PLACES) as IpvPlace[]).find((code) => INE_PLACES[code].test(named));
    if (!place) continue;
    const points = Data.map(({ Anyo, FK_Periodo, Valor, Secreto }): RawPoint => {
      const period = `${Anyo}-${QUARTERS[FK_Periodo] ?? `periodo ${FK_Periodo}`}`;
      return { period, value: Secreto ? null : (Valor ?? null) };
    });
    // Two series of one place would have two bases: the check sees its quarters twice.
    series.set(`ine-ipv-${place}`, [...(series.get(`ine-ipv-${place}`) ?? []), ...points]);
  }
  if (series.size === 0) throw new UnreadableAnswer(NOTHING);
  return series;
}

function jsonOf(text: string): unknown {
  if (/^\s*</.test(text)) throw new UnreadableAnswer("Responde con una página en vez de datos");
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer(UNCUT);
  }
}

/** Rows by the names of their columns, whatever their order; all that are asked for are there. */
function csvRows<N extends string>(text: string, names: readonly N[]): Record<N, string>[] {
  if (/^\s*</.test(text)) throw new UnreadableAnswer("Responde con una página en vez de datos");
  const reader = openCsvRows();
  const rows = reader.write(text);
  const end = reader.end();
  rows.push(...end.rows);
  const [head, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const width = head?.cells.length ?? 0;
  const last = body.at(-1);
  if (end.error || (last && last.cells.length < width)) throw new UnreadableAnswer(UNCUT);
  const places = names.map((name) => head?.cells.findIndex((cell) => cell.trim() === name) ?? -1);
  if (places.includes(-1)) throw new UnreadableAnswer("A la respuesta le faltan columnas");
  return body.map(
    ({ cells }) =>
      Object.fromEntries(names.map((name, i) => [name, (cells[places[i]!] ?? "").trim()])) as Record<N, string>,
  );
}

/** A text that is no number means that nothing was observed: null. */
function observed(text: string): number | null {
  const value = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
