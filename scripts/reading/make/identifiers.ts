import { readCadastralReference } from "#domain/shared/places/cadastral-reference.ts";
import type { IdentifierScheme } from "#domain/tools/dossiers/reading.ts";
import type { Chance } from "./chance.ts";

/** Identifiers with right check digits, from chance. A wrong one is `spoiled` on purpose. */

const digits = (chance: Chance, count: number) => Array.from({ length: count }, () => chance.int(0, 9)).join("");
const LETTERS_OF_NIF = "TRWAGMYFPDXBNJZSQVHLCKE";

export function nif(chance: Chance): string {
  const number = String(chance.int(1_000_000, 79_999_999)).padStart(8, "0");
  return number + LETTERS_OF_NIF[Number(number) % 23]!;
}

export function nie(chance: Chance): string {
  const first = chance.int(0, 2);
  const rest = digits(chance, 7);
  return "XYZ"[first]! + rest + LETTERS_OF_NIF[Number(`${first}${rest}`) % 23]!;
}

export function cif(chance: Chance, letter = chance.one(["A", "B"])): string {
  const number = digits(chance, 7);
  const sum = [...number].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return letter + number + ("PQRSNW".includes(letter) ? "JABCDEFGHI"[check]! : check);
}

/** Urban, of twenty characters: the control letters are found by trying, because the product's reader knows them. */
export function cadastralReference(chance: Chance): string {
  const sheet = chance.one(["VH57", "YJ27", "UF76", "DF38", "VK47", "XM79", "TG30", "WM60"]);
  const parcel = `${digits(chance, 7)}${sheet.slice(0, 2)}${sheet.slice(2)}${digits(chance, 2)}${chance.one(["S", "A", "N", "F", "G"])}`;
  const unit = String(chance.int(1, 60)).padStart(4, "0");
  const letters = "MQWERTYUIOPASDFGHJKLBZX";
  for (const first of letters)
    for (const second of letters) {
      const reference = parcel + unit + first + second;
      if (readCadastralReference(reference)?.whole) return reference;
    }
  throw new Error("no control letters fit");
}

/** Fourteen digits of which the first five name the registry. */
export const cru = (chance: Chance) => `${chance.one(["28095", "46031", "41012", "29044", "08119", "03021", "50008", "15007"])}${digits(chance, 9)}`; // biome-ignore format: one line

const modulo97 = (text: string) =>
  [...text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))].reduce(
    (rest, digit) => (rest * 10 + Number(digit)) % 97,
    0,
  );

export function iban(chance: Chance, entity = chance.one(["2100", "0049", "0182", "2085", "0081", "0128"])): string {
  const branch = digits(chance, 4);
  const account = digits(chance, 10);
  const check = (text: string) => {
    const sum = [...text].reduce((total, digit, at) => total + Number(digit) * [1, 2, 4, 8, 5, 10, 9, 7, 3, 6][at]!, 0);
    const rest = 11 - (sum % 11);
    return rest === 11 ? 0 : rest === 10 ? 1 : rest;
  };
  const ccc = `${entity}${branch}${check(`00${entity}${branch}`)}${check(account)}${account}`;
  return `ES${String(98 - modulo97(`${ccc}ES00`)).padStart(2, "0")}${ccc}`;
}

export function clabe(chance: Chance): string {
  const number = chance.one(["012", "014", "021", "032", "072"]) + digits(chance, 14);
  const sum = [...number].reduce((total, digit, at) => total + ((Number(digit) * [3, 7, 1][at % 3]!) % 10), 0);
  return number + ((10 - (sum % 10)) % 10);
}

const CURP_LETTERS = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";

export function curp(chance: Chance, isWoman: boolean): string {
  const consonant = () => chance.one([..."BCDFGHJKLMNPRSTVZ"]);
  const start = `${consonant()}${chance.one([..."AEIOU"])}${consonant()}${consonant()}${birth(chance)}${isWoman ? "M" : "H"}${chance.one(["DF", "JC", "NL", "PL", "QR", "MC"])}${consonant()}${consonant()}${consonant()}0`;
  const sum = [...start].reduce((total, letter, at) => total + CURP_LETTERS.indexOf(letter) * (18 - at), 0);
  return start + ((10 - (sum % 10)) % 10);
}

/** Of a person: its last character follows the official table of the tax service. */
export function rfc(chance: Chance): string {
  const consonant = () => chance.one([..."BCDFGHJKLMNPRSTVZ"]);
  const start = `${consonant()}${chance.one([..."AEIOU"])}${consonant()}${consonant()}${birth(chance)}${chance.one([..."ABC123"])}${chance.int(1, 9)}`;
  const table = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";
  const sum = [...start].reduce((total, letter, at) => total + table.indexOf(letter) * (13 - at), 0);
  const check = 11 - (sum % 11);
  return start + (check === 11 ? "0" : check === 10 ? "A" : check);
}

const birth = (chance: Chance) =>
  `${String(chance.int(55, 99))}${String(chance.int(1, 12)).padStart(2, "0")}${String(chance.int(1, 28)).padStart(2, "0")}`;

export function rut(chance: Chance): string {
  const number = String(chance.int(5_000_000, 24_000_000));
  const sum = [...number].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  const check = 11 - (sum % 11);
  return number + (check === 11 ? "0" : check === 10 ? "K" : check);
}

export function cuit(chance: Chance): string {
  for (;;) {
    const number = chance.one(["20", "27", "23"]) + digits(chance, 8);
    const sum = [...number].reduce(
      (total, digit, at) => total + Number(digit) * [5, 4, 3, 2, 7, 6, 5, 4, 3, 2][at]!,
      0,
    );
    const check = 11 - (sum % 11);
    // Ten is given to nobody: such a person gets another prefix.
    if (check !== 10) return number + (check === 11 ? 0 : check);
  }
}

/** Whether check digits hold, where a layout is handed an identifier that may be planted wrong; people say it of their own. */
export function isRight(scheme: IdentifierScheme, text: string): boolean {
  if (scheme === "cadastral-reference") return readCadastralReference(text)?.whole !== undefined;
  return scheme !== "iban" || modulo97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** One digit is another, as a typist errs: no scheme's check holds any more. */
export function spoiled(text: string, at: number): string {
  const digit = text[at]!;
  return text.slice(0, at) + ((Number(digit) + 1) % 10) + text.slice(at + 1);
}
