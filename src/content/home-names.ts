import { PROPERTY_TYPE_NAMES } from "./property-names.ts";

/** Spanish names of a portfolio's values beside those of the tools. */

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
