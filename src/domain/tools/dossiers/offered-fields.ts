import { attributeText } from "../../crm/templates/value-text.ts";
import type { AttributeName } from "../../shared/home-attributes/table.ts";
import type { DossierPart } from "./dossier-parts.ts";
import { fieldLabel, RIGHT_NAMES, ROLE_NAMES, valueWords } from "./dossier-words.ts";
import { FIELDS, type FieldName } from "./fields.ts";
import { kindName } from "./kinds/registry.ts";
import type { FieldReading, ReadValue } from "./reading.ts";

/** Values of documents beside those of a home; a person chooses, field by field. */

type HomeValue = string | number | boolean;

export interface OfferedField {
  /** Name of the home's attribute. */
  attribute: string;
  label: string;
  value: HomeValue;
  shown: string;
  /** The value of the home; null where it has none. */
  current: string | null;
  isSame: boolean;
  /** Whether it is ticked before anybody chose: only a sure value for an empty place, and never a price. */
  isTicked: boolean;
  certainty: number;
  /** Place of its document in the dossier. */
  part: number;
  quote: FieldReading["quote"];
  /** Which document says it, in words. */
  from: string;
}

const ENOUGH = 0.85;

/** Prices of a contract belong to a deal, but the home has one of its own, which nobody changes by a tick that was there before. */
const MORE_TARGETS: Partial<Record<FieldName, string>> = { price: "price" };

const MANDATES: Readonly<Record<string, string>> = { exclusivo: "exclusiva", "no exclusivo": "no_exclusiva" };

/** @param home its values by the names of attributes */
export function offeredFields(parts: readonly DossierPart[], home: Readonly<Record<string, unknown>>): OfferedField[] {
  const best = new Map<string, { reading: FieldReading; part: number }>();
  for (const [part, { reading }] of parts.entries()) {
    for (const field of reading.fields) {
      const attribute = attributeFor(field.field);
      if (attribute === null || attributeValue(attribute, field.value) === null) continue;
      const known = best.get(attribute);
      if (!known || known.reading.certainty < field.certainty) best.set(attribute, { reading: field, part });
    }
  }
  return [...best].map(([attribute, { reading, part }]) => {
    const value = attributeValue(attribute, reading.value)!;
    const stands = home[attribute];
    const isEmpty = stands === undefined || stands === null || stands === "";
    const isSame = !isEmpty && sameValue(stands, value);
    const { kind } = parts[part]!.reading;
    return {
      attribute,
      label: fieldLabel(reading.field),
      value,
      shown: wordsFor(attribute, value, reading.value),
      current: isEmpty ? null : wordsFor(attribute, stands, reading.value),
      isSame,
      isTicked: isEmpty && attribute !== "price" && reading.certainty >= ENOUGH,
      certainty: reading.certainty,
      part,
      quote: reading.quote,
      from: kind === null ? parts[part]!.name : kindName(kind),
    };
  });
}

function attributeFor(field: string): string | null {
  if (!Object.hasOwn(FIELDS, field)) return null;
  const { target } = FIELDS[field as FieldName];
  return target.to === "home" ? target.attribute : (MORE_TARGETS[field as FieldName] ?? null);
}

/** @returns null where a home cannot hold it, an identifier with wrong digits among them */
function attributeValue(attribute: string, value: ReadValue): HomeValue | null {
  switch (value.type) {
    case "identifier":
      return value.isValid ? value.text : null;
    case "date":
      return value.date;
    case "number":
      return value.number;
    case "money":
      return value.amount;
    case "text":
      return attribute === "mandateKind" ? (MANDATES[value.text] ?? null) : value.text;
  }
}

const folded = (text: unknown) =>
  String(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s.,]+/g, " ")
    .trim()
    .toLowerCase();

const sameValue = (stands: unknown, value: HomeValue): boolean =>
  typeof value === "number" ? Number(stands) === value : folded(stands) === folded(value);

const wordsFor = (attribute: string, value: unknown, like: ReadValue): string => {
  const currency = like.type === "money" ? like.currency : "EUR";
  return attributeText(attribute as AttributeName, value, currency) ?? String(value);
};

export interface OfferedLine {
  text: string;
  part: number;
  quote: FieldReading["quote"];
  certainty: number;
}

/** Lines for the timeline of a contact: who is named in the papers, as what, with which number. */
export function offeredLines(parts: readonly DossierPart[]): OfferedLine[] {
  const seen = new Set<string>();
  return parts.flatMap(({ reading, name }, part) =>
    reading.parties.flatMap(({ role, name: person, identifier, share, quote, certainty }): OfferedLine[] => {
      const numbered = identifier ? `, ${identifier.text}${identifier.isValid ? "" : " (no es válido)"}` : "";
      const owned = share
        ? `, ${valueWords({ type: "number", number: share.percent, unit: "percent" })} de ${RIGHT_NAMES[share.right]}`
        : "";
      const from = reading.kind === null ? name : kindName(reading.kind);
      const text = `${ROLE_NAMES[role]}: ${person}${numbered}${owned} (${from})`;
      if (seen.has(text)) return [];
      seen.add(text);
      return [{ text, part, quote, certainty }];
    }),
  );
}
