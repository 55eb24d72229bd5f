import { type ExpectedFilter, HOUSES } from "./sentences.test-data.ts";

/**
 * Sixty searches as clients write them in messages: misspelt, shortened, in the words of several countries. All were written down with
 * their conditions before the reader was changed for any of them; the second thirty were never looked at while it was changed. Words that
 * are no condition are left out of both, as they only order the results.
 */
type ClientSentence = readonly [sentence: string, said: ExpectedFilter];

export const CLIENTS_BUILT_ON: readonly ClientSentence[] = [
  [
    "hola busco piso x ruzafa 3 hab asta 220mil",
    {
      types: ["piso"],
      operation: "venta",
      rooms: [3, 3],
      places: ["Ruzafa Valencia"],
      price: [null, 220_000],
      currency: "EUR",
    },
  ],
  [
    "Buenas! Estamos buscando casita con jardin pa los niños cerca de Godella, 300k tope",
    {
      types: HOUSES,
      operation: "venta",
      features: ["hasGarden"],
      near: ["Godella", 5000],
      price: [null, 300_000],
      currency: "EUR",
    },
  ],
  [
    "alquilar algo baratito en tetuan max 800€/mes",
    { operation: "alquiler", sort: "precio", places: ["Tetuán Madrid"], price: [null, 800], currency: "EUR" },
  ],
  [
    "3 o más habitaciones en Patraix con ascensor sí o sí",
    { rooms: [3, null], places: ["Patraix"], features: ["hasLift"] },
  ],
  ["al menos 3 cuartos y 2 baños en Arganzuela", { rooms: [3, null], baths: [2, null], places: ["Arganzuela Madrid"] }],
  [
    "minimo 3 hab de 90 metros pa arriba en Nervión",
    { rooms: [3, null], area: [90, null], places: ["Nervión Sevilla"] },
  ],
  ["de 3 habitaciones en adelante, hasta 2 baños, Getafe", { rooms: [3, null], baths: [null, 2], places: ["Getafe"] }],
  ["hasta 3 dormitorios en Oviedo", { rooms: [null, 3], places: ["Oviedo"] }],
  [
    "depa 2 rec en la Condesa, q acepten perros, máximo 22 mil",
    {
      types: ["piso"],
      operation: "alquiler",
      rooms: [2, 2],
      places: ["Condesa Ciudad de México"],
      features: ["allowsPets"],
      price: [null, 22_000],
      currency: "MXN",
    },
  ],
  [
    "depto 2 amb en Villa Crespo con balcon y cochera, hasta 120 mil usd",
    {
      types: ["piso"],
      operation: "venta",
      rooms: [1, 1],
      places: ["Villa Crespo Buenos Aires"],
      features: ["hasParkingIncluded"],
      price: [null, 120_000],
      currency: "USD",
    },
  ],
  [
    "apto en Laureles 3 alcobas con parqueadero y ascensor hasta 600 millones",
    {
      types: ["piso"],
      operation: "venta",
      rooms: [3, 3],
      places: ["Laureles Medellín"],
      features: ["hasParkingIncluded", "hasLift"],
      price: [null, 600_000_000],
      currency: "COP",
    },
  ],
  [
    "depto en Ñuñoa 2D 2B con estacionamiento",
    { types: ["piso"], rooms: [2, 2], baths: [2, null], places: ["Ñuñoa"], features: ["hasParkingIncluded"] },
  ],
  ["casa en Miraflores Lima con 4 cuartos", { types: HOUSES, rooms: [4, 4], places: ["Miraflores Lima"] }],
  [
    "pisito luminoso y q no haga falta reformarlo en chamberi",
    { types: ["piso"], conditions: ["obra_nueva", "bueno"], places: ["Chamberí Madrid"] },
  ],
  [
    "un bajo con patio en Cabanyal menos de 150",
    { operation: "venta", floor: [0, 0], places: ["Cabanyal Valencia"], price: [null, 150_000], currency: "EUR" },
  ],
  [
    "k tenga terraza grande y piscina comunitaria, en Alicante o San Juan de Alicante",
    { features: ["hasTerrace", "hasPool"], places: ["Alicante", "San Juan de Alicante"] },
  ],
  [
    "Quiero comprar mi primera vivienda en Móstoles, no más de 180.000 euros, 2 o 3 habitaciones",
    { operation: "venta", places: ["Móstoles"], price: [null, 180_000], currency: "EUR", rooms: [2, 3] },
  ],
  [
    "atico en el eixample de valencia con terraza",
    { types: ["atico"], places: ["L'Eixample Valencia"], features: ["hasTerrace"] },
  ],
  ["piso extramurs valencia 2 baños", { types: ["piso"], places: ["Extramurs Valencia"], baths: [2, null] }],
  [
    "local comercial en el Ensanche de Valencia, alquiler, 1500 al mes como mucho",
    {
      types: ["local"],
      operation: "alquiler",
      places: ["L'Eixample Valencia"],
      price: [null, 1500],
      currency: "EUR",
    },
  ],
  [
    "Busco chalet independiente o pareado en Boadilla, 4 dorm mínimo, 700mil",
    {
      types: ["chalet", "adosado"],
      operation: "venta",
      places: ["Boadilla del Monte"],
      rooms: [4, null],
      price: [null, 700_000],
      currency: "EUR",
    },
  ],
  [
    "piso para invertir en Torrefiel con inquilino dentro, por debajo de 100mil",
    {
      types: ["piso"],
      operation: "venta",
      places: ["Torrefiel Valencia"],
      notFeatures: ["isVacant"],
      price: [null, 100_000],
      currency: "EUR",
    },
  ],
  [
    "alquiler 2 hab zona Sants o Hostafrancs 1.100 max con mascota (un gato)",
    {
      operation: "alquiler",
      rooms: [2, 2],
      places: ["Sants Barcelona", "Hostafrancs Barcelona"],
      price: [null, 1100],
      currency: "EUR",
      features: ["allowsPets"],
    },
  ],
  [
    "Piso en planta alta, nada de entresuelos, en Cuatro Caminos",
    { types: ["piso"], floor: [1, null], places: ["Cuatro Caminos Madrid"] },
  ],
  [
    "algo entre 150 y 200 en Benimaclet con 3 habs",
    {
      operation: "venta",
      price: [150_000, 200_000],
      currency: "EUR",
      places: ["Benimaclet Valencia"],
      rooms: [3, 3],
    },
  ],
  [
    "Mi presupuesto es de 240.000€. Quiero 3 habitaciones y 2 baños en Mislata",
    {
      operation: "venta",
      price: [null, 240_000],
      currency: "EUR",
      rooms: [3, 3],
      baths: [2, null],
      places: ["Mislata"],
    },
  ],
  [
    "me da igual la zona mientras tenga ascensor y 3 hab, max 200k",
    { operation: "venta", features: ["hasLift"], rooms: [3, 3], price: [null, 200_000] },
  ],
  ["ático dúplex en Pozuelo sin importar el estado", { types: ["atico", "duplex"], places: ["Pozuelo de Alarcón"] }],
  [
    "piso con luz natural orientación sur, 4 hab, Zaragoza centro",
    { types: ["piso"], rooms: [4, 4], places: ["Centro Zaragoza"] },
  ],
  [
    "casa d pueblo con patio en la provincia de Castellón x menos d 80mil",
    {
      types: ["casa"],
      operation: "venta",
      places: ["provincia de Castellón"],
      price: [null, 80_000],
      currency: "EUR",
    },
  ],
];

export const CLIENTS_HELD_OUT: readonly ClientSentence[] = [
  [
    "wenas busco piso en alquiler en gracia 2 habs 1200 max",
    {
      types: ["piso"],
      operation: "alquiler",
      places: ["Gràcia Barcelona"],
      rooms: [2, 2],
      price: [null, 1200],
      currency: "EUR",
    },
  ],
  [
    "piso 3 dormitorios mínimo con garage y trastero, Paterna, asta 210.000",
    {
      types: ["piso"],
      operation: "venta",
      rooms: [3, null],
      features: ["hasParkingIncluded", "hasStorageRoom"],
      places: ["Paterna"],
      price: [null, 210_000],
      currency: "EUR",
    },
  ],
  [
    "Apartamento en Benidorm 1ª línea con vistas al mar, hasta 250 mil euros",
    { types: ["piso"], operation: "venta", places: ["Benidorm"], price: [null, 250_000], currency: "EUR" },
  ],
  [
    "cuatro habitaciones o mas y dos baños en Majadahonda",
    { rooms: [4, null], baths: [2, null], places: ["Majadahonda"] },
  ],
  ["como minimo 2 baños y 100m en Triana", { baths: [2, null], area: [90, 110], places: ["Triana Sevilla"] }],
  [
    "depa en Coyoacán con 2 recámaras en renta hasta 18000",
    {
      types: ["piso"],
      operation: "alquiler",
      rooms: [2, 2],
      places: ["Coyoacán Ciudad de México"],
      price: [null, 18_000],
      currency: "MXN",
    },
  ],
  [
    "PH 3 ambientes en Villa Urquiza con patio apto crédito",
    { types: ["casa"], rooms: [2, 2], places: ["Villa Urquiza Buenos Aires"] },
  ],
  ["casa en Envigado con 3 alcobas", { types: HOUSES, rooms: [3, 3], places: ["Envigado"] }],
  [
    "arriendo depto en Las Condes, 1 dormitorio, hasta $600.000",
    {
      types: ["piso"],
      operation: "alquiler",
      rooms: [1, 1],
      places: ["Las Condes Santiago"],
      price: [null, 600_000],
      currency: "CLP",
    },
  ],
  [
    "mini departamento en Barranco, Lima, 1 cuarto amoblado",
    { types: ["piso"], rooms: [1, 1], places: ["Barranco Lima"], features: ["isFurnished"] },
  ],
  [
    "piso sin ascensor no gracias, en Lavapiés",
    { types: ["piso"], features: ["hasLift"], places: ["Lavapiés Madrid"] },
  ],
  [
    "que no sea un bajo ni un último, Hortaleza",
    { floor: [1, null], notFeatures: ["isTopFloor"], places: ["Hortaleza Madrid"] },
  ],
  [
    "chalet con parcela en Torrelodones, 5 habitaciones",
    { types: ["chalet"], places: ["Torrelodones"], rooms: [5, 5] },
  ],
  [
    "estudio amueblado en Salamanca, 450 al mes gastos incluidos",
    {
      types: ["estudio"],
      operation: "alquiler",
      features: ["isFurnished"],
      places: ["Salamanca"],
      price: [null, 450],
      currency: "EUR",
    },
  ],
  ["un cuarto piso con ascensor en Chamartín", { floor: [4, 4], features: ["hasLift"], places: ["Chamartín Madrid"] }],
  [
    "pisos de bancos en Torrevieja por menos de 70.000€",
    { types: ["piso"], operation: "venta", places: ["Torrevieja"], price: [null, 70_000], currency: "EUR" },
  ],
  [
    "busco nave en poligono de Fuenlabrada unos 500 metros",
    { types: ["nave"], places: ["Fuenlabrada"], area: [450, 550] },
  ],
  ["garaje para moto en Malasaña, alquiler", { types: ["garaje"], operation: "alquiler", places: ["Malasaña Madrid"] }],
  [
    "ático o último piso con ascensor en Bilbao hasta 400",
    {
      types: ["atico"],
      operation: "venta",
      features: ["isTopFloor", "hasLift"],
      places: ["Bilbao"],
      price: [null, 400_000],
      currency: "EUR",
    },
  ],
  ["vivienda accesible sin escaleras en Gijón, 2 hab", { places: ["Gijón"], rooms: [2, 2] }],
  [
    "quiero comprar piso mas grande que el mio, 4 hab en Leganés",
    { operation: "venta", types: ["piso"], rooms: [4, 4], places: ["Leganés"] },
  ],
  [
    "piso a estrenar o reformado en Campanar, 3 hab, 320.000 máximo",
    {
      types: ["piso"],
      operation: "venta",
      conditions: ["obra_nueva", "bueno"],
      places: ["Campanar Valencia"],
      rooms: [3, 3],
      price: [null, 320_000],
      currency: "EUR",
    },
  ],
  [
    "obra nueva Sant Cugat 3 habitaciones con piscina",
    {
      conditions: ["obra_nueva"],
      places: ["Sant Cugat del Vallès"],
      rooms: [3, 3],
      features: ["hasPool"],
    },
  ],
  ["finca rústica con casa cerca de Ronda", { types: ["finca", "casa"], near: ["Ronda", 5000] }],
  [
    "algo por Ventas o Pueblo Nuevo, 2 habitaciones, máximo 210k",
    {
      operation: "venta",
      places: ["Ventas Madrid", "Pueblo Nuevo Madrid"],
      rooms: [2, 2],
      price: [null, 210_000],
      currency: "EUR",
    },
  ],
  [
    "2 habitaciones, mejor si tiene balcón, en el barrio de Salamanca Madrid",
    { rooms: [2, 2], places: ["Salamanca Madrid"] },
  ],
  [
    "Piso en Ciutat Vella o Eixample, Valencia. Máx 350k. Ascensor.",
    {
      types: ["piso"],
      operation: "venta",
      places: ["Ciutat Vella Valencia", "L'Eixample Valencia"],
      price: [null, 350_000],
      currency: "EUR",
      features: ["hasLift"],
    },
  ],
  [
    "no quiero nada que necesite obras, 3 hab, Vigo",
    { conditions: ["obra_nueva", "bueno"], rooms: [3, 3], places: ["Vigo"] },
  ],
  ["piso entre 60 y 80 m2 en Moncloa", { types: ["piso"], area: [60, 80], places: ["Moncloa Madrid"] }],
  [
    "departamento de 3 recámaras con 2 baños y medio en la Del Valle",
    { types: ["piso"], rooms: [3, 3], baths: [2, null], places: ["Del Valle Ciudad de México"] },
  ],
];
