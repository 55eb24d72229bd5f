import type { HOME_PATHS } from "#domain/crm/inspections/field-paths.ts";
import { propertySchema } from "#domain/shared/listing/property.ts";

/** Why the tools could not read a number of the home as it was typed: the message of their own schema. */
export const homeFault =
  (name: (typeof HOME_PATHS)[number]) =>
  (typed: string): string | undefined => {
    if (typed.trim() === "") return undefined;
    const read = propertySchema.shape[name].safeParse(typed);
    return read.success ? undefined : read.error.issues[0]?.message;
  };
