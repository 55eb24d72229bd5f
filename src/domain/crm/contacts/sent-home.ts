import * as z from "zod/mini";
import { list } from "../../shared/schema/text.ts";
import type { Compared, Exchange } from "../matching/compared.ts";

import { MOST_HOMES_SENT } from "./home-message.ts";

/** Homes that an agent sends to people who look for one. */

/** `correo` is the agent's own mail program, `umbral` our sender with the agent's address for answers. */
export const SENDING_WAYS = ["whatsapp", "correo", "copia", "pdf", "umbral"] as const;
export type SendingWay = (typeof SENDING_WAYS)[number];

const way = z.enum(SENDING_WAYS, "Elige cómo se la envías");
/** Sends what they have got already and what has not changed since. */
const insists = z._default(z.boolean(), false);

/** The agent has sent a home to a person; nothing is sent by this. */
export const sentHome = z.object({ way, insists });

/** Several homes in one message. Only `umbral` sends it; all other ways note what the agent sent. */
export const sendingForm = z.object({
  homeIds: list(z.uuid("Elige las viviendas de la lista"), {
    max: MOST_HOMES_SENT,
    tooMany: `Envía como mucho ${MOST_HOMES_SENT} viviendas en un mensaje`,
  }).check(z.minLength(1, "Elige al menos una vivienda")),
  way,
  insists,
});
export type SendingForm = z.output<typeof sendingForm>;

/** A person whose demand a home fits, or nearly fits. */
export interface FittingPerson extends Compared, Exchange {
  id: string;
  fullName: string;
  email: string | null;
  /** E.164; null where there is none, or nobody may use it. */
  phone: string | null;
  /** Why nobody may write to them; null where somebody may. */
  refusal: string | null;
}
