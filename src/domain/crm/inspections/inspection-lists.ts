/** The lists of a visit: kinds of rooms, states, checks, and the documents that the owner is asked for. */

export const ROOM_KINDS = {
  salon: "Salón",
  cocina: "Cocina",
  dormitorio: "Dormitorio",
  bano: "Baño",
  aseo: "Aseo",
  recibidor: "Recibidor o pasillo",
  terraza: "Terraza o balcón",
  lavadero: "Lavadero",
  despacho: "Despacho",
  trastero: "Trastero",
  garaje: "Garaje",
  jardin: "Jardín o patio",
  otra: "Otra estancia",
} as const;
export type RoomKind = keyof typeof ROOM_KINDS;

export const ROOM_STATES = { nuevo: "Nuevo", bueno: "Bueno", usado: "Usado", reformar: "A reformar" } as const;
export const SEVERITIES = { leve: "Leve", medio: "Medio", grave: "Grave" } as const;
export const CHECK_ANSWERS = { si: "Sí", no: "No", nose: "No se sabe" } as const;
export const DOCUMENT_STATES = { pedido: "Pedido", visto: "Visto", falta: "No lo tiene" } as const;
export const MOTIVES = {
  "0": "No quiere vender",
  "1": "Solo pregunta",
  "2": "Lo piensa",
  "3": "Quiere, sin prisa",
  "4": "Quiere pronto",
  "5": "Tiene que vender ya",
} as const;
export const WHENS = {
  ya: "Cuanto antes",
  tres: "En tres meses",
  seis: "En seis meses",
  ano: "En un año",
  sinprisa: "Sin fecha",
} as const;

type HomeGroup = "piso" | "casa" | "local";

interface Check {
  id: string;
  label: string;
  /** Of which homes; without it of all. */
  of?: HomeGroup;
}

/** The group of checks of a kind of home. */
function groupOf(type: string): HomeGroup {
  if (["casa", "chalet", "adosado"].includes(type)) return "casa";
  return ["local", "oficina"].includes(type) ? "local" : "piso";
}

const CHECKS: readonly Check[] = [
  { id: "humedades", label: "¿Hay manchas de humedad o condensación?" },
  { id: "grietas", label: "¿Hay grietas en paredes o techos?" },
  { id: "ventanas", label: "¿Cierran bien las ventanas?" },
  { id: "agua", label: "¿Hay buena presión y agua caliente?" },
  { id: "electricidad", label: "¿Está puesta al día la instalación eléctrica?" },
  { id: "calefaccion", label: "¿Funciona la calefacción o el aire?" },
  { id: "ruido", label: "¿Se oye ruido de la calle o de los vecinos?" },
  { id: "luz", label: "¿Entra luz directa en la zona de día?" },
  { id: "derramas", label: "¿Hay derramas aprobadas o pendientes?", of: "piso" },
  { id: "portal", label: "¿Se llega al portal y al ascensor sin escalones?", of: "piso" },
  { id: "fachada", label: "¿Están bien la fachada y los elementos comunes?", of: "piso" },
  { id: "cubierta", label: "¿Está bien la cubierta o tejado?", of: "casa" },
  { id: "saneamiento", label: "¿Está conectada al alcantarillado?", of: "casa" },
  { id: "lindes", label: "¿Coinciden las lindes con lo que dicen los papeles?", of: "casa" },
  { id: "salida", label: "¿Tiene salida de humos?", of: "local" },
  { id: "escaparate", label: "¿Tiene escaparate o fachada a la calle?", of: "local" },
  { id: "actividad", label: "¿Tuvo licencia de actividad?", of: "local" },
  { id: "ocupantes", label: "¿Vive alguien dentro, o está alquilado?" },
  { id: "obras", label: "¿Se han hecho obras sin licencia o sin inscribir?" },
];

export const checksOf = (type: string): readonly Check[] => CHECKS.filter(({ of }) => !of || of === groupOf(type));

interface AskedDocument {
  id: string;
  label: string;
  /** Why it is asked for. */
  why: string;
}

/** A document that is asked for in Spain, and what stands for it abroad: its name, and its reason where that differs; null for none. */
interface DocumentKind extends AskedDocument {
  abroad: { label: string; why?: string } | null;
}

const DOCUMENTS: readonly DocumentKind[] = [
  {
    id: "nota-simple",
    label: "Nota simple",
    why: "dice quién es dueño y qué cargas hay",
    abroad: { label: "Certificado de libertad de gravamen o de tradición" },
  },
  { id: "certificado-energetico", label: "Certificado energético", why: "hace falta para anunciar", abroad: null },
  {
    id: "ibi",
    label: "Último recibo del IBI",
    why: "lleva la referencia catastral y el valor catastral",
    abroad: { label: "Último recibo del impuesto predial", why: "lleva la clave catastral y dice si hay deudas" },
  },
  {
    id: "cedula",
    label: "Cédula de habitabilidad o licencia de ocupación",
    why: "se pide en la notaría en varias comunidades",
    abroad: { label: "Licencia de construcción o terminación de obra", why: "dice si lo construido es legal" },
  },
  {
    id: "comunidad",
    label: "Recibo y certificado de la comunidad",
    why: "dice la cuota y si hay deudas",
    abroad: { label: "Recibo de mantenimiento o administración" },
  },
  { id: "plano", label: "Plano", why: "con él se comprueban los metros", abroad: { label: "Plano" } },
  {
    id: "hipoteca",
    label: "Recibo o saldo de la hipoteca",
    why: "con él se calcula lo que quedará al propietario",
    abroad: { label: "Saldo de la hipoteca o del crédito" },
  },
  {
    id: "escritura",
    label: "Escritura de compra o herencia",
    why: "dice cómo y cuándo se adquirió",
    abroad: { label: "Escritura pública" },
  },
];

/** @param country ISO 3166-1 alpha-2; nothing typed means Spain */
export function documentsOf(country: string): readonly AskedDocument[] {
  if (country === "" || country.toUpperCase() === "ES") return DOCUMENTS;
  return DOCUMENTS.flatMap(({ id, why, abroad }) => (abroad ? [{ id, why, ...abroad }] : []));
}
