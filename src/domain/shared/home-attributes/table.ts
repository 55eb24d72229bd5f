import { ADVERT } from "./advert.ts";
import type { AdvertTopic, Amount, Description, Figure, FormRow, Options, SAME } from "./attribute.ts";
import { COSTS } from "./costs.ts";
import { CERTIFICATE, ENERGY } from "./energy.ts";
import { EQUIPMENT } from "./equipment.ts";
import { KEEPING } from "./keeping.ts";
import { LETTING } from "./letting.ts";
import { LETTING_TERMS } from "./letting-terms.ts";
import { MANDATE } from "./mandate.ts";
import { OFFER } from "./offer.ts";
import { PLACE } from "./place.ts";
import { SIZE } from "./size.ts";
import { WORKS } from "./works.ts";

/**
 * Every attribute of a home of the portfolio, once. Schema, columns, forms, tables, API, filters, comparisons and feeds follow
 * from it (docs/home-attributes.md); its order is that of our tables, and what is new stands at the end.
 */
export const HOME_ATTRIBUTES = {
  ...OFFER,
  ...PLACE,
  ...SIZE,
  ...EQUIPMENT,
  ...ENERGY,
  ...MANDATE,
  ...ADVERT,
  ...LETTING,
  ...COSTS,
  ...WORKS,
  ...CERTIFICATE,
  ...KEEPING,
  ...LETTING_TERMS,
};

type Table = typeof HOME_ATTRIBUTES;
export type AttributeName = keyof Table;
type Kind = Table[AttributeName]["kind"];

/** The names of the attributes of one kind. */
export type NameOfKind<K extends Kind> = {
  [Name in AttributeName]: Table[Name]["kind"] extends K ? Name : never;
}[AttributeName];

type Members<Member extends "schema" | "answer"> = { [Name in AttributeName]: Table[Name][Member] };

/** Of every attribute what reads it, or what programs are answered of it. @param names all of them, in the order that is wanted */
export const membersOf = <Member extends "schema" | "answer">(member: Member, names: readonly AttributeName[]) =>
  Object.fromEntries(names.map((name) => [name, HOME_ATTRIBUTES[name][member]])) as Members<Member>;

/** Any attribute, as whoever walks the table sees it. */
export type AnyAttribute = Description & { kind: Kind } & Partial<
    Pick<Options<string>, "names" | "asFlag"> & Pick<Figure, "unit"> & Pick<Amount, "per">
  >;

export const ATTRIBUTE_NAMES = Object.keys(HOME_ATTRIBUTES) as AttributeName[];

/** The table's entry for an attribute, or undefined for a name that is none (`photos`). */
export const attributeOf = (name: string): AnyAttribute | undefined =>
  (HOME_ATTRIBUTES as Record<string, AnyAttribute>)[name];

/** The names of one kind, in the order of the table. */
export const namesOfKind = <K extends Kind>(...kinds: K[]): NameOfKind<K>[] =>
  ATTRIBUTE_NAMES.filter((name) => (kinds as Kind[]).includes(HOME_ATTRIBUTES[name].kind)) as NameOfKind<K>[];

/** Those first that are named, in that order, and the rest behind them as they are. */
export function leading<Name extends string>(first: readonly Name[], names: readonly Name[]): Name[] {
  return [...first, ...names.filter((name) => !first.includes(name))];
}

/** The names that have a place, by its number; those without a number behind, in the order of the table. */
function placed(placeOf: (attribute: AnyAttribute) => { at?: number } | undefined): AttributeName[] {
  return ATTRIBUTE_NAMES.flatMap((name) => {
    const place = placeOf(HOME_ATTRIBUTES[name]);
    return place ? [{ name, at: place.at ?? ATTRIBUTE_NAMES.length }] : [];
  })
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** The attributes of a row of the form, from left to right. */
export const namesInRow = (row: FormRow): AttributeName[] =>
  placed(({ form }) => ("row" in form && form.row === row ? form : undefined));

/** The attributes that the page of a home has a line for, from the top. */
export const namesInLines = (): AttributeName[] =>
  placed(({ facts }) => (typeof facts === "object" && "line" in facts ? { at: facts.line } : undefined));

type FilterWordOf<Attribute> = Attribute extends { filter: { word: infer Word extends string } } ? Word : never;
/** The filters of a list of homes, by their words in the address. */
export type FilterWord = { [Name in AttributeName]: FilterWordOf<Table[Name]> }[AttributeName];
type Filtered = { [Name in AttributeName]: Table[Name] extends { filter: object } ? Name : never }[AttributeName];

/** The attribute of each word, in the order of the boxes. */
export const FILTERED = Object.fromEntries(
  placed(({ filter }) => filter).map((name) => [attributeOf(name)?.filter?.word, name]),
) as Record<FilterWord, Filtered>;

type Demanded = { [Name in AttributeName]: Table[Name] extends { isDemanded: true } ? Name : never }[AttributeName];
/** The features that a buyer or tenant may insist on. */
export const DEMANDED = ATTRIBUTE_NAMES.filter((name) => attributeOf(name)?.isDemanded) as [Demanded, ...Demanded[]];

/** The name under which tools that write know an attribute: their form's, where they ask for it apart. */
type AdvertValue<Name extends AttributeName> = Table[Name] extends { asked: infer Asked extends string } ? Asked : Name;
type AdvertAttributeNames = {
  [Name in AttributeName]: Table[Name] extends { mention: object } ? AdvertValue<Name> : never;
}[AttributeName];
/** The attributes that an advert may tell, by the names of the writing tools. */
export type AdvertAttribute = AdvertAttributeNames;

/** The attributes that adverts tell, by the names of the writing tools, in the order of the table. */
export const ADVERT_ATTRIBUTES = Object.fromEntries(
  ATTRIBUTE_NAMES.flatMap((name) => {
    const attribute = attributeOf(name)!;
    return attribute.mention ? [[attribute.asked ?? name, attribute]] : [];
  }),
) as Record<AdvertAttribute, AnyAttribute & { mention: NonNullable<Description["mention"]> }>;

/** The attributes that the paragraph of a topic may tell. */
export const attributesOfTopic = (topic: AdvertTopic): AdvertAttribute[] =>
  (Object.keys(ADVERT_ATTRIBUTES) as AdvertAttribute[]).filter(
    (name) => ADVERT_ATTRIBUTES[name].mention.topic === topic,
  );

/** The attributes of the tools' home that adverts tell. */
export type AdvertAttributeOfTools = {
  [Name in AttributeName]: Table[Name] extends { mention: object; tools: unknown } ? Name : never;
}[AttributeName];
export const ADVERT_ATTRIBUTES_OF_TOOLS = ATTRIBUTE_NAMES.filter((name) => {
  const { mention: stated, tools } = attributeOf(name)!;
  return stated !== undefined && tools !== undefined;
}) as AdvertAttributeOfTools[];

/** The attributes whose sentences stand in the table. */
export type PlainMention = {
  [Name in AttributeName]: Table[Name] extends { mention: { says: object }; tools: unknown } ? Name : never;
}[AttributeName];
export const PLAIN_MENTIONS = ATTRIBUTE_NAMES.filter((name) => attributeOf(name)?.mention?.says) as PlainMention[];

/** The attributes that the tools' home has. */
export type ToolsName = {
  [Name in AttributeName]: Table[Name] extends { tools: unknown } ? Name : never;
}[AttributeName];
type ToolsSchema<Attribute> = Attribute extends { tools: infer Tools; schema: infer Schema }
  ? Tools extends typeof SAME
    ? Schema
    : Tools
  : never;

/**
 * The schemas that read the attributes of the tools' home.
 *
 * @param first the names that stand first, in that order
 */
export function toolsSchemas(first: readonly ToolsName[]): { [Name in ToolsName]: ToolsSchema<Table[Name]> } {
  const names = ATTRIBUTE_NAMES.filter((name) => attributeOf(name)?.tools !== undefined) as ToolsName[];
  const schemaOf = (name: ToolsName) => {
    const { tools, schema } = HOME_ATTRIBUTES[name];
    return typeof tools === "string" ? schema : tools;
  };
  return Object.fromEntries(leading(first, names).map((name) => [name, schemaOf(name)])) as ReturnType<
    typeof toolsSchemas
  >;
}
