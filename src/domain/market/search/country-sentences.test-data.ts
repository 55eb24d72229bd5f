import { type ExpectedFilter, HOUSES } from "./sentences.test-data.ts";

/**
 * Searches of six countries whose places, kinds and refusals are easily misread, written down with their conditions before the reader was mended
 * on them. Words that are no condition are left out, as they only order the results. `told` are pieces of what the reader says that it did not
 * understand, `asked` the names of which it asks which place is meant.
 */
type CountrySentence = readonly [
  sentence: string,
  said: ExpectedFilter,
  told?: readonly string[],
  asked?: readonly string[],
];

export const COUNTRIES_BUILT_ON: readonly CountrySentence[] = [
  // Spain.
  [
    "Piso de 2 habitaciones en Madrid, pero que no esté en Villaverde ni en Vicálvaro",
    { types: ["piso"], rooms: [2, 2], places: ["Madrid"], notPlaces: ["Villaverde Madrid", "Vicálvaro Madrid"] },
  ],
  [
    "quiero vivir en Valencia, ni Orriols ni Torrefiel por favor, máximo 190.000",
    {
      operation: "venta",
      price: [null, 190_000],
      currency: "EUR",
      places: ["Valencia"],
      notPlaces: ["Orriols Valencia", "Torrefiel Valencia"],
    },
  ],
  [
    "en Sevilla capital quitando Torreblanca y Cerro Amate, 3 dormitorios",
    { rooms: [3, 3], places: ["Sevilla"], notPlaces: ["Torreblanca Sevilla", "Cerro-Amate Sevilla"] },
  ],
  [
    "casa con jardín en el Aljarafe hasta 320.000 €",
    {
      operation: "venta",
      types: HOUSES,
      features: ["hasGarden"],
      price: [null, 320_000],
      currency: "EUR",
      region: "aljarafe",
    },
  ],
  [
    "apartamento en la Costa del Sol con piscina por menos de 280 mil",
    {
      operation: "venta",
      types: ["piso"],
      features: ["hasPool"],
      price: [null, 280_000],
      currency: "EUR",
      region: "costa del sol",
    },
  ],
  [
    "buscamos adosado en el Maresme, 4 habitaciones y garaje",
    { types: ["adosado"], rooms: [4, 4], features: ["hasParkingIncluded"], region: "maresme" },
  ],
  [
    "piso de tres habitaciones en el Baix Llobregat, que no sea un bajo",
    { types: ["piso"], rooms: [3, 3], floor: [1, null], region: "baix llobregat" },
  ],
  ["nave en l'Horta Sud de unos 600 m2", { types: ["nave"], area: [540, 660], region: "horta sud" }],
  [
    "piso en Vallecas que no necesite reforma, hasta 180.000",
    {
      operation: "venta",
      types: ["piso"],
      conditions: ["obra_nueva", "bueno"],
      price: [null, 180_000],
      currency: "EUR",
      places: ["Villa de Vallecas Madrid", "Puente de Vallecas Madrid"],
    },
  ],
  [
    "estudio en Madrid centro para alquilar por 900 euros",
    { operation: "alquiler", types: ["estudio"], price: [null, 900], currency: "EUR", places: ["Centro Madrid"] },
  ],
  [
    "no quiero obra nueva ni que haya que reformar, piso en Vigo",
    { types: ["piso"], conditions: ["bueno"], places: ["Vigo"] },
  ],
  [
    "nada de obra nueva, en Zaragoza, 3 hab y ascensor",
    { rooms: [3, 3], features: ["hasLift"], conditions: ["bueno", "a_reformar"], places: ["Zaragoza"] },
  ],
  [
    "sin garaje, ni trastero, ni que sea interior, en Bilbao",
    { features: ["isExterior"], notFeatures: ["hasParkingIncluded", "hasStorageRoom"], places: ["Bilbao"] },
  ],
  ["chalet cerca del Camp Nou, a 500 metros como mucho", { types: ["chalet"], near: ["camp nou", 500] }],
  ["piso a 300 metros de la Plaza de Castilla", { types: ["piso"], near: ["plaza de castilla", 300] }],
  ["piso en la zona de Plaza Cataluña, Barcelona, con balcón", { types: ["piso"], near: ["plaza cataluna", 1000] }],
  ["finca rústica de 2,5 hectáreas en Ronda", { types: ["finca"], area: [22_500, 27_500], places: ["Ronda"] }],
  ["terreno de entre 1 y 3 hectáreas en Cáceres", { types: ["terreno"], area: [10_000, 30_000], places: ["Cáceres"] }],
  ["olivar o finca de media hectárea por Martos", { types: ["finca"], area: [4500, 5500], places: ["Martos"] }],
  [
    "casa que no sea adosada en Las Rozas de Madrid",
    { types: ["casa", "chalet"], notTypes: ["adosado"], places: ["Las Rozas de Madrid"] },
  ],
  [
    "solo casas adosadas en Getafe, hasta 400k",
    { operation: "venta", types: ["adosado"], places: ["Getafe"], price: [null, 400_000], currency: "EUR" },
  ],
  ["piso cerca del estadio de la Romareda", { types: ["piso"], near: ["romareda", 1000] }],
  ["piso con balcón en Granada, no hace falta terraza", { types: ["piso"], places: ["Granada"] }],
  // Mexico.
  [
    "casa de 3 recámaras en Mérida con alberca, hasta 4 millones",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [3, 3],
      features: ["hasPool"],
      price: [null, 4_000_000],
      currency: "MXN",
      places: ["Mérida México"],
    },
  ],
  [
    "depa en Guadalajara, 2 recámaras, renta de 15 mil",
    {
      operation: "alquiler",
      types: ["piso"],
      rooms: [2, 2],
      price: [null, 15_000],
      currency: "MXN",
      places: ["Guadalajara México"],
    },
  ],
  [
    "casa en Guadalajara por menos de 3.5 mdp",
    { operation: "venta", types: HOUSES, price: [null, 3_500_000], currency: "MXN", places: ["Guadalajara México"] },
  ],
  [
    "terreno de 1,5 hectáreas en Querétaro",
    { types: ["terreno"], area: [13_500, 16_500], places: ["Querétaro México"] },
  ],
  [
    "depa en la Roma o la Condesa, que no esté en planta baja, 25,000 pesos al mes",
    {
      operation: "alquiler",
      types: ["piso"],
      floor: [1, null],
      price: [null, 25_000],
      currency: "MXN",
      places: ["Roma Norte", "Roma Sur", "Condesa Ciudad de México"],
    },
  ],
  [
    "casa en León Guanajuato, acepto Infonavit, hasta 1.2 millones",
    { operation: "venta", types: HOUSES, price: [null, 1_200_000], currency: "MXN", places: ["León México"] },
  ],
  [
    "depto en Polanco con roof garden, ni amueblado ni en último piso",
    { types: ["piso"], notFeatures: ["isFurnished", "isTopFloor"], places: ["Polanco Ciudad de México"] },
  ],
  ["casa cerca del Ángel de la Independencia a 1 km", { types: HOUSES, near: ["angel de la independencia", 1000] }],
  [
    "oficina en renta en Monterrey de 120 m2, hasta 40 mil al mes",
    {
      operation: "alquiler",
      types: ["oficina"],
      area: [108, 132],
      price: [null, 40_000],
      currency: "MXN",
      places: ["Monterrey México"],
    },
  ],
  // Argentina.
  [
    "depto 2 ambientes en Palermo apto crédito hasta 120 mil dólares",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [1, 1],
      price: [null, 120_000],
      currency: "USD",
      places: ["Palermo Buenos Aires"],
    },
  ],
  [
    "monoambiente en Palermo por 60 lucas verdes",
    {
      operation: "venta",
      types: ["estudio"],
      price: [null, 60_000],
      currency: "USD",
      places: ["Palermo Buenos Aires"],
    },
  ],
  [
    "casa en Córdoba con pileta, 150 mil usd",
    {
      operation: "venta",
      types: HOUSES,
      features: ["hasPool"],
      price: [null, 150_000],
      currency: "USD",
      places: ["Córdoba Argentina"],
    },
  ],
  [
    "alquilo depto en Caballito, 3 ambientes, hasta 600 lucas",
    {
      operation: "alquiler",
      types: ["piso"],
      rooms: [2, 2],
      price: [null, 600_000],
      currency: "ARS",
      places: ["Caballito Buenos Aires"],
    },
  ],
  [
    "ph en Villa Crespo sin expensas, 2 dormitorios, 130 palos",
    {
      types: ["casa"],
      rooms: [2, 2],
      operation: "venta",
      price: [null, 130_000_000],
      currency: "ARS",
      places: ["Villa Crespo Buenos Aires"],
    },
  ],
  [
    "lote de media hectárea en Pilar con escritura",
    { types: ["terreno"], area: [4500, 5500], places: ["Pilar Argentina"] },
  ],
  [
    "depto en Belgrano que no dé a la calle, con cochera",
    { types: ["piso"], features: ["hasParkingIncluded"], places: ["Belgrano Buenos Aires"] },
  ],
  [
    "semipiso en Recoleta, 3 dormitorios, u$s 350.000, nada de planta baja",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [3, 3],
      floor: [1, null],
      price: [null, 350_000],
      currency: "USD",
      places: ["Recoleta Buenos Aires"],
    },
  ],
  // Colombia.
  [
    "apto en Cartagena estrato 5, 2 alcobas, hasta 500 millones",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [2, 2],
      price: [null, 500_000_000],
      currency: "COP",
      places: ["Cartagena Colombia"],
    },
    ["estrato 5"],
  ],
  [
    "apartamento en Cartagena por 400 millones de pesos",
    {
      operation: "venta",
      types: ["piso"],
      price: [null, 400_000_000],
      currency: "COP",
      places: ["Cartagena Colombia"],
    },
  ],
  [
    "arriendo apto en Chapinero con parqueadero, 2.500.000 mensuales",
    {
      operation: "alquiler",
      types: ["piso"],
      features: ["hasParkingIncluded"],
      price: [null, 2_500_000],
      currency: "COP",
      places: ["Chapinero Bogotá"],
    },
  ],
  [
    "casa en Envigado, 3 alcobas, máximo 900 millones",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [3, 3],
      price: [null, 900_000_000],
      currency: "COP",
      places: ["Envigado Colombia"],
    },
  ],
  [
    "apartaestudio en El Poblado, no amoblado, hasta 2 millones al mes",
    {
      operation: "alquiler",
      types: ["estudio"],
      notFeatures: ["isFurnished"],
      price: [null, 2_000_000],
      currency: "COP",
      places: ["El Poblado Medellín"],
    },
  ],
  ["finca en Rionegro de 2 hectáreas", { types: ["finca"], area: [18_000, 22_000], places: ["Rionegro Colombia"] }],
  [
    "apto en Usaquén cerca del parque de la 93 a menos de 800 metros",
    { types: ["piso"], places: ["Usaquén Bogotá"], near: ["parque de la 93", 800] },
  ],
  // Chile.
  [
    "depto en Providencia hasta 4.500 UF, 2 dormitorios",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [2, 2],
      price: [null, 4500],
      currency: "CLF",
      places: ["Providencia Santiago"],
    },
  ],
  [
    "casa en Santiago comuna de Ñuñoa hasta UF 9.000",
    { operation: "venta", types: HOUSES, price: [null, 9000], currency: "CLF", places: ["Ñuñoa Santiago"] },
  ],
  [
    "arriendo depto en Santiago Centro por 400 lucas",
    { operation: "alquiler", types: ["piso"], price: [null, 400_000], currency: "CLP", places: ["comuna Santiago"] },
  ],
  [
    "parcela de media hectárea en Puerto Varas",
    { types: ["terreno"], area: [4500, 5500], places: ["Puerto Varas Chile"] },
  ],
  [
    "depto en Las Condes con bodega y estacionamiento, ni primer piso ni interior",
    {
      types: ["piso"],
      features: ["hasStorageRoom", "hasParkingIncluded", "isExterior"],
      floor: [2, null],
      places: ["Las Condes Santiago"],
    },
  ],
  [
    "departamento en Santiago de 120 millones",
    { operation: "venta", types: ["piso"], price: [null, 120_000_000], currency: "CLP", places: ["Santiago Chile"] },
  ],
  // Peru.
  [
    "depa en Miraflores de 3 dormitorios hasta 250 mil dólares con ascensor",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [3, 3],
      features: ["hasLift"],
      price: [null, 250_000],
      currency: "USD",
      places: ["Miraflores Lima"],
    },
  ],
  [
    "alquilo mini depa en Lince, 1,500 soles",
    { operation: "alquiler", types: ["estudio"], price: [null, 1500], currency: "PEN", places: ["Lince Lima"] },
  ],
  [
    "depa cerca de Larcomar, a 500 metros, amoblado",
    { types: ["piso"], features: ["isFurnished"], near: ["larcomar", 500] },
  ],
  [
    "casa en Surco o San Borja, no en La Victoria, S/ 1,200,000",
    {
      operation: "venta",
      types: HOUSES,
      price: [null, 1_200_000],
      currency: "PEN",
      places: ["Surco", "San Borja Lima"],
      notPlaces: ["La Victoria Lima"],
    },
  ],
  // Names of several countries.
  ["casa en Córdoba con patio", { types: HOUSES, places: ["Córdoba"] }, [], ["Córdoba"]],
  ["algo en Mérida, 3 dormitorios", { rooms: [3, 3], places: ["Mérida"] }, [], ["Mérida"]],
  ["departamento en Santiago con terraza", { types: ["piso"], features: ["hasTerrace"], places: ["Santiago Chile"] }],
];

/** Thirty more, written down after the reader was mended on those. */
export const COUNTRIES_HELD_OUT: readonly CountrySentence[] = [
  // Spain.
  [
    "piso en Málaga que no esté ni en La Palma ni en Palma-Palmilla, dos habitaciones",
    { types: ["piso"], rooms: [2, 2], places: ["Málaga"], notPlaces: ["La Palma Málaga", "Palma-Palmilla Málaga"] },
  ],
  [
    "chalet en el Camp de Túria con piscina, 450.000 como máximo",
    {
      operation: "venta",
      types: ["chalet"],
      features: ["hasPool"],
      price: [null, 450_000],
      currency: "EUR",
      region: "camp de turia",
    },
  ],
  [
    "casa de pueblo en la Alpujarra por 70 mil euros",
    { operation: "venta", types: ["casa"], price: [null, 70_000], currency: "EUR", region: "alpujarra" },
  ],
  [
    "pareado o adosado en Rivas, sin obras pendientes",
    { types: ["adosado"], conditions: ["obra_nueva", "bueno"], places: ["Rivas-Vaciamadrid"] },
  ],
  [
    "piso a 400 metros de Mestalla, con ascensor, no me valen primeros",
    { types: ["piso"], features: ["hasLift"], floor: [2, null], near: ["mestalla", 400] },
  ],
  [
    "alquiler en Zaragoza centro por 750 al mes, ni amueblado ni interior",
    {
      operation: "alquiler",
      price: [null, 750],
      currency: "EUR",
      features: ["isExterior"],
      notFeatures: ["isFurnished"],
      places: ["Centro Zaragoza"],
    },
  ],
  [
    "parcela de entre 800 y 1.200 metros en Chiclana, urbanizable",
    { types: ["terreno"], area: [800, 1200], places: ["Chiclana de la Frontera"] },
  ],
  [
    "finca de más de 10 hectáreas en la provincia de Badajoz",
    { types: ["finca"], area: [100_000, null], places: ["provincia de Badajoz"] },
  ],
  [
    "no busco nada nuevo, de segunda mano en Gijón con trastero",
    { conditions: ["bueno", "a_reformar"], features: ["hasStorageRoom"], places: ["Gijón"] },
  ],
  [
    "algo en la Costa Blanca con vistas, hasta 300.000, que no sea en Torrevieja",
    { operation: "venta", price: [null, 300_000], currency: "EUR", region: "costa blanca", notPlaces: ["Torrevieja"] },
  ],
  [
    "ático cerca de la estación de Atocha, a 10 minutos andando como mucho",
    { types: ["atico"], near: ["estacion de atocha", 800] },
  ],
  [
    "casa en Mérida cerca del centro, hasta 180.000 euros",
    { operation: "venta", types: HOUSES, price: [null, 180_000], currency: "EUR", places: ["Mérida"] },
  ],
  // Mexico.
  [
    "depa en la Del Valle, 2 recámaras, máximo 4.5 mdp, que no esté en planta baja",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [2, 2],
      floor: [1, null],
      price: [null, 4_500_000],
      currency: "MXN",
      places: ["Del Valle Ciudad de México"],
    },
  ],
  [
    "rento casa en León de 3 recámaras hasta 18,000",
    {
      operation: "alquiler",
      types: HOUSES,
      rooms: [3, 3],
      price: [null, 18_000],
      currency: "MXN",
      places: ["León México"],
    },
  ],
  [
    "terreno en Mérida de 2 hectáreas, 3 millones de pesos",
    {
      operation: "venta",
      types: ["terreno"],
      area: [18_000, 22_000],
      price: [null, 3_000_000],
      currency: "MXN",
      places: ["Mérida México"],
    },
  ],
  [
    "casa en Zapopan con jardín, ni en coto ni de dos pisos",
    { types: HOUSES, features: ["hasGarden"], places: ["Zapopan"] },
    ["coto"],
  ],
  // Argentina.
  [
    "casa en Córdoba apta crédito, 3 dormitorios, 95 mil dólares",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [3, 3],
      price: [null, 95_000],
      currency: "USD",
      places: ["Córdoba Argentina"],
    },
  ],
  [
    "2 ambientes en Recoleta o Palermo, hasta 110.000 usd, nada de planta baja",
    {
      operation: "venta",
      rooms: [1, 1],
      floor: [1, null],
      price: [null, 110_000],
      currency: "USD",
      places: ["Recoleta Buenos Aires", "Palermo Buenos Aires"],
    },
  ],
  [
    "alquilo monoambiente en Almagro hasta 450 lucas",
    {
      operation: "alquiler",
      types: ["estudio"],
      price: [null, 450_000],
      currency: "ARS",
      places: ["Almagro Buenos Aires"],
    },
  ],
  [
    "lote en Tigre de 800 m2 por 60 lucas verdes",
    {
      operation: "venta",
      types: ["terreno"],
      area: [720, 880],
      price: [null, 60_000],
      currency: "USD",
      places: ["Tigre Argentina"],
    },
  ],
  ["depto cerca del Obelisco, a 6 cuadras", { types: ["piso"], near: ["obelisco", 600] }],
  // Colombia.
  [
    "casa en Cartagena hasta 1.200 millones, 4 alcobas",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [4, 4],
      price: [null, 1_200_000_000],
      currency: "COP",
      places: ["Cartagena Colombia"],
    },
  ],
  [
    "apto en arriendo en Palermo, Bogotá, 1.800.000",
    { operation: "alquiler", types: ["piso"], price: [null, 1_800_000], currency: "COP", places: ["Palermo Bogotá"] },
  ],
  [
    "apartamento en El Poblado que no sea dúplex ni estudio, 800 millones",
    {
      operation: "venta",
      types: ["piso"],
      notTypes: ["duplex", "estudio"],
      price: [null, 800_000_000],
      currency: "COP",
      places: ["El Poblado Medellín"],
    },
  ],
  // Chile.
  [
    "depto en Santiago Centro 2D 1B hasta 2.800 UF",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [2, 2],
      baths: [1, null],
      price: [null, 2800],
      currency: "CLF",
      places: ["comuna Santiago"],
    },
  ],
  [
    "casa en La Reina o Peñalolén, desde 8.000 UF hasta 12.000 UF",
    {
      operation: "venta",
      types: HOUSES,
      price: [8000, 12_000],
      currency: "CLF",
      places: ["La Reina Santiago", "Peñalolén Santiago"],
    },
  ],
  [
    "arriendo depto en Providencia por 600 lucas con bodega",
    {
      operation: "alquiler",
      types: ["piso"],
      features: ["hasStorageRoom"],
      price: [null, 600_000],
      currency: "CLP",
      places: ["Providencia Santiago"],
    },
  ],
  // Peru.
  [
    "departamento en San Isidro de 120 metros, 300 mil dólares",
    {
      operation: "venta",
      types: ["piso"],
      area: [108, 132],
      price: [null, 300_000],
      currency: "USD",
      places: ["San Isidro Lima"],
    },
  ],
  [
    "casa en Trujillo hasta 400 mil soles con cochera",
    {
      operation: "venta",
      types: HOUSES,
      features: ["hasParkingIncluded"],
      price: [null, 400_000],
      currency: "PEN",
      places: ["Trujillo Perú"],
    },
  ],
  // Left open.
  [
    "casa con terraza en Guadalajara",
    { types: HOUSES, features: ["hasTerrace"], places: ["Guadalajara"] },
    [],
    ["Guadalajara"],
  ],
];

/** Thirty more, written down after it was mended on those too. */
export const COUNTRIES_LAST: readonly CountrySentence[] = [
  // Spain.
  [
    "busco piso en Alicante pero ni Playa de San Juan ni Virgen del Remedio, 3 habitaciones",
    {
      types: ["piso"],
      rooms: [3, 3],
      places: ["Alicante"],
      notPlaces: ["Playa de San Juan Alicante"],
    },
    ["ni Virgen del Remedio"],
  ],
  [
    "casita en la Axarquía con terreno por menos de 150.000 €",
    { operation: "venta", types: HOUSES, price: [null, 150_000], currency: "EUR", region: "axarquia" },
  ],
  [
    "dúplex o ático en el Vallès Occidental, 4 dormitorios, ascensor",
    { types: ["duplex", "atico"], rooms: [4, 4], features: ["hasLift"], region: "valles occidental" },
  ],
  [
    "piso cerca de la plaza de España de Zaragoza, máximo 200.000",
    {
      operation: "venta",
      types: ["piso"],
      price: [null, 200_000],
      currency: "EUR",
      near: ["plaza de espana de zaragoza", 1000],
    },
  ],
  [
    "no me gusta Nervión, quiero Triana o Los Remedios, 2 baños",
    { baths: [2, null], places: ["Triana Sevilla", "Los Remedios Sevilla"], notPlaces: ["Nervión Sevilla"] },
  ],
  [
    "chalet en Las Rozas que no sea pareado, con parcela de 500 metros",
    { types: ["chalet"], notTypes: ["adosado"], places: ["Las Rozas de Madrid"] },
    ["parcela de 500 metros"],
  ],
  ["finca de 3 a 5 hectáreas por Utrera con agua", { types: ["finca"], area: [30_000, 50_000], places: ["Utrera"] }],
  [
    "estudio junto al Camp Nou por 800 euros al mes, no hace falta amueblado",
    { operation: "alquiler", types: ["estudio"], price: [null, 800], currency: "EUR", near: ["camp nou", 1000] },
  ],
  [
    "piso en Santiago, 3 hab, ni bajo ni que haya que hacer obra",
    {
      types: ["piso"],
      rooms: [3, 3],
      floor: [1, null],
      conditions: ["obra_nueva", "bueno"],
      places: ["Santiago de Compostela"],
    },
  ],
  [
    "local en Málaga centro de 80 m2 en alquiler",
    { operation: "alquiler", types: ["local"], area: [72, 88], places: ["Centro Málaga"] },
  ],
  [
    "casa en Extremadura con huerto, hasta 60.000 euros",
    {
      operation: "venta",
      types: HOUSES,
      price: [null, 60_000],
      currency: "EUR",
      places: ["provincia de Badajoz", "provincia de Cáceres"],
    },
  ],
  // Mexico.
  [
    "casa en Querétaro, 3 recámaras, que no pase de 3.2 millones, sin roof",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [3, 3],
      price: [null, 3_200_000],
      currency: "MXN",
      places: ["Querétaro México"],
    },
    ["sin roof"],
  ],
  [
    "depa en la Narvarte o la Roma, renta máxima 22 mil",
    {
      operation: "alquiler",
      types: ["piso"],
      price: [null, 22_000],
      currency: "MXN",
      places: ["Roma Norte", "Roma Sur", "Narvarte Ciudad de México"],
    },
  ],
  [
    "departamento cerca del Ángel a menos de 2 km, 2 recámaras",
    { types: ["piso"], rooms: [2, 2], near: ["angel de la independencia", 2000] },
  ],
  [
    "terreno en Mérida de 15x30, 900 mil pesos",
    {
      operation: "venta",
      types: ["terreno"],
      area: [405, 495],
      price: [null, 900_000],
      currency: "MXN",
      places: ["Mérida México"],
    },
  ],
  [
    "casa con alberca en Cuernavaca que no esté en condominio",
    { types: HOUSES, features: ["hasPool"], places: ["Cuernavaca"] },
    ["condominio"],
  ],
  // Argentina.
  [
    "casa 4 ambientes en Villa Devoto, pileta y cochera, hasta u$s 280.000",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [3, 3],
      features: ["hasPool", "hasParkingIncluded"],
      price: [null, 280_000],
      currency: "USD",
      places: ["Villa Devoto Buenos Aires"],
    },
  ],
  [
    "depto 1 dormitorio en Córdoba, alquiler 350 lucas con expensas",
    {
      operation: "alquiler",
      types: ["piso"],
      rooms: [1, 1],
      price: [null, 350_000],
      currency: "ARS",
      places: ["Córdoba Argentina"],
    },
  ],
  [
    "ph al fondo en Palermo, sin expensas, 150 lucas verdes",
    { operation: "venta", types: ["casa"], price: [null, 150_000], currency: "USD", places: ["Palermo Buenos Aires"] },
  ],
  ["monoambiente en Rosario apto crédito", { types: ["estudio"], places: ["Rosario Argentina"] }],
  // Colombia.
  [
    "apto en Medellín, 3 alcobas, ni primer piso ni sin ascensor, 450 millones",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [3, 3],
      features: ["hasLift"],
      floor: [2, null],
      price: [null, 450_000_000],
      currency: "COP",
      places: ["Medellín"],
    },
  ],
  [
    "arriendo casa en Chía, 3.500.000",
    { operation: "alquiler", types: HOUSES, price: [null, 3_500_000], currency: "COP", places: ["Chía Colombia"] },
  ],
  ["lote en Rionegro de 1,2 hectáreas", { types: ["terreno"], area: [10_800, 13_200], places: ["Rionegro Colombia"] }],
  [
    "apartamento en Cartagena con 2 parqueaderos",
    { types: ["piso"], features: ["hasParkingIncluded"], places: ["Cartagena Colombia"] },
  ],
  // Chile.
  [
    "depto cerca del Costanera Center, a 800 metros, 3.500 UF",
    { operation: "venta", types: ["piso"], price: [null, 3500], currency: "CLF", near: ["costanera center", 800] },
  ],
  [
    "casa en Concepción, 90 millones, 3 dormitorios, bodega",
    {
      operation: "venta",
      types: HOUSES,
      rooms: [3, 3],
      features: ["hasStorageRoom"],
      price: [null, 90_000_000],
      currency: "CLP",
      places: ["Concepción Chile"],
    },
  ],
  [
    "depto en La Florida que no sea primer piso, arriendo hasta 420 lucas",
    {
      operation: "alquiler",
      types: ["piso"],
      floor: [2, null],
      price: [null, 420_000],
      currency: "CLP",
      places: ["La Florida Santiago"],
    },
  ],
  // Peru.
  [
    "depa en Barranco o Miraflores, 2 dormitorios, desde 120 mil hasta 180 mil dólares",
    {
      operation: "venta",
      types: ["piso"],
      rooms: [2, 2],
      price: [120_000, 180_000],
      currency: "USD",
      places: ["Barranco Lima", "Miraflores Lima"],
    },
  ],
  [
    "alquiler de oficina en San Isidro, 60 m2, 3,500 soles",
    {
      operation: "alquiler",
      types: ["oficina"],
      area: [54, 66],
      price: [null, 3500],
      currency: "PEN",
      places: ["San Isidro Lima"],
    },
  ],
  // Left open.
  ["casa en León con tres dormitorios", { types: HOUSES, rooms: [3, 3], places: ["León"] }, [], ["León"]],
];
