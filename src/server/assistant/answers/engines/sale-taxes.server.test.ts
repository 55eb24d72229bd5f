import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { MessageDto } from "#domain/assistant/chat/dto.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { visitorActor } from "../../../accounts/access/actor.server.ts";
import { composeAnswer } from "../compose.server.ts";
import { siteIndex } from "../site-index.server.ts";
import { understood } from "../understood.server.ts";

const services = testServices(await openTestDatabase());
const TODAY = "2026-11-28";
const index = siteIndex(services.config.site, TODAY);

/** The last answer of a conversation. */
async function answerTo(...said: readonly string[]): Promise<string> {
  const messages: MessageDto[] = [];
  let text = "";
  for (const content of said) {
    messages.push({ role: "user", content });
    const request = { messages: [...messages] };
    const understanding = understood(request, TODAY, index);
    const visitor = { services, actor: visitorActor(randomUUID()), network: randomUUID(), channel: null };
    const asked = { request, index, today: TODAY, signal: new AbortController().signal, understanding };
    text = (await composeAnswer({ ...visitor, ...asked })).text.replaceAll(/[\u00a0\u202f]/g, " ");
    messages.push({ role: "assistant", content: text });
  }
  return text;
}

// The gain is 50,000: 6,000 at 19 %, which is 1,140, and 44,000 at 21 %, which is 9,240.
test("a seller is told the tax of the gain, and is taken for no buyer", async () => {
  const told = await answerTo("Vendo por 210.000 un piso que compré por 160.000, ¿cuánto pago de IRPF?");
  expect(told).toContain("50.000 € de ganancia");
  expect(told).toContain("10.380 €");
  expect(told).not.toContain("hipoteca");
});

test("of another country's tax on sales no figure is given, and none of buying in its place", async () => {
  const told = await answerTo("¿cuánto sale el ISR por vender mi departamento de 2 millones en Puebla?");
  expect(told).toContain("quien vende");
  expect(told).not.toMatch(/\d/);
});

test("in Catalan a sale is a sale, with the price of the purchase as such", async () => {
  const told = await answerTo("si venc el pis per 200.000 quant pagaré d'impostos? el vaig comprar per 150.000");
  expect(told).toContain("50.000 € de ganancia");
});

test("two currencies of one calculation ask for the rate, each sum with its own sign", async () => {
  const told = await answerTo("hipoteca en dólares de 90.000 y gano 30.000 pesos, ¿me alcanza?");
  expect(told).toContain("el cambio entre las dos monedas");
  expect(await answerTo("Casa de 2.500.000 de pesos y gano 1.200 dólares al mes, ¿me alcanza?")).toContain(
    "2.500.000 pesos",
  );
});

test("a state behind a town decides the country, and pesos do", async () => {
  const costs = await answerTo("gastos de escrituración de una casa usada de 2 millones en Guadalajara Jalisco");
  expect(costs).toContain("En México");
  expect(costs).not.toContain("€");
  const lent = await answerTo(
    "Ganamos 52.000 pesos al mes en Guadalajara y tenemos 400.000 ahorrados, ¿qué casa podemos comprar?",
  );
  expect(lent).not.toMatch(/lista|comunidad|€/);
});

test("the age of a buyer names the reduced rate, and the notary is asked for without a comparison", async () => {
  const first = "gastos de comprar un piso de segunda mano de 200.000 en Valencia";
  expect(await answerTo(first, "¿y si tengo menos de 35 años?")).toContain("menor de 35 años");
  const notary = await answerTo(first, "¿y si tengo menos de 35 años?", "y el notario cuánto más o menos");
  expect(notary).not.toContain("La diferencia");
});

test("people without the word for them have a plan", async () => {
  expect(await answerTo("¿qué planes hay?", "y cuánto me cuesta al mes para los 3?")).toContain("plan Agencia");
  expect(await answerTo("soy agente y trabajo solo, ¿qué precio tiene Umbral?")).toContain("plan Agente");
});
