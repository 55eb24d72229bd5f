import { wordTable } from "../format/spelled-numbers.ts";

/** Slots that an amount may belong to. */
export type MoneySlot = "netMonthlyIncome" | "savings" | "monthlyDebts" | "loan" | "price";

/** Names of an amount, before it ("sueldo de 2.000") or after it ("2.000 de sueldo"). Without accents. */
export const MONEY_LABELS = wordTable<MoneySlot>(
  Object.fromEntries(
    Object.entries({
      // "Enganche" is Mexico's down payment, "pie" Chile's, "cuota inicial" Colombia's.
      savings:
        "ahorro ahorros ahorrado ahorrados ahorrada ahorradas ahorramos ahorre entrada enganche pie anticipo inicial guardado guardados juntado juntados junte junto juntamos reunidos colchon",
      netMonthlyIncome:
        "ingreso ingresos ingresamos ingresa gano ganamos gana ganan ganando ganaba cobro cobra cobramos cobran cobrando sueldo sueldos salario salarios nomina nominas neto netos netas percibo percibimos facturo pension sacamos saco entran",
      monthlyDebts: "deuda deudas prestamos debo coche auto carro letras tarjeta tarjetas cuotas pendientes",
      loan: "hipoteca hipotecas prestamo credito financiar financio financiacion financiado financien pido pedir presten prestan prestar prestamo hipotecario capital",
      price:
        "precio precios presupuesto presu cuesta cuestan costaria vale valen valor piden valorado valorada tasado pagar invertir gastar gastarme compra vendo vender piso casa depto departamento depa apartamento vivienda inmueble atico chalet duplex estudio propiedad",
    }).flatMap(([slot, words]) => words.split(" ").map((word) => [word, slot as MoneySlot])),
  ),
);

/** Such weak evidence that a name after the amount wins: "tengo 3.000 de sueldo". */
export const WEAK_LABELS = wordTable<MoneySlot>({
  tengo: "savings",
  tenemos: "savings",
  tiene: "savings",
  tienen: "savings",
  dispongo: "savings",
  disponemos: "savings",
  disponen: "savings",
  llego: "price",
  llega: "price",
  llegamos: "price",
  llegan: "price",
  aporto: "savings",
  aportar: "savings",
  pongo: "savings",
  pago: "monthlyDebts",
  pagamos: "monthlyDebts",
});

/** Earners: amounts next to different people are added up. */
export const EARNERS = new Set(
  "yo mi pareja mujer marido esposa esposo novia novio ella el conyuge companero companera padre madre hermano".split(
    " ",
  ),
);

export const CURRENCY_WORDS = wordTable<string>({
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  eur: "EUR",
  leuros: "EUR",
  pavos: "EUR",
  "£": "GBP",
  dolar: "USD",
  dolares: "USD",
  usd: "USD",
  verde: "USD",
  verdes: "USD",
  cocos: "USD",
  soles: "PEN",
  sol: "PEN",
  pen: "PEN",
  mxn: "MXN",
  mn: "MXN",
  ars: "ARS",
  mangos: "ARS",
  cop: "COP",
  clp: "CLP",
  uyu: "UYU",
  uf: "UF",
  ufs: "UF",
  colones: "CRC",
  dop: "DOP",
});

/** Currency of a bare "pesos" or "$" by the variety of Spanish. */
export const PESOS: Readonly<Record<string, string>> = {
  MX: "MXN",
  AR: "ARS",
  CO: "COP",
  CL: "CLP",
  UY: "UYU",
  DO: "DOP",
};
/** Currency in which people of a country count. */
export const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = { ...PESOS, PE: "PEN" };
export const PESO_NAMES = wordTable<string>({
  mexicanos: "MXN",
  argentinos: "ARS",
  colombianos: "COP",
  chilenos: "CLP",
  uruguayos: "UYU",
  dominicanos: "DOP",
});

/** Words without meaning between a bound or a label and its number. */
export const FILLERS = new Set(
  "unos unas como aproximadamente aprox alrededor cerca de del la el los las un una mi mis nuestro nuestros es son seria sera era sobre entre los dos al mes tengo tenemos que eh pues este bueno o sea mas menos casi mensual mensuales netos neto limpios y ya brutos total $ € : - us u s".split(
    " ",
  ),
);
