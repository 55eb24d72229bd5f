import type { ExpectedFilter } from "./sentences.test-data.ts";

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
  [
    "planta baja o con ascensor en Gijón, para mis padres",
    { places: ["Gijón"] },
    ["planta baja o con ascensor"],
  ],
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
      price: [270_000, 330_000],
      currency: "EUR",
    },
    ["Giralda"],
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
  ["que tenga garaje o al menos trastero, en Pozuelo", { places: ["Pozuelo de Alarcón"] }, ["garaje o al menos trastero"]],
  [
    "chalet independiente en Las Rozas, parcela de mil metros, piscina",
    { types: ["chalet"], places: ["Las Rozas de Madrid"], features: ["hasPool"] },
    ["parcela de mil metros"],
  ],
  ["finca rústica de más de 2 hectáreas cerca de Ronda", { types: ["finca"], area: [20_000, null], near: ["Ronda", 1000] }],
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
      types: ["casa"],
      places: ["Zapopan"],
      rooms: [3, 3],
      baths: [2, 2],
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
      types: ["casa"],
      places: ["Guadalajara Jalisco"],
      rooms: [2, 3],
      features: ["allowsPets"],
      price: [null, 18_000],
      currency: "MXN",
    },
  ],
  [
    "casa en Mérida Yucatán con alberca, cochera para 2",
    { types: ["casa"], places: ["Mérida Yucatán"], features: ["hasPool", "hasParkingIncluded"] },
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
      types: ["casa"],
      places: ["León Guanajuato"],
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
      types: ["casa"],
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
    ["sin expensas altas"],
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
  ["casa en Envigado, tres alcobas mínimo, conjunto cerrado", { types: ["casa"], places: ["Envigado"], rooms: [3, null] }],
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
      baths: [2, 2],
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
      types: ["casa"],
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
    { types: ["casa"], places: ["Arequipa"], features: ["hasGarden"], baths: [3, null] },
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
