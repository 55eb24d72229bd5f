import { foldName, withinOneEdit } from "../../shared/listing/fold.ts";

/**
 * Two contacts that may be one person. The same address is the same contact, without asking: the database has it only
 * once, and a number too, unless somebody said that two people share it. Here is the rest: a name that is nearly the same, and another sign of it.
 */

export interface ComparedContact {
  fullName: string;
  company: string | null;
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
  /** Homes that their deals are about. */
  homeIds: readonly string[];
}

/** Small words of names, without meaning for a comparison. */
const PARTICLES = new Set([
  "de",
  "del",
  "la",
  "las",
  "los",
  "el",
  "y",
  "i",
  "da",
  "do",
  "dos",
  "van",
  "von",
  "don",
  "dona",
  "sr",
  "sra",
]);
/** Digits at the end of a number that two people seldom share. */
const TAIL = 7;

const nameWords = (name: string) =>
  foldName(name)
    .split(" ")
    .filter((word) => word.length > 1 && !PARTICLES.has(word));

type Likeness = "same" | "close" | "part" | null;

/** How much two names are one: the same words, each nearly the same, or the shorter one's all in the longer one. */
export function nameLikeness(a: string, b: string): Likeness {
  const [short, long] = [nameWords(a), nameWords(b)].sort((one, other) => one.length - other.length) as [
    string[],
    string[],
  ];
  if (short.length === 0) return null;
  const left = [...long];
  let isExact = true;
  for (const word of short) {
    const same = left.indexOf(word);
    // In short words one letter makes another name: Ana, Ada.
    const near =
      same >= 0
        ? same
        : left.findIndex((other) => Math.min(word.length, other.length) > 4 && withinOneEdit(word, other));
    if (near < 0) return null;
    if (same < 0) isExact = false;
    left.splice(near, 1);
  }
  if (left.length > 0) return short.length >= 2 ? "part" : null;
  return isExact ? "same" : "close";
}

/** Reasons to think that two contacts are one; empty where there are none. */
export function duplicateReasons(a: ComparedContact, b: ComparedContact): string[] {
  const likeness = nameLikeness(a.fullName, b.fullName);
  const signs: string[] = [];
  if (a.company && b.company && foldName(a.company) === foldName(b.company)) signs.push("Es de la misma empresa");
  if (share(a.phones.map(tailOf), b.phones.map(tailOf))) signs.push("Su teléfono acaba igual");
  if (share(a.emails.map(localPart), b.emails.map(localPart))) signs.push("Su correo empieza igual");
  if (share(a.homeIds, b.homeIds)) signs.push("Pregunta por el mismo inmueble");
  if (likeness === null) return [];
  const isFullName = nameWords(a.fullName).length >= 2 && nameWords(b.fullName).length >= 2;
  if (likeness === "same" && isFullName) return ["Se llama igual", ...signs];
  if (signs.length === 0) return [];
  const words = { same: "Se llama igual", close: "Se llama casi igual", part: "Su nombre es parte del otro" };
  return [words[likeness], ...signs];
}

const share = (a: readonly string[], b: readonly string[]) => a.some((one) => one !== "" && b.includes(one));
const tailOf = (phone: string) => phone.replace(/\D/g, "").slice(-TAIL);
/** Addresses shared by whole offices prove nothing. */
const localPart = (email: string) => {
  const local = email.split("@")[0] ?? "";
  return local.length < 4 || /^(info|hola|contacto|admin|ventas|oficina|mail|correo)$/.test(local) ? "" : local;
};
