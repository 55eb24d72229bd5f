import * as z from "zod/mini";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENT_TYPES, type WebhookEventType } from "#domain/api/webhook-events.ts";
import { EXAMPLE_IDS } from "./examples.server.ts";

/** What an address is sent: its `data` by type of event. Rows are named, and read whole through the API. */

const id = z.uuid();
const text = z.nullable(z.string());
const maybeId = z.nullable(z.uuid());

const home = {
  homeId: id,
  title: text,
  reference: text,
  address: text,
  operation: z.string(),
  type: z.string(),
  status: z.string(),
  price: z.nullable(z.number()),
  currency: z.string(),
};
const HOME = {
  ...{ homeId: EXAMPLE_IDS.home, title: "Piso con terraza en Ruzafa", reference: "V-102", operation: "venta" },
  ...{ address: "Calle de Cádiz, 12, 3.º B", type: "piso", status: "disponible", price: 285_000, currency: "EUR" },
};
const contact = {
  contactId: id,
  name: z.string(),
  company: text,
  roles: z.array(z.string()),
  source: z.string(),
  ownerId: maybeId,
};
const CONTACT = {
  ...{ contactId: EXAMPLE_IDS.contact, name: "Marta Soler", company: null, roles: ["comprador"], source: "mano" },
  ownerId: EXAMPLE_IDS.user,
};
const DEAL_ID = "e4b1d2c3-5f6a-4b7c-8d9e-0f1a2b3c4d51";

interface Message {
  /** Fields that are always there; others may come beside them. */
  data: z.ZodMiniType;
  example: Record<string, unknown>;
}

const MESSAGES: Record<WebhookEventType, Message> = {
  "home.created": { data: z.looseObject(home), example: HOME },
  "home.updated": { data: z.looseObject(home), example: { ...HOME, price: 279_000, changed: ["price"] } },
  "home.deleted": { data: z.looseObject(home), example: HOME },
  "contact.created": { data: z.looseObject(contact), example: CONTACT },
  "contact.updated": { data: z.looseObject(contact), example: { ...CONTACT, changed: ["tags"] } },
  "contact.deleted": { data: z.looseObject(contact), example: CONTACT },
  "deal.stage_changed": {
    data: z.looseObject({
      dealId: id,
      title: z.string(),
      kind: z.string(),
      from: text,
      to: z.string(),
      amount: z.nullable(z.number()),
      lossReason: text,
      contactId: id,
      homeId: maybeId,
      ownerId: maybeId,
    }),
    example: {
      ...{ dealId: DEAL_ID, title: "Pregunta por V-102", kind: "comprador", from: "visita", to: "oferta" },
      ...{ amount: 270_000, lossReason: null, contactId: EXAMPLE_IDS.contact, homeId: EXAMPLE_IDS.home },
      ownerId: EXAMPLE_IDS.user,
    },
  },
  "lead.created": {
    data: z.looseObject({
      leadId: maybeId,
      name: text,
      title: z.string(),
      kind: z.string(),
      source: z.string(),
      contactId: id,
      dealId: id,
      homeId: maybeId,
      ownerId: maybeId,
      isNewContact: z.boolean(),
    }),
    example: {
      ...{ leadId: EXAMPLE_IDS.lead, name: "Jorge Peris", title: "Pregunta por V-102", kind: "comprador" },
      ...{ source: "web-propia", contactId: EXAMPLE_IDS.contact, dealId: DEAL_ID, homeId: EXAMPLE_IDS.home },
      ...{ ownerId: EXAMPLE_IDS.user, isNewContact: true },
    },
  },
  "run.created": {
    data: z.looseObject({
      runId: id,
      toolId: z.string(),
      title: z.string(),
      homeId: maybeId,
      figure: z.nullable(z.looseObject({ label: z.string(), value: z.nullable(z.number()) })),
      credits: z.int(),
    }),
    example: {
      ...{ runId: EXAMPLE_IDS.run, toolId: "borrowing-capacity", title: "Capacidad de compra en València" },
      ...{ homeId: null, figure: { label: "Precio máximo de compra", value: 243_000, currency: "EUR" }, credits: 1 },
    },
  },
  "import.finished": {
    data: z.looseObject({
      importId: maybeId,
      target: z.string(),
      state: z.string(),
      fileName: text,
      counts: z.record(z.string(), z.int()),
      tellsEach: z.boolean(),
    }),
    example: {
      ...{ importId: "0d9f8c7b-6a5e-4d3c-8b2a-1f0e9d8c7b62", target: "cartera", state: "terminada" },
      ...{ fileName: "kyero.xml", tellsEach: true },
      counts: { read: 120, created: 4, changed: 11, same: 105, absent: 0, bad: 0 },
    },
  },
  "shared_result.viewed": {
    data: z.looseObject({ linkId: id, label: text, runId: id, views: z.int() }),
    example: {
      ...{ linkId: "6f5e4d3c-2b1a-4098-8776-655443322110", label: "Familia Soler", runId: EXAMPLE_IDS.run, views: 3 },
    },
  },
};

const AT = "2026-11-21T09:30:00.000Z";

export const WEBHOOK_MESSAGES = WEBHOOK_EVENT_TYPES.map((type) => ({
  type,
  name: WEBHOOK_EVENT_NAMES[type],
  schema: z.object({ id: z.uuid(), type: z.literal(type), timestamp: z.iso.datetime(), data: MESSAGES[type].data }),
  example: { id: "b7d1f0a2-3c4e-4f56-8a90-1234567890ab", type, timestamp: AT, data: MESSAGES[type].example },
}));
