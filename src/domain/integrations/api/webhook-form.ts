import * as z from "zod/mini";
import { trimmedText } from "../../shared/schema/text.ts";
import { WEBHOOK_EVENT_TYPES } from "./webhook-events.ts";

/** Fields of an address that receives changes, checked alike by browser and server. */

export const MOST_WEBHOOKS = 20;
/**
 * For an import with more changes only its end is sent: a program that hears of thousands at once asks for the list
 * anyway.
 */
export const MOST_ANNOUNCED_CHANGES = 1_000;
/** A slower answer counts as none. */
export const WEBHOOK_TIMEOUT_SECONDS = 10;
/** Days without a successful delivery after which an address gets no more events. */
export const WEBHOOK_STOPS_AFTER_DAYS = 5;
/** Minutes until it is tried again, after each try that failed; after the last nobody tries. */
export const WEBHOOK_PAUSES_MINUTES = [0.5, 2, 10, 60, 180, 360, 720, 1440] as const;

const name = z
  .string("Escribe un nombre")
  .check(z.trim(), z.minLength(1, "Escribe un nombre"), z.maxLength(120, "Usa como mucho 120 caracteres"));

/** Machines that are only this one: where a program under way is tried out. */
export const isOwnMachine = (url: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);

const url = trimmedText({ max: 2_000, message: "Escribe una dirección" }).check(
  z.refine((text) => isSafe(URL.parse(text)), "Escribe una dirección completa que empiece por https://"),
  z.refine(
    (text) => !hasPassword(URL.parse(text)),
    "Quita el usuario y la contraseña: la firma dice que somos nosotros",
  ),
);

const isSafe = (address: URL | null) =>
  address !== null && (address.protocol === "https:" || (address.protocol === "http:" && isOwnMachine(address)));
const hasPassword = (address: URL | null) => address !== null && (address.username !== "" || address.password !== "");

const events = z.pipe(
  z
    .array(z.enum(WEBHOOK_EVENT_TYPES, "Elige avisos de la lista"), "Elige al menos un aviso")
    .check(z.minLength(1, "Elige al menos un aviso"), z.maxLength(100, "Elige avisos de la lista")),
  z.transform((chosen) => WEBHOOK_EVENT_TYPES.filter((type) => chosen.includes(type))),
);

export const newWebhook = z.object({ name, url, events });
export type NewWebhook = z.output<typeof newWebhook>;

export const webhookChange = z.object({
  name: z.optional(name),
  url: z.optional(url),
  events: z.optional(events),
  /** Paused, or at work again: also one that had stopped. */
  state: z.optional(z.enum(["activo", "pausado"], "Elige activo o pausado")),
});
export type WebhookChange = z.output<typeof webhookChange>;

export const DELIVERY_STATES = ["pendiente", "entregada", "fallida"] as const;
/** Waiting for its next try, arrived, or given up. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_STATE_NAMES: Record<DeliveryState, string> = {
  pendiente: "Pendiente",
  entregada: "Entregada",
  fallida: "Fallida",
};
