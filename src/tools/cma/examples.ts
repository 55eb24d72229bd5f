import type * as z from "zod/mini";
import type { cmaInput } from "./schema.ts";

/** Homes around that of the example, invented for it. Without a day they count as today's. */
const IN_RUZAFA = `Dirección;m²;Habitaciones;Baños;Planta;Ascensor;Terraza;Estado;Precio;Situación;Latitud;Longitud
Carrer de Cuba 41;88;3;1;3;sí;no;bueno;286.000 €;vendido, 58 días;39.4611;-0.3741
Carrer de Cadis 60;94;3;2;4;sí;sí;bueno;329.000 €;vendido, 41 días;39.4598;-0.3733
Carrer de Sueca 28;86;3;1;2;sí;no;bueno;274.000 €;vendido, 73 días;39.4622;-0.3749
Carrer de Puerto Rico 17;91;3;2;5;sí;no;bueno;312.000 €;vendido, 66 días;39.4606;-0.3727
Carrer de Dénia 45;84;2;1;1;no;no;a reformar;219.000 €;vendido, 112 días;39.4614;-0.3757
Carrer del Doctor Serrano 9;92;3;2;3;sí;sí;bueno;335.000 €;en venta, 24 días;39.4619;-0.3722
Carrer de Cura Femenia 12;89;3;1;4;sí;no;bueno;309.000 €;en venta, 51 días;39.4593;-0.3746
Carrer de Literat Azorín 33;95;3;2;2;sí;sí;bueno;342.000 €;en venta, 80 días;39.4627;-0.3735
Carrer de Carles Cervera 20;90;3;1;3;sí;no;bueno;359.000 €;retirado, 187 días;39.4602;-0.3752
Carrer de Tomasos 14;87;3;2;5;sí;no;bueno;348.000 €;retirado, 143 días;39.4616;-0.3729`;

export const CMA_IN_VALENCIA = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Ruzafa, Valencia",
    municipalityCode: "46250",
    latitude: "39,4609",
    longitude: "-0,3738",
    builtAreaM2: "90",
    rooms: "3",
    bathrooms: "2",
    floor: "3",
    buildingFloors: "6",
    yearBuilt: "1962",
    condition: "bueno",
    hasLift: "si",
    isExterior: "si",
    hasTerrace: "no",
  },
  comparablesText: IN_RUZAFA,
  useNearby: "no",
  feeShare: 3,
  debt: 62_000,
  certificateCost: 130,
  purchasePrice: 168_000,
  purchasedOn: "2014-05-16",
  purchaseCosts: 15_400,
  landValue: 41_000,
  cadastralValue: 87_000,
  landGainRate: 29.7,
  // The schema's type asks for every key; what is left out is unknown.
} as unknown as z.input<typeof cmaInput>;

/** Homes around that of the example in Santiago, invented for it. */
const IN_PROVIDENCIA = `Dirección;m²;Dormitorios;Baños;Piso;Ascensor;Precio;Situación;Latitud;Longitud
Avenida Suecia 610;72;2;2;5;sí;CLP 205.000.000;vendido, 49 días;-33.4221;-70.6089
Los Leones 540;75;2;2;7;sí;CLP 214.000.000;vendido, 62 días;-33.4229;-70.6067
Ricardo Lyon 430;69;2;2;4;sí;CLP 198.000.000;vendido, 38 días;-33.4236;-70.6101
Carlos Antúnez 2010;74;2;2;6;sí;CLP 219.000.000;en venta, 30 días;-33.4243;-70.6082
Las Bellotas 180;71;2;2;3;sí;CLP 212.000.000;en venta, 77 días;-33.4215;-70.6074
Holanda 220;76;2;2;8;sí;CLP 228.000.000;en venta, 19 días;-33.4225;-70.6045
La Concepción 95;70;2;2;5;sí;CLP 239.000.000;retirado, 160 días;-33.4239;-70.6119`;

export const CMA_IN_SANTIAGO = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Providencia, Santiago",
    country: "CL",
    currency: "CLP",
    latitude: "-33,4230",
    longitude: "-70,6080",
    builtAreaM2: "73",
    rooms: "2",
    bathrooms: "2",
    floor: "5",
    buildingFloors: "12",
    condition: "bueno",
    hasLift: "si",
  },
  comparablesText: IN_PROVIDENCIA,
  useNearby: "no",
  feeShare: 2,
  debt: 60_000_000,
  // The schema's type asks for every key; what is left out is unknown.
} as unknown as z.input<typeof cmaInput>;
