import { parseSpanishNumber, typedNumber } from "../../shared/schema/spanish-number.ts";
import type { FieldReading, ReadValue } from "./reading.ts";

/** Values that a person reads otherwise than the engine: theirs stand, and what was read stays beside them. */

export interface Correction {
  /** Of a field that the document has once. */
  field: string;
  /** As it is typed. */
  text: string;
}

/** Corrections of one document at most: it has hardly more fields. */
export const MOST_CORRECTIONS = 60;

/** Whether a value can be written anew: digits of control say of an identifier by themselves whether it is right. */
export const isCorrectable = ({ value }: Pick<FieldReading, "value">): boolean => value.type !== "identifier";

/** A value as somebody would type it. */
export function typedValue(value: ReadValue): string {
  if (value.type === "money") return typedNumber(value.amount);
  if (value.type === "number") return typedNumber(value.number);
  return value.type === "date" ? value.date : value.text;
}

const MOST_AMOUNT = 1e13;

/** The value that a typed text means for a field that was read so; in its stead a Spanish sentence where it means none. */
export function toldValue(read: ReadValue, typed: string): ReadValue | { fault: string } {
  const text = typed.trim();
  if (text === "") return { fault: "Escribe lo que dice el documento" };
  switch (read.type) {
    case "money":
    case "number": {
      const number = parseSpanishNumber(text);
      if (number === undefined || Math.abs(number) > MOST_AMOUNT)
        return { fault: read.type === "money" ? "Escribe un importe, como 254.000" : "Escribe un número, como 87,40" };
      return read.type === "money" ? { ...read, amount: number } : { ...read, number };
    }
    case "date":
      return isDay(text) ? { ...read, date: text } : { fault: "Escribe una fecha, como 2027-03-31" };
    case "text":
      return { ...read, text };
    case "identifier":
      return { fault: "Sus propios dígitos dicen si está bien: no se corrige a mano" };
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The fields with what a person says of them. A correction of a field that is not read any more waits until it is. */
export function correctedFields(
  fields: readonly FieldReading[],
  corrections: readonly Correction[] | undefined,
): FieldReading[] {
  return fields.map((one) => {
    const told = corrections?.find(({ field }) => field === one.field);
    if (!told || !isCorrectable(one)) return one;
    const value = toldValue(one.value, told.text);
    return "fault" in value ? one : { ...one, value, certainty: 1, read: one.value };
  });
}
