import type { Description } from "../../shared/home-attributes/attribute.ts";
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  attributeOf,
  type NameOfKind,
} from "../../shared/home-attributes/table.ts";
import type { Home } from "../homes/home.ts";

/** Attributes that a portal's format has under a name of its own, by the shape of their value. */

type Figure = NameOfKind<"number" | "wholeNumber">;
type YesOrNo = NameOfKind<"flag" | "choice">;
type Portal = Exclude<keyof Description["feeds"], "kyero">;
type NameIn<P extends Portal> = P extends "fotocasa" ? number : string;

const nameIn = <P extends Portal>(portal: P, attribute: AttributeName): NameIn<P> | undefined => {
  const name = attributeOf(attribute)?.feeds[portal];
  return name === "own" || typeof name === "object" ? undefined : (name as NameIn<P> | undefined);
};

/** The attributes of some kinds with their names in a format, in the order of the table. */
function named<P extends Portal, Name extends AttributeName>(portal: P, kinds: readonly string[]) {
  return ATTRIBUTE_NAMES.flatMap((attribute): [Name, NameIn<P>][] => {
    const name = nameIn(portal, attribute);
    return name !== undefined && kinds.includes(attributeOf(attribute)!.kind) ? [[attribute as Name, name]] : [];
  });
}

/** Attributes of a home that are numbers and that this portal has a name for. */
export const figuresIn = <P extends Portal>(portal: P) => named<P, Figure>(portal, ["number", "wholeNumber"]);
/** Amounts besides the price. */
export const amountsIn = <P extends Portal>(portal: P) => named<P, NameOfKind<"money">>(portal, ["money"]);
/** Attributes that the portal has as yes or no: flags, and choices that have a value for each. */
export const yesOrNoIn = <P extends Portal>(portal: P) => named<P, YesOrNo>(portal, ["flag", "choice"]);

/** Yes or no, as a portal gets it; undefined where the home lacks it, or has a value between the two. */
export function toYesOrNo(name: YesOrNo, home: Home): boolean | undefined {
  const value = home[name];
  if (typeof value !== "string") return value;
  const meaning = attributeOf(name)?.asFlag;
  return value === meaning?.yes ? true : value === meaning?.no ? false : undefined;
}

/** Attribute's value for a portal's yes or no. */
export function fromYesOrNo(name: YesOrNo, stated: boolean): boolean | string | undefined {
  const attribute = attributeOf(name);
  if (attribute?.kind === "flag") return stated;
  return stated ? attribute?.asFlag?.yes : attribute?.asFlag?.no;
}
