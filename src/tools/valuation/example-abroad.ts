import type * as z from "zod/mini";
import type { valuationInput } from "./schema.ts";

/** Adverts around the example's home, invented for it, at prices of the neighbourhood. Without a day they count as today's. */
const ADVERTS = `Dirección;m²;Dormitorios;Baños;Piso;Ascensor;Precio;Latitud;Longitud
Honduras 4700;68;2;1;4;sí;US$ 176.000;-34.5898;-58.4268
Gorriti 4850;74;2;2;6;sí;US$ 199.000;-34.5912;-58.4281
Thames 1600;62;2;1;2;sí;US$ 158.000;-34.5889;-58.4302
Malabia 1750;71;2;1;3;sí;US$ 182.000;-34.5884;-58.4239
Armenia 1900;80;3;2;5;sí;US$ 214.000;-34.5866;-58.4236
Serrano 1500;66;2;1;7;sí;US$ 178.000;-34.5903;-58.4314
Costa Rica 4600;70;2;1;1;sí;US$ 174.000;-34.5876;-58.4259
El Salvador 4800;77;3;2;4;sí;US$ 203.000;-34.5871;-58.4285`;

export const VALUATION_IN_BUENOS_AIRES = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Palermo, Buenos Aires",
    country: "AR",
    currency: "USD",
    latitude: "-34,5889",
    longitude: "-58,4266",
    builtAreaM2: "72",
    rooms: "2",
    bathrooms: "1",
    floor: "4",
    buildingFloors: "9",
    yearBuilt: "1998",
    condition: "bueno",
    hasLift: "si",
    isExterior: "si",
  },
  comparablesText: ADVERTS,
  useNearby: "no",
  // The schema's type asks for every key; what is left out is unknown.
} as unknown as z.input<typeof valuationInput>;
