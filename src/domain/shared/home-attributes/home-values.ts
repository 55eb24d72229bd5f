/** Closed lists of what a home may be, as forms offer them and the database bounds them. */

export const OPERATIONS = ["venta", "alquiler"] as const;

/** The dwellings and premises that the tools know. */
export const PROPERTY_TYPES = [
  "piso",
  "atico",
  "duplex",
  "estudio",
  "casa",
  "chalet",
  "adosado",
  "local",
  "oficina",
  "otro",
] as const;
export const CONDITIONS = ["obra_nueva", "bueno", "a_reformar"] as const;
export const ENERGY_RATINGS = ["A", "B", "C", "D", "E", "F", "G"] as const;
/** Without a letter there may be a reason, which an advert says in its place. */
export const ENERGY_STATES = ["en_tramite", "exento"] as const;
/** How a home is heated. */
export const HEATINGS = [
  "gas_individual",
  "central",
  "electrica",
  "suelo_radiante",
  "aerotermia",
  "bomba_calor",
  "chimenea",
] as const;
/** Names in forms of the kinds of heating. */
export const HEATING_NAMES: Record<(typeof HEATINGS)[number], string> = {
  gas_individual: "Gas individual",
  central: "Central",
  electrica: "Eléctrica",
  suelo_radiante: "Suelo radiante",
  aerotermia: "Aerotermia",
  bomba_calor: "Bomba de calor",
  chimenea: "Chimenea",
};
export const ORIENTATIONS = ["norte", "sur", "este", "oeste"] as const;

/**
 * Status of a home: known without a mandate (captación), offered, reserved, closed (sold or let), withdrawn. Homes from
 * a tool's input begin as `captacion`, imported ones as `disponible`.
 */
export const HOME_STATUSES = ["captacion", "disponible", "reservado", "cerrado", "retirado"] as const;
export type HomeStatus = (typeof HOME_STATUSES)[number];

export const HOME_STATUS_NAMES: Record<HomeStatus, string> = {
  captacion: "En captación",
  disponible: "Disponible",
  reservado: "Reservado",
  cerrado: "Cerrado",
  retirado: "Retirado",
};

/** Types of a portfolio, beside the dwellings that the tools value. */
export const HOME_TYPES = [...PROPERTY_TYPES, "finca", "terreno", "garaje", "trastero", "nave", "edificio"] as const;
export type HomeType = (typeof HOME_TYPES)[number];

export const MANDATE_KINDS = ["exclusiva", "no_exclusiva"] as const;
export type MandateKind = (typeof MANDATE_KINDS)[number];

export const DOCUMENT_KINDS = [
  "nota_simple",
  "certificado_energetico",
  "ibi",
  "comunidad",
  "cedula",
  "plano",
  "encargo",
  "contrato",
  "otro",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Origin of a home, or of a change of it. */
export const CHANGE_ORIGINS = ["mano", "herramienta", "importacion", "fusion"] as const;
export type ChangeOrigin = (typeof CHANGE_ORIGINS)[number];

/** A change of one field, as the history keeps it: before and after. */
export type FieldChanges = Record<string, [before: unknown, after: unknown]>;
