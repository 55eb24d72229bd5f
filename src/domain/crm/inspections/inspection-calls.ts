import * as z from "zod/mini";
import { atMost, line, list, text } from "../../shared/schema/text.ts";
import { instant } from "../../shared/schema/when.ts";
import { LONGEST_PATH, LONGEST_VALUE } from "./field-paths.ts";
import { MOST_CHANGES } from "./inspection-document.ts";

/** Bodies of the calls of visits, read by the server. */

const change = z.object({
  id: z.uuid("Falta el número del cambio"),
  path: text({ max: LONGEST_PATH }),
  /** Kept to the letter: the next change of its device names it. */
  value: text({ max: LONGEST_VALUE, isExact: true }),
  was: text({ max: LONGEST_VALUE, isExact: true }),
  at: instant(),
  device: line({ max: 80 }),
  settles: z.optional(z.uuid()),
});

export const changesBody = z.object({
  /** The account whose device copy it is: what one account wrote never becomes another's because the session changed. */
  account: z.optional(z.uuid("Falta la cuenta")),
  /** Of the device, at the moment of sending: it tells how wrong its clock is. */
  deviceAt: instant(),
  /** Given until the server knows the visit. */
  begun: z.optional(
    z.object({
      at: instant(),
      homeId: z.optional(z.uuid("Elige una vivienda de la lista")),
      contactId: z.optional(z.uuid("Elige un contacto de la lista")),
    }),
  ),
  changes: list(change, { max: MOST_CHANGES }),
});
export type ChangesBody = z.output<typeof changesBody>;

export const stateBody = z.object({ isFinished: z.boolean("Di si la visita ha terminado") });

/** To whom the report is written: the owner's has nothing of what they said of price, motive and debts. */
export const reportQuery = z.object({
  para: z._default(z.enum(["propietario", "agencia"], "Elige para quién"), "propietario"),
});

export const signatureBody = z.object({
  name: line({ max: 120 }).check(z.minLength(2, "Escribe el nombre y apellidos del propietario")),
  email: line({ max: 255 }).check(
    atMost(255),
    z.email("Escribe un correo válido: allí llegará la petición"),
    z.toLowerCase(),
  ),
});

export const homeBody = z.object({ takesPhotos: z._default(z.boolean("Di si llevamos las fotos"), false) });
