import { expect, test } from "vitest";
import { findPlace, TODAY } from "./fixtures.test-data.ts";
import type { Slots } from "./intents.ts";
import { understand } from "./understand.ts";

type ExpectedSlots = Omit<Slots, "place"> & { place?: string };

function slotsOf(...contents: readonly string[]): ExpectedSlots {
  const messages = contents.map((content, index) => ({
    role: (contents.length - 1 - index) % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content,
  }));
  const { place, ...slots } = understand(messages, { today: TODAY, findPlace }).slots;
  return { ...slots, ...(place && { place: place.name ?? place.text }) };
}

/** Worked out by hand; every slot that is read, and no other. */
const CASES: readonly (readonly [text: string, slots: ExpectedSlots])[] = [
  // Value of a home.
  ["cuánto vale mi piso de 80 m2 en Gràcia", { homeType: "piso", areaM2: 80, place: "Vila de Gràcia" }],
  [
    "valorar depto de 2 recámaras y un baño, 65 mts, Monterrey",
    { homeType: "piso", rooms: 2, baths: 1, areaM2: 65, place: "Monterrey" },
  ],
  ["CUANTO VALE MI CASA DE 120 M2 EN GRANADA", { homeType: "casa", areaM2: 120, place: "Granada" }],
  [
    "cuanto pido x un monoambiente d 32 metros en rosario",
    { homeType: "estudio", rooms: 0, areaM2: 32, place: "Rosario" },
  ],
  [
    "tasar un PH de tres ambientes con terraza y cochera en Rosario",
    { homeType: "casa", rooms: 2, features: ["terraza", "garaje"], place: "Rosario" },
  ],
  [
    "valora un piso de ochenta y cinco metros cuadrados, tercera planta con ascensor, en Sants",
    { homeType: "piso", areaM2: 85, floor: 3, features: ["ascensor"], place: "Sants" },
  ],
  [
    "cuánto vale un ático de 75 metros a 200 metros de la playa en la Malvarrosa",
    { homeType: "atico", areaM2: 75, place: "Playa de la Malvarrosa" },
  ],
  [
    "valorar bajo interior de 50m² a reformar en Ruzafa",
    { homeType: "piso", areaM2: 50, condition: "a_reformar", withoutFeatures: ["exterior"], place: "Russafa" },
  ],
  [
    "tasar chalet de 4 dormitorios, 3 cuartos de baño y piscina en Pozuelo de Alarcón",
    { homeType: "chalet", rooms: 4, baths: 3, features: ["piscina"], place: "Pozuelo de Alarcón" },
  ],
  [
    "valórame un piso 5º sin ascensor ni garaje, 3h 2b, 90 m2, en Bilbao",
    {
      homeType: "piso",
      floor: 5,
      rooms: 3,
      baths: 2,
      areaM2: 90,
      withoutFeatures: ["ascensor", "garaje"],
      place: "Bilbao",
    },
  ],
  [
    "cuánto vale un apartamento de ciento diez metros con dos alcobas en Medellín",
    { homeType: "piso", areaM2: 110, rooms: 2, place: "Medellín" },
  ],
  [
    "quiero saber el valor de una oficina de 45 m2 en el centro de Sevilla",
    { homeType: "oficina", areaM2: 45, place: "Sevilla" },
  ],
  [
    "por cuánto puedo alquilar mi piso de 70 metros en Valencia, está amueblado y reformado",
    {
      operation: "alquiler",
      homeType: "piso",
      areaM2: 70,
      features: ["amueblado"],
      condition: "bueno",
      place: "València",
    },
  ],
  // Looking for a home.
  ["3 hab. en Triana por menos de 250.000", { rooms: 3, priceMax: 250_000, place: "Triana" }],
  [
    "busco piso entre 180 y 220 mil en Murcia",
    { homeType: "piso", priceMin: 180_000, priceMax: 220_000, place: "Murcia" },
  ],
  [
    "busco piso en venta en Sants hasta 250",
    { operation: "venta", homeType: "piso", priceMax: 250_000, place: "Sants" },
  ],
  [
    "busco piso de alquiler en Sants hasta 950",
    { operation: "alquiler", homeType: "piso", priceMax: 950, place: "Sants" },
  ],
  [
    "quiero comprar una casa a partir de 300.000 euros en Málaga que no pase de 400.000",
    { operation: "venta", homeType: "casa", priceMin: 300_000, priceMax: 400_000, currency: "EUR", place: "Málaga" },
  ],
  [
    "busco depa en renta en Guadalajara, 2 recámaras, máximo 15 mil pesos",
    { operation: "alquiler", homeType: "piso", rooms: 2, priceMax: 15_000, currency: "MXN", place: "Guadalajara" },
  ],
  [
    "busco piso con terraza pero sin piscina en Valencia, que no sea un bajo",
    { homeType: "piso", features: ["terraza"], withoutFeatures: ["piscina"], place: "València" },
  ],
  [
    "quiero alquilar un local de 80 a 120 m2 en Zaragoza",
    { operation: "alquiler", homeType: "local", areaMinM2: 80, areaMaxM2: 120, place: "Zaragoza" },
  ],
  [
    "busco casa de al menos 4 habitaciones y 2 baños con jardín en Getafe por unos 350 mil",
    { homeType: "casa", roomsMin: 4, baths: 2, features: ["jardin"], price: 350_000, place: "Getafe" },
  ],
  [
    "departamento en venta en Buenos Aires de 120 mil dólares o menos",
    { operation: "venta", homeType: "piso", priceMax: 120_000, currency: "USD", place: "Buenos Aires" },
  ],
  ["busco depto en Rosario, 2 palos como mucho", { homeType: "piso", priceMax: 2_000_000, place: "Rosario" }],
  [
    "busco chalet en Alicante, presupuesto 1,2 millones de euros",
    { homeType: "chalet", priceMax: 1_200_000, currency: "EUR", place: "Alicante/Alacant" },
  ],
  [
    "pisos en venta en Bilbao con plaza de garaje y trastero, más de 90 metros",
    { operation: "venta", homeType: "piso", features: ["garaje", "trastero"], areaMinM2: 90, place: "Bilbao" },
  ],
  [
    "busco piso de obra nueva en Madrid de 3 o 4 habitaciones",
    { homeType: "piso", homeKind: "nueva", condition: "obra_nueva", roomsMin: 3, place: "Madrid" },
  ],
  // Price that a buyer can pay.
  ["gano 2.000 y tengo 40.000 ahorrados, ¿qué piso puedo comprar?", { netMonthlyIncome: 2000, savings: 40_000 }],
  ["mi pareja gana 1.400 y yo 1.800, ¿hasta cuánto podemos pagar?", { netMonthlyIncome: 3200 }],
  ["cobro 36.000 al año, qué hipoteca me darían", { netMonthlyIncome: 3000 }],
  ["cuánto puedo pagar con 3.000 al mes", { netMonthlyIncome: 3000 }],
  [
    "ingresos 2500 ahorros 30000 deudas 200, cuánto puedo gastar",
    { netMonthlyIncome: 2500, savings: 30_000, monthlyDebts: 200 },
  ],
  [
    "entre los dos ganamos 3.400 netos y pagamos 180 de un préstamo, ¿qué nos podemos permitir?",
    { netMonthlyIncome: 3400, monthlyDebts: 180 },
  ],
  [
    "tengo 35 años, gano 1.900 y 25 mil de entrada, a 30 años, qué puedo comprar en Murcia",
    { age: 35, netMonthlyIncome: 1900, savings: 25_000, years: 30, place: "Murcia" },
  ],
  [
    "gano 40 mil pesos al mes y tengo 500 mil de enganche, ¿qué casa me alcanza en Querétaro?",
    { netMonthlyIncome: 40_000, savings: 500_000, currency: "MXN", place: "Querétaro" },
  ],
  [
    "me llega para un piso de 200 mil si cobro mil seiscientos y no tengo deudas",
    { price: 200_000, netMonthlyIncome: 1600, monthlyDebts: 0 },
  ],
  [
    "¿cuánto puedo pagar? gano dos mil doscientos cincuenta euros y tengo sesenta mil ahorrados",
    { netMonthlyIncome: 2250, savings: 60_000, currency: "EUR" },
  ],
  // Fourteen payments a year: 2.300 · 14 / 12 a month.
  [
    "sueldo de 2.300 en 14 pagas, 50k ahorrados, cuánto me puedo gastar",
    { netMonthlyIncome: 2683.33, savings: 50_000 },
  ],
  // Instalments.
  ["cuánto pagaría al mes por 150.000 a 25 años", { loan: 150_000, years: 25 }],
  [
    "cuota de 200.000 € a 30 años al 3,5 % fijo",
    { loan: 200_000, years: 30, ratePercent: 3.5, rateType: "fijo", currency: "EUR" },
  ],
  ["cuota de una hipoteca de 150 a 30 años al 3'5%", { loan: 150_000, years: 30, ratePercent: 3.5 }],
  [
    "letra de un préstamo de ciento ochenta mil euros a treinta años al dos y medio por ciento",
    { loan: 180_000, years: 30, ratePercent: 2.5, currency: "EUR" },
  ],
  [
    "mensualidad de un crédito de 1.5M a 240 meses con tasa del 10.5%",
    { loan: 1_500_000, years: 20, ratePercent: 10.5 },
  ],
  ["qué cuota me queda si pido 120k a 20 años tipo variable", { loan: 120_000, years: 20, rateType: "variable" }],
  [
    "cuota si compro un piso de 250.000 con 50.000 de entrada a 30 años",
    { price: 250_000, savings: 50_000, years: 30 },
  ],
  // Costs of buying.
  ["gastos de comprar un piso de 200.000 en Valencia", { homeType: "piso", price: 200_000, place: "València" }],
  [
    "impuestos de comprar una casa de segunda mano de 320 mil euros en Sevilla",
    { homeType: "casa", homeKind: "usada", price: 320_000, currency: "EUR", place: "Sevilla" },
  ],
  [
    "qué ITP pago por un piso usado de 180.000 en Andalucía",
    { homeType: "piso", homeKind: "usada", price: 180_000, place: "Andalucía" },
  ],
  [
    "gastos de escriturar un depto de 90.000 dólares en Rosario",
    { homeType: "piso", price: 90_000, currency: "USD", place: "Rosario" },
  ],
  [
    "gastos de notaría de un piso a estrenar de 240.000 en Madrid",
    { homeType: "piso", homeKind: "nueva", price: 240_000, place: "Madrid" },
  ],
  // References, visits, people.
  ["información de la ref. A-1234", { reference: "A-1234" }],
  ["¿sigue libre la referencia 00123?", { reference: "00123" }],
  ["qué precio tiene el anuncio 4471", { reference: "4471" }],
  ["quiero visitar el piso el jueves a las 5 de la tarde", { homeType: "piso", date: "2026-11-26", time: "17:00" }],
  ["quiero ver la casa pasado mañana a las 10:30", { homeType: "casa", date: "2026-11-26", time: "10:30" }],
  [
    "¿puedo visitar el piso el 3 de diciembre a las cinco y media?",
    { homeType: "piso", date: "2026-12-03", time: "17:30" },
  ],
  ["visita al piso el 3/12 por la mañana", { homeType: "piso", date: "2026-12-03" }],
  ["quiero ver el piso el próximo lunes a las 12", { homeType: "piso", date: "2026-11-30", time: "12:00" }],
  [
    "me gustaría visitar la ref. B-77 mañana a las 17h, soy Ana Ruiz, 612 345 678",
    { reference: "B-77", date: "2026-11-25", time: "17:00", name: "Ana Ruiz", phone: "612345678" },
  ],
  ["quiero ver la casa esta tarde a las 6", { homeType: "casa", date: "2026-11-24", time: "18:00" }],
  [
    "quiero una demo el 15 de enero a las 11 am, mi correo es Laura@Ejemplo.es",
    { date: "2027-01-15", time: "11:00", email: "laura@ejemplo.es" },
  ],
  ["que me llame alguien al +34 611 222 333, me llamo pedro gómez", { phone: "+34611222333", name: "Pedro Gómez" }],
];

test.each(CASES)("%s", (text, slots) => {
  expect(slotsOf(text)).toEqual(slots);
});

const ANSWERS: readonly (readonly [contents: readonly string[], slots: ExpectedSlots])[] = [
  [
    ["cuánto vale mi piso en Sants", "¿Cuántos metros cuadrados tiene?", "unos 90"],
    { homeType: "piso", place: "Sants", areaM2: 90 },
  ],
  [
    ["cuánto vale mi piso de 90 m2", "¿En qué barrio o municipio está?", "Triana"],
    { homeType: "piso", areaM2: 90, place: "Triana" },
  ],
  [
    ["cuánto vale mi piso de 90 m2", "¿En qué barrio o municipio está?", "pues está por Ruzafa"],
    { homeType: "piso", areaM2: 90, place: "Russafa" },
  ],
  [
    [
      "cuánto puedo pagar por un piso",
      "¿Cuánto ingresáis al mes, en neto, entre todos los que compráis?",
      "unos tres mil",
    ],
    { netMonthlyIncome: 3000 },
  ],
  [
    ["cuánto puedo pagar si gano 2.500", "¿Cuánto tenéis ahorrado para la compra?", "40"],
    { netMonthlyIncome: 2500, savings: 40_000 },
  ],
  [
    ["cuánto puedo pagar si gano 2.500", "¿Cuánto tenéis ahorrado para la compra?", "nada todavía"],
    { netMonthlyIncome: 2500, savings: 0 },
  ],
  [
    ["gastos de comprar un piso de 200.000 en Madrid", "¿Es nueva o usada?", "usada"],
    { homeType: "piso", price: 200_000, place: "Madrid", homeKind: "usada" },
  ],
  [["cuota de 150.000", "¿A cuántos años?", "a 30 años"], { loan: 150_000, years: 30 }],
  [["cuota de 150.000", "¿A cuántos años?", "30"], { loan: 150_000, years: 30 }],
  [
    ["cuota de 150.000 a 30 años", "¿A qué interés? Por ejemplo, 2,9 %.", "dos coma siete"],
    { loan: 150_000, years: 30, ratePercent: 2.7 },
  ],
  // Corrections change their slot only.
  [
    ["cuánto vale un piso de 80 metros en Granada", "Vale unos 150.000 €.", "no, perdona, 90 metros"],
    { homeType: "piso", areaM2: 90, place: "Granada" },
  ],
  [
    ["cuánto vale un piso de 80 metros en Granada", "Vale unos 150.000 €.", "quise decir Málaga"],
    { homeType: "piso", areaM2: 80, place: "Málaga" },
  ],
  [
    ["busco piso de 2 habitaciones en Murcia", "Estas son las que hay.", "mejor 3 habitaciones"],
    { homeType: "piso", rooms: 3, place: "Murcia" },
  ],
  [
    ["busco piso en Murcia con terraza", "Estas son las que hay.", "sin terraza y con ascensor"],
    { homeType: "piso", place: "Murcia", features: ["ascensor"], withoutFeatures: ["terraza"] },
  ],
  [
    ["busco piso en venta en Murcia hasta 200.000", "No hay ninguno.", "sube a 230"],
    { operation: "venta", homeType: "piso", place: "Murcia", priceMax: 230_000 },
  ],
  [["cuota de 150.000 a 30 años", "La cuota es de 632 €.", "¿y a 25?"], { loan: 150_000, years: 25 }],
  [
    ["gano 2.500 y tengo 48.000 ahorrados, qué puedo comprar", "¿Dónde está la vivienda?", "no espera, 2.700"],
    { netMonthlyIncome: 2700, savings: 48_000 },
  ],
  [
    ["gano 1.800, qué puedo comprar", "¿Cuánto tenéis ahorrado para la compra?", "30.000, y mi pareja gana 1.400"],
    { netMonthlyIncome: 3200, savings: 30_000 },
  ],
  // A new task keeps what says the same thing.
  [
    ["gastos de comprar un piso de 200.000 en Madrid", "Son unos 15.000 €.", "¿y cuánto vale un piso de 70 m2?"],
    { homeType: "piso", price: 200_000, areaM2: 70, place: "Madrid" },
  ],
  // Words in between do not destroy the task.
  [
    [
      "cuánto vale mi piso de 70 m2",
      "¿En qué barrio o municipio está?",
      "¿va a llover mañana?",
      "De eso no sé. ¿En qué barrio o municipio está?",
      "en Sants",
    ],
    { homeType: "piso", areaM2: 70, place: "Sants" },
  ],
  [
    ["quiero visitar el piso el jueves", "¿A qué hora?", "sobre las 6"],
    { homeType: "piso", date: "2026-11-26", time: "18:00" },
  ],
  [["quiero una visita al piso", "¿Qué día quieres verla?", "el 15"], { homeType: "piso", date: "2026-12-15" }],
  [["quiero que me llamen", "¿Cómo te llamas?", "laura pérez"], { name: "Laura Pérez" }],
];

test.each(ANSWERS)("%j", (contents, slots) => {
  expect(slotsOf(...contents)).toEqual(slots);
});
