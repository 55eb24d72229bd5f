import type { Home } from "#domain/portfolio/homes/home.ts";
import { namesOfKind } from "#domain/shared/home-attributes/table.ts";
import { sameValue } from "#domain/shared/keeping/same-value.ts";
import { toFormValues } from "../../shared/form-values.ts";

/** A home as the controls of its form hold it: text by the field's name, and a few that are written otherwise. */
export type HomeFormValues = Record<string, string>;

/** Lists stand in one control with blanks between their values. */
const SEVERAL = namesOfKind("choices");

const NEW: HomeFormValues = { operation: "venta", type: "piso", status: "disponible", country: "ES", currency: "EUR" };

export function formValuesOf(home: Home | undefined, owner: { id: string; name: string } | null): HomeFormValues {
  const { descriptions = {}, features = [], urls: _urls, ...plain } = home ?? ({} as Partial<Home>);
  return {
    ...NEW,
    ...(toFormValues(plain) as HomeFormValues),
    ...Object.fromEntries(SEVERAL.map((name) => [name, (home?.[name] ?? []).join(" ")])),
    placeId: "",
    descriptionEs: descriptions.es ?? "",
    featuresText: features.join("\n"),
    ownerContactId: owner?.id ?? "",
    ownerContactName: owner?.name ?? "",
  };
}

/**
 * Values for the schema and the server. Texts in other languages and fields without a control stay as the known home
 * has them.
 */
export function homeValuesOf(typed: HomeFormValues, known: Home | undefined): Record<string, unknown> {
  const {
    placeId: _place,
    descriptionEs = "",
    featuresText = "",
    ownerContactId: _id,
    ownerContactName: _name,
    ...plain
  } = typed;
  const { es: _es, ...others } = known?.descriptions ?? {};
  const isClosed = plain.status === "cerrado";
  return {
    ...plain,
    ...(isClosed ? {} : { closedOn: "", closedPrice: "" }),
    showsAddress: plain.showsAddress === "si",
    descriptions: descriptionEs.trim() === "" ? others : { ...others, es: descriptionEs.trim() },
    features: featuresText
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    urls: known?.urls ?? {},
    ...Object.fromEntries(SEVERAL.map((name) => [name, (plain[name] ?? "").split(" ").filter(Boolean)])),
  };
}

/** Only changed values are sent: somebody else may have better ones for the rest by now. */
export function changedValues(
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(value, before[name])));
}
