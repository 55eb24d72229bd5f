import * as z from "zod/mini";
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from "#domain/integrations/api/webhook-events.ts";
import { answerInstant, answerList, answerObject, answerText, answerValues } from "#domain/shared/schema/answers.ts";
import { EXAMPLE_IDS } from "./examples.server.ts";

/** Messages to an address: `data` by type of event. Rows are named, and read whole through the API. */

const id = z.uuid();
const text = z.nullable(answerText());
const maybeId = z.nullable(z.uuid());

const home = {
  homeId: id,
  title: text,
  reference: text,
  address: text,
  operation: answerText(),
  type: answerText(),
  status: answerText(),
  price: z.nullable(z.number()),
  currency: answerText(),
};
const HOME = {
  homeId: EXAMPLE_IDS.home,
  title: "Piso con terraza en Ruzafa",
  reference: "V-102",
  operation: "venta",
  address: "Calle de Cádiz, 12, 3.º B",
  type: "piso",
  status: "disponible",
  price: 285_000,
  currency: "EUR",
};
const contact = {
  contactId: id,
  name: answerText(),
  company: text,
  roles: answerList(answerText()),
  source: answerText(),
  ownerId: maybeId,
};
const CONTACT = {
  contactId: EXAMPLE_IDS.contact,
  name: "Marta Soler",
  company: null,
  roles: ["comprador"],
  source: "mano",
  ownerId: EXAMPLE_IDS.user,
};
const DEAL_ID = "e4b1d2c3-5f6a-4b7c-8d9e-0f1a2b3c4d51";
/** Of a request for signatures: its page has the rest. */
const signatureData = {
  requestId: id,
  reference: answerText(),
  title: text,
  purpose: answerText(),
  homeId: maybeId,
  contactId: maybeId,
  dealId: maybeId,
  ownerId: id,
};
const signatureExample = {
  requestId: "5c4b3a29-1807-4f6e-8d5c-4b3a29180706",
  reference: "LBDJ4A9A",
  title: "Encargo de venta",
  purpose: "encargo",
  homeId: EXAMPLE_IDS.home,
  contactId: EXAMPLE_IDS.contact,
  dealId: DEAL_ID,
  ownerId: EXAMPLE_IDS.user,
};

interface Message {
  /** Fields that are always there; a message may have more. */
  data: z.ZodMiniType;
  example: Record<string, unknown>;
}

const MESSAGES: Record<WebhookEventType, Message> = {
  "home.created": { data: answerObject(home), example: HOME },
  "home.updated": { data: answerObject(home), example: { ...HOME, price: 279_000, changed: ["price"] } },
  "home.deleted": { data: answerObject(home), example: HOME },
  "contact.created": { data: answerObject(contact), example: CONTACT },
  "contact.updated": { data: answerObject(contact), example: { ...CONTACT, changed: ["tags"] } },
  "contact.deleted": { data: answerObject(contact), example: CONTACT },
  "deal.stage_changed": {
    data: answerObject({
      dealId: id,
      title: answerText(),
      kind: answerText(),
      from: text,
      to: answerText(),
      amount: z.nullable(z.number()),
      lossReason: text,
      contactId: id,
      homeId: maybeId,
      ownerId: maybeId,
    }),
    example: {
      dealId: DEAL_ID,
      title: "Pregunta por V-102",
      kind: "comprador",
      from: "visita",
      to: "oferta",
      amount: 270_000,
      lossReason: null,
      contactId: EXAMPLE_IDS.contact,
      homeId: EXAMPLE_IDS.home,
      ownerId: EXAMPLE_IDS.user,
    },
  },
  "lead.created": {
    data: answerObject({
      leadId: maybeId,
      name: text,
      title: answerText(),
      kind: answerText(),
      source: answerText(),
      contactId: id,
      dealId: id,
      homeId: maybeId,
      ownerId: maybeId,
      isNewContact: z.boolean(),
    }),
    example: {
      leadId: EXAMPLE_IDS.lead,
      name: "Jorge Peris",
      title: "Pregunta por V-102",
      kind: "comprador",
      source: "web-propia",
      contactId: EXAMPLE_IDS.contact,
      dealId: DEAL_ID,
      homeId: EXAMPLE_IDS.home,
      ownerId: EXAMPLE_IDS.user,
      isNewContact: true,
    },
  },
  "run.created": {
    data: answerObject({
      runId: id,
      toolId: answerText(),
      title: answerText(),
      homeId: maybeId,
      figure: z.nullable(answerObject({ label: answerText(), value: z.nullable(z.number()) })),
      credits: z.int(),
    }),
    example: {
      runId: EXAMPLE_IDS.run,
      toolId: "borrowing-capacity",
      title: "Capacidad de compra en Valencia",
      homeId: null,
      figure: { label: "Precio máximo de compra", value: 243_000, currency: "EUR" },
      credits: 1,
    },
  },
  "import.finished": {
    data: answerObject({
      importId: maybeId,
      target: answerText(),
      state: answerText(),
      fileName: text,
      counts: answerValues(z.int()),
      announcesEach: z.boolean(),
    }),
    example: {
      importId: "0d9f8c7b-6a5e-4d3c-8b2a-1f0e9d8c7b62",
      target: "cartera",
      state: "terminada",
      fileName: "kyero.xml",
      announcesEach: true,
      counts: { read: 120, created: 4, changed: 11, same: 105, absent: 0, bad: 0 },
    },
  },
  "shared_result.viewed": {
    data: answerObject({ linkId: id, label: text, runId: id, views: z.int() }),
    example: {
      linkId: "6f5e4d3c-2b1a-4098-8776-655443322110",
      label: "Familia Soler",
      runId: EXAMPLE_IDS.run,
      views: 3,
    },
  },
  "signature.completed": {
    data: answerObject({ ...signatureData, sha256: answerText() }),
    example: { ...signatureExample, sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" },
  },
  "signature.declined": { data: answerObject(signatureData), example: signatureExample },
  "tour.published": {
    data: answerObject({
      tourId: id,
      title: answerText(),
      homeId: maybeId,
      address: answerText(),
      isFirst: z.boolean(),
    }),
    example: {
      tourId: "5d4c3b2a-1f0e-4d9c-8b7a-665544332211",
      title: "Piso con terraza en Ruzafa",
      homeId: EXAMPLE_IDS.home,
      address: "https://umbral.example/tour/5d4c3b2a-1f0e-4d9c-8b7a-665544332211",
      isFirst: true,
    },
  },
};

const AT = "2026-11-21T09:30:00.000Z";

export const WEBHOOK_MESSAGES = WEBHOOK_EVENT_TYPES.map((type) => ({
  type,
  name: WEBHOOK_EVENT_NAMES[type],
  schema: z.object({ id: z.uuid(), type: z.literal(type), timestamp: answerInstant(), data: MESSAGES[type].data }),
  example: { id: "b7d1f0a2-3c4e-4f56-8a90-1234567890ab", type, timestamp: AT, data: MESSAGES[type].example },
}));
