import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { MessageDto } from "#domain/assistant/chat/dto.ts";
import { handedOver } from "#tools/handed-over.ts";
import { roiCalculator } from "#tools/roi-calculator/tool.ts";
import { numbersIn } from "../../../../domain/assistant/answers/cited-figures.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { visitorActor } from "../../../accounts/access/actor.server.ts";
import { composeAnswer } from "../compose.server.ts";
import { siteIndex } from "../site-index.server.ts";
import { understood } from "../understood.server.ts";

const services = testServices(await openTestDatabase());
const TODAY = "2026-11-28";
const index = siteIndex(services.config.site, TODAY);

/** The answers of a conversation in which every question follows the assistant's own reply. */
async function talk(...said: readonly string[]) {
  const messages: MessageDto[] = [];
  const answers = [];
  for (const content of said) {
    messages.push({ role: "user", content });
    const request = { messages: [...messages] };
    const answer = await composeAnswer({
      services,
      actor: visitorActor(randomUUID()),
      network: randomUUID(),
      request,
      channel: null,
      index,
      today: TODAY,
      signal: new AbortController().signal,
      understanding: understood(request, TODAY, index),
    });
    const known = new Set([...answer.figures, ...messages.flatMap((message) => numbersIn(message.content))]);
    expect(numbersIn(answer.text).filter((number) => !known.has(number))).toEqual([]);
    messages.push({ role: "assistant", content: answer.text });
    answers.push(answer);
  }
  return answers;
}
const textsOf = async (...said: readonly string[]) =>
  (await talk(...said)).map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, " "));

/** Independent of the engines: the instalment from a schedule that is paid off to the cent by bisection. */
function instalmentByHand(loan: number, yearlyRate: number, years: number): number {
  let [low, high] = [0, loan];
  for (let step = 0; step < 200; step++) {
    const tried = (low + high) / 2;
    let left = loan;
    for (let month = 0; month < years * 12; month++) left = left * (1 + yearlyRate / 12) - tried;
    if (left > 0) low = tried;
    else high = tried;
  }
  return high;
}
const spanish = (value: number, decimals: number) =>
  value.toLocaleString("es-ES", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: true,
  });

test("an instalment, changed value by value, is that of a schedule worked out month by month", async () => {
  const texts = await textsOf(
    "Piso de 240.000 con entrada del 20 %, al 2,8 % y a 30 años, ¿cuánto pago al mes?",
    "mejor a 25 años",
    "¿y sin entrada?",
    "¿y cuánto pago de intereses en total?",
  );
  expect(texts[0]).toContain(`${spanish(instalmentByHand(192_000, 0.028, 30), 2)} € al mes`);
  expect(texts[1]).toContain(`${spanish(instalmentByHand(192_000, 0.028, 25), 2)} € al mes`);
  const whole = instalmentByHand(240_000, 0.028, 25);
  expect(texts[2]).toContain(`${spanish(whole, 2)} € al mes`);
  expect(texts[3]).toMatch(/^Por 240\.000 € .* pagas /);
  expect(texts[3]).toContain(`${spanish(whole * 300 - 240_000, 0)} € de intereses`);
});

test("twelve instalments a year", async () => {
  const [, yearly] = await textsOf("cuota de 180.000 a 25 años al 3 %", "¿y al año?");
  expect(yearly).toMatch(/^Al año pagas /);
  expect(yearly).toContain(`${spanish(instalmentByHand(180_000, 0.03, 25) * 12, 0)} €`);
});

test("the largest loan asks for no savings and no place, and says what it supposes", async () => {
  const [text, less] = await textsOf(
    "gano 2.400 al mes y pago 300 de coche, ¿cuánto me presta el banco a 30 años al 3 %?",
    "¿y con un endeudamiento del 30 %?",
  );
  // 2.400 · 35 % − 300 = 540 a month; its loan is the one whose instalment is 540.
  const loan = 540 / instalmentByHand(1, 0.03, 30);
  expect(text).toContain(`${spanish(loan, 0)} €`);
  expect(text).toContain("540 € al mes");
  expect(text).toContain("el 35 % de los ingresos");
  expect(less).toContain("420 € al mes");
  expect(less).not.toContain("como mucho el");
});

test("the largest instalment, and the loan that it is", async () => {
  const texts = await textsOf("¿cuál es la cuota máxima que puedo pagar con 2.600 al mes?", "¿qué hipoteca es eso?");
  expect(texts[0]).toMatch(/^La cuota máxima es de 910 € al mes/);
  expect(texts[1]).toMatch(/^La hipoteca máxima/);
});

test("years for an instalment, and an instalment that pays nothing back", async () => {
  const [text] = await textsOf("si pido 100.000 al 3 % y pago 600 al mes, ¿en cuántos años termino?");
  // n = −ln(1 − 100.000 · 0,0025 / 600) / ln 1,0025 = 215,9.
  expect(text).toContain("18 años (216 cuotas)");
  const [never] = await textsOf("si pido 300.000 al 3 % y pago 600 al mes, ¿en cuántos años termino?");
  expect(never).toContain("no se pagan ni los intereses");
});

test("savings that a purchase takes: entry and costs by the said shares, or those of the place", async () => {
  const [typed] = await textsOf(
    "¿cuánto tengo que tener ahorrado para un piso de 200.000 si el banco financia el 80 % y los gastos son el 10 %?",
  );
  expect(typed).toMatch(/^Hace falta un ahorro de unos 60\.000 €/);
  const [madrid, catalonia] = await textsOf(
    "¿qué entrada necesito para un piso de 200.000 en Madrid?",
    "¿y en Cataluña?",
  );
  // ITP of 6 % and 10 %: four points of 200.000 more, the other costs being the same.
  const total = (text: string) => numbersIn(text)[0]!;
  expect(total(catalonia!) - total(madrid!)).toBe(8000);
});

test("yields, gross and net, and what they ask for", async () => {
  const texts = await textsOf(
    "compré un piso por 150.000 y lo alquilo por 750 al mes, ¿qué rentabilidad bruta tengo?",
    "¿y la neta?",
    "1.800",
  );
  expect(texts[0]).toMatch(/^La rentabilidad bruta es del 6 %/);
  expect(texts[1]).toMatch(/\?$/);
  // (9.000 − 1.800) / 150.000.
  expect(texts[2]).toMatch(/^La rentabilidad neta es del 4,8 %/);
  const [rent, more] = await textsOf(
    "¿qué alquiler tengo que pedir para sacar un 6 % a un piso de 180.000?",
    "¿y un 7 %?",
  );
  expect(rent).toMatch(/^Hay que cobrar 900 € al mes/);
  expect(more).toMatch(/^Hay que cobrar 1\.050 € al mes/);
  const [price] = await textsOf(
    "¿a qué precio tengo que comprar si el alquiler es de 900 y quiero un 6 % de rentabilidad?",
  );
  expect(price).toMatch(/^El precio máximo es de 180\.000 €/);
});

test("the card hands the values to the tool", async () => {
  const [answer] = await talk("piso de 150.000 en Madrid alquilado en 750 al mes, ¿qué rentabilidad tiene?");
  const [card] = answer!.cards ?? [];
  if (card?.kind !== "result") throw new Error("no card of the result");
  const url = new URL(card.open.url, "https://umbral.example");
  expect(url.pathname).toBe("/calculadora-roi");
  expect(handedOver(roiCalculator, url.searchParams)).toEqual({ price: 150_000, monthlyRent: 750, place: "ES-MD" });
  expect(answer!.text).toContain("/calculadora-roi");
});

test("the tax alone, its rate, and all costs", async () => {
  const texts = await textsOf(
    "¿cuánto pago de ITP por un piso de 250.000 en Madrid?",
    "¿y en Cataluña?",
    "¿y si es nueva?",
    "¿y todos los gastos?",
  );
  expect(texts[0]).toMatch(/^El ITP de una vivienda usada de 250\.000 € en Madrid es de 15\.000 €/);
  expect(texts[1]).toMatch(/25\.000 €/);
  // IVA of 10 % and AJD of 1,5 %.
  expect(texts[2]).toMatch(
    /son 28\.750 €: 25\.000 € de IVA y 3750 € de AJD|son 28\.750 €: 25\.000 € de IVA y 3\.750 € de AJD/,
  );
  expect(texts[3]).toContain("impuestos y gastos");
  const [rate] = await textsOf("¿de cuánto es el ITP en Galicia?");
  expect(rate).toMatch(/^En Galicia, el ITP es del 8 %/);
  expect(rate).toContain("tipos reducidos");
});

test("pesos without a country stay pesos, and and the place is asked for where a country's rules count; soles and UF stay what they are", async () => {
  const [told] = await textsOf(
    "un departamento de 3,2 millones de pesos que renta 18 mil al mes, ¿qué rendimiento deja?",
  );
  expect(told).toMatch(/^La rentabilidad bruta es del 6,75 %/);
  expect(told).toContain("216.000 pesos");
  expect(told).not.toContain("€");
  const [asked] = await textsOf("¿cuánto son los gastos de compra de un departamento de 3,2 millones de pesos?");
  expect(asked).toMatch(/3\.200\.000 pesos\. ¿En qué/);
  const [soles] = await textsOf("cuánto pagaría por un crédito de 350 mil soles a 20 años al 9 %");
  expect(soles).toContain("S/ 350,000");
  const [uf] = await textsOf("depto de 4500 UF con arriendo de 20 UF, ¿rentabilidad?");
  expect(uf).toMatch(/5,33 %.*240 UF/);
  // Spain's rate is nobody else's.
  const [rate] = await textsOf("gano 45 mil pesos mexicanos al mes, ¿cuánto me presta el banco?");
  expect(rate).toMatch(/¿A qué interés/);
});

test("money is not changed from one currency to another", async () => {
  const [text] = await textsOf("¿cuánto son 300.000 dólares en euros?");
  expect(text).toContain("tipo de cambio");
});

test("an index with its margin, and an effective rate by its monthly part", async () => {
  const [sum] = await textsOf("cuota de 100.000 euros a 20 años con euríbor al 2,2 más 0,8 puntos");
  expect(sum).toContain(`${spanish(instalmentByHand(100_000, 0.03, 20), 2)} €`);
  // 1.12 ** (1 / 12) is 1.009488…: by the month, and twelve times it by the year.
  const [effective] = await textsOf("cuota de 100.000 euros a 10 años al 12 % efectivo anual");
  expect(effective).toContain(`${spanish(instalmentByHand(100_000, 12 * (1.12 ** (1 / 12) - 1), 10), 2)} €`);
  expect(effective).toContain("efectivo anual");
});

test("two results are compared, and the first one is said again", async () => {
  const [twenty, thirty] = [20, 30].map((years) => instalmentByHand(100_000, 0.03, years)) as [number, number];
  const texts = await textsOf(
    "cuota de 100.000 euros a 20 años al 3 %",
    "¿y a 30 años?",
    "¿qué diferencia hay entre las dos?",
    "¿cuánto era la primera?",
  );
  expect(texts[2]).toContain(`La diferencia es de ${spanish(twenty - thirty, 2)} €`);
  expect(texts[3]).toContain(`${spanish(twenty, 2)} €`);
});

test("a rent in pesos is converted at the price that was told, and never divided by dollars", async () => {
  const texts = await textsOf(
    "vale 100.000 dólares y se alquila en 20.000 pesos, ¿qué rentabilidad da?",
    "a 40 el dólar",
  );
  expect(texts[0]).toMatch(/A cuánto está el cambio/);
  // 20,000 / 40 is 500 a month: 6,000 a year of 100,000.
  expect(texts[1]).toContain("6 %");
});

test("costs paid once belong to the price of a yield, and shares of the rent add to sums", async () => {
  // 600 × 12 / (100,000 + 10,000 + 10,000).
  const [once] = await textsOf(
    "compro por 100.000 con 10.000 de reforma y gastos del 10 %, lo alquilo a 600, ¿rentabilidad neta?",
  );
  expect(once).toContain("6 %");
  // 1,000 × 12 × 0.95 = 11,400; less 10 % is 10,260; less 1,260 is 9,000 of 200,000.
  const [net] = await textsOf(
    "piso de 200.000 alquilado a 1.000, un 5 % vacío, un 10 % de gestión y 1.260 de otros gastos al año, ¿rentabilidad neta?",
  );
  expect(net).toContain("4,5 %");
});

test("the sale of a home leaves its price without fee, its tax and the loan", async () => {
  // 200,000 − 6,000 − 1,260 − 50,000.
  const [text] = await textsOf(
    "vendo por 200.000 euros, debo 50.000 de hipoteca y la agencia cobra el 3 % más el 21 % de IVA, ¿cuánto me queda limpio?",
  );
  expect(text).toContain("142.740 €");
});

test("savings, a loan by its instalment and costs lead to a price", async () => {
  // 50,000 / (0.2 + 0.1).
  const [bySavings] = await textsOf(
    "Tengo 50.000 € y el banco presta el 80 %. ¿Hasta qué precio llego con un 10 % de gastos?",
  );
  expect(bySavings).toContain("166.667 €");
});

test("a tax that a country names, and shares that the person tells", async () => {
  // 3 % of 300,000 − 10 × 5,500.
  const [named] = await textsOf("¿cuánto es la alcabala de un departamento de 300.000 soles en Lima?");
  expect(named).toContain("S/ 7,350");
  // 3 % and 2 % of 1,000,000.
  const [told] = await textsOf(
    "casa de 1 millón en Monterrey con ISAI del 3 % y notario del 2 %, ¿cuánto son los gastos?",
  );
  expect(told).toContain("$50,000 MXN");
});
