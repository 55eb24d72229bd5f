import type { ENERGY_RATINGS, HomeType } from "../../shared/home-attributes/home-values.ts";
import type { MarketFeature } from "../features.ts";
import type { MarketStatus, Seller } from "../market-home.ts";
import type { MarketFilter, MarketSort } from "./market-filter.ts";

type Ends = readonly [min: number | null, max: number | null];

/** The conditions of a sentence, all of them: one that is absent here must be absent in the filter too. */
export interface ExpectedFilter {
  operation?: "venta" | "alquiler";
  types?: readonly HomeType[];
  notTypes?: readonly HomeType[];
  /** Each with its town, as it is found without a doubt. */
  places?: readonly string[];
  /** A part of the country, whose towns are all of the places. */
  region?: string;
  notPlaces?: readonly string[];
  near?: readonly [place: string, radiusM: number];
  price?: Ends;
  currency?: string;
  unitPrice?: Ends;
  area?: Ends;
  rooms?: Ends;
  baths?: Ends;
  floor?: Ends;
  year?: Ends;
  conditions?: MarketFilter["conditions"];
  energy?: (typeof ENERGY_RATINGS)[number];
  features?: readonly MarketFeature[];
  notFeatures?: readonly MarketFeature[];
  seller?: Seller;
  statuses?: readonly MarketStatus[];
  fresh?: number;
  dropped?: number;
  sort?: MarketSort;
  words?: string;
}

/** «Casa» alone: any house of one family. */
export const HOUSES: readonly HomeType[] = ["casa", "chalet", "adosado"];

type Example = readonly [sentence: string, said: ExpectedFilter];

/** Sentences that the reader was written on. */
export const BUILT_ON: readonly Example[] = [
  [
    "Piso 3 hab con ascensor por menos de 250k en Ruzafa",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [3, 3],
      features: ["hasLift"],
      price: [null, 250_000],
      currency: "EUR",
      places: ["Ruzafa Valencia"],
    },
  ],
  ["piso sin ascensor en Valencia", { types: ["piso"], notFeatures: ["hasLift"], places: ["Valencia"] }],
  ["piso con ascensor en Valencia", { types: ["piso"], features: ["hasLift"], places: ["Valencia"] }],
  ["que no sea bajo, en Gràcia", { floor: [1, null], places: ["Gràcia Barcelona"] }],
  [
    "piso en Valencia pero no en Benimaclet",
    { types: ["piso"], places: ["Valencia"], notPlaces: ["Benimaclet Valencia"] },
  ],
  [
    "nada de áticos, en Madrid hasta 400.000 €",
    { operation: "venta", notTypes: ["atico"], places: ["Madrid"], price: [null, 400_000], currency: "EUR" },
  ],
  ["en Ruzafa o Gràcia", { places: ["Ruzafa Valencia", "Gràcia Barcelona"] }],
  ["piso o ático en Bilbao", { types: ["piso", "atico"], places: ["Bilbao"] }],
  ["entre 200 y 300 mil euros", { operation: "venta", price: [200_000, 300_000], currency: "EUR" }],
  ["de 80 a 100 m2", { area: [80, 100] }],
  ["unos 90 m2 en Sevilla", { area: [81, 99], places: ["Sevilla"] }],
  ["alrededor de 200.000 €", { operation: "venta", price: [180_000, 220_000], currency: "EUR" }],
  ["más de 120 metros", { area: [120, null] }],
  ["a partir de 3 dormitorios", { rooms: [3, null] }],
  [
    "depa de 2 recámaras en renta en Polanco",
    { types: ["piso"], rooms: [2, 2], operation: "alquiler", places: ["Polanco Ciudad de México"] },
  ],
  [
    "departamento 3 ambientes con cochera en Palermo",
    { types: ["piso"], rooms: [2, 2], features: ["hasParkingIncluded"], places: ["Palermo Buenos Aires"] },
  ],
  ["casa con alberca en Guadalajara México", { types: HOUSES, features: ["hasPool"], places: ["Guadalajara México"] }],
  ["chalet con piscina y jardín", { types: ["chalet"], features: ["hasPool", "hasGarden"] }],
  [
    "alquilo estudio amueblado en Málaga por menos de 900 € al mes",
    {
      operation: "alquiler",
      types: ["estudio"],
      features: ["isFurnished"],
      places: ["Málaga"],
      price: [null, 900],
      currency: "EUR",
    },
  ],
  ["comprar piso a reformar", { operation: "venta", types: ["piso"], conditions: ["a_reformar"] }],
  ["obra nueva en Zaragoza", { conditions: ["obra_nueva"], places: ["Zaragoza"] }],
  ["de particular, sin agencias", { seller: "particular" }],
  ["pisos de esta semana en Valencia", { types: ["piso"], fresh: 7, places: ["Valencia"] }],
  ["que hayan bajado de precio en el último mes", { dropped: 30 }],
  ["última planta con terraza", { features: ["isTopFloor", "hasTerrace"] }],
  ["a partir de un tercero con ascensor", { floor: [3, null], features: ["hasLift"] }],
  ["un primero exterior", { floor: [1, 1], features: ["isExterior"] }],
  ["menos de 3.000 €/m2 en Valencia", { unitPrice: [null, 3000], currency: "EUR", places: ["Valencia"] }],
  [
    "US$ 150.000 máximo en Montevideo",
    { operation: "venta", price: [null, 150_000], currency: "USD", places: ["Montevideo"] },
  ],
  ["medio millón como mucho", { operation: "venta", price: [null, 500_000] }],
  ["hasta 1,2 millones", { operation: "venta", price: [null, 1_200_000] }],
  ["hasta 1.5M en Madrid", { operation: "venta", price: [null, 1_500_000], currency: "EUR", places: ["Madrid"] }],
  ["dos baños y tres habitaciones", { baths: [2, null], rooms: [3, 3] }],
  ["piso luminoso con vistas al mar", { types: ["piso"], words: "luminoso vistas mar" }],
  ["cerca de Ruzafa", { near: ["Ruzafa Valencia", 1000] }],
  ["a menos de 2 km de Getxo", { near: ["Getxo", 2000] }],
  ["a 500 metros de Benimaclet", { near: ["Benimaclet Valencia", 500] }],
  ["piso en 46006", { types: ["piso"], places: ["46006"] }],
  ["abitaciones 3, acensor, tarraza", { rooms: [3, 3], features: ["hasLift", "hasTerrace"] }],
  ["letra C o mejor", { energy: "C" }],
  ["certificado energético B", { energy: "B" }],
  ["construido después de 2000", { year: [2001, null] }],
  ["anterior a 1960", { year: [null, 1959] }],
  ["interior no", { features: ["isExterior"] }],
  ["piso interior", { types: ["piso"], notFeatures: ["isExterior"] }],
  [
    "ático o dúplex, no en bajo, con garaje y trastero",
    { types: ["atico", "duplex"], floor: [1, null], features: ["hasParkingIncluded", "hasStorageRoom"] },
  ],
  ["los más baratos primero en Murcia", { sort: "precio", places: ["Murcia"] }],
  [
    "local en alquiler en Alicante de más de 200 m²",
    { types: ["local"], operation: "alquiler", places: ["Alicante"], area: [200, null] },
  ],
  ["terreno en Toledo", { types: ["terreno"], places: ["Toledo"] }],
  [
    "arriendo apartamento en Chapinero con parqueadero",
    { operation: "alquiler", types: ["piso"], places: ["Chapinero Bogotá"], features: ["hasParkingIncluded"] },
  ],
  ["3 dorm 2 baños 100m2", { rooms: [3, 3], baths: [2, null], area: [90, 110] }],
  ["quiero un piso que admita mascotas en Gijón", { types: ["piso"], features: ["allowsPets"], places: ["Gijón"] }],
  ["con aire acondicionado y armarios empotrados", { features: ["hasAirConditioning", "hasWardrobes"] }],
  ["ni bajos ni entresuelos", { floor: [1, null] }],
  ["pisos vendidos en Ruzafa", { types: ["piso"], statuses: ["cerrado"], places: ["Ruzafa Valencia"] }],
  ["en finca con portero", { features: ["hasDoorman"] }],
  ["PH en Caballito", { types: ["casa"], places: ["Caballito Buenos Aires"] }],
  ["3 o 4 habitaciones", { rooms: [3, 4] }],
  ["presupuesto 180 mil", { operation: "venta", price: [null, 180_000] }],
  ["que no haya que reformar", { conditions: ["obra_nueva", "bueno"] }],
];

/** Sentences that were written before the reader and never looked at while it was changed. */
export const HELD_OUT: readonly Example[] = [
  [
    "busco piso de 2 habitaciones en Malasaña hasta 350.000",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [2, 2],
      places: ["Malasaña Madrid"],
      price: [null, 350_000],
      currency: "EUR",
    },
  ],
  [
    "casa adosada con jardín en Rivas, máximo 420k",
    {
      operation: "venta",
      types: ["adosado"],
      features: ["hasGarden"],
      places: ["Rivas-Vaciamadrid"],
      price: [null, 420_000],
      currency: "EUR",
    },
  ],
  [
    "Necesito un ático con terraza en Triana, sin reformar no, que esté bien",
    { types: ["atico"], features: ["hasTerrace"], places: ["Triana Sevilla"], conditions: ["obra_nueva", "bueno"] },
  ],
  [
    "alquiler en Barcelona por debajo de 1.200 euros, 2 habs",
    { operation: "alquiler", places: ["Barcelona"], price: [null, 1200], currency: "EUR", rooms: [2, 2] },
  ],
  [
    "departamento en renta en la Roma Norte, 2 recámaras, 25 mil pesos máximo",
    {
      types: ["piso"],
      operation: "alquiler",
      places: ["Roma Norte Ciudad de México"],
      rooms: [2, 2],
      price: [null, 25_000],
      currency: "MXN",
    },
  ],
  [
    "monoambiente en Palermo hasta 90 mil dólares",
    {
      operation: "venta",
      types: ["estudio"],
      places: ["Palermo Buenos Aires"],
      price: [null, 90_000],
      currency: "USD",
    },
  ],
  ["4 ambientes en Belgrano con pileta", { rooms: [3, 3], places: ["Belgrano Buenos Aires"], features: ["hasPool"] }],
  [
    "casa de campo con piscina cerca de Girona",
    { types: ["casa"], features: ["hasPool"], near: ["Girona", 10_000], words: "campo" },
  ],
  [
    "pisos de obra nueva en Pozuelo o Majadahonda",
    { types: ["piso"], conditions: ["obra_nueva"], places: ["Pozuelo de Alarcón", "Majadahonda"] },
  ],
  [
    "chalet independiente en Las Rozas desde 600 mil hasta 900 mil",
    {
      operation: "venta",
      types: ["chalet"],
      places: ["Las Rozas de Madrid"],
      price: [600_000, 900_000],
      currency: "EUR",
      words: "independiente",
    },
  ],
  [
    "oficina en alquiler en Bilbao, más de 150 metros cuadrados",
    { types: ["oficina"], operation: "alquiler", places: ["Bilbao"], area: [150, null] },
  ],
  [
    "un segundo o más con ascensor en Chamberí",
    { floor: [2, null], features: ["hasLift"], places: ["Chamberí Madrid"] },
  ],
  [
    "piso para reformar en Delicias, Zaragoza, menos de 100.000 €",
    {
      operation: "venta",
      types: ["piso"],
      conditions: ["a_reformar"],
      places: ["Delicias Zaragoza"],
      price: [null, 100_000],
      currency: "EUR",
    },
  ],
  ["estudio o loft cerca del centro de Valencia", { types: ["estudio"], near: ["Ciutat Vella Valencia", 1000] }],
  [
    "vivienda de particular en Córdoba con 3 dormitorios como mínimo",
    { seller: "particular", places: ["Córdoba"], rooms: [3, null] },
  ],
  [
    "piso en Gràcia, no interior, con balcón",
    { types: ["piso"], places: ["Gràcia Barcelona"], features: ["isExterior"], words: "balcón" },
  ],
  ["garaje en venta en Vigo", { types: ["garaje"], operation: "venta", places: ["Vigo"] }],
  [
    "nave industrial en Getafe de 500 a 1000 m2",
    { types: ["nave"], places: ["Getafe"], area: [500, 1000], words: "industrial" },
  ],
  [
    "que tenga trastero y garaje, sin piscina",
    { features: ["hasStorageRoom", "hasParkingIncluded"], notFeatures: ["hasPool"] },
  ],
  ["piso barato en Alicante", { types: ["piso"], places: ["Alicante"], sort: "precio" }],
  ["lo que ha bajado esta semana en Madrid", { dropped: 7, places: ["Madrid"] }],
  ["novedades de los últimos 15 días en Málaga", { fresh: 15, places: ["Málaga"] }],
  [
    "piso de unos 300.000 euros en Donostia",
    {
      operation: "venta",
      types: ["piso"],
      price: [270_000, 330_000],
      currency: "EUR",
      places: ["Donostia/San Sebastián"],
    },
  ],
  [
    "dúplex con tres baños y cuatro dormitorios en Pamplona",
    { types: ["duplex"], baths: [3, null], rooms: [4, 4], places: ["Pamplona"] },
  ],
  [
    "apartamento en arriendo en Medellín, 2 alcobas, hasta 3 millones de pesos",
    {
      types: ["piso"],
      operation: "alquiler",
      places: ["Medellín Colombia"],
      rooms: [2, 2],
      price: [null, 3_000_000],
      currency: "COP",
    },
  ],
  [
    "depto en Providencia con estacionamiento y bodega",
    { types: ["piso"], places: ["Providencia Santiago"], features: ["hasParkingIncluded", "hasStorageRoom"] },
  ],
  [
    "piso en Benimaclet o Algirós, 3 hab, menos de 200",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Benimaclet Valencia", "Algirós Valencia"],
      rooms: [3, 3],
      price: [null, 200_000],
      currency: "EUR",
    },
  ],
  ["atico con terrasa en Cadiz", { types: ["atico"], features: ["hasTerrace"], places: ["Cádiz"] }],
  [
    "apartmento amueblado en Salamanca por 700 al mes",
    {
      types: ["piso"],
      features: ["isFurnished"],
      places: ["Salamanca"],
      price: [null, 700],
      currency: "EUR",
      operation: "alquiler",
    },
  ],
  [
    "piso exterior y soleado en Argüelles",
    { types: ["piso"], features: ["isExterior"], places: ["Argüelles Madrid"], words: "soleado" },
  ],
  ["no quiero bajos ni áticos en Santander", { floor: [1, null], notTypes: ["atico"], places: ["Santander"] }],
  ["vivienda con calificación energética A en Vitoria", { energy: "A", places: ["Vitoria-Gasteiz"] }],
  [
    "casas de pueblo en Teruel por menos de 60.000",
    {
      operation: "venta",
      types: ["casa"],
      places: ["Teruel"],
      price: [null, 60_000],
      currency: "EUR",
      words: "pueblo",
    },
  ],
  [
    "piso antiguo, construido antes de 1940, en el Born",
    { types: ["piso"], year: [null, 1939], places: ["Born Barcelona"], words: "antiguo" },
  ],
  ["piso en el 28010 con portero", { types: ["piso"], places: ["28010"], features: ["hasDoorman"] }],
  [
    "terreno urbanizable en Murcia, mínimo 1.000 metros",
    { types: ["terreno"], places: ["Murcia"], area: [1000, null], words: "urbanizable" },
  ],
  [
    "3 habitaciones o más, 2 baños o más, entre 250.000 y 320.000 €",
    { operation: "venta", rooms: [3, null], baths: [2, null], price: [250_000, 320_000], currency: "EUR" },
  ],
  [
    "piso vacío, libre de inquilinos, en Lavapiés",
    { types: ["piso"], features: ["isVacant"], places: ["Lavapiés Madrid"] },
  ],
  ["alquiler que acepte perros en Zaragoza", { operation: "alquiler", features: ["allowsPets"], places: ["Zaragoza"] }],
  [
    "comprar local comercial en Sants",
    { operation: "venta", types: ["local"], places: ["Sants Barcelona"], words: "comercial" },
  ],
  ["planta baja con jardín en Castellón", { floor: [0, 0], features: ["hasGarden"], places: ["Castelló de la Plana"] }],
  ["a menos de 500 m de Sagrada Família", { near: ["sagrada familia", 500] }],
  ["piso de dos o tres habitaciones en Sevilla capital", { types: ["piso"], rooms: [2, 3], places: ["Sevilla"] }],
  [
    "por menos de 2.000 euros el metro en Torrevieja",
    { unitPrice: [null, 2000], currency: "EUR", places: ["Torrevieja"] },
  ],
  [
    "ciento cincuenta mil euros como máximo, dos dormitorios",
    { operation: "venta", price: [null, 150_000], currency: "EUR", rooms: [2, 2] },
  ],
  [
    "villa con vistas al mar en Marbella a partir de un millón",
    {
      operation: "venta",
      types: ["chalet"],
      words: "vistas mar",
      places: ["Marbella"],
      price: [1_000_000, null],
      currency: "EUR",
    },
  ],
  ["pisos reservados en Valencia", { types: ["piso"], statuses: ["reservado"], places: ["Valencia"] }],
  ["piso sin muebles en León", { types: ["piso"], notFeatures: ["isFurnished"], places: ["León"] }],
  [
    "casa en Coyoacán con 3 recámaras y 2 cajones, 8 millones",
    {
      operation: "venta",
      types: HOUSES,
      places: ["Coyoacán Ciudad de México"],
      rooms: [3, 3],
      price: [null, 8_000_000],
      currency: "MXN",
      words: "cajones",
    },
  ],
  ["quinto con ascensor en Moratalaz", { floor: [5, 5], features: ["hasLift"], places: ["Moratalaz Madrid"] }],
  [
    "nada de agencias, piso en Gijón hasta 140 mil",
    {
      operation: "venta",
      seller: "particular",
      types: ["piso"],
      places: ["Gijón"],
      price: [null, 140_000],
      currency: "EUR",
    },
  ],
  ["piso con calefacción en Burgos", { types: ["piso"], words: "calefacción", places: ["Burgos"] }],
  ["vivienda en Valencia excepto Campanar", { places: ["Valencia"], notPlaces: ["Campanar Valencia"] }],
  [
    "edificio entero en venta en Palma",
    { types: ["edificio"], operation: "venta", places: ["Palma"], words: "entero" },
  ],
  [
    "un tercero sin ascensor me vale, 60 metros mínimo, Carabanchel",
    { floor: [3, 3], notFeatures: ["hasLift"], area: [60, null], places: ["Carabanchel Madrid"] },
  ],
  [
    "casa con garaje para dos coches en Lugo",
    { types: HOUSES, features: ["hasParkingIncluded"], words: "coches", places: ["Lugo"] },
  ],
  [
    "piso de 85 m² construidos con 3 habitaciones y aire",
    { types: ["piso"], area: [77, 93], rooms: [3, 3], features: ["hasAirConditioning"] },
  ],
  ["de segunda mano en Logroño", { conditions: ["bueno", "a_reformar"], places: ["Logroño"] }],
  [
    "casa o chalet en la provincia de Huelva con parcela",
    { types: ["casa", "chalet"], places: ["provincia de Huelva"], words: "parcela" },
  ],
  [
    "mas de 3 habitaciones y menos de 500 mil en Getxo",
    { operation: "venta", rooms: [4, null], price: [null, 500_000], currency: "EUR", places: ["Getxo"] },
  ],
];
