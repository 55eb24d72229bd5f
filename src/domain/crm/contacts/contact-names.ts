import type { CONTACT_EVENT_KINDS, ContactEventKind, ContactRole, LossReason, WinReason } from "./contact-values.ts";

/** Closed lists of contacts and deals, as people read them. */

export const CONTACT_ROLE_NAMES: Record<ContactRole, string> = {
  comprador: "Comprador",
  propietario: "Propietario",
  inquilino: "Inquilino",
  inversor: "Inversor",
  profesional: "Profesional",
  otro: "Otro",
};

export const LOSS_REASON_NAMES: Record<LossReason, string> = {
  sin_respuesta: "No responde",
  precio: "Por el precio",
  financiacion: "No consigue financiación",
  compro_otro: "Se decide por otro inmueble",
  otra_agencia: "Trabaja con otra agencia",
  solvencia: "No reúne los requisitos",
  honorarios: "Por los honorarios",
  vende_solo: "Lo hace por su cuenta",
  retirado: "Retira el inmueble",
  vencido: "Venció el encargo",
  aplazado: "Lo deja para más adelante",
  datos_falsos: "Los datos no son reales",
  otro: "Otro motivo",
};

export const WIN_REASON_NAMES: Record<WinReason, string> = {
  inmueble: "El inmueble encajaba",
  precio: "Por el precio",
  rapidez: "Por la rapidez",
  confianza: "Por la confianza",
  recomendacion: "Venía recomendado",
  valoracion: "Por la valoración",
  difusion: "Por el plan de difusión",
  otro: "Otro motivo",
};

export const CONTACT_EVENT_NAMES: Record<ContactEventKind, string> = {
  formulario: "Formulario",
  chat: "Chat",
  resultado_compartido: "Resultado compartido",
  correo_portal: "Aviso de portal",
  nota: "Nota",
  llamada: "Llamada",
  correo: "Correo",
  mensaje: "Mensaje",
  visita: "Visita",
  etapa: "Cambio de etapa",
  asignacion: "Asignación",
  fusion: "Fusión",
  importacion: "Importación",
  tarea: "Tarea",
  reparto: "Reparto de honorarios",
  firma: "Firma",
};

/** Kinds of events that a person writes into a timeline; the product writes the other kinds. */
export const TYPED_EVENT_KINDS = ["nota", "llamada", "correo", "mensaje", "visita"] as const satisfies readonly [
  (typeof CONTACT_EVENT_KINDS)[number],
  ...(typeof CONTACT_EVENT_KINDS)[number][],
];
export type TypedEventKind = (typeof TYPED_EVENT_KINDS)[number];

/** Kinds of outgoing events that count as an answer to a contact who waits for one. */
export const ANSWER_EVENT_KINDS: ReadonlySet<ContactEventKind> = new Set(["llamada", "correo", "mensaje", "visita"]);

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  compartir: "Resultado compartido",
  landing: "Página de captación",
  recorrido: "Recorrido virtual",
  contacto: "Formulario de contacto",
  chat: "Chat",
  website: "Web",
  hero_section: "Portada",
  final_cta: "Cierre de una página",
  demo: "Petición de demo",
  mano: "A mano",
  conversacion: "Conversación",
  csv: "Archivo CSV",
  vcard: "Archivo vCard",
  importacion: "Importación de viviendas",
  api: "API",
  correo: "Correo reenviado",
  idealista: "idealista",
  fotocasa: "Fotocasa",
  habitaclia: "habitaclia",
  pisos: "pisos.com",
  kyero: "Kyero",
};

/** Source of a contact, in words for people. */
export function sourceName(source: string): string {
  const known = SOURCE_NAMES[source];
  if (known !== undefined) return known;
  if (source.startsWith("waitlist_")) return `Lista de espera: ${source.slice(9).replaceAll("-", " ")}`;
  if (source.startsWith("formulario_")) return `Formulario: ${source.slice(11).replaceAll("-", " ")}`;
  if (source.startsWith("lead_magnet_")) return "Descarga";
  return source;
}
