import type { FieldName } from "../fields.ts";
import type { DocumentKind, PartyReading, ReadValue } from "../reading.ts";
import { phrases } from "../text/find.ts";

/** The form of the value that a rule looks for behind its words. */
export type Shape =
  | "money"
  | "date"
  | "area"
  | "percent"
  /** A number without a unit of its own: a year, a figure in kWh. */
  | "figure"
  /** A number of a register: figures with marks, letters at its ends. */
  | "number"
  /** The rest of the line. */
  | "line"
  /** The name of a land registry. */
  | "registry"
  /** A street with its number, or the rest of the line. */
  | "address"
  /** A name with capitals. */
  | "name"
  /** A letter from A to G. */
  | "letter"
  /** A length of time in years or months. */
  | "years"
  | "months"
  /** A folio or matrícula with its own marks. */
  | "registration"
  | "year";

export interface FieldRule {
  field: FieldName;
  shape: Shape;
  /** Words that the value stands behind. */
  labels: readonly string[];
  /** How far behind them at most, in characters. */
  within: number;
  /** Words between or right before that make it another one. */
  unless: readonly string[];
  /** Also right before the words: «95 m² construidos». */
  alsoBefore: boolean;
  /** Of several the one that stands last, or the largest amount; the surest by default. */
  pick: "surest" | "last" | "largest";
  /** How far before the words those of `unless` count, within the clause; beyond a point or a comma where it is far. */
  reach: number;
  /** Of two days («del 1 de septiembre al 5 de noviembre») the second one. */
  endsRange: boolean;
  /** A part of a longer value that another field has. */
  isPart: boolean;
  /** Only an area in hectares, areas and centiareas. */
  landOnly: boolean;
  /** The words count only as the head of the first column of a table. */
  isColumn: boolean;
  unit: Extract<ReadValue, { type: "number" }>["unit"];
  /** 0 to 1, before distance and letters count. */
  certainty: number;
}

export function on(
  field: FieldName,
  shape: Shape,
  labels: string,
  {
    unless = "",
    ...more
  }: Partial<Omit<FieldRule, "field" | "shape" | "labels" | "unless">> & { unless?: string } = {},
): FieldRule {
  return {
    field,
    shape,
    labels: phrases(labels),
    within: 60,
    unless: phrases(unless),
    alsoBefore: false,
    pick: "surest",
    reach: 18,
    endsRange: false,
    isColumn: false,
    landOnly: false,
    isPart: false,
    unit: shape === "area" ? "m2" : shape === "percent" ? "percent" : shape === "years" ? "years" : "none",
    certainty: 0.97,
    ...more,
  };
}

export type Role = PartyReading["role"];

export interface KindSpec {
  kind: DocumentKind;
  /** Spanish, as it is shown. */
  name: string;
  country: "ES" | "MX" | "CO" | "CL" | "AR";
  /** Titles of such a document. */
  titles: readonly string[];
  /** Wording of it, the telling ones with more weight. */
  cues: readonly (readonly [phrase: string, weight: number])[];
  /** Words that show it only together: one of each group must occur. For letters, which have no title and no form. */
  signs?: readonly Sign[];
  /** Without one of these words it is hardly such a paper, whatever its title. */
  needs?: readonly string[];
  /** Wording that another kind has. */
  against: readonly string[];
  /** Whether it tells charges of a home: `must` where one that does not is suspect. */
  charges: "must" | "may" | "never";
  /** The role of a person in it where nothing says more; the second for «de otra parte». */
  roles: readonly [Role, Role];
  /** Whether shares of ownership stand beside the people. */
  hasShares: boolean;
  rules: readonly FieldRule[];
  /** Fields that are a choice of words: the first entry whose phrases occur. */
  choices: readonly { field: FieldName; options: readonly (readonly [value: string, words: readonly string[]])[] }[];
}

export interface Sign {
  weight: number;
  groups: readonly (readonly string[])[];
}

export const sign = (weight: number, ...groups: readonly string[]): Sign => ({ weight, groups: groups.map(phrases) });

export const cues = (list: string, weight: number): (readonly [string, number])[] =>
  phrases(list).map((phrase) => [phrase, weight] as const);

export const option = (value: string, words: string): readonly [string, readonly string[]] => [value, phrases(words)];
