import { counted } from "../../../shared/format/counted.ts";
import { greetingOf } from "../../../shared/wording/greeting.ts";

/** The reader's own words in a mail: none of them is ever empty, also for somebody of whom only an address is known. */
interface ReaderWords {
  nombre: string;
  saludo: string;
}

/** Stands in place of a name that nobody knows. Texts are written so that it reads well: «Hola, hay un piso nuevo». */
const NAMELESS = "Hola";

/** `Hola, Marta:` and `Marta` for `Marta Ruiz`; `Hola:` and `Hola` where the name is no person's. */
export function readerWords(fullName: string | null): ReaderWords {
  const name = fullName?.trim() ?? "";
  // An address in place of a name is what an import leaves behind.
  const greeting = greetingOf(name.includes("@") ? "" : name).replace(/\.$/, "");
  return { saludo: `${greeting}:`, nombre: greeting === "Hola" ? NAMELESS : greeting.slice("Hola, ".length) };
}

/** `Lo recibirá 1 persona`, `Lo recibirán 12 personas` */
export const receivedBy = (people: number): string =>
  `${people === 1 ? "Lo recibirá" : "Lo recibirán"} ${counted(people, "persona", "personas")}`;
