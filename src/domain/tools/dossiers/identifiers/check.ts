import { counted } from "../../../shared/format/counted.ts";
import { readCadastralReference } from "../../../shared/places/cadastral-reference.ts";
import { isDay } from "../../../shared/time/local-time.ts";
import type { IdentifierScheme } from "../reading.ts";

/** Whether an identifier is what it claims to be, by its own digits; Spanish reason where it is not. */
export interface Checked {
  isValid: boolean;
  problem: string | null;
}

const VALID: Checked = { isValid: true, problem: null };
const wrong = (problem: string): Checked => ({ isValid: false, problem });

/** Capitals and figures alone. */
export const compact = (text: string): string => text.toUpperCase().replace(/[^0-9A-ZÑ&]/g, "");

const figuresOf = (text: string): number[] => [...text].map(Number);
const weighted = (figures: readonly number[], weights: readonly number[]): number =>
  figures.reduce((sum, figure, i) => sum + figure * weights[i % weights.length]!, 0);

export function checkIdentifier(scheme: IdentifierScheme, text: string): Checked {
  return CHECKS[scheme](compact(text));
}

const CHECKS: Record<IdentifierScheme, (text: string) => Checked> = {
  nif: checkNif,
  "cadastral-reference": checkCadastral,
  cru: (text) =>
    /^\d{14}$/.test(text) ? VALID : wrong(`Tiene ${counted(text.length, "carácter", "caracteres")} y son 14 cifras`),
  iban: checkIban,
  clabe: checkClabe,
  rfc: checkRfc,
  curp: checkCurp,
  rut: checkRut,
  cuit: checkCuit,
  // No rule of control is public for numbers of registries; the shape is checked where one is read.
  "land-registration": (text) => (text.length > 0 ? VALID : wrong("Está vacío")),
};

const NIF_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

function checkNif(text: string): Checked {
  if (/^\d{8}[A-Z]$/.test(text)) return letterIs(text, Number(text.slice(0, 8)));
  if (/^[XYZ]\d{7}[A-Z]$/.test(text)) return letterIs(text, Number(`${"XYZ".indexOf(text[0]!)}${text.slice(1, 8)}`));
  if (/^[KLM]\d{7}[A-Z]$/.test(text)) return letterIs(text, Number(text.slice(1, 8)));
  if (/^[A-HJNP-SUVW]\d{7}[0-9A-J]$/.test(text)) return checkCif(text);
  return wrong("No tiene la forma de un NIF, NIE o CIF");
}

function letterIs(text: string, number: number): Checked {
  const letter = NIF_LETTERS[number % 23]!;
  return text.at(-1) === letter ? VALID : wrong(`Letra esperada ${letter}`);
}

/** Sources disagree on which companies have a letter and which a figure, so that both are right. */
function checkCif(text: string): Checked {
  const sum = figuresOf(text.slice(1, 8)).reduce((total, figure, i) => {
    const counted = i % 2 === 0 ? figure * 2 : figure;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  const figure = (10 - (sum % 10)) % 10;
  const letter = "JABCDEFGHI"[figure]!;
  return text.at(-1) === String(figure) || text.at(-1) === letter
    ? VALID
    : wrong(`Control esperado ${figure} o ${letter}`);
}

function checkCadastral(text: string): Checked {
  if (readCadastralReference(text)) return VALID;
  if (text.length !== 20 && text.length !== 14)
    return wrong(`Tiene ${counted(text.length, "carácter", "caracteres")} y son 20`);
  return wrong(text.length === 20 ? "Las dos letras de control no corresponden" : "No tiene la forma de una parcela");
}

/** Lengths of the countries whose accounts turn up in papers here. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  ES: 24,
  PT: 25,
  FR: 27,
  DE: 22,
  IT: 27,
  GB: 22,
  IE: 22,
  NL: 18,
  BE: 16,
  AD: 24,
  LU: 20,
  CH: 21,
};

function checkIban(text: string): Checked {
  const length = IBAN_LENGTHS[text.slice(0, 2)];
  if (length !== undefined && text.length !== length)
    return wrong(`Tiene ${counted(text.length, "carácter", "caracteres")} y son ${length}`);
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{8,30}$/.test(text)) return wrong("No tiene la forma de un IBAN");
  const turned = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const letter of turned) {
    const worth = /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55;
    rest = (rest * (worth > 9 ? 100 : 10) + worth) % 97;
  }
  return rest === 1 ? VALID : wrong("Los dos dígitos de control no corresponden");
}

function checkClabe(text: string): Checked {
  if (!/^\d{18}$/.test(text)) return wrong(`Tiene ${counted(text.length, "carácter", "caracteres")} y son 18 cifras`);
  const sum = figuresOf(text.slice(0, 17)).reduce((total, figure, i) => total + ((figure * [3, 7, 1][i % 3]!) % 10), 0);
  const expected = (10 - (sum % 10)) % 10;
  return Number(text[17]) === expected ? VALID : wrong(`Último dígito esperado ${expected}`);
}

/** The six figures in the middle of a Mexican key are a day: `850312`. */
const isBirthday = (six: string): boolean =>
  isDay(`20${six.slice(0, 2)}-${six.slice(2, 4)}-${six.slice(4)}`) ||
  isDay(`19${six.slice(0, 2)}-${six.slice(2, 4)}-${six.slice(4)}`);

function checkRfc(text: string): Checked {
  const parts = /^([A-ZÑ&]{3,4})(\d{6})[0-9A-Z]{3}$/.exec(text);
  if (!parts) return wrong("No tiene la forma de un RFC");
  return isBirthday(parts[2]!) ? VALID : wrong("Sus seis cifras no son una fecha");
}

const CURP_ALPHABET = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";

function checkCurp(text: string): Checked {
  if (!/^[A-Z]{4}\d{6}[HMX][A-Z]{5}[0-9A-Z]\d$/.test(text)) return wrong("No tiene la forma de una CURP");
  const sum = [...text.slice(0, 17)].reduce((total, letter, i) => total + CURP_ALPHABET.indexOf(letter) * (18 - i), 0);
  const expected = (10 - (sum % 10)) % 10;
  return Number(text[17]) === expected ? VALID : wrong(`Último dígito esperado ${expected}`);
}

function checkRut(text: string): Checked {
  if (!/^\d{6,8}[0-9K]$/.test(text)) return wrong("No tiene la forma de un RUT");
  const sum = weighted(figuresOf(text.slice(0, -1)).reverse(), [2, 3, 4, 5, 6, 7]);
  const rest = 11 - (sum % 11);
  const expected = rest === 11 ? "0" : rest === 10 ? "K" : String(rest);
  return text.at(-1) === expected ? VALID : wrong(`Dígito verificador esperado ${expected}`);
}

function checkCuit(text: string): Checked {
  if (!/^\d{11}$/.test(text)) return wrong(`Tiene ${counted(text.length, "carácter", "caracteres")} y son 11 cifras`);
  const rest = 11 - (weighted(figuresOf(text.slice(0, 10)), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  const expected = rest === 11 ? 0 : rest === 10 ? 9 : rest;
  return Number(text[10]) === expected ? VALID : wrong(`Dígito verificador esperado ${expected}`);
}
