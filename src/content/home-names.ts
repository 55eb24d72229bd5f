import { PROPERTY_TYPE_NAMES } from "./property-names.ts";

/** Spanish names of what a home of the portfolio holds beside what the tools know. */

export const HOME_TYPE_NAMES = {
  ...PROPERTY_TYPE_NAMES,
  finca: "Finca rústica",
  terreno: "Terreno",
  garaje: "Garaje",
  trastero: "Trastero",
  nave: "Nave",
  edificio: "Edificio",
} as const;

export const OPERATION_NAMES = { venta: "Venta", alquiler: "Alquiler" } as const;
