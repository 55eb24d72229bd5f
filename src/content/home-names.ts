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

/** Types to choose from: `Inmueble` names a home of another type, and is no type that anybody would look for. */
export const HOME_TYPE_OPTIONS = Object.entries(HOME_TYPE_NAMES).map(([value, name]) => ({
  value,
  label: value === "otro" ? "Otro tipo" : name,
}));

export const OPERATION_NAMES = { venta: "Venta", alquiler: "Alquiler" } as const;
/** The same as whoever searches calls it. */
export const SOUGHT_OPERATION_NAMES = { venta: "Compra", alquiler: "Alquiler" } as const;
