import type * as z from "zod/mini";
import type { valuationInput } from "./schema.ts";

/** Adverts around the home of each example, invented for it, at prices of the neighbourhood. Without a day they count as today's. */
const ADVERTS_IN_PALERMO = `Dirección;m²;Dormitorios;Baños;Piso;Ascensor;Precio;Latitud;Longitud
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
  comparablesText: ADVERTS_IN_PALERMO,
  useNearby: "no",
  // The schema's type asks for every key; what is left out is unknown.
} as unknown as z.input<typeof valuationInput>;

const ADVERTS_IN_GRACIA = `Dirección;m²;Habitaciones;Baños;Planta;Ascensor;Terraza;Precio;Latitud;Longitud
Verdi 130;74;3;1;2;sí;sí;429.000 €;41,4046;2,1568
Torrent de l'Olla 95;70;2;1;4;sí;no;398.000 €;41,4021;2,1579
Astúries 40;80;3;2;3;sí;sí;475.000 €;41,4034;2,1538
Gran de Gràcia 170;68;2;1;1;sí;no;365.000 €;41,4027;2,1531
Escorial 60;78;3;1;5;sí;sí;452.000 €;41,4062;2,1603
Providència 75;72;3;1;2;no;no;352.000 €;41,4058;2,1572
Bailèn 210;82;3;2;4;sí;no;448.000 €;41,4019;2,1612
Or 22;65;2;1;3;no;sí;369.000 €;41,4029;2,1566`;

export const VALUATION_IN_BARCELONA = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Gràcia, Barcelona",
    municipalityCode: "08019",
    latitude: "41,4036",
    longitude: "2,1561",
    builtAreaM2: "76",
    rooms: "3",
    bathrooms: "1",
    floor: "3",
    buildingFloors: "6",
    yearBuilt: "1965",
    condition: "bueno",
    hasLift: "si",
    isExterior: "si",
    hasTerrace: "si",
    hasAirConditioning: "si",
  },
  comparablesText: ADVERTS_IN_GRACIA,
  useNearby: "no",
  extrasComplete: "si",
  // The schema's type asks for every key; what is left out is unknown.
} as unknown as z.input<typeof valuationInput>;
