import { CONTACT_ROLE_NAMES, sourceName } from "../../crm/contacts/contact-names.ts";
import { CONTACT_ROLES, DEAL_KINDS, DEAL_STAGES } from "../../crm/contacts/contact-values.ts";
import { DEAL_KIND_NAMES, STAGE_NAMES } from "../../crm/contacts/trades.ts";
import { HOME_TYPE_WORDS } from "../../portfolio/feeds/home-words.ts";
import { DOCUMENT_KIND_NAMES } from "../../portfolio/homes/home-files.ts";
import {
  DOCUMENT_KINDS,
  HOME_STATUSES,
  HOME_TYPES,
  type HomeStatus,
} from "../../shared/home-attributes/home-values.ts";

/** The things that a condition may ask about, how they are answered, and their words. */

interface Choice {
  value: string;
  label: string;
}

type Kind =
  | { kind: "lista"; choices: readonly Choice[] }
  | { kind: "palabras"; placeholder: string }
  | { kind: "numero"; unit: "€" | "%"; label: string; hasMax: boolean }
  | { kind: "si-no" };

export interface ConditionFieldRow {
  /** In the list of fields: "De dónde viene". */
  name: string;
  /** Beginning of the sentence after "si": "viene de". */
  says: string;
  /** The same denied. */
  denies: string;
  answer: Kind;
}

/** Every portal at once. */
export const ANY_PORTAL = "portales";
export const PORTAL_SOURCES: readonly string[] = ["idealista", "fotocasa", "habitaclia", "pisos", "kyero"];

const SOURCES = [
  "idealista",
  "fotocasa",
  "habitaclia",
  "pisos",
  "kyero",
  "compartir",
  "correo",
  "chat",
  "contacto",
  "website",
  "demo",
  "conversacion",
  "mano",
  "csv",
  "api",
];

const lista = (choices: readonly Choice[]): Kind => ({ kind: "lista", choices });
const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>): Kind =>
  lista(values.map((value) => ({ value, label: names[value] })));

const yesNo = (name: string, says: string, denies: string): ConditionFieldRow => ({
  name,
  says,
  denies,
  answer: { kind: "si-no" },
});

/** States as they are said of «la vivienda». */
const STATES_OF_HOME: Readonly<Record<HomeStatus, string>> = {
  captacion: "En captación",
  disponible: "Disponible",
  reservado: "Reservada",
  cerrado: "Cerrada",
  retirado: "Retirada",
};

export const CONDITION_FIELDS = {
  origen: {
    name: "De dónde viene",
    says: "viene de",
    denies: "no viene de",
    answer: lista([
      { value: ANY_PORTAL, label: "Un portal" },
      ...SOURCES.map((value) => ({ value, label: sourceName(value) })),
    ]),
  },
  zona: {
    name: "Zona que busca o de la vivienda",
    says: "la zona es",
    denies: "la zona no es",
    answer: { kind: "palabras", placeholder: "Ruzafa, Benimaclet" },
  },
  rol: { name: "Papel del contacto", says: "es", denies: "no es", answer: named(CONTACT_ROLES, CONTACT_ROLE_NAMES) },
  etiqueta: {
    name: "Etiqueta",
    says: "tiene la etiqueta",
    denies: "no tiene la etiqueta",
    answer: { kind: "palabras", placeholder: "inversor, urgente" },
  },
  oficio: {
    name: "Clase de trato",
    says: "el trato es de",
    denies: "el trato no es de",
    answer: named(DEAL_KINDS, DEAL_KIND_NAMES),
  },
  etapa: {
    name: "Etapa del trato",
    says: "el trato está en",
    denies: "el trato no está en",
    answer: named(DEAL_STAGES, STAGE_NAMES),
  },
  operacion: {
    name: "Venta o alquiler",
    says: "es de",
    denies: "no es de",
    answer: lista([
      { value: "venta", label: "Venta" },
      { value: "alquiler", label: "Alquiler" },
    ]),
  },
  precio: {
    name: "Precio o presupuesto",
    says: "el precio está",
    denies: "el precio no está",
    answer: { kind: "numero", unit: "€", label: "Precio", hasMax: true },
  },
  bajada: {
    name: "Cuánto baja el precio",
    says: "baja al menos",
    denies: "baja menos de",
    answer: { kind: "numero", unit: "%", label: "Bajada", hasMax: false },
  },
  estado: {
    name: "Estado de la vivienda",
    says: "la vivienda está",
    denies: "la vivienda no está",
    answer: named(HOME_STATUSES, STATES_OF_HOME),
  },
  tipo: {
    name: "Tipo de vivienda",
    says: "la vivienda es",
    denies: "la vivienda no es",
    answer: named(HOME_TYPES, HOME_TYPE_WORDS),
  },
  documento: {
    name: "Clase de documento",
    says: "el documento es",
    denies: "el documento no es",
    answer: named(DOCUMENT_KINDS, DOCUMENT_KIND_NAMES),
  },
  responde: yesNo("Ha respondido desde que empezó", "ha respondido", "no ha respondido"),
  atendido: yesNo("Ya le hemos contestado", "ya le hemos contestado", "aún no le hemos contestado"),
  abierto: yesNo("Su trato sigue abierto", "su trato sigue abierto", "su trato ya no está abierto"),
  responsable: yesNo("Tiene responsable", "tiene responsable", "nadie lo lleva"),
  correo: yesNo("Tiene correo", "tiene correo", "no tiene correo"),
  telefono: yesNo("Tiene teléfono", "tiene teléfono", "no tiene teléfono"),
  permiso: yesNo("Dio permiso para novedades", "dio permiso para novedades", "no dio permiso para novedades"),
  horario: yesNo("Es horario de trabajo", "es horario de trabajo", "es fuera del horario de trabajo"),
} as const satisfies Readonly<Record<string, ConditionFieldRow>>;

export type ConditionField = keyof typeof CONDITION_FIELDS;

export const fieldRow = (field: ConditionField): ConditionFieldRow => CONDITION_FIELDS[field];

/** A value in the middle of a sentence: «un portal», «compra»; names keep their capital. */
export function valueInSentence(field: ConditionField, value: string): string {
  const name = valueName(field, value);
  const isName = PORTAL_SOURCES.includes(value) || /^\p{Lu}{2}/u.test(name);
  return isName ? name : name.charAt(0).toLocaleLowerCase("es") + name.slice(1);
}

/** A value of a list in words; itself where it is typed. */
function valueName(field: ConditionField, value: string): string {
  const { answer } = fieldRow(field);
  if (answer.kind !== "lista") return value;
  return (
    answer.choices.find((choice) => choice.value === value)?.label ?? (field === "origen" ? sourceName(value) : value)
  );
}
