import { ADVERT } from "./advert.ts";
import type { Description, Options } from "./attribute.ts";
import { ENERGY } from "./energy.ts";
import { EQUIPMENT } from "./equipment.ts";
import { MANDATE } from "./mandate.ts";
import { OFFER } from "./offer.ts";
import { PLACE } from "./place.ts";
import { SIZE } from "./size.ts";

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
export type AnyAttribute = Description & { kind: Kind } & Partial<Pick<Options<string>, "names" | "asFlag">>;

export const ATTRIBUTE_NAMES = Object.keys(HOME_ATTRIBUTES) as AttributeName[];

/** What the table says of an attribute, or undefined of what is none (`photos`). */
export const attributeOf = (name: string): AnyAttribute | undefined =>
  (HOME_ATTRIBUTES as Record<string, AnyAttribute>)[name];

/** The names of one kind, in the order of the table. */
export const namesOfKind = <K extends Kind>(...kinds: K[]): NameOfKind<K>[] =>
  ATTRIBUTE_NAMES.filter((name) => (kinds as Kind[]).includes(HOME_ATTRIBUTES[name].kind)) as NameOfKind<K>[];

/** Those first that are named, in that order, and the rest behind them as they are. */
export function leading<Name extends string>(first: readonly Name[], names: readonly Name[]): Name[] {
  return [...first, ...names.filter((name) => !first.includes(name))];
}
