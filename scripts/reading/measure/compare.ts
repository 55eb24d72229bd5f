import { fold } from "#domain/shared/listing/fold.ts";
import type { ReadValue } from "#domain/tools/dossiers/reading.ts";
import type { LabelValue } from "../labels.ts";

/** When two values are the same one. */

const TOLERANCE = 0.005;

export function isSameValue(said: ReadValue, right: LabelValue): boolean {
  if (right.type === "date") return said.type === "date" && said.date === right.date;
  if (right.type === "money")
    return said.type === "money" && near(said.amount, right.amount) && said.currency === right.currency;
  if (right.type === "number")
    return said.type === "number"
      ? near(said.number, right.number)
      : said.type === "text" &&
          (near(Number(said.text.replace(",", ".")), right.number) ||
            fold(said.text).split(" ").includes(String(right.number)));
  if (said.type === "text" || said.type === "identifier") return isSameText(said.text, right.text);
  return said.type === "number" && String(said.number) === right.text;
}

/** Half a céntimo of the last digit, or what a rounded quote of it is off by. */
const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(TOLERANCE, Math.abs(b) * 1e-6);

/** The same words, whatever stands around them: an address with its town, a name with its treatment. */
export function isSameText(said: string, right: string): boolean {
  const [a, b] = [fold(said), fold(right)];
  if (/^\d+$/.test(b)) return a.replaceAll(" ", "") === b;
  // Only from the start of a word: «desfavorable» is not «favorable».
  const holds = (whole: string, part: string) => ` ${whole}`.includes(` ${part}`);
  if (a === b || (b.length > 3 && holds(a, b)) || (a.length > 8 && holds(b, a))) return a !== "";
  const [words, wanted] = [new Set(a.split(" ")), b.split(" ").filter((word) => word.length > 2 || /\d/.test(word))];
  return wanted.length > 1 && wanted.filter((word) => words.has(word)).length / wanted.length >= 0.8;
}

export const plainId = (text: string) => text.replace(/[^0-9A-ZÑ&]/gi, "").toUpperCase();
