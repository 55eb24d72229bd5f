import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { MessageDto } from "#domain/assistant/chat/dto.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { visitorActor } from "../../accounts/access/actor.server.ts";
import { composeAnswer } from "./compose.server.ts";
import { siteIndex } from "./site-index.server.ts";
import { understood } from "./understood.server.ts";

/** Dialogues on the assistant's own replies: which page, which form and which figure each turn leads to, never its wording. */

const TODAY = "2026-11-28";
const services = testServices(await openTestDatabase());
const index = siteIndex(services.config.site, TODAY);

async function talk(...said: string[]) {
  const messages: MessageDto[] = [];
  const actor = visitorActor(randomUUID());
  const answers = [];
  for (const content of said) {
    messages.push({ role: "user", content });
    const request = { messages: [...messages] };
    const answer = await composeAnswer({
      services,
      actor,
      network: "a network",
      request,
      channel: null,
      index,
      today: TODAY,
      signal: new AbortController().signal,
      understanding: understood(request, TODAY, index),
    });
    messages.push({ role: "assistant", content: answer.text });
    answers.push({
      text: answer.text.replaceAll(/[\u00a0\u202f]/g, " "),
      form: answer.ask,
      page: answer.citations?.[0]?.url,
    });
  }
  return answers;
}

test("another subject is asked for the attribute of the question before", async () => {
  const [, network] = await talk("¿cuánto espacio para fotos trae el plan Agencia?", "¿y el Red?");
  expect(network!.text).toMatch(/250 GB/);
  const [, portfolio] = await talk("tamaño archivo importar contactos", "¿y la cartera?");
  expect(portfolio!.text).toMatch(/200 MB/);
});

test("another part of the answer before is said", async () => {
  const [, writes] = await talk("¿cuántas lecturas por minuto me deja la API?", "¿y escrituras?");
  expect(writes!.text).toMatch(/\b60\b/);
  const [, letter] = await talk("¿qué validez tiene el certificado energético?", "¿y letra G?");
  expect(letter!.text).toMatch(/cinco/);
});

test("a word of time, of order or of a farewell is no visit and no farewell", async () => {
  const [, , later] = await talk(
    "komo hago el post d instagram de una casa",
    "se puede dejar programado pal viernes a las 6?",
    "¿luego le puedo poner muebles?",
  );
  expect(later!.text).not.toMatch(/Hasta luego|visita/);
  const [hours] = await talk("horario de atención, ¿sábados también?");
  expect(hours!.form).toBeUndefined();
  expect(hours!.page).toBe("/contacto");
});

test("all that is left after a form was offered belongs to the form", async () => {
  const answers = await talk(
    "hola quiero ir a ver un piso",
    "me llamo lucia ferrer",
    "el seis cero cero uno dos tres cuatro cinco seis",
    "mejor el jueves por la tarde",
  );
  expect(answers.map(({ form }) => form?.purpose)).toEqual(["visita", "visita", "visita", "visita"]);
  expect(answers[2]!.form).toMatchObject({ name: "Lucia Ferrer", phone: "600123456" });
  const [, about] = await talk("quiero hablar con alguien", "es por un local que quiero vender en Lugo");
  expect(about!.form?.purpose).toBe("persona");
});

test("a question about the demo is answered before a form is offered", async () => {
  const [length, form] = await talk("quiero ver una demo, ¿cuánto dura?", "vale, quiero una demo el martes a las 10");
  expect(length!.form).toBeUndefined();
  expect(length!.text).toMatch(/[Mm]edia hora/);
  expect(form!.form).toMatchObject({ purpose: "demo", when: "2026-12-01T10:00" });
});

test("a visit that is called off notes no day", async () => {
  const [off] = await talk("cancelar visita del martes");
  expect(off!.form).toEqual({ purpose: "visita" });
});

test("two questions of one sentence are both answered, and people are counted in words too", async () => {
  const [both] = await talk("cuántos usuarios y cuántos créditos trae el plan Red");
  expect(both!.text).toMatch(/\b25\b/);
  expect(both!.text).toMatch(/10\.000/);
  const [, four] = await talk("¿esto cuánto cuesta?", "¿y si somos cuatro?");
  expect(four!.text).toMatch(/Agencia/);
});

test("a greeting with a question about the day is answered, and ends with no question", async () => {
  const [greeting] = await talk("hola, ¿qué tal el día?");
  expect(greeting!.text).toMatch(/gracias/);
  expect(greeting!.text.trim()).not.toMatch(/\?$/);
});
