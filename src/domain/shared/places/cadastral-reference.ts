/** A Spanish cadastral reference, in capitals and without blanks. */
export interface CadastralReference {
  /** Fourteen characters: the parcel. */
  parcel: string;
  /** All twenty, where one property of the parcel was named. */
  whole?: string;
}

/** Weight of each of the eleven characters from which a control letter is made. */
const WEIGHTS = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1] as const;
const CONTROL_LETTERS = "MQWERTYUIOPASDFGHJKLBZX";
const LETTERS = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";

/**
 * The reference in a text that is nothing else; blanks, dots and dashes between its characters are forgiven. One of twenty must
 * have the right control letters: the first is made of its first seven characters and the number of the property, the
 * second of the next seven and the same number.
 *
 * Source: Dirección General del Catastro, structure of the reference; urban parcels have four digits and a letter of sheet
 * at the end, rural ones a letter of the sector and digits.
 */
export function readCadastralReference(text: string): CadastralReference | undefined {
  if (text.length > 40) return undefined;
  const reference = text.toUpperCase().replace(/[\s.-]/g, "");
  const isUsual = /^(?:\d{7}[A-Z]{2}\d{4}[A-Z]|\d{5}[A-Z]\d{8})(?:\d{4}[A-Z]{2})?$/.test(reference);
  // Some parcels have letters where others have digits (4A08169P03PRAT); then the control letters alone say that it is one.
  if (!isUsual && !/^[0-9A-Z]{14}\d{4}[A-Z]{2}$/.test(reference)) return undefined;
  const parcel = reference.slice(0, 14);
  if (reference.length === 14) return { parcel };
  const property = reference.slice(14, 18);
  const control = controlLetter(reference.slice(0, 7) + property) + controlLetter(reference.slice(7, 14) + property);
  return control === reference.slice(18) ? { parcel, whole: reference } : undefined;
}

/** Whether a text has the twenty characters of a reference and is none: most often one of them was copied wrongly. */
export const hasWrongControl = (text: string): boolean =>
  text.replace(/[\s.-]/g, "").length === 20 && readCadastralReference(text) === undefined;

function controlLetter(characters: string): string {
  const sum = [...characters].reduce((total, character, at) => total + worth(character) * WEIGHTS[at]!, 0);
  return CONTROL_LETTERS[sum % CONTROL_LETTERS.length]!;
}

const worth = (character: string) => (/\d/.test(character) ? Number(character) : LETTERS.indexOf(character) + 1);
