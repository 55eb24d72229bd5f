import type { Lexicon } from "./lexicon.ts";
import { feminine, masculine, type Noun } from "./nouns.ts";

const APARTAMENTO = masculine("apartamento");
const DEPARTAMENTO = masculine("departamento");
const HABITACIONES = feminine("habitación", "habitaciones");
const DORMITORIOS = masculine("dormitorio");
const PARQUEO = masculine("parqueo");
const PISCINA = feminine("piscina");

/**
 * Names of things in the countries that share the grammar of a neighbour: the flat and its rooms as portals there write them
 * (`content/country-words`), the rest as their classified adverts do.
 */
export function neighbours(
  varieties: Readonly<Record<"es-ES" | "es-MX" | "es-AR" | "es-CO" | "es-CL", Lexicon>>,
): Readonly<Record<string, Partial<Lexicon>>> {
  const withFlat = (variety: keyof typeof varieties, flat: Noun) => ({ ...varieties[variety].types, piso: [flat] });
  const letting = { lets: "alquila", rent: "alquiler" };
  return {
    UY: {
      types: withFlat("es-AR", APARTAMENTO),
      parking: [masculine("garaje")],
      pool: PISCINA,
      communityFee: "gastos comunes",
      theFee: "los gastos comunes",
    },
    PY: { parking: [feminine("cochera")], pool: PISCINA },
    PE: {
      types: withFlat("es-MX", DEPARTAMENTO),
      rooms: [DORMITORIOS],
      lift: masculine("ascensor", "ascensores"),
      parking: [feminine("cochera")],
      storage: masculine("depósito"),
      pool: PISCINA,
      built: "construidos",
      communityFee: "mantenimiento",
      theFee: "el mantenimiento",
      ...letting,
    },
    EC: {
      types: withFlat("es-CO", DEPARTAMENTO),
      rooms: [DORMITORIOS],
      storage: feminine("bodega"),
      communityFee: "alícuota",
      theFee: "la alícuota",
    },
    BO: {
      parking: [PARQUEO],
      storage: feminine("baulera"),
      communityFee: "expensas",
      theFee: "las expensas",
      ...letting,
    },
    VE: {
      types: withFlat("es-CL", APARTAMENTO),
      rooms: [HABITACIONES],
      storage: masculine("maletero"),
      communityFee: "condominio",
      theFee: "el condominio",
      ...letting,
    },
    CR: {
      rooms: [HABITACIONES],
      parking: [PARQUEO],
      storage: feminine("bodega"),
      communityFee: "cuota de mantenimiento",
      theFee: "la cuota de mantenimiento",
      ...letting,
    },
    PA: {
      types: withFlat("es-MX", APARTAMENTO),
      lift: masculine("ascensor", "ascensores"),
      parking: [masculine("estacionamiento")],
      storage: masculine("depósito"),
      pool: PISCINA,
      ...letting,
    },
    DO: {
      types: withFlat("es-MX", APARTAMENTO),
      rooms: [HABITACIONES],
      lift: masculine("ascensor", "ascensores"),
      parking: [PARQUEO],
      storage: masculine("depósito"),
      pool: PISCINA,
      ...letting,
    },
    GT: {
      types: withFlat("es-MX", APARTAMENTO),
      rooms: [HABITACIONES],
      parking: [PARQUEO],
      pool: PISCINA,
    },
    CU: { types: withFlat("es-ES", APARTAMENTO), rooms: [HABITACIONES], storey: masculine("piso") },
  };
}
