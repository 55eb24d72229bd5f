import { HOME_PATHS } from "#domain/crm/inspections/field-paths.ts";
import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import { HOME_ATTRIBUTES } from "#domain/shared/home-attributes/table.ts";
import { propertySchema } from "#domain/shared/listing/property.ts";
import { typedNumber } from "#domain/shared/schema/spanish-number.ts";

/** Between the fields of a visit, which are texts, and the home of portfolio and tools. */

/** The known data of a home, as somebody would have typed them into the visit. */
export function fieldsOfHome(home: Partial<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    HOME_PATHS.flatMap((name) => {
      const text = typedText(home[name]);
      return text === null ? [] : [[`home.${name}`, text]];
    }),
  );
}

function typedText(value: unknown): string | null {
  if (typeof value === "boolean") return value ? "si" : "no";
  if (typeof value === "number") return typedNumber(value);
  return typeof value === "string" && value !== "" ? value : null;
}

/** The home of the visit as far as it can be read. What cannot be read is left out, and said at its field of the tool. */
export function homeOfFields(fields: Readonly<Record<string, string>>): KnownProperty {
  const known = HOME_PATHS.flatMap((name) => {
    const typed = fields[`home.${name}`]?.trim() ?? "";
    if (typed === "") return [];
    const read = propertySchema.shape[name].safeParse(typed);
    return read.success && read.data !== undefined ? [[name, read.data] as const] : [];
  });
  return {
    operation: "venta",
    type: "piso",
    country: "ES",
    currency: "EUR",
    ...Object.fromEntries(known),
  } as KnownProperty;
}

/** Fields of the home that the tools cannot read, with the message of each, by their paths. */
export function homeFaults(fields: Readonly<Record<string, string>>): { path: string; message: string }[] {
  return HOME_PATHS.flatMap((name) => {
    const typed = fields[`home.${name}`]?.trim() ?? "";
    if (typed === "") return [];
    const read = propertySchema.shape[name].safeParse(typed);
    return read.success
      ? []
      : [{ path: `home.${name}`, message: `${HOME_ATTRIBUTES[name].label}: ${read.error.issues[0]!.message}` }];
  });
}
