import { shortDecimal } from "../../shared/format/text-ends.ts";
import { ORIENTATIONS } from "../../shared/home-attributes/home-values.ts";
import { fold } from "../../shared/listing/fold.ts";
import {
  BARE_DOLLAR,
  readArea,
  readCondition,
  readCoordinate,
  readCount,
  readCurrency,
  readDate,
  readEnergy,
  readExterior,
  readFlag,
  readFloor,
  readMoney,
  readOrientations,
  readYear,
} from "../../shared/listing/pasted-values.ts";
import { readCountry, readHomeStatus, readHomeType } from "./home-words.ts";

/** A cell of a table: text of a CSV, or a value of a workbook. */
export type Cell = string | number | boolean | Date | null | undefined;

/** Readers of one cell. `undefined`: it is not understood. */
export type CellReader = (text: string) => unknown;

/** Signs that people write for an unknown value. */
export const isBlankCell = (text: string) => text === "" || /^(-+|–|—|n\/?[ad]|s\/?d|\?|null|undefined)$/i.test(text);

/** The text of a cell, without the guard that keeps spreadsheets from running it. */
export function cellText(cell: Cell): string {
  if (typeof cell === "string") return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return numberText(cell);
  if (typeof cell === "boolean") return cell ? "sí" : "no";
  return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
}

/** Text that a spreadsheet would run gets an apostrophe before it; so does what already looks guarded. */
export const guardCell = (text: string) =>
  /^'*[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;

/** Decimal comma; never exactly three decimals, which would be read as thousands. */
export function numberText(value: number): string {
  const plain = String(value);
  const [whole = "", fraction] = (plain.includes("e") ? shortDecimal(value, 12) : plain).split(".");
  if (fraction === undefined) return whole;
  return `${whole},${fraction.length === 3 ? `${fraction}0` : fraction}`;
}

/** A number written as an area or an amount; undefined where it is neither. */
export const readNumber: CellReader = (text) => readArea(text) ?? readMoney(text);
/** A share in per cent, with or without its sign: `3,5 %` is 3.5. */
export const readShare: CellReader = (text) => readNumber((text.endsWith("%") ? text.slice(0, -1) : text).trim());
/**
 * An amount of money; null for zero, with which exports say that there is no price, and undefined for an unreadable
 * cell.
 */
export const readPrice: CellReader = (text) => {
  const amount = readMoney(text);
  // Exports write zero for a missing price.
  return amount === 0 ? null : amount;
};
/** An area in m²; null for zero, with which exports say that it is unknown. */
export const readSurface: CellReader = (text) => {
  const area = readArea(text);
  return area === 0 ? null : area;
};
/** A whole number from zero on; undefined for anything else. */
export const readInteger: CellReader = (text) => readCount(text);
/** A coordinate in degrees; null for exactly zero, with which exports say that it is unknown. */
export const readDegrees: CellReader = (text) => {
  const degrees = readCoordinate(text);
  return degrees === 0 ? null : degrees;
};
/** A year of four digits or in words; null for zero, with which exports say that it is unknown. */
export const readYearBuilt: CellReader = (text) => {
  if (text === "0") return null;
  return /^\d{4}$/.test(text) ? Number(text) : readYear(text);
};
export const readDay: CellReader = readDate;
/** Energy rating A to G; null where the cell says that it is missing or that the home is exempt. */
export const readLetter: CellReader = (text) =>
  readEnergy(text) ?? (/tr[aá]mite|exent|pendiente|no (disponible|procede)|desconocid/i.test(text) ? null : undefined);
export const readOutside: CellReader = readExterior;
export const readState: CellReader = readCondition;
export const readType: CellReader = readHomeType;
export const readStatus: CellReader = readHomeStatus;
export const readNation: CellReader = readCountry;

/** The storey alone; `readFloor` knows the words. */
export const readStorey: CellReader = (text) => (/^-?\d{1,3}$/.test(text) ? { floor: Number(text) } : readFloor(text));

/**
 * True or false. A kind ("privada", "central") or an amount above zero counts as yes; undefined for an unreadable cell.
 */
export const readYesNo: CellReader = (text) => {
  const flag = readFlag(text);
  if (flag !== undefined) return flag;
  const word = fold(text);
  if (
    /\b(privad[oa]|comunitari[oa]|comunal|propi[oa]|opcional|incluid[oa]|individual|doble|central|frio|calor)\b/.test(
      word,
    )
  )
    return true;
  const amount = readArea(text);
  return amount === undefined ? undefined : amount > 0;
};

/** Inmovilla and Witei number or name operations; both at once is a sale, and the rent has a column of its own. */
export const readOperation: CellReader = (text) => {
  const word = fold(text);
  if (FOR_SALE.test(word)) return "venta";
  return TO_LET.test(word) ? "alquiler" : undefined;
};

const FOR_SALE = /\b(venta|vender|vende|sale|sell|selling|compra|compraventa)\b|^(v|vta)$/;
const TO_LET = /\b(alquiler|alquilar|alquila|rent|renting|renta|arriendo|arrendamiento)\b|^(a|alq)$/;

/** Whether a home is offered both ways: «venta y alquiler». */
export function isOfferedBothWays(text: string): boolean {
  const word = fold(text);
  return FOR_SALE.test(word) && TO_LET.test(word);
}

/**
 * An ISO 4217 code from a code, sign or name; undefined for a bare dollar sign, which stands for several currencies.
 */
export const readMoneyCode: CellReader = (text) => {
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase();
  const code = readCurrency(text);
  return code === BARE_DOLLAR ? undefined : code;
};

/** Sides of the compass as our own words or as people write them; undefined where there are none. */
export const readSides: CellReader = (text) => {
  const words = fold(text).split(" ");
  return words.every((word) => (ORIENTATIONS as readonly string[]).includes(word)) ? words : readOrientations(text);
};

/**
 * Whether the mandate is exclusive. Words for shared or open count as not exclusive; undefined for an unreadable cell.
 */
export const readMandate: CellReader = (text) => {
  const word = fold(text);
  if (/^(no|sin|0|compartid|abiert|libre)/.test(word)) return "no_exclusiva";
  return /^(si|s|x|1|true|exclusiva|en exclusiva|exclusivo)\b/.test(word) ? "exclusiva" : undefined;
};

/** `a | b`, one a line, or by commas; a JSON list where a word has one of these signs in it. */
export function readWords(text: string): string[] {
  if (text.startsWith("[")) {
    const list = readJson(text);
    if (Array.isArray(list)) return list.map(String);
  }
  const separator = text.includes("|") ? "|" : /[\r\n]/.test(text) ? /\r?\n|\r/ : /[,;]/;
  return text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/**
 * A list as one cell, joined by " | ", or as JSON where a word contains a separator; "" for an empty list. `readWords`
 * reads both.
 */
export function wordsText(words: readonly string[]): string {
  const isPlain = words.every((word) => word !== "" && word === word.trim() && !/[|,;\r\n[]/.test(word));
  return words.length === 0 ? "" : isPlain ? words.join(" | ") : JSON.stringify(words);
}

/** Parsed JSON, or undefined for invalid text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
