import * as z from "zod/mini";
import { atMost } from "../../shared/schema/text.ts";
import { instant } from "../../shared/schema/when.ts";

/** The plans that may be bought; the trial is given. */
export const PAID_PLANS = ["agente", "agencia", "red"] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

export const INTERVALS = ["month", "year"] as const;
export type Interval = (typeof INTERVALS)[number];

/** The plan that a person asks to subscribe to. */
export const checkoutForm = z.object({
  plan: z.enum(PAID_PLANS, "Elige un plan"),
  interval: z.enum(INTERVALS, "Elige pago mensual o anual"),
  /** Id of one attempt: sent twice, it opens one page of payment. */
  key: z.uuid("Falta la clave del intento"),
});

/** Credits that an administrator gives. */
export const grantForm = z.object({
  credits: z.pipe(
    z.transform((typed: unknown) => (typeof typed === "string" ? Number(typed.trim().replaceAll(".", "")) : typed)),
    z
      .int("Escribe un número de créditos")
      .check(z.minimum(1, "Da al menos 1"), z.maximum(100_000, "Como mucho 100.000")),
  ),
  note: z.string("Escribe para qué").check(
    z.trim(),
    z.minLength(3, "Escribe para qué"),
    atMost(200),
    z.refine((text) => text.isWellFormed(), "Contiene signos que no se pueden guardar"),
  ),
  key: z.uuid("Falta la clave del intento"),
});

/** A plan that an administrator sets. */
export const planForm = z.object({
  plan: z.enum(["prueba", ...PAID_PLANS], "Elige un plan"),
  /** Null for no end. */
  until: z.pipe(
    z.nullish(instant({ offset: true, message: "Elige un día" })),
    z.transform((text) => (text ? new Date(text) : null)),
  ),
  key: z.uuid("Falta la clave del intento"),
});
