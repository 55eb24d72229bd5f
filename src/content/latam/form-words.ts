import { wordsOfCountry } from "../country-words.ts";
import { inLatinAmerica } from "./words.ts";

/** Labels and hints of forms that name a thing of Spain, and the thing that stands in its place from Mexico to Argentina. */
const LABELS: Record<string, string> = {
  "IBI al año": "Impuesto predial al año",
  "IBI, al año": "Impuesto predial, al año",
  "Comunidad al mes": "Gastos comunes al mes",
  "Comunidad, al mes": "Gastos comunes, al mes",
  "Comunidad, IBI, hipoteca, otro alquiler.": "Gastos comunes, predial, crédito, otra renta.",
  "Comunidad, IBI, hipoteca: lo que se paga mientras dura la obra.":
    "Gastos comunes, predial, crédito: lo que se paga mientras dura la obra.",
  "Comunidad, IBI, seguro, intereses; menos el alquiler que cobres.":
    "Gastos comunes, predial, seguro, intereses; menos la renta que cobres.",
  "ITP, notaría, registro.": "Impuestos, notaría o escribanía, registro.",
  "Honorarios con IVA": "Honorarios con impuestos",
  "Interés (TIN)": "Tasa de interés anual",
  "Tipo de interés": "Tasa de interés",
  "La hipoteca": "El crédito",
  "La vivienda": "La propiedad",
  "El del Catastro, si supera el precio.": "El fiscal o catastral, si supera el precio.",
  Ascensor: "Elevador o ascensor",
  Conserje: "Vigilancia o conserje",
  Planta: "Piso",
  "Plantas del edificio": "Pisos del edificio",
  "Pagas al año": "Sueldos al año",
  "Chamberí, 28010, Calle Colón 20, Valencia…": "Palermo, Buenos Aires; Roma Norte, Ciudad de México…",
  "También un código postal, una calle con su municipio o una referencia catastral. Elige de la lista y, si hace falta, lleva el punto hasta la vivienda.":
    "Elige la ciudad de la lista y lleva el punto del mapa hasta la propiedad.",
  "Barrio o municipio": "Ciudad o barrio",
};

/** Rooms are the word that differs most: `recámaras`, `dormitorios`, `habitaciones`. */
const ROOMS = "Habitaciones";
const FLAT = "Piso";

/**
 * A label or hint of a form in the words of a country.
 *
 * @param country ISO 3166-1 alpha-2 of a Latin American country, or `latam` where it is not known
 */
export function formTextIn(country: string, text: string): string {
  const { rooms, flat } = wordsOfCountry(country);
  if (text === ROOMS) return rooms[0]!.toUpperCase() + rooms.slice(1);
  if (text === FLAT) return flat;
  return LABELS[text] ?? inLatinAmerica(text);
}
