import * as z from "zod/mini";
import { atMost } from "../../shared/schema/text.ts";

/** The person whose data staff asks for: one schema for browser and server. Addresses are compared in lower case. */

const address = z.pipe(
  z.transform((raw: unknown) => (typeof raw === "string" ? raw.trim().toLowerCase() : raw)),
  z
    .string("Escribe un correo")
    .check(
      z.minLength(1, { error: "Escribe un correo", abort: true }),
      atMost(255),
      z.email("No parece un correo: revisa que tenga @ y un dominio"),
    ),
);

/** `POST /api/admin/personal-data` and `/download`. */
export const addressForm = z.object({ email: address });

/** `POST /api/admin/personal-data/erase`: typed twice, because nothing brings it back. */
export const eraseForm = z
  .object({ email: address, confirmation: address })
  .check(
    z.refine((form) => form.email === form.confirmation, { path: ["confirmation"], error: "No es el mismo correo" }),
  );
