import { type ExpectedFilter, HOUSES } from "./sentences.test-data.ts";

/**
 * Searches as agents of eight countries write them, five of each, written down with their conditions before the reader was mended on sentences of
 * their kinds, and not looked at until that was done. `told` are pieces of what the reader says that it did not understand, `asked` the names of which it
 * asks which place is meant.
 */
export const EIGHT_COUNTRIES: readonly (readonly [
  sentence: string,
  said: ExpectedFilter,
  told?: readonly string[],
  asked?: readonly string[],
])[] = [
  // Spain.
  [
    "Ático con inquilino para inversor en Valencia, hasta 220.000 €",
    {
      operation: "venta",
      types: ["atico"],
      notFeatures: ["isVacant"],
      price: [null, 220_000],
      currency: "EUR",
      places: ["Valencia"],
    },
  ],
  [
    "piso sin inquilinos en el Eixample, Barcelona, 3 habitaciones, planta 3 o 4",
    { types: ["piso"], features: ["isVacant"], rooms: [3, 3], floor: [3, 4], places: ["Eixample Barcelona"] },
  ],
  [
    "Casa en Menorca con piscina por menos de un millón",
    {
      operation: "venta",
      types: HOUSES,
      features: ["hasPool"],
      price: [null, 1_000_000],
      currency: "EUR",
      region: "menorca",
    },
  ],
  [
    "busco masía en el Alt Empordà con terreno de 3 hectáreas",
    { types: ["casa"], region: "alt emporda" },
    ["terreno de 3 hectáreas"],
  ],
  [
    "Chalet en Ibiza, entre 1,2 y 1,8 millones",
    { operation: "venta", types: ["chalet"], price: [1_200_000, 1_800_000], currency: "EUR", region: "ibiza" },
  ],
  // Mexico.
  [
    "Casa en Zapopan, 3 recámaras 2 baños y medio, entre 4 y 5 millones",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [3, 3],
      baths: [2, null],
      price: [4_000_000, 5_000_000],
      currency: "MXN",
      places: ["Zapopan"],
    },
  ],
  [
    "depto en la Condesa que acepte mascotas, renta de hasta 25 mil",
    {
      operation: "alquiler",
      types: ["piso"],
      features: ["allowsPets"],
      price: [null, 25_000],
      currency: "MXN",
      places: ["Condesa Ciudad de México"],
    },
  ],
  [
    "terreno en Tulum por debajo del millón de pesos",
    { operation: "venta", types: ["terreno"], price: [null, 1_000_000], currency: "MXN", places: ["Tulum"] },
  ],
  [
    "Guadalajara, colonia Americana: departamento con estacionamiento",
    { types: ["piso"], features: ["hasParkingIncluded"], places: ["Americana Guadalajara"] },
  ],
  [
    "depa de 2 recámaras 1 baño en Polanco, CDMX, un cuarto o un quinto piso, hasta 9 mdp",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [2, 2],
      baths: [1, null],
      floor: [4, 5],
      price: [null, 9_000_000],
      currency: "MXN",
      places: ["Polanco Ciudad de México"],
    },
  ],
  // Argentina.
  [
    "ph 3 ambientes en Villa Crespo hasta 140 mil dólares",
    {
      operation: "venta",
      types: ["casa"],
      rooms: [2, 2],
      price: [null, 140_000],
      currency: "USD",
      places: ["Villa Crespo Buenos Aires"],
    },
  ],
  [
    "Monoambiente en Caballito o Almagro, sin expensas altas, u$s 60.000",
    {
      operation: "venta",
      types: ["estudio"],
      price: [null, 60_000],
      currency: "USD",
      places: ["Caballito Buenos Aires", "Almagro Buenos Aires"],
    },
    ["expensas altas"],
  ],
  [
    "depto 2 amb Belgrano con balcón, apto crédito, hasta USD 120k",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [1, 1],
      price: [null, 120_000],
      currency: "USD",
      places: ["Belgrano Buenos Aires"],
    },
  ],
  [
    "casa en Nordelta, entre 300 y 400 mil dólares, 4 dormitorios",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [4, 4],
      price: [300_000, 400_000],
      currency: "USD",
      places: ["Nordelta"],
    },
  ],
  [
    "alquiler en Rosario, Pichincha, dos ambientes hasta 400 mil pesos",
    { operation: "alquiler", rooms: [1, 1], price: [null, 400_000], currency: "ARS", places: ["Rosario Argentina"] },
    ["Pichincha"],
  ],
  // Colombia.
  [
    "apartamento en Bogotá, Usaquén, 3 alcobas, hasta 600 millones",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [3, 3],
      price: [null, 600_000_000],
      currency: "COP",
      places: ["Usaquén Bogotá"],
    },
  ],
  [
    "Medellín, El Poblado: apto de 2 alcobas con parqueadero, arriendo hasta 3 millones",
    {
      operation: "alquiler",
      types: ["piso"],
      rooms: [2, 2],
      features: ["hasParkingIncluded"],
      price: [null, 3_000_000],
      currency: "COP",
      places: ["El Poblado Medellín"],
    },
  ],
  [
    "apto en Cali, piso 1 o 2, menos de 400 millones",
    {
      operation: "venta",
      types: ["piso"],
      floor: [1, 2],
      price: [null, 400_000_000],
      currency: "COP",
      places: ["Cali"],
    },
  ],
  [
    "apto estrato 5 en Chapinero, con gimnasio o sin gimnasio",
    { types: ["piso"], places: ["Chapinero Bogotá"] },
    ["estrato 5"],
  ],
  ["oficina cerca de la estación Calle 72 de TransMilenio", { types: ["oficina"] }, ["Calle 72"]],
  // Chile.
  [
    "depto en Ñuñoa 2D 2B entre 4000 y 5000 UF",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [2, 2],
      baths: [2, null],
      price: [4000, 5000],
      currency: "CLF",
      places: ["Ñuñoa"],
    },
  ],
  [
    "Departamento en Santiago, Providencia, cerca del metro Los Leones, arriendo hasta 600 lucas",
    {
      operation: "alquiler",
      types: ["piso"],
      price: [null, 600_000],
      currency: "CLP",
      places: ["Providencia Santiago"],
    },
    ["Los Leones"],
  ],
  ["casa en Chiloé con parcela de 5000 metros", { types: HOUSES, places: ["Chiloé"] }, ["parcela de 5000 metros"]],
  ["parcela de 1 hectárea en Colina, Chile", { types: ["terreno"], area: [9000, 11_000], places: ["Colina Chile"] }],
  [
    "Departamento desocupado, sin arrendatarios, en Viña del Mar",
    { types: ["piso"], features: ["isVacant"], places: ["Viña del Mar"] },
  ],
  // Peru.
  [
    "minidepa en Lince con inquilino actual, para invertir",
    { types: ["estudio"], notFeatures: ["isVacant"], places: ["Lince Lima"] },
  ],
  [
    "depa de 3 dormitorios en Miraflores, Lima, piso 5 a 8, hasta 280 mil dólares",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [3, 3],
      floor: [5, 8],
      price: [null, 280_000],
      currency: "USD",
      places: ["Miraflores Lima"],
    },
  ],
  [
    "casa en Arequipa, Cayma, por debajo de los 200 mil dólares",
    { operation: "venta", types: HOUSES, price: [null, 200_000], currency: "USD", places: ["Cayma Arequipa"] },
  ],
  [
    "terreno de 500 m2 en La Molina, a no más de 2 km de la Universidad Agraria",
    { types: ["terreno"], area: [450, 550], places: ["La Molina Lima"] },
    ["Universidad Agraria"],
  ],
  [
    "departamento en San Isidro, Lima, con vista al mar o sin ella, 2 cocheras",
    { types: ["piso"], features: ["hasParkingIncluded"], places: ["San Isidro Lima"] },
  ],
  // Uruguay.
  [
    "apto en Pocitos, 1 o 2 dormitorios, baños: mínimo 1, hasta 180 mil dólares",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [1, 2],
      baths: [1, null],
      price: [null, 180_000],
      currency: "USD",
      places: ["Pocitos Montevideo"],
    },
  ],
  [
    "casa en Punta del Este por medio millón de dólares",
    { operation: "venta", types: HOUSES, price: [null, 500_000], currency: "USD", places: ["Punta del Este"] },
  ],
  [
    "apartamento en Montevideo, Punta Carretas, con garaje, alquiler hasta 45 mil pesos",
    {
      operation: "alquiler",
      types: ["piso"],
      features: ["hasParkingIncluded"],
      price: [null, 45_000],
      currency: "UYU",
      places: ["Punta Carretas Montevideo"],
    },
  ],
  [
    "terreno en Canelones de 2 hectáreas y media, con casa o sin casa",
    { types: ["terreno"], area: [22_500, 27_500], places: ["Canelones"] },
  ],
  [
    "apto sin muebles en el Cordón, baños: hasta 1",
    { types: ["piso"], notFeatures: ["isFurnished"], baths: [null, 1], places: ["Cordón Montevideo"] },
  ],
  // Ecuador.
  [
    "departamento en Quito, La Carolina, 2 dormitorios, menos de 120 mil dólares",
    { operation: "venta", types: ["piso"], rooms: [2, 2], price: [null, 120_000], currency: "USD", places: ["Quito"] },
    ["La Carolina"],
  ],
  [
    "suite en Guayaquil, Urdesa, hasta 500 dólares al mes",
    { operation: "alquiler", types: ["estudio"], price: [null, 500], currency: "USD", places: ["Guayaquil"] },
    ["Urdesa"],
  ],
  [
    "Casa en Cuenca, Ecuador, con piscina o jacuzzi",
    { types: HOUSES, places: ["Cuenca Ecuador"] },
    ["piscina o jacuzzi"],
  ],
  [
    "depto en Quito que no esté arrendado ni ocupado, primer o segundo piso",
    { types: ["piso"], features: ["isVacant"], floor: [1, 2], places: ["Quito"] },
  ],
  [
    "casa en las Galápagos, entre 150 y 200 mil, 3 dormitorios",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [3, 3],
      price: [150_000, 200_000],
      currency: "USD",
      region: "las galapagos",
    },
  ],
];
