import { describe, expect, test } from "vitest";
import { amountsIn } from "../../shared/spoken/amounts.ts";
import { scan } from "./scan.ts";

/** The reading of each amount: its value, then the words that describe it. */
function read(text: string, variety: string | null = null): string[] {
  return amountsIn(scan(text), variety).map(({ value, to, bound, slot, label, currency, period, ofEarner }) =>
    [
      to === undefined ? value : `${value}-${to}`,
      slot ?? "?",
      ...(label ? [`«${label}»`] : []),
      ...(bound === "exact" ? [] : [bound]),
      ...(currency ? [currency] : []),
      ...(period ? [period] : []),
      ...(ofEarner ? ["earner"] : []),
    ].join(" "),
  );
}
const slotOf = (text: string) => amountsIn(scan(text), null).map(({ slot }) => slot);

describe("currencies after a number", () => {
  test.each([
    ["€", "EUR"],
    ["euro", "EUR"],
    ["euros", "EUR"],
    ["eur", "EUR"],
    ["pavos", "EUR"],
    ["£", "GBP"],
    ["dólares", "USD"],
    ["usd", "USD"],
    ["u$s", "USD"],
    ["us$", "USD"],
    ["verdes", "USD"],
    ["soles", "PEN"],
    ["mxn", "MXN"],
    ["ars", "ARS"],
    ["cop", "COP"],
    ["clp", "CLP"],
    ["uyu", "UYU"],
    ["uf", "UF"],
    ["de euros", "EUR"],
    ["pesos mexicanos", "MXN"],
    ["pesos argentinos", "ARS"],
    ["pesos colombianos", "COP"],
    ["pesos chilenos", "CLP"],
    ["pesos uruguayos", "UYU"],
  ])("100.000 %s", (unit, currency) => {
    expect(amountsIn(scan(`100.000 ${unit}`), null)[0]).toMatchObject({ value: 100_000, currency });
  });
});

describe("currencies before a number", () => {
  test.each([
    ["€ 100.000", "EUR"],
    ["usd 100.000", "USD"],
    ["us$ 100.000", "USD"],
    ["u$s 100.000", "USD"],
    ["mxn 100.000", "MXN"],
    ["uf 5.000", "UF"],
  ])("%s", (text, currency) => expect(amountsIn(scan(text), null)[0]).toMatchObject({ currency }));
});

test.each([
  ["MX", "MXN"],
  ["AR", "ARS"],
  ["CO", "COP"],
  ["CL", "CLP"],
  ["UY", "UYU"],
  ["ES", undefined],
  [null, undefined],
])("pesos and $ in the Spanish of %s are %s", (variety, currency) => {
  for (const text of ["100.000 pesos", "$ 100.000", "100.000 $"])
    expect(amountsIn(scan(text), variety)[0]?.currency).toBe(currency);
});

describe("by the month or by the year", () => {
  test.each([
    ["2.000 al mes", "month"],
    ["2.000 por mes", "month"],
    ["2.000 cada mes", "month"],
    ["2.000 a el mes", null],
    ["2.000 el mes", "month"],
    ["2.000 /mes", "month"],
    ["2.000 euros/mes", "month"],
    ["2.000 mensuales", "month"],
    ["2.000 netos mensuales", "month"],
    ["2.000 netos al mes", "month"],
    ["36.000 al año", "year"],
    ["36.000 por año", "year"],
    ["36.000 anuales", "year"],
    ["36.000 brutos anuales", "year"],
    ["36.000/año", "year"],
    ["al año gano 36.000", "year"],
    ["ingresos anuales de 36.000", "year"],
    ["gano 36.000", null],
    // Too far before it.
    ["al año que viene y si todo va bien gano 36.000", null],
  ])("%s: %s", (text, period) => expect(amountsIn(scan(text), null)[0]?.period).toBe(period));
});

describe("a currency ends where its words end, and the period stands behind it", () => {
  test.each([
    "100 us$ al mes",
    "100 u$s al mes",
    "100 $ al mes",
    "100 pesos al mes",
    "100 pesos mexicanos al mes",
    "100 € al mes",
  ])("%s", (text) => expect(amountsIn(scan(text), "MX")[0]).toMatchObject({ period: "month", isMoney: true }));
  test("a letter alone is none", () => {
    expect(amountsIn(scan("100 u al mes"), null)[0]?.currency).toBeUndefined();
    expect(amountsIn(scan("s 100"), null)[0]?.currency).toBeUndefined();
  });
});

describe("the meaning of an amount, by the nearest word that names it", () => {
  test.each([
    ["sueldo de unos 2.000", ["netMonthlyIncome"]],
    ["un sueldo neto de 2.000", ["netMonthlyIncome"]],
    ["2.000 de sueldo", ["netMonthlyIncome"]],
    ["2.000 netos", ["netMonthlyIncome"]],
    ["gano 2.000", ["netMonthlyIncome"]],
    ["cobro 2.000 y ahorro 500", ["netMonthlyIncome", "savings"]],
    ["ingresos 3.000 ahorros 50.000", ["netMonthlyIncome", "savings"]],
    ["3.000 de ingresos 50.000 de ahorros", ["netMonthlyIncome", "savings"]],
    ["2.900 netos 55 mil ahorrados", ["netMonthlyIncome", "savings"]],
    ["tengo 40.000 ahorrados", ["savings"]],
    ["tengo 40.000", ["savings"]],
    ["tengo 3.000 de sueldo", ["netMonthlyIncome"]],
    ["400 mil para el enganche", ["savings"]],
    ["pie de 40.000", ["savings"]],
    ["entrada: 40.000", ["savings"]],
    ["debo 10.000", ["monthlyDebts"]],
    ["250 al mes del coche", ["monthlyDebts"]],
    ["pago 250 de un préstamo", ["monthlyDebts"]],
    ["pagamos 250 de hipoteca", ["monthlyDebts"]],
    ["pido 150.000", ["loan"]],
    ["150.000 de hipoteca", ["loan"]],
    ["hipoteca de 150.000", ["loan"]],
    ["piso de 200.000", ["price"]],
    ["cuesta 200.000", ["price"]],
    ["presupuesto 200.000", ["price"]],
    ["200.000 de precio", ["price"]],
    // Behind an amount a home is no name of it.
    ["200.000 piso", [null]],
    ["para un piso, 200.000 de entrada", ["savings"]],
    ["piso de 200.000 de hipoteca", ["loan"]],
    ["llego a 200.000", ["price"]],
    ["pongo 30.000", ["savings"]],
    ["aporto 30.000", ["savings"]],
    ["200.000", [null]],
    ["son 200.000", [null]],
  ])("%s", (text, slots) => expect(slotOf(text)).toEqual(slots));

  test.each([
    "40.000 en el banco",
    "40.000 en la cuenta",
    "40.000 en mi libreta",
    "40.000 en bancos",
    "40.000 en efectivo",
    "40.000 en un depósito",
    "40.000 euros en la cartilla",
  ])("money that is kept is savings: %s", (text) => expect(slotOf(text)).toEqual(["savings"]));
  test.each(["40.000 en Sants", "40.000 del banco"])("%s says nothing of that", (text) => {
    expect(slotOf(text)).toEqual([null]);
  });

  test.each([
    // A monthly payment is a debt where something is owed.
    ["pago 250 por el coche", ["monthlyDebts"]],
    ["pago 250 con la tarjeta", ["monthlyDebts"]],
    ["pago 250", [null]],
    ["pagamos 250 y otros 100", ["monthlyDebts", null]],
  ])("%s", (text, slots) => expect(slotOf(text)).toEqual(slots));

  test.each([
    // Farther away, up to seven words, not beyond a stop, a link or another number.
    ["un sueldo que ahora mismo anda por 2.000", ["netMonthlyIncome"]],
    ["mi presupuesto máximo sería llegar hasta 200.000", ["price"]],
    ["el sueldo. Son 2.000", [null]],
    // Seven words away is near enough, eight are not.
    ["sueldo que ahora mismo anda ya por 2.000", ["netMonthlyIncome"]],
    ["sueldo que ahora mismo anda quizás ya por 2.000", [null]],
    ["sueldo y 2.000", ["netMonthlyIncome"]],
    ["sueldo si 2.000", [null]],
    ["el sueldo con 2.000", [null]],
    ["2.000 de mi otro sueldo", ["netMonthlyIncome"]],
    ["2.000 de los otros mis sueldos", ["netMonthlyIncome"]],
    ["2.000 ingresos de 3.000", [null, "netMonthlyIncome"]],
    ["2.000 ingresos: 3.000", [null, "netMonthlyIncome"]],
    ["2.000 ingresos", ["netMonthlyIncome"]],
    ["2.000 que gano", [null]],
    ["2.000 gano", [null]],
    ["sueldo 2.000 vale 3.000", ["netMonthlyIncome", "price"]],
    ["sueldo de dos mil, otros 3.000", ["netMonthlyIncome", null]],
  ])("%s", (text, slots) => expect(slotOf(text)).toEqual(slots));
});

describe("amounts as a whole", () => {
  test.each([
    ["entre 180 y 220 mil euros", ["180000-220000 ? EUR"]],
    ["de 100.000 a 120.000", ["100000-120000 ?"]],
    ["hasta 250 mil", ["250000 ? most"]],
    ["desde 900 euros al mes", ["900 ? least EUR month"]],
    ["200.000 o más", ["200000 ? least"]],
    ["mi mujer gana 1.400 y yo 1.800", ["1400 netMonthlyIncome «gana» earner", "1800 ? earner"]],
    ["mi pareja 1.400", ["1400 ? earner"]],
    ["y el 1.400", ["1400 ? earner"]],
    ["mi sueldo es de 2.000", ["2000 netMonthlyIncome «sueldo»"]],
    ["gano 2.000 netos al mes", ["2000 netMonthlyIncome «gano» month"]],
    ["presupuesto de 200.000 como mucho", ["200000 price «presupuesto» most"]],
  ])("%s", (text, expected) => expect(read(text)).toEqual(expected));

  test("money has a currency, a scale, grouped thousands, or is large; «250» may be short for thousands", () => {
    const kinds = (text: string) => amountsIn(scan(text), null).map(({ isMoney, isShort }) => [isMoney, isShort]);
    expect(kinds("250")).toEqual([[false, true]]);
    expect(kinds("999")).toEqual([[false, true]]);
    expect(kinds("1000")).toEqual([[true, false]]);
    expect(kinds("250 euros")).toEqual([[true, false]]);
    expect(kinds("250 mil")).toEqual([[true, false]]);
    expect(kinds("1.500")).toEqual([[true, false]]);
    expect(kinds("de 100 a 120")).toEqual([[false, true]]);
  });

  test("a number that was read before is none, nor is an article", () => {
    const message = scan("un piso de 200 mil o 90");
    message.taken[6] = true;
    expect(amountsIn(message, null).map(({ value }) => value)).toEqual([200_000]);
  });
});

describe("a calendar year is no amount", () => {
  test.each(["en 2027", "del 1975", "año 1990", "construido 1985", "construida 1985", "en 1850", "en 2060"])(
    "%s",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
  test.each([
    ["en 2061", ["2061 ?"]],
    ["en 1849", ["1849 ?"]],
    ["en 2.027", ["2027 ?"]],
    ["gano 2027", ["2027 netMonthlyIncome «gano»"]],
    ["hasta 2027", ["2027 ? most"]],
    ["en dos mil", ["2000 ?"]],
    ["en 2027 euros", ["2027 ? EUR"]],
  ])("%s", (text, expected) => expect(read(text)).toEqual(expected));
});
