import { listed } from "../../../shared/format/listed.ts";
import { fold } from "../../../shared/listing/fold.ts";
import { type DocumentText, pageText } from "../document-text.ts";
import { kindInText } from "../kinds/registry.ts";
import type { DocumentReading, FieldReading, Finding, PartyReading } from "../reading.ts";
import { BASIS } from "./basis.ts";

/** Compares the owners of a home in its register with its sellers in a contract. */

export interface DossierDocument {
  reading: DocumentReading;
  text: DocumentText;
}

export interface Placed extends DossierDocument {
  document: number;
}

export const quoteOf = ({ document }: Placed, { quote }: Pick<FieldReading | PartyReading, "quote">) => ({
  ...quote,
  document,
});
const nameOf = ({ reading }: Placed): string => (reading.kind === null ? "documento" : kindInText(reading.kind));
/** «La nota simple», «el contrato de arras». */
export const theName = (one: Placed): string => {
  const name = nameOf(one);
  return `${FEMININE.has(name.split(" ")[0]!) ? "la" : "el"} ${name}`;
};
/** «Acta» is feminine and has «el» for its sound. */
const FEMININE: ReadonlySet<string> = new Set(
  "nota escritura cédula inspección nómina declaración constancia factura boleta".split(" "),
);

/** Whether two readings name one person: by their number where both have one, else by the words of the name in any order. */
function isSamePerson(a: PartyReading, b: PartyReading): boolean {
  if (a.identifier?.isValid && b.identifier?.isValid) return a.identifier.text === b.identifier.text;
  return isSameName(a.name, b.name);
}

function isSameName(a: string, b: string): boolean {
  const words = (name: string) =>
    new Set(
      fold(name)
        .split(" ")
        .filter((word) => word.length > 2),
    );
  const [one, other] = [words(a), words(b)];
  const common = [...one].filter((word) => other.has(word)).length;
  return common >= 2 && common >= Math.min(one.size, other.size);
}

/** Whether the number of somebody, or all words of their name close together, stand anywhere in a document. */
function isNamedIn({ text }: Placed, { name, identifier }: PartyReading): boolean {
  const whole = ` ${text.pages.map((page) => fold(pageText(page))).join(" ")} `;
  if (identifier && whole.replaceAll(" ", "").includes(fold(identifier.text).replaceAll(" ", ""))) return true;
  const words = fold(name)
    .split(" ")
    .filter((word) => word.length > 2);
  const [first] = words;
  if (first === undefined) return false;
  for (let at = whole.indexOf(` ${first} `); at >= 0; at = whole.indexOf(` ${first} `, at + 1)) {
    const near = whole.slice(Math.max(0, at - 70), at + 70);
    if (words.every((word) => near.includes(` ${word} `))) return true;
  }
  return false;
}

export function owners(register: Placed, sale: Placed): Finding[] {
  const titled = register.reading.parties.filter(({ role }) => role === "owner");
  const selling = sale.reading.parties.filter(
    ({ role }) => role === "seller" || (sale.reading.kind === "encargo-venta" && role === "owner"),
  );
  if (titled.length === 0 || selling.length === 0) return [];
  const strangers = selling.filter((seller) => !titled.some((owner) => isSamePerson(owner, seller)));
  const absent = titled.filter((owner) => !selling.some((seller) => isSamePerson(owner, seller)));
  const found: Finding[] = [];
  if (strangers.length > 0) {
    // The same name with another number is first of all a number that was copied wrongly.
    const isNumber = strangers.every((seller) => titled.some((owner) => isSameName(owner.name, seller.name)));
    const isUnsure =
      isNumber ||
      [...strangers, ...titled].some(({ certainty }) => certainty < 0.7) ||
      strangers.some((one) => isNamedIn(register, one)) ||
      titled.every((one) => isNamedIn(sale, one));
    found.push({
      level: isUnsure ? "review" : "red",
      rule: "seller-not-owner",
      title: `Vende quien no figura como titular: ${listed(strangers.map(({ name }) => name))}`,
      text: `En el registro ${titled.length === 1 ? "es titular" : "son titulares"} ${listed(titled.map(({ name }) => name))}.${isNumber ? " El nombre es el mismo y el número no: puede estar mal copiado." : ""}`,
      basis: BASIS.registeredOwner,
      quotes: [...strangers.map((one) => quoteOf(sale, one)), ...titled.map((one) => quoteOf(register, one))],
      question: { ask: "¿Con qué título o poder vende?", whom: "al vendedor y al notario" },
    });
  }
  if (absent.length > 0 && strangers.length < selling.length)
    found.push({
      // Somebody whom the contract names elsewhere may have been read with another part.
      level: absent.some((one) => one.certainty < 0.8 || isNamedIn(sale, one)) ? "amber" : "red",
      rule: "owner-not-selling",
      title: `Falta un titular por firmar: ${listed(absent.map(({ name }) => name))}`,
      text: `No está entre quienes venden en ${theName(sale)}.`,
      basis: BASIS.registeredOwner,
      quotes: [...absent.map((one) => quoteOf(register, one)), ...selling.map((one) => quoteOf(sale, one))],
      question: { ask: "¿Firma también, o da poder a otra persona?", whom: "al propietario" },
    });
  const bare = selling.filter((seller) =>
    titled.some((owner) => isSamePerson(owner, seller) && owner.share?.right === "bare"),
  );
  const hasUsufruct = selling.some((seller) =>
    titled.some((owner) => isSamePerson(owner, seller) && owner.share?.right === "usufruct"),
  );
  if (bare.length > 0 && !hasUsufruct)
    found.push({
      level: "red",
      rule: "sells-bare-ownership",
      title: "Vende quien solo tiene la nuda propiedad",
      text: "Sin quien tiene el usufructo no se transmite el pleno dominio.",
      basis: BASIS.usufruct,
      quotes: [...bare.map((one) => quoteOf(sale, one)), ...titled.map((one) => quoteOf(register, one))],
      question: { ask: "¿Firma también quien tiene el usufructo?", whom: "al propietario" },
    });
  return found;
}
