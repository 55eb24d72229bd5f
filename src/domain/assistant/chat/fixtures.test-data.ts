import { plainOf } from "../../shared/spoken/tokens.ts";
import type { UnderstandingContext } from "./intents.ts";

/** A Tuesday. */
export const TODAY = "2026-11-24";

const PLACES: readonly (readonly [id: string, name: string, country: string, ...others: string[]])[] = [
  ["barrio-gracia", "Vila de Gràcia", "ES", "gracia", "villa de gracia", "gracia barcelona"],
  ["barrio-russafa", "Russafa", "ES", "ruzafa"],
  ["barrio-sants", "Sants", "ES"],
  ["barrio-malvarrosa", "Playa de la Malvarrosa", "ES", "malvarrosa", "la malvarrosa"],
  ["municipio-08019", "Barcelona", "ES", "barcelona", "barna"],
  ["municipio-28079", "Madrid", "ES"],
  ["municipio-41091", "Sevilla", "ES"],
  ["municipio-46250", "València", "ES", "valencia"],
  ["municipio-29067", "Málaga", "ES"],
  ["municipio-50297", "Zaragoza", "ES", "zaragosa"],
  ["municipio-18087", "Granada", "ES"],
  ["municipio-48020", "Bilbao", "ES"],
  ["municipio-30030", "Murcia", "ES"],
  ["municipio-47186", "Valladolid", "ES"],
  ["municipio-28115", "Pozuelo de Alarcón", "ES"],
  ["municipio-28065", "Getafe", "ES"],
  ["municipio-03014", "Alicante/Alacant", "ES", "alicante"],
  ["municipio-19211", "Pareja", "ES"],
  ["municipio-11017", "Espera", "ES"],
  ["municipio-14064", "Toro", "ES"],
  ["cp-28010", "28010", "ES", "cp 28010"],
  ["cp-08036", "08036", "ES", "cp 08036"],
  ["ciudad-MX-monterrey", "Monterrey", "MX"],
  ["ciudad-MX-guadalajara", "Guadalajara", "MX"],
  ["ciudad-MX-queretaro", "Querétaro", "MX"],
  ["ciudad-AR-cordoba", "Córdoba", "AR"],
  ["ciudad-AR-buenos-aires", "Buenos Aires", "AR"],
  ["ciudad-AR-rosario", "Rosario", "AR"],
  ["ciudad-AR-la-plata", "La Plata", "AR"],
  ["ciudad-CO-bogota", "Bogotá", "CO"],
  ["ciudad-CO-medellin", "Medellín", "CO"],
  ["ciudad-CL-santiago", "Santiago", "CL"],
  ["ciudad-PE-lima", "Lima", "PE"],
];
const BY_NAME = new Map(
  PLACES.flatMap(([id, name, country, ...others]) =>
    [name, ...others].map((each) => [plainOf(each), { id, name, country }] as const),
  ),
);

/** A handful of places by their names, as the server's search finds them; two of them are everyday words. */
export const findPlace: UnderstandingContext["findPlace"] = (text) => BY_NAME.get(plainOf(text)) ?? null;
