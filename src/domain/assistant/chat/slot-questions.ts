import { endOf } from "../../shared/format/text-ends.ts";
import { plainOf } from "../../shared/spoken/tokens.ts";
import type { Intent, SlotName } from "./intents.ts";

type Texts = string | (Partial<Record<Intent, string>> & { usual: string });

/** Questions of the assistant for missing slots. A bare answer to one of these fills its slot. */
const QUESTIONS: Partial<Record<SlotName, Texts>> = {
  operation: {
    usual: "¿Para comprar o para alquilar?",
    value_home: "¿Lo quieres vender o alquilar?",
  },
  homeType: {
    usual: "¿Qué tipo de inmueble es: piso, ático, casa, chalet, local…?",
    find_home: "¿Qué tipo de inmueble buscas: piso, ático, casa, chalet, local…?",
  },
  areaM2: { usual: "¿Cuántos metros cuadrados tiene?", find_home: "¿Cuántos metros necesitas, más o menos?" },
  rooms: { usual: "¿Cuántas habitaciones tiene?", find_home: "¿Cuántas habitaciones necesitas?" },
  baths: { usual: "¿Cuántos baños tiene?", find_home: "¿Cuántos baños necesitas?" },
  floor: "¿En qué planta está?",
  condition: "¿En qué estado está: obra nueva, bueno o a reformar?",
  place: {
    usual: "¿En qué barrio o municipio está?",
    find_home: "¿En qué zona la buscas?",
    affordability: "¿En qué comunidad o municipio está la vivienda que buscas?",
    purchase_costs: "¿En qué comunidad o municipio está la vivienda?",
    rental_yield: "¿En qué comunidad o municipio está la vivienda?",
  },
  price: {
    usual: "¿Qué precio tiene la vivienda?",
    instalment: "¿Cuánto cuesta la vivienda?",
    rental_yield: "¿Cuánto cuesta la vivienda?",
  },
  loanToValuePercent: "¿Qué parte del precio presta el banco, en %?",
  costsSharePercent: "¿Qué porcentaje del precio suman los impuestos y gastos?",
  currency: "¿Pesos de qué país, o son dólares?",
  exchangeRate: "¿A cuánto está el cambio entre las dos monedas?",
  monthlyRent: "¿Por cuánto se alquila al mes?",
  yearlyExpenses: "¿Cuánto suman al año los gastos: comunidad, impuestos, seguro y arreglos?",
  yieldPercent: "¿Qué rentabilidad quieres, en % al año?",
  instalment: "¿Qué cuota quieres pagar al mes?",
  priceMax: "¿Hasta qué precio?",
  netMonthlyIncome: "¿Cuánto ingresáis al mes, en neto, entre todos los que compráis?",
  monthlyDebts: "¿Cuánto pagáis al mes por otros préstamos? Si no hay ninguno, di «nada».",
  savings: "¿Cuánto tenéis ahorrado para la compra?",
  loan: "¿De cuánto sería el préstamo?",
  years: "¿A cuántos años?",
  ratePercent: "¿A qué interés? Por ejemplo, 2,9 %.",
  rateType: "¿A tipo fijo, variable o mixto?",
  age: "¿Qué edad tiene la persona mayor de las que compran?",
  homeKind: "¿Es nueva o usada?",
  reference: "¿Qué referencia tiene la vivienda?",
  date: { usual: "¿Qué día te viene bien?", book_visit: "¿Qué día quieres verla?" },
  time: "¿A qué hora?",
  name: "¿Cómo te llamas?",
  phone: "¿A qué teléfono te llamamos?",
  email: "¿A qué correo te escribimos?",
};

/** In the voice of the product. Every slot that an intent can miss has one. */
export function questionFor(slot: SlotName, intent: Intent): string {
  const texts = QUESTIONS[slot];
  if (texts === undefined) return "¿Me das algún dato más?";
  return typeof texts === "string" ? texts : (texts[intent] ?? texts.usual);
}

const BY_TEXT: readonly (readonly [string, SlotName])[] = (Object.keys(QUESTIONS) as SlotName[]).flatMap((slot) => {
  const texts = QUESTIONS[slot]!;
  return (typeof texts === "string" ? [texts] : Object.values(texts)).map((text) => [text, slot] as const);
});

/**
 * For questions that are not in these words: a connected model asks in its own. The first that fits the question's last
 * sentence comes first; one question may ask two things.
 */
const BY_WORDS: readonly (readonly [RegExp, SlotName])[] = [
  [/cuantos metros|que superficie|metros (cuadrados )?tiene|m2/, "areaM2"],
  [/cuantas (habitaciones|recamaras|alcobas)|cuantos (dormitorios|cuartos|ambientes)/, "rooms"],
  [/cuantos banos/, "baths"],
  [/que planta|que piso esta|en que altura/, "floor"],
  [/que estado|reformar|conservacion/, "condition"],
  [
    /que (barrio|zona|municipio|ciudad|comunidad|localidad|provincia|colonia)|donde (esta|queda|se encuentra|la|lo|busca)/,
    "place",
  ],
  [/comprar o|vender o|venta o|compra o|alquilar\?|alquiler\?/, "operation"],
  [/nueva o|usada|segunda mano|obra nueva o/, "homeKind"],
  [/que tipo de (inmueble|vivienda|propiedad)|piso o casa|es un piso/, "homeType"],
  [/ingres|ganais|ganas|cobra|sueldo|nomina/, "netMonthlyIncome"],
  [/otros prestamos|otras deudas|deudas|otros creditos|otra cuota/, "monthlyDebts"],
  [/ahorr|entrada|enganche|aporta/, "savings"],
  [/a cuanto esta el (cambio|dolar)|tipo de cambio/, "exchangeRate"],
  [/pesos de que pais|en que moneda|que moneda/, "currency"],
  [/por cuanto se alquila|que alquiler|que renta|cuanto se cobra de alquiler/, "monthlyRent"],
  [/que rentabilidad|que rendimiento/, "yieldPercent"],
  [/cuanto suman|gastos al ano|gastos anuales/, "yearlyExpenses"],
  [/que cuota|cuota quieres/, "instalment"],
  [/cuantos anos|que plazo|plazo/, "years"],
  [/que interes|que tipo de interes|que tasa|tipo de interes/, "ratePercent"],
  [/fijo, variable|fijo o variable|variable o fijo/, "rateType"],
  [/cuanto (pides|pediras|quieres pedir|necesitas pedir)|importe|prestamo\?|de cuanto|capital/, "loan"],
  [/hasta que precio|presupuesto|maximo|cuanto quieres gastar/, "priceMax"],
  [/que precio|cuanto cuesta|precio de/, "price"],
  [/que edad|cuantos anos tien/, "age"],
  [/referencia/, "reference"],
  [/que dia|cuando|que fecha/, "date"],
  [/que hora/, "time"],
  [/nombre|como te llamas|como se llama/, "name"],
  [/telefono|numero/, "phone"],
  [/correo|email|mail/, "email"],
  [
    /ascensor|cochera|garaje|terraza|piscina|amueblad|trastero|jardin|aire|exterior|elevador|alberca|estacionamiento/,
    "features",
  ],
];

/** Slots that the assistant's message asks for, the plainest first; empty where it asks for none. */
export function askedIn(message: string): SlotName[] {
  const exact = BY_TEXT.filter(([text]) => message.includes(text));
  if (exact.length > 0) {
    const last = exact.reduce((best, each) =>
      message.lastIndexOf(each[0]) > message.lastIndexOf(best[0]) ? each : best,
    );
    return [last[1]];
  }
  const mark = message.lastIndexOf("?");
  if (mark < 0) return [];
  const plain = plainOf(endOf(message.slice(0, mark), /[^.?!¿\n]/) + message.slice(mark));
  const found = BY_WORDS.flatMap(([pattern, slot]) => (pattern.test(plain) ? [slot] : []));
  // "¿Cuántos años tienes?" is no term.
  return [...new Set(found.includes("age") ? found.filter((slot) => slot !== "years") : found)];
}
