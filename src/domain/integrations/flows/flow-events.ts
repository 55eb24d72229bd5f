/**
 * Changes that a flow may begin with. `server/platform/changes` keeps them as they happen; those that are `timed` are found by
 * `server/integrations/flows/timed-events`, which looks at dates.
 */

export const FLOW_EVENT_TYPES = [
  "lead.created",
  "contact.created",
  "contact.heard",
  "contact.tagged",
  "contact.cold",
  "answer.overdue",
  "deal.stage_changed",
  "purchase.anniversary",
  "visit.done",
  "home.created",
  "home.price_lowered",
  "home.status_changed",
  "mandate.expiring",
  "document.expiring",
  "signature.completed",
  "signature.declined",
  "shared_result.viewed",
] as const;
export type FlowEventType = (typeof FLOW_EVENT_TYPES)[number];

export const isFlowEvent = (type: string): type is FlowEventType =>
  (FLOW_EVENT_TYPES as readonly string[]).includes(type);

/** Choices of a form, in groups. */
export const FLOW_EVENT_GROUPS = ["Contactos", "Tratos", "Viviendas", "Documentos"] as const;

interface FlowEvent {
  group: (typeof FLOW_EVENT_GROUPS)[number];
  /** As the sentence goes on after "Cuando": "entra un contacto". */
  name: string;
  /** One line under the choice. */
  help: string;
  /** Number that a person sets: days before a date, or days of silence. */
  days?: { label: string; usual: number; min: number; max: number; words: (days: number) => string };
}

const days = (count: number) => (count === 1 ? "1 día" : `${count} días`);

export const FLOW_EVENTS: Readonly<Record<FlowEventType, FlowEvent>> = {
  "lead.created": {
    group: "Contactos",
    name: "entra un contacto",
    help: "Alguien escribe: por un portal, un formulario, una página compartida, el chat o el correo. También si ya lo conocías.",
  },
  "contact.created": {
    group: "Contactos",
    name: "se da de alta un contacto",
    help: "Llega por primera vez, lo apunta alguien del equipo o viene en un archivo.",
  },
  "contact.heard": {
    group: "Contactos",
    name: "un contacto responde",
    help: "Vuelve a escribir, o alguien apunta en su ficha una llamada o un mensaje suyo.",
  },
  "contact.tagged": {
    group: "Contactos",
    name: "un contacto recibe una etiqueta",
    help: "La pone una persona, un archivo u otro flujo.",
  },
  "contact.cold": {
    group: "Contactos",
    name: "un contacto se queda sin noticias",
    help: "Nada en su ficha desde hace tantos días, con un trato abierto.",
    days: { label: "Días sin noticias", usual: 30, min: 3, max: 365, words: (count) => `desde hace ${days(count)}` },
  },
  "answer.overdue": {
    group: "Contactos",
    name: "vence el plazo de respuesta de un contacto",
    help: "Alguien espera más de lo acordado en los ajustes de contactos.",
  },
  "deal.stage_changed": {
    group: "Tratos",
    name: "un trato cambia de etapa",
    help: "También cuando empieza, se gana o se pierde.",
  },
  "purchase.anniversary": {
    group: "Tratos",
    name: "se cumple otro año de una compra o un alquiler",
    help: "Cada año, el día en que se cerró el trato.",
  },
  "visit.done": {
    group: "Tratos",
    name: "se hace una visita",
    help: "Alguien la marca como hecha en el calendario.",
  },
  "home.created": {
    group: "Viviendas",
    name: "entra una vivienda en la cartera",
    help: "La apunta alguien o llega en una importación.",
  },
  "home.price_lowered": {
    group: "Viviendas",
    name: "una vivienda baja de precio",
    help: "El precio nuevo es menor que el que tenía.",
  },
  "home.status_changed": {
    group: "Viviendas",
    name: "una vivienda cambia de estado",
    help: "Disponible, reservada, cerrada o retirada.",
  },
  "mandate.expiring": {
    group: "Documentos",
    name: "va a vencer un encargo",
    help: "Tantos días antes de la fecha que dice la vivienda.",
    days: { label: "Días antes", usual: 30, min: 0, max: 180, words: (count) => `${days(count)} antes` },
  },
  "document.expiring": {
    group: "Documentos",
    name: "va a caducar un documento de una vivienda",
    help: "Tantos días antes de su fecha: certificado energético, nota simple…",
    days: { label: "Días antes", usual: 30, min: 0, max: 180, words: (count) => `${days(count)} antes` },
  },
  "signature.completed": {
    group: "Documentos",
    name: "todos han firmado un documento",
    help: "Una petición de firma queda completa.",
  },
  "signature.declined": {
    group: "Documentos",
    name: "alguien no firma un documento",
    help: "Una de las personas lo rechaza.",
  },
  "shared_result.viewed": {
    group: "Documentos",
    name: "alguien abre un resultado compartido",
    help: "Una valoración o un cálculo que compartiste con un enlace.",
  },
};

/** Events that no change tells: a day comes. */
export const TIMED_EVENTS = [
  "contact.cold",
  "purchase.anniversary",
  "mandate.expiring",
  "document.expiring",
] as const satisfies readonly FlowEventType[];

/** Events of its own contact or deal that a run may wait for. */
export const WAITED_EVENTS = [
  "contact.heard",
  "deal.stage_changed",
  "visit.done",
  "signature.completed",
] as const satisfies readonly FlowEventType[];
export type WaitedEvent = (typeof WAITED_EVENTS)[number];

/** As the sentence goes on after "Espera a que". */
export const WAITED_NAMES: Readonly<Record<WaitedEvent, string>> = {
  "contact.heard": "el contacto responda",
  "deal.stage_changed": "su trato cambie de etapa",
  "visit.done": "se haga una visita",
  "signature.completed": "firme un documento",
};
