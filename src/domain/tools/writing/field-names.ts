import { ADVERT_ATTRIBUTES, type AdvertAttribute } from "../../shared/home-attributes/table.ts";
import type { FieldKey } from "./facts.ts";

/** Names in forms of the attributes that the table tells. */
const ADVERT_ATTRIBUTE_NAMES = Object.fromEntries(
  Object.entries(ADVERT_ATTRIBUTES).map(([name, { label }]) => [name, label]),
) as Record<AdvertAttribute, string>;

/** Names in the form of the fields that a phrase may come from. */
export const FIELD_NAMES: Record<FieldKey, string> = {
  ...ADVERT_ATTRIBUTE_NAMES,
  // A portfolio says "Conservación", because a home there has another state besides.
  condition: "Estado",
  orientation: "Orientación",
  views: "Vistas",
  renovatedWhat: "Qué se reformó",
  features: "Otras características",
  nearby: "Lugares cercanos",
  ownText: "Texto tuyo",
  noted: "Anuncio pegado",
  quoted: "Anuncio pegado",
  // Where there is a state, it stands in the place of the letter.
  energyStatus: "Certificado energético",
  previousRent: "Renta del contrato anterior",
  rentIndex: "Índice de referencia",
  registrationNumber: "Número de registro",
  unitPrice: "Precio y superficie construida",
};
