import * as z from "zod/mini";
import { HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { list, text } from "../../shared/schema/text.ts";

/** Slots as fields of the assistant's tools, with explanations for a language model. */

function described<T extends z.core.$ZodType>(field: T, description: string) {
  z.globalRegistry.add(field, { description });
  return z.optional(field);
}

const MAX_MONEY = 1_000_000_000_000;
const money = (description: string) => described(z.number().check(z.minimum(0), z.maximum(MAX_MONEY)), description);
const count = (max: number, description: string) => described(z.int().check(z.minimum(0), z.maximum(max)), description);
const percent = (max: number, description: string) =>
  described(z.number().check(z.minimum(0), z.maximum(max)), description);
const area = (description: string) => described(z.number().check(z.minimum(1), z.maximum(100_000)), description);
const words = (max: number, description: string) => described(z.string().check(z.maxLength(max)), description);

const FEATURES = [
  "ascensor",
  "exterior",
  "terraza",
  "garaje",
  "trastero",
  "piscina",
  "aire",
  "jardin",
  "amueblado",
] as const;

const SLOT_FIELDS = {
  operation: described(z.enum(OPERATIONS), "venta o alquiler"),
  homeType: described(z.enum(HOME_TYPES), "Tipo de inmueble"),
  areaM2: area("Superficie construida en m²"),
  areaMinM2: area("Superficie mínima en m²"),
  areaMaxM2: area("Superficie máxima en m²"),
  rooms: count(30, "Habitaciones (dormitorios)"),
  roomsMin: count(30, "Habitaciones como mínimo"),
  roomsMax: count(30, "Habitaciones como máximo"),
  baths: count(20, "Baños"),
  floor: described(z.int().check(z.minimum(-2), z.maximum(60)), "Planta; 0 es el bajo"),
  condition: described(z.enum(["obra_nueva", "bueno", "a_reformar"]), "Estado"),
  features: described(list(z.enum(FEATURES)), "Lo que tiene o debe tener"),
  withoutFeatures: described(list(z.enum(FEATURES)), "Lo que no tiene o no debe tener"),
  place: words(120, "Barrio, municipio, provincia o ciudad, como lo dijo la persona"),
  price: money("Precio de la vivienda, en unidades enteras de la moneda"),
  priceMin: money("Precio mínimo"),
  priceMax: money("Precio máximo"),
  currency: described(
    text({ max: 5 }).check(z.regex(/^(?:[A-Z]{3}|UF|PESOS|SUMA|\$)$/)),
    "Moneda ISO 4217, o UF; sin ella, la del lugar. «PESOS» son pesos sin país",
  ),
  netMonthlyIncome: money("Ingresos netos al mes de todo el hogar"),
  monthlyDebts: money("Cuotas de otras deudas al mes"),
  savings: money("Ahorro disponible"),
  loan: money("Importe de la hipoteca"),
  entrySharePercent: percent(100, "Entrada, en % del precio"),
  loanToValuePercent: percent(100, "Parte del precio que presta el banco, en %"),
  debtRatioPercent: percent(60, "Parte de los ingresos que pueden llevarse las cuotas, en %"),
  costsSharePercent: percent(40, "Impuestos y gastos de la compra, en % del precio"),
  purchaseExtras: money("Gastos, obras y muebles que se pagan una vez, además del precio"),
  referenceValue: money("Valor de referencia del Catastro"),
  taxUnit: money("Valor de la UIT en Perú, en soles"),
  taxName: words(20, "Impuesto por el que se pregunta fuera de España: alcabala, isai, registro, mutuo"),
  prepayment: money("Parte del préstamo que se amortiza de golpe"),
  prepaymentYear: count(40, "Año del préstamo en que se amortiza esa parte"),
  yearlyPrepayment: money("Lo que se amortiza cada año, además de las cuotas"),
  graceYears: described(z.number().check(z.minimum(0), z.maximum(40)), "Años de carencia: solo se pagan intereses"),
  feePercent: percent(15, "Comisión de la agencia, en % del precio"),
  feeTaxPercent: percent(30, "IVA de la comisión, en %"),
  marginPercent: percent(10, "Diferencial sobre el euríbor, en puntos"),
  indexRisePercent: described(
    z.number().check(z.minimum(-10), z.maximum(20)),
    "Puntos que se supone que sube el euríbor; en negativo, que baja",
  ),
  isEffectiveRate: described(z.boolean(), "El tipo es efectivo anual, y no nominal"),
  monthlyRent: money("Alquiler al mes"),
  yearlyExpenses: money("Gastos al año de la vivienda alquilada"),
  expensesSharePercent: percent(90, "Gastos de la vivienda alquilada, en % del alquiler"),
  vacancyPercent: percent(90, "Parte del año sin inquilino, en %"),
  yieldPercent: percent(50, "Rentabilidad que se busca, en % al año"),
  isGrossYield: described(z.boolean(), "La rentabilidad que se busca es bruta"),
  instalment: money("Cuota al mes"),
  period: described(z.enum(["month", "year"]), "Cuota contada al mes o al año"),
  years: described(z.number().check(z.minimum(1 / 12), z.maximum(40)), "Plazo en años"),
  ratePercent: described(z.number().check(z.minimum(0), z.maximum(60)), "Tipo nominal (TIN) en %: 2,9 es 2.9"),
  rateType: described(z.enum(["fijo", "variable", "mixto"]), "Tipo de interés"),
  age: described(z.int().check(z.minimum(18), z.maximum(100)), "Edad de quien compra"),
  homeKind: described(z.enum(["nueva", "usada"]), "Vivienda nueva (del promotor) o usada"),
  reference: words(60, "Referencia de la vivienda"),
  date: described(text({ max: 10 }).check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), "Día, AAAA-MM-DD"),
  time: described(text({ max: 5 }).check(z.regex(/^\d{2}:\d{2}$/)), "Hora local, HH:MM"),
  name: words(120, "Nombre de la persona"),
  phone: words(40, "Teléfono de la persona"),
  email: words(200, "Correo de la persona"),
};

/** The fields of some slots. */
export function slotFields<K extends keyof typeof SLOT_FIELDS>(...names: readonly K[]): Pick<typeof SLOT_FIELDS, K> {
  return Object.fromEntries(names.map((name) => [name, SLOT_FIELDS[name]])) as Pick<typeof SLOT_FIELDS, K>;
}
