import * as z from "zod/mini";
import { type CmaInput, cmaInput } from "./schema.ts";

/** Three homes sold that are the subject itself in all that is told, some 220 m away each, to its north, south and east. */
const THREE_CLOSINGS = `Dirección;m²;Habitaciones;Baños;Precio;Situación;Latitud;Longitud
Calle Uno 1;100;3;1;240.000 €;vendido;40.4220;-3.7000
Calle Dos 2;100;3;1;250.000 €;vendido;40.4180;-3.7000
Calle Tres 3;100;3;1;260.000 €;vendido;40.4200;-3.6974`;

/** The home of the cases worked out by hand, with three closings around it and whatever else a case tells. */
export function closingsAlike(more: Record<string, unknown> = {}): CmaInput {
  return z.parse(cmaInput, {
    home: {
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      municipalityCode: "28079",
      latitude: 40.42,
      longitude: -3.7,
      builtAreaM2: 100,
      rooms: 3,
      bathrooms: 1,
    },
    comparablesText: THREE_CLOSINGS,
    useNearby: false,
    ...more,
  });
}
