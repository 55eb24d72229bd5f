import { type ExpectedFilter, HOUSES } from "./sentences.test-data.ts";

/**
 * Sixty searches as agents and buyers of six countries say them, written down with their conditions before the reader was mended on them.
 * What cannot be kept as a condition has to be told: `told` are pieces of what the reader says that it did not understand. Words that are no
 * condition are left out, as they only order the results.
 */
type AgentSentence = readonly [sentence: string, said: ExpectedFilter, told?: readonly string[]];

export const AGENTS_BUILT_ON: readonly AgentSentence[] = [
  // Spain.
  [
    "Busco piso en Madrid de tres habitaciones, nada de último piso sin ascensor, hasta 350.000",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [3, 3],
      places: ["Madrid"],
      price: [null, 350_000],
      currency: "EUR",
    },
    ["último piso sin ascensor"],
  ],
  [
    "sin ascensor no me vale, mínimo dos baños, zona Nervión",
    { features: ["hasLift"], baths: [2, null], places: ["Nervión Sevilla"] },
  ],
  ["planta baja o con ascensor en Gijón, para mis padres", { places: ["Gijón"] }, ["planta baja o con ascensor"]],
  [
    "algo entre dos y tres dormitorios por Benimaclet, no más de 1.100 al mes",
    {
      operation: "alquiler",
      rooms: [2, 3],
      places: ["Benimaclet Valencia"],
      price: [null, 1_100],
      currency: "EUR",
    },
  ],
  [
    "Ático a estrenar en Málaga capital, a partir de 90 metros",
    { types: ["atico"], conditions: ["obra_nueva"], places: ["Málaga"], area: [90, null] },
  ],
  [
    "piso para reformar en Cuatro Caminos, que no pase de 200 mil",
    {
      operation: "venta",
      types: ["piso"],
      conditions: ["a_reformar"],
      places: ["Cuatro Caminos Madrid"],
      price: [null, 200_000],
      currency: "EUR",
    },
  ],
  [
    "piso cerca de la Giralda con terraza sobre los 300.000 euros",
    {
      operation: "venta",
      types: ["piso"],
      features: ["hasTerrace"],
      near: ["giralda", 1000],
      price: [270_000, 330_000],
      currency: "EUR",
    },
  ],
  [
    "Inversor busca piso con inquilino en Zaragoza",
    { types: ["piso"], notFeatures: ["isVacant"], places: ["Zaragoza"] },
  ],
  [
    "tenemos dos perros y un gato, alquiler en Poblenou hasta 1400",
    {
      operation: "alquiler",
      features: ["allowsPets"],
      places: ["Poblenou Barcelona"],
      price: [null, 1_400],
      currency: "EUR",
    },
  ],
  ["un segundo o tercero con balcón en Chamberí", { floor: [2, 3], places: ["Chamberí Madrid"] }],
  [
    "que tenga garaje o al menos trastero, en Pozuelo",
    { places: ["Pozuelo de Alarcón"] },
    ["garaje o al menos trastero"],
  ],
  [
    "chalet independiente en Las Rozas, parcela de mil metros, piscina",
    { types: ["chalet"], places: ["Las Rozas de Madrid"], features: ["hasPool"] },
    ["parcela de mil metros"],
  ],
  [
    "finca rústica de más de 2 hectáreas cerca de Ronda",
    { types: ["finca"], area: [20_000, null], near: ["Ronda", 5000] },
  ],
  [
    "no quiero bajo ni interior, Argüelles, 950 €",
    {
      operation: "alquiler",
      floor: [1, null],
      features: ["isExterior"],
      places: ["Argüelles Madrid"],
      price: [null, 950],
      currency: "EUR",
    },
  ],
  [
    "estudio amueblado en Salamanca ciudad, 500 euros gastos incluidos",
    {
      operation: "alquiler",
      types: ["estudio"],
      features: ["isFurnished"],
      places: ["Salamanca"],
      price: [null, 500],
      currency: "EUR",
    },
  ],
  [
    "de particular a particular, piso en Murcia por debajo de 70k",
    {
      operation: "venta",
      types: ["piso"],
      seller: "particular",
      places: ["Murcia"],
      price: [null, 70_000],
      currency: "EUR",
    },
  ],
  [
    "Quiero un pisito en Santander con vistas al mar, que no sea primero",
    { types: ["piso"], floor: [2, null], places: ["Santander"] },
  ],
  [
    "bajo con jardín en Chamartín o Hortaleza",
    { floor: [0, 0], features: ["hasGarden"], places: ["Chamartín Madrid", "Hortaleza Madrid"] },
  ],
  [
    "casa adosada en Rivas de obra nueva con placas",
    { types: ["adosado"], places: ["Rivas-Vaciamadrid"], conditions: ["obra_nueva"] },
  ],
  ["vivienda con certificado B o mejor en Vitoria", { energy: "B", places: ["Vitoria-Gasteiz"] }],
  // Mexico.
  [
    "casa en Zapopan de 3 recámaras y 2 baños y medio hasta 4.5 mdp",
    {
      operation: "venta",
      types: HOUSES,
      places: ["Zapopan"],
      rooms: [3, 3],
      baths: [2, null],
      price: [null, 4_500_000],
      currency: "MXN",
    },
  ],
  [
    "depa en renta en la Roma Norte, pet friendly, máx 25 mil",
    {
      operation: "alquiler",
      types: ["piso"],
      places: ["Roma Norte Ciudad de México"],
      features: ["allowsPets"],
      price: [null, 25_000],
      currency: "MXN",
    },
  ],
  [
    "terreno de más de 500 m2 en Querétaro, no más de 2 millones de pesos",
    {
      operation: "venta",
      types: ["terreno"],
      area: [500, null],
      places: ["Querétaro"],
      price: [null, 2_000_000],
      currency: "MXN",
    },
  ],
  [
    "departamento en Puebla, de 1.5 a 2 mdp, con elevador y roof garden",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Puebla"],
      price: [1_500_000, 2_000_000],
      currency: "MXN",
      features: ["hasLift"],
    },
  ],
  [
    "busco casa en Guadalajara, entre dos y tres recámaras, que acepte mascotas, 18 mil pesos al mes",
    {
      operation: "alquiler",
      types: HOUSES,
      places: ["Guadalajara México"],
      rooms: [2, 3],
      features: ["allowsPets"],
      price: [null, 18_000],
      currency: "MXN",
    },
  ],
  [
    "casa en Mérida Yucatán con alberca, cochera para 2",
    { types: HOUSES, places: ["Mérida México"], features: ["hasPool", "hasParkingIncluded"] },
  ],
  [
    "depto en la Del Valle, planta baja o con elevador",
    { types: ["piso"], places: ["Del Valle Ciudad de México"] },
    ["planta baja o con elevador"],
  ],
  [
    "local en Monterrey en renta, 60 metros mínimo, que no pase de 40 mil",
    {
      operation: "alquiler",
      types: ["local"],
      places: ["Monterrey"],
      area: [60, null],
      price: [null, 40_000],
      currency: "MXN",
    },
  ],
  [
    "departamento en Coyoacán sin amueblar, primer piso máximo",
    { types: ["piso"], places: ["Coyoacán"], notFeatures: ["isFurnished"], floor: [null, 1] },
  ],
  [
    "casa en León Guanajuato lista para habitar, 2,800,000",
    {
      operation: "venta",
      types: HOUSES,
      conditions: ["bueno"],
      places: ["León México"],
      price: [null, 2_800_000],
      currency: "MXN",
    },
  ],
  // Argentina.
  [
    "depto 3 ambientes en Villa Crespo, hasta 120 mil dólares, apto crédito",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [2, 2],
      places: ["Villa Crespo Buenos Aires"],
      price: [null, 120_000],
      currency: "USD",
    },
  ],
  [
    "monoambiente en Palermo, 400 lucas por mes, que no sea planta baja",
    {
      operation: "alquiler",
      types: ["estudio"],
      places: ["Palermo Buenos Aires"],
      price: [null, 400_000],
      currency: "ARS",
      floor: [1, null],
    },
  ],
  [
    "alquilo depto 2 amb en Caballito hasta medio palo",
    {
      operation: "alquiler",
      types: ["piso"],
      rooms: [1, 1],
      places: ["Caballito Buenos Aires"],
      price: [null, 500_000],
      currency: "ARS",
    },
  ],
  [
    "casa en La Plata con pileta, u$s 150.000 como mucho",
    {
      operation: "venta",
      types: HOUSES,
      places: ["La Plata"],
      features: ["hasPool"],
      price: [null, 150_000],
      currency: "USD",
    },
  ],
  [
    "departamento en Rosario, cochera sí o sí, 85k usd",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Rosario"],
      features: ["hasParkingIncluded"],
      price: [null, 85_000],
      currency: "USD",
    },
  ],
  [
    "depto a estrenar en Belgrano, entre 70 y 90 mil dólares",
    {
      operation: "venta",
      types: ["piso"],
      conditions: ["obra_nueva"],
      places: ["Belgrano Buenos Aires"],
      price: [70_000, 90_000],
      currency: "USD",
    },
  ],
  [
    "sin expensas altas, 2 dormitorios en Recoleta, acepta mascotas",
    { rooms: [2, 2], places: ["Recoleta Buenos Aires"], features: ["allowsPets"] },
    ["sin expensas"],
  ],
  [
    "terreno en Mendoza Argentina de 800 metros para arriba, 40 palos",
    {
      operation: "venta",
      types: ["terreno"],
      places: ["Mendoza Argentina"],
      area: [800, null],
      price: [null, 40_000_000],
      currency: "ARS",
    },
  ],
  // Colombia.
  [
    "apartamento en Chapinero, estrato 4, 2 alcobas, hasta 350 millones",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Chapinero Bogotá"],
      rooms: [2, 2],
      price: [null, 350_000_000],
      currency: "COP",
    },
    ["estrato 4"],
  ],
  [
    "apto en arriendo en El Poblado, 2 millones y medio mensuales, con parqueadero",
    {
      operation: "alquiler",
      types: ["piso"],
      places: ["El Poblado Medellín"],
      price: [null, 2_500_000],
      currency: "COP",
      features: ["hasParkingIncluded"],
    },
  ],
  [
    "casa en Envigado, tres alcobas mínimo, conjunto cerrado",
    { types: HOUSES, places: ["Envigado"], rooms: [3, null] },
  ],
  [
    "busco apartaestudio en Cali, 900 mil pesos máximo incluida administración",
    {
      operation: "alquiler",
      types: ["estudio"],
      places: ["Cali"],
      price: [null, 900_000],
      currency: "COP",
    },
  ],
  [
    "apto en Bucaramanga sin parqueadero, no me importa el estrato, 180 millones",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Bucaramanga"],
      notFeatures: ["hasParkingIncluded"],
      price: [null, 180_000_000],
      currency: "COP",
    },
  ],
  [
    "oficina en Barranquilla entre 4 y 6 millones",
    {
      operation: "alquiler",
      types: ["oficina"],
      places: ["Barranquilla"],
      price: [4_000_000, 6_000_000],
      currency: "COP",
    },
  ],
  // Chile.
  [
    "departamento en Providencia, 2D 2B, hasta 5.500 UF",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Providencia Santiago"],
      rooms: [2, 2],
      baths: [2, null],
      price: [null, 5_500],
      currency: "CLF",
    },
  ],
  [
    "arriendo depto en Ñuñoa, 450 lucas, con estacionamiento y bodega",
    {
      operation: "alquiler",
      types: ["piso"],
      places: ["Ñuñoa Santiago"],
      price: [null, 450_000],
      currency: "CLP",
      features: ["hasParkingIncluded", "hasStorageRoom"],
    },
  ],
  [
    "casa en Viña del Mar, 4 dormitorios, sobre los 8000 UF",
    {
      operation: "venta",
      types: HOUSES,
      places: ["Viña del Mar"],
      rooms: [4, 4],
      price: [7_200, 8_800],
      currency: "CLF",
    },
  ],
  [
    "parcela de agrado en Temuco, media hectárea mínimo, máximo 120 millones",
    {
      operation: "venta",
      types: ["terreno"],
      places: ["Temuco"],
      area: [5_000, null],
      price: [null, 120_000_000],
      currency: "CLP",
    },
  ],
  [
    "depto en Las Condes que acepten perro, piso 10 o superior",
    { types: ["piso"], places: ["Las Condes Santiago"], features: ["allowsPets"], floor: [10, null] },
  ],
  [
    "estudio en Santiago de Chile hasta 300 lucas gastos comunes incluidos",
    {
      operation: "alquiler",
      types: ["estudio"],
      places: ["Santiago de Chile"],
      price: [null, 300_000],
      currency: "CLP",
    },
  ],
  // Peru.
  [
    "depa en Miraflores de 2 dormitorios, 1800 soles",
    {
      operation: "alquiler",
      types: ["piso"],
      places: ["Miraflores Lima"],
      rooms: [2, 2],
      price: [null, 1_800],
      currency: "PEN",
    },
  ],
  [
    "departamento en Surco, 180 mil dólares tope, con ascensor directo",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Surco Lima"],
      price: [null, 180_000],
      currency: "USD",
      features: ["hasLift"],
    },
  ],
  [
    "alquiler de minidepa en Jesús María, S/ 1,200",
    {
      operation: "alquiler",
      types: ["estudio"],
      places: ["Jesús María Lima"],
      price: [null, 1_200],
      currency: "PEN",
    },
  ],
  [
    "casa en Arequipa con jardín, 3 baños a más",
    { types: HOUSES, places: ["Arequipa"], features: ["hasGarden"], baths: [3, null] },
  ],
  // Faults of typing, and refusals.
  [
    "pso en balencia cn terrasa 2 habitasiones",
    { types: ["piso"], places: ["Valencia"], features: ["hasTerrace"], rooms: [2, 2] },
  ],
  [
    "apartmento en Torrevieja, dos abitaciones, pisina",
    { types: ["piso"], places: ["Torrevieja"], rooms: [2, 2], features: ["hasPool"] },
  ],
  [
    "nada de bajos ni de entresuelos en Sants, ascensor imprescindible",
    { floor: [1, null], features: ["hasLift"], places: ["Sants Barcelona"] },
  ],
  ["no me importa que no tenga ascensor, 2 habitaciones, Lavapiés", { rooms: [2, 2], places: ["Lavapiés Madrid"] }],
  [
    "terreno en Tegucigalpa, a partir de 1000 varas cuadradas",
    { types: ["terreno"], places: ["Tegucigalpa"], area: [699, null] },
  ],
  [
    "piso exterior y luminoso en Moncloa, 3 o 4 habitaciones, sin muebles, desde 1500 hasta 2000",
    {
      operation: "alquiler",
      types: ["piso"],
      features: ["isExterior"],
      notFeatures: ["isFurnished"],
      places: ["Moncloa Madrid"],
      rooms: [3, 4],
      price: [1_500, 2_000],
      currency: "EUR",
    },
  ],
];

/** Thirty more, written down after the reader was mended on those above; it was not mended on these. */
export const AGENTS_HELD_OUT: readonly AgentSentence[] = [
  [
    "tengo una clienta que quiere un tercero con ascensor en Delicias, de 70 metros para arriba y máximo 160.000",
    {
      operation: "venta",
      floor: [3, 3],
      features: ["hasLift"],
      places: ["Delicias Zaragoza"],
      area: [70, null],
      price: [null, 160_000],
      currency: "EUR",
    },
  ],
  [
    "casa de pueblo para reformar en la provincia de Teruel por menos de 40 mil euros",
    {
      operation: "venta",
      types: ["casa"],
      conditions: ["a_reformar"],
      places: ["provincia de Teruel"],
      price: [null, 40_000],
      currency: "EUR",
    },
  ],
  [
    "piso de estudiantes cerca de la universidad, 4 habitaciones amuebladas, Burjassot",
    { types: ["piso"], rooms: [4, 4], features: ["isFurnished"], places: ["Burjassot"] },
  ],
  [
    "no quiero nada sin garaje, Alcorcón o Móstoles, dos baños",
    { features: ["hasParkingIncluded"], places: ["Alcorcón", "Móstoles"], baths: [2, null] },
  ],
  [
    "si no tiene terraza no me interesa. Ático en Valencia hasta 420k",
    {
      operation: "venta",
      types: ["atico"],
      features: ["hasTerrace"],
      places: ["Valencia"],
      price: [null, 420_000],
      currency: "EUR",
    },
  ],
  [
    "me da igual que no tenga ascensor si es un primero, Gracia, 1.300 euros al mes",
    {
      operation: "alquiler",
      floor: [1, 1],
      places: ["Gràcia Barcelona"],
      price: [null, 1_300],
      currency: "EUR",
    },
  ],
  [
    "dúplex o ático con terraza grande en Alicante, entre 150 y 200 metros",
    { types: ["duplex", "atico"], features: ["hasTerrace"], places: ["Alicante"], area: [150, 200] },
  ],
  [
    "local en esquina en el centro de Vigo, alquiler sobre los 900 euros",
    { operation: "alquiler", types: ["local"], places: ["Vigo"], price: [810, 990], currency: "EUR" },
  ],
  [
    "plaza de garaje en Chamberí, que no cueste más de 30.000",
    { operation: "venta", types: ["garaje"], places: ["Chamberí Madrid"], price: [null, 30_000], currency: "EUR" },
  ],
  [
    "nave industrial de 1000 a 1500 metros en Paterna en venta",
    { operation: "venta", types: ["nave"], area: [1_000, 1_500], places: ["Paterna"] },
  ],
  [
    "piso con piscina o gimnasio en Sant Cugat, tres habitaciones dobles",
    { types: ["piso"], features: ["hasPool"], places: ["Sant Cugat del Vallès"], rooms: [3, 3] },
    ["piscina o gimnasio"],
  ],
  [
    "bajo con patio en Triana, nada de áticos ni de primeros",
    { floor: [0, 0], notTypes: ["atico"], places: ["Triana Sevilla"] },
  ],
  [
    "un chalecito en Torrelodones con 800 metros de parcela y calefacción de gas",
    { types: ["chalet"], places: ["Torrelodones"] },
    ["800 metros de parcela"],
  ],
  [
    "vivienda adaptada para silla de ruedas, con ascensor y sin escalones, Pamplona",
    { features: ["hasLift"], places: ["Pamplona"] },
    ["sin escalones"],
  ],
  [
    "departamento en Narvarte de 2 recámaras, 2 millones 800 mil como máximo, con cajón de estacionamiento",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Narvarte Ciudad de México"],
      rooms: [2, 2],
      price: [null, 2_800_000],
      currency: "MXN",
      features: ["hasParkingIncluded"],
    },
  ],
  [
    "casa sola en Tlaquepaque, no más de 3.2 mdp, 3 recámaras, que no esté en coto",
    {
      operation: "venta",
      types: HOUSES,
      places: ["Tlaquepaque"],
      price: [null, 3_200_000],
      currency: "MXN",
      rooms: [3, 3],
    },
    ["coto"],
  ],
  [
    "rento depa amueblado en Playa del Carmen, de 15 a 20 mil pesos mensuales",
    {
      operation: "alquiler",
      types: ["piso"],
      features: ["isFurnished"],
      places: ["Playa del Carmen"],
      price: [15_000, 20_000],
      currency: "MXN",
    },
  ],
  [
    "terreno campestre en San Luis Potosí de una hectárea o más",
    { types: ["terreno"], places: ["San Luis Potosí"], area: [10_000, null] },
  ],
  [
    "busco PH sin expensas en Almagro con terraza propia, hasta u$d 140.000",
    {
      operation: "venta",
      types: ["casa"],
      places: ["Almagro Buenos Aires"],
      features: ["hasTerrace"],
      price: [null, 140_000],
      currency: "USD",
    },
    ["sin expensas"],
  ],
  [
    "alquiler temporario en Nordelta, casa con pileta, 3 dormitorios",
    { operation: "alquiler", types: HOUSES, places: ["Nordelta"], features: ["hasPool"], rooms: [3, 3] },
  ],
  [
    "2 ambientes luminoso en Núñez, 600 lucas más expensas, que admita gato",
    {
      operation: "alquiler",
      rooms: [1, 1],
      places: ["Núñez Buenos Aires"],
      price: [null, 600_000],
      currency: "ARS",
      features: ["allowsPets"],
    },
  ],
  [
    "galpón en Quilmes de 500 metros, 2 palos por mes como mucho",
    {
      operation: "alquiler",
      types: ["nave"],
      places: ["Quilmes"],
      area: [450, 550],
      price: [null, 2_000_000],
      currency: "ARS",
    },
  ],
  [
    "apto en Cedritos, 3 alcobas, 2 garajes, por debajo de 600 millones",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Cedritos Bogotá"],
      rooms: [3, 3],
      features: ["hasParkingIncluded"],
      price: [null, 600_000_000],
      currency: "COP",
    },
  ],
  [
    "arriendo casa en Chía que reciban mascotas, hasta 4 millones",
    {
      operation: "alquiler",
      types: HOUSES,
      places: ["Chía"],
      features: ["allowsPets"],
      price: [null, 4_000_000],
      currency: "COP",
    },
  ],
  ["lote en Rionegro de 2000 metros para arriba", { types: ["terreno"], places: ["Rionegro"], area: [2_000, null] }],
  [
    "departamento nuevo en Ñuñoa, 3D2B, bodega, máximo 7.000 UF",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Ñuñoa Santiago"],
      conditions: ["obra_nueva"],
      rooms: [3, 3],
      baths: [2, null],
      features: ["hasStorageRoom"],
      price: [null, 7_000],
      currency: "CLF",
    },
  ],
  [
    "arriendo en La Serena a pasos de la playa, 350 lucas, 1 dormitorio",
    { operation: "alquiler", places: ["La Serena"], price: [null, 350_000], currency: "CLP", rooms: [1, 1] },
  ],
  [
    "oficina en San Isidro Lima de 60 m2 en alquiler",
    { operation: "alquiler", types: ["oficina"], places: ["San Isidro Lima"], area: [54, 66] },
  ],
  [
    "busco casa en Trujillo, que no pase de 90 mil dólares, con cochera, de preferencia de estreno",
    {
      operation: "venta",
      types: HOUSES,
      places: ["Trujillo Perú"],
      price: [null, 90_000],
      currency: "USD",
      features: ["hasParkingIncluded"],
      conditions: ["obra_nueva"],
    },
  ],
  [
    "minidepartamento en Lince de un dormitorio, S/. 1,400 mensual",
    {
      operation: "alquiler",
      types: ["estudio"],
      places: ["Lince Lima"],
      rooms: [1, 1],
      price: [null, 1_400],
      currency: "PEN",
    },
  ],
];

/**
 * A last thirty, written down after the reader was mended on those before: 21 were read right. It was mended for three of the others afterwards.
 */
export const AGENTS_LAST: readonly AgentSentence[] = [
  [
    "Pareja joven busca primer piso en Getafe, dos habitaciones, con trastero, no más de 190.000 €",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Getafe"],
      rooms: [2, 2],
      features: ["hasStorageRoom"],
      price: [null, 190_000],
      currency: "EUR",
    },
  ],
  [
    "alquiler de habitación no, piso entero, Bilbao, hasta 1000 euros",
    { operation: "alquiler", types: ["piso"], places: ["Bilbao"], price: [null, 1_000], currency: "EUR" },
  ],
  [
    "chalet pareado en Majadahonda, 4 dormitorios mínimo y jardín, sin pasar de 700.000",
    {
      operation: "venta",
      types: ["adosado"],
      places: ["Majadahonda"],
      rooms: [4, null],
      features: ["hasGarden"],
      price: [null, 700_000],
      currency: "EUR",
    },
  ],
  [
    "que no sea interior ni bajo, con aire acondicionado, por Ruzafa o el Carmen",
    {
      features: ["isExterior", "hasAirConditioning"],
      floor: [1, null],
      places: ["Ruzafa Valencia", "El Carme Valencia"],
    },
  ],
  [
    "ático en Cádiz capital con vistas, ascensor obligatorio, presupuesto 350 mil",
    {
      operation: "venta",
      types: ["atico"],
      places: ["Cádiz"],
      features: ["hasLift"],
      price: [null, 350_000],
      currency: "EUR",
    },
  ],
  [
    "pisos rebajados este mes en Hospitalet de dos dormitorios",
    { types: ["piso"], dropped: 30, places: ["L'Hospitalet de Llobregat"], rooms: [2, 2] },
  ],
  [
    "compro solar urbano en Lugo de unos 400 metros",
    { operation: "venta", types: ["terreno"], places: ["Lugo"], area: [360, 440] },
  ],
  [
    "piso en Donostia cerca de la playa de la Concha, tres habitaciones, 600.000 tope",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Donostia/San Sebastián"],
      near: ["playa de la concha", 1_000],
      rooms: [3, 3],
      price: [null, 600_000],
      currency: "EUR",
    },
  ],
  ["casa rural con terreno y pozo en Asturias", { types: ["casa"], places: ["provincia de Asturias"] }],
  [
    "estudio o piso de una habitación en Malasaña, máximo 1.100, sin agencia",
    {
      operation: "alquiler",
      types: ["estudio", "piso"],
      rooms: [1, 1],
      places: ["Malasaña Madrid"],
      price: [null, 1_100],
      currency: "EUR",
      seller: "particular",
    },
  ],
  [
    "oficina diáfana en Barcelona, 22@, de 200 a 300 m2 en alquiler",
    { operation: "alquiler", types: ["oficina"], places: ["Barcelona"], area: [200, 300] },
  ],
  [
    "piso reformado con dos baños y garaje incluido en Las Palmas, 240k como mucho",
    {
      operation: "venta",
      types: ["piso"],
      conditions: ["bueno"],
      baths: [2, null],
      features: ["hasParkingIncluded"],
      places: ["Las Palmas de Gran Canaria"],
      price: [null, 240_000],
      currency: "EUR",
    },
  ],
  [
    "segunda o tercera planta, exterior, barrio de Salamanca, alquiler 2.500",
    {
      operation: "alquiler",
      floor: [2, 3],
      features: ["isExterior"],
      places: ["Salamanca Madrid"],
      price: [null, 2_500],
      currency: "EUR",
    },
  ],
  [
    "que admitan mascotas en Murcia, alquiler de casa con patio por menos de 800",
    {
      operation: "alquiler",
      types: HOUSES,
      features: ["allowsPets"],
      places: ["Murcia"],
      price: [null, 800],
      currency: "EUR",
    },
  ],
  [
    "busco depa en Querétaro de 2 recámaras en renta, entre 12 y 15 mil, con seguridad",
    {
      operation: "alquiler",
      types: ["piso"],
      places: ["Querétaro"],
      rooms: [2, 2],
      price: [12_000, 15_000],
      currency: "MXN",
    },
  ],
  [
    "casa nueva en Apodaca por debajo de 2 mdp",
    {
      operation: "venta",
      types: HOUSES,
      conditions: ["obra_nueva"],
      places: ["Apodaca"],
      price: [null, 2_000_000],
      currency: "MXN",
    },
  ],
  [
    "penthouse en Polanco con alberca o jacuzzi, hasta 1 millón de dólares",
    {
      operation: "venta",
      types: ["atico"],
      places: ["Polanco Ciudad de México"],
      price: [null, 1_000_000],
      currency: "USD",
    },
    ["alberca o jacuzzi"],
  ],
  [
    "terreno de 10 por 20 en Mérida Yucatán, 600 mil pesos",
    { operation: "venta", types: ["terreno"], places: ["Mérida México"], price: [null, 600_000], currency: "MXN" },
    ["10 por 20"],
  ],
  [
    "bodega en renta en Tlalnepantla de mil metros o más",
    { operation: "alquiler", types: ["nave"], places: ["Tlalnepantla"], area: [1_000, null] },
  ],
  [
    "depto de 4 ambientes con dependencia en Belgrano, 250 mil verdes",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [3, 3],
      places: ["Belgrano Buenos Aires"],
      price: [null, 250_000],
      currency: "USD",
    },
  ],
  [
    "casa quinta en Pilar Argentina con pileta y parrilla",
    { types: HOUSES, places: ["Pilar Argentina"], features: ["hasPool"] },
  ],
  [
    "busco alquiler en Caballito, 3 ambientes, con balcón, hasta 700 mil pesos",
    {
      operation: "alquiler",
      places: ["Caballito Buenos Aires"],
      rooms: [2, 2],
      price: [null, 700_000],
      currency: "ARS",
    },
  ],
  [
    "apartamento en Laureles Medellín, tercer piso máximo o con ascensor, 450 millones",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Laureles Medellín"],
      price: [null, 450_000_000],
      currency: "COP",
    },
    ["ascensor"],
  ],
  [
    "apto para inversión en Santa Marta, con piscina, frente al mar, 300 millones",
    {
      operation: "venta",
      types: ["piso"],
      places: ["Santa Marta"],
      features: ["hasPool"],
      price: [null, 300_000_000],
      currency: "COP",
    },
  ],
  [
    "local comercial en arriendo en Usaquén de mínimo 80 metros",
    { operation: "alquiler", types: ["local"], places: ["Usaquén Bogotá"], area: [80, null] },
  ],
  [
    "casa en Puerto Varas con 3 dormitorios, entre 6 mil y 8 mil UF",
    {
      operation: "venta",
      types: HOUSES,
      places: ["Puerto Varas"],
      rooms: [3, 3],
      price: [6_000, 8_000],
      currency: "CLF",
    },
  ],
  [
    "depto amoblado en Providencia, un dormitorio, que no pase las 600 lucas",
    {
      operation: "alquiler",
      types: ["piso"],
      features: ["isFurnished"],
      places: ["Providencia Santiago"],
      rooms: [1, 1],
      price: [null, 600_000],
      currency: "CLP",
    },
  ],
  [
    "departamento en San Miguel Lima, 3 dormitorios, 120 mil dólares, piso 5 o más",
    {
      operation: "venta",
      types: ["piso"],
      places: ["San Miguel Lima"],
      rooms: [3, 3],
      price: [null, 120_000],
      currency: "USD",
      floor: [5, null],
    },
  ],
  ["casa de campo en Cusco con huerta, no importa el estado", { types: ["casa"], places: ["Cusco"] }],
  [
    "alquilo depa en Barranco sin muebles, 2 mil soles máximo",
    {
      operation: "alquiler",
      types: ["piso"],
      places: ["Barranco Lima"],
      notFeatures: ["isFurnished"],
      price: [null, 2_000],
      currency: "PEN",
    },
  ],
];
