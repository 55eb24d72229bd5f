import * as z from "zod/mini";

/**
 * Messages of schemas that have none of their own. Fields of forms bring theirs; programs send values that no form would, and the library would answer them in English. Loading this file sets it for the whole process.
 */

const WANTED: Readonly<Record<string, string>> = {
  string: "Escribe un texto",
  number: "Escribe un número",
  int: "Escribe un número entero",
  boolean: "Elige sí o no",
  array: "Manda una lista",
  tuple: "Manda una lista",
  object: "Manda los datos con sus nombres",
  record: "Manda los datos con sus nombres",
  date: "Escribe una fecha",
};

const NOT_TAKEN = "Este valor no se admite";
const counted = (limit: number | bigint) => Number(limit).toLocaleString("es-ES", { useGrouping: "always" });

/** The words of a limit: of letters, of members, of a figure. */
function limitWords(origin: string, kind: "mucho" | "poco", limit: number | bigint): string {
  const bound = kind === "mucho" ? "como mucho" : "al menos";
  if (origin === "string") return `Usa ${bound} ${counted(limit)} ${Number(limit) === 1 ? "carácter" : "caracteres"}`;
  if (origin === "array" || origin === "set" || origin === "map") return `Pon ${bound} ${counted(limit)}`;
  return kind === "mucho" ? `No puede pasar de ${counted(limit)}` : `No puede bajar de ${counted(limit)}`;
}

/** The Spanish message for an issue of the library. */
export function spanishRefusal(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? "Falta este dato"
        : (WANTED[issue.expected] ?? NOT_TAKEN);
    case "too_big":
      return limitWords(issue.origin, "mucho", issue.maximum);
    case "too_small":
      return limitWords(issue.origin, "poco", issue.minimum);
    case "invalid_format":
      return "No tiene la forma que se espera";
    case "invalid_value":
      return "Elige uno de los valores que se admiten";
    case "unrecognized_keys":
      return "Sobran datos que no se piden";
    default:
      return NOT_TAKEN;
  }
}

z.config({ customError: spanishRefusal });
