import { fold, withinOneEdit } from "./fold.ts";
import { PASTED_FIELDS, type PastedField } from "./pasted-fields.ts";
import { readArea, readDate, readMoney } from "./pasted-values.ts";

/** How one column was understood. */
export interface PastedColumn {
  /** Index of the column, from 0, as pasted. */
  index: number;
  /** The header as written; absent when the paste had none. */
  header?: string;
  /** Absent: the column is not read. */
  field?: PastedField;
  /** The field's Spanish name, or "Sin usar". */
  label: string;
  /** Multiplies a price whose header says "miles de €". */
  scale: number;
}

/** `"Precio (€)"` → `"precio"`, `"€/m²"` → `"e m2"`, `"Nº de baños:"` → `"banos"`. Text in brackets is a unit or a remark. */
function headerKey(header: string): string {
  const unitPrice = /(€|eur(os?)?|usd|\$)\s*(\/|por|x)\s*m/i.test(header);
  if (unitPrice) return "e m2";
  const name =
    fold(
      header
        .replace(/m²/g, "m2")
        .replace(/[([][^()[\]]*[)\]]/g, " ")
        .replace(/[€$]/g, " "),
    ) || fold(header);
  return name.replace(/^(no|num|numero|n|cantidad)( de)? (?=.)/, "");
}

const NAMES = (Object.keys(PASTED_FIELDS) as PastedField[]).flatMap((field) =>
  PASTED_FIELDS[field].names.map((name: string) => ({ field, name })),
);

/**
 * The field that a header names, with how sure that is: 3 the very name, 2 the name with one letter wrong, 1 all words
 * of a name of at least four letters among the header's (`"Precio de venta actual"`).
 */
export function matchHeader(header: string): { field: PastedField; score: number } | undefined {
  const key = headerKey(header);
  if (key === "" || key.length > 40) return undefined;
  const exact = NAMES.find(({ name }) => name === key);
  if (exact) return { field: exact.field, score: 3 };
  const near = key.length >= 5 ? NAMES.find(({ name }) => name.length >= 5 && withinOneEdit(name, key)) : undefined;
  if (near) return { field: near.field, score: 2 };
  const words = new Set(key.split(" "));
  const contained = NAMES.filter(({ name }) => name.length >= 4 && name.split(" ").every((word) => words.has(word)));
  const longest = contained.sort((a, b) => b.name.length - a.name.length)[0];
  return longest && words.size <= 6 ? { field: longest.field, score: 1 } : undefined;
}

/**
 * A first line is a header when at least two and half of its cells name fields, none is a number, and few hold digits
 * other than the 2 of m2 (a line of an advert names fields too).
 */
export function looksLikeHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  const named = filled.filter((cell) => matchHeader(cell) !== undefined);
  const withDigits = filled.filter((cell) => /\d/.test(cell.replace(/m\s?[2²]/gi, "")));
  const isData = filled.some((cell) => /^[\d.,\s]+(€|m²|m2)?$/i.test(cell)) || withDigits.length * 3 > filled.length;
  return named.length >= 2 && named.length * 2 >= filled.length && !isData;
}

/** Each field goes to the column that names it best; a column that loses is left unused. */
export function columnsFromHeader(headers: readonly string[]): PastedColumn[] {
  const matches = headers.map((header, index) => ({ index, header, match: matchHeader(header) }));
  const owner = new Map<PastedField, { index: number; score: number }>();
  for (const { index, match } of matches) {
    if (!match) continue;
    const holder = owner.get(match.field);
    if (!holder || match.score > holder.score) owner.set(match.field, { index, score: match.score });
  }
  return matches.map(({ index, header, match }) => {
    const field = match && owner.get(match.field)?.index === index ? match.field : undefined;
    const inThousands = /\bmiles\b|\bk\s*(€|eur)|€\s*k\b/i.test(header);
    return column(index, field, inThousands ? 1000 : 1, header);
  });
}

/** Guesses the columns of a table without header from their cells, most telling kind first. */
export function columnsFromContent(rows: readonly (readonly string[])[]): PastedColumn[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const taken = new Map<number, PastedField>();
  for (const [field, test] of CONTENT_TESTS) {
    let best: { index: number; share: number } | undefined;
    for (let index = 0; index < width; index++) {
      if (taken.has(index)) continue;
      const filled = rows.map((row) => row[index] ?? "").filter((cell) => cell !== "");
      const share = filled.filter(test).length / Math.max(1, filled.length);
      if (share > 0.6 && (!best || share > best.share)) best = { index, share };
    }
    if (best) taken.set(best.index, field);
  }
  return Array.from({ length: width }, (_, index) => column(index, taken.get(index), 1));
}

const bareNumber = (cell: string) => (/^[\d.,\s\u00a0]+$/.test(cell) ? readMoney(cell) : undefined);
const between = (low: number, high: number) => (cell: string) => {
  const value = bareNumber(cell);
  return value !== undefined && value >= low && value <= high;
};
const isWhole = (cell: string) => /^\d{1,2}$/.test(cell);

/** Order matters: values with a unit first, then those that only their size shows. Latitudes come before longitudes. */
const CONTENT_TESTS: readonly (readonly [PastedField, (cell: string) => boolean])[] = [
  ["unitPrice", (cell) => /\/\s*m(²|2)/i.test(cell)],
  ["price", (cell) => /€|\beur|\d ?k$|\bmil\b|us\$|usd/i.test(cell) && readMoney(cell) !== undefined],
  ["builtAreaM2", (cell) => /m²|m2|metros|mts/i.test(cell) && readArea(cell) !== undefined],
  ["date", (cell) => /[-/]|[a-z]{3}/i.test(cell) && readDate(cell) !== undefined],
  ["latitude", (cell) => /^-?(?:[2-4]\d|[0-5]?\d)[.,]\d{3,}$/.test(cell) && !/^\d{1,3}[.,]\d{3}$/.test(cell)],
  ["longitude", (cell) => /^-?\d{1,3}[.,]\d{3,}$/.test(cell) && !/^\d{1,3}[.,]\d{3}$/.test(cell)],
  ["yearBuilt", (cell) => /^(1[789]|20)\d{2}$/.test(cell)],
  ["price", between(15_000, 100_000_000)],
  ["builtAreaM2", between(20, 1_500)],
  ["rooms", (cell) => /^\d{1,2}\s*(hab|dorm|rec)/i.test(cell)],
  ["bathrooms", (cell) => /^\d\s*(ba[ñn]|aseo)/i.test(cell)],
  ["floor", (cell) => /^-?\d{1,2}\s*[ªº]|^(bajo|entresuelo|principal|[aá]tico|planta)\b/i.test(cell)],
  ["rooms", isWhole],
  ["bathrooms", isWhole],
  ["floor", isWhole],
  ["evidence", (cell) => /^(oferta|cierre|anuncio|vendid[oa])$/i.test(cell)],
  ["condition", (cell) => /reform|buen|obra nueva|estrenar/i.test(cell) && cell.length < 30],
  ["hasLift", (cell) => /ascensor/i.test(cell)],
  ["address", (cell) => /[a-záéíóúñ]{3}/i.test(cell)],
];

function column(index: number, field: PastedField | undefined, scale: number, header?: string): PastedColumn {
  return {
    index,
    label: field ? PASTED_FIELDS[field].label : "Sin usar",
    scale,
    ...(field ? { field } : {}),
    ...(header === undefined ? {} : { header }),
  };
}
