import { propertySchema } from "#domain/shared/listing/property.ts";
import type { HOME_NAMES } from "./home-names.ts";

/** Why the tools could not read a number of the home as it was typed: the message of their own schema. */
export const areaFault =
  (name: keyof typeof HOME_NAMES) =>
  (typed: string): string | undefined => {
    if (typed.trim() === "") return undefined;
    const read = propertySchema.shape[name].safeParse(typed);
    return read.success ? undefined : read.error.issues[0]?.message;
  };
