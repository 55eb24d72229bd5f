import { TOLD_ATTRIBUTES, type ToldName } from "../../shared/home-attributes/table.ts";
import type { FieldKey, HEATINGS } from "./facts.ts";

/** Names in forms of the attributes that the table tells. */
const TOLD_NAMES = Object.fromEntries(
  Object.entries(TOLD_ATTRIBUTES).map(([name, { label }]) => [name, label]),
) as Record<ToldName, string>;

/** Names in the form of the fields that a phrase may come from. */
export const FIELD_NAMES: Record<FieldKey, string> = {
  ...TOLD_NAMES,
  // A portfolio says "Conservación", because a home there has another state besides.
  condition: "Estado",
  orientation: "Orientación",
  views: "Vistas",
  heating: "Calefacción",
  renovatedYear: "Año de la reforma",
  nearby: "Lugares cercanos",
  ownText: "Texto tuyo",
  energyStatus: "Certificado energético",
  previousRent: "Renta del contrato anterior",
  rentIndex: "Índice de referencia",
  registrationNumber: "Número de registro",
  unitPrice: "Precio y superficie construida",
};

/** Names in the form of the kinds of heating. */
export const HEATING_NAMES: Record<(typeof HEATINGS)[number], string> = {
  gas_individual: "Gas individual",
  central: "Central",
  electrica: "Eléctrica",
  suelo_radiante: "Suelo radiante",
  aerotermia: "Aerotermia",
  bomba_calor: "Bomba de calor",
  chimenea: "Chimenea",
};
