/** Changes that webhooks send (docs/api.md), and their names in the administration of an address. */

export const WEBHOOK_EVENT_TYPES = [
  "home.created",
  "home.updated",
  "home.deleted",
  "contact.created",
  "contact.updated",
  "contact.deleted",
  "deal.stage_changed",
  "lead.created",
  "run.created",
  "import.finished",
  "shared_result.viewed",
  "signature.completed",
  "signature.declined",
  "tour.published",
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

export const WEBHOOK_EVENT_NAMES: Record<WebhookEventType, string> = {
  "home.created": "Vivienda nueva",
  "home.updated": "Vivienda cambiada",
  "home.deleted": "Vivienda borrada",
  "contact.created": "Contacto nuevo",
  "contact.updated": "Contacto cambiado",
  "contact.deleted": "Contacto borrado",
  "deal.stage_changed": "Un trato cambia de etapa",
  "lead.created": "Lead nuevo",
  "run.created": "Resultado nuevo de una herramienta",
  "import.finished": "Importación terminada",
  "shared_result.viewed": "Alguien abre un resultado compartido",
  "signature.completed": "Un documento firmado por todos",
  "signature.declined": "Alguien no firma un documento",
  "tour.published": "Recorrido de 360° publicado",
};

/** Type of the test message; nobody subscribes to it. */
export const TEST_EVENT_TYPE = "webhook.test";

/** Type of a message that a step of a flow sends; nobody subscribes to it. */
export const FLOW_MESSAGE_TYPE = "flow.message";

/** A delivery's type as people read it. */
export function deliveryTypeName(type: string): string {
  if (type === TEST_EVENT_TYPE) return "Prueba";
  if (type === FLOW_MESSAGE_TYPE) return "Paso de un flujo";
  return WEBHOOK_EVENT_NAMES[type as WebhookEventType] ?? type;
}
