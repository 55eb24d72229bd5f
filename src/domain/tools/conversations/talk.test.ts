import { describe, expect, test } from "vitest";
import { givenName } from "./address.ts";
import { readThread } from "./read-thread.ts";
import { quotedQuestion } from "./reply.ts";
import { withSides } from "./sides.ts";
import { summarize } from "./summarize.ts";
import { wallTimeOf } from "./wall-times.ts";

/** Agreements, promises and questions, each worked by hand. Written on Tuesday, 24 November 2026; A is the agent, C the client. */

function summed(said: string, client = "Marta Gil", country = "ES") {
  const text = said
    .split("\n")
    .map((line, at) => `24/11/26, 10:${10 + at} - ${line.startsWith("A: ") ? "Laura Inmo" : client}: ${line.slice(3)}`)
    .join("\n");
  const thread = readThread(text, { fileName: null, zone: "Europe/Madrid", locale: `es-${country}` });
  if ("problem" in thread) throw new Error(thread.problem);
  const agent = thread.people.findIndex(({ name }) => name === "Laura Inmo");
  return summarize(withSides(thread, [agent]), { today: "2026-11-24", country });
}
const owed = (said: string, kind: "task" | "appointment") =>
  summed(said)
    .commitments.filter((one) => one.kind === kind)
    .map(({ due }) => (due === null ? "sin fecha" : "day" in due ? due.day : wallTimeOf(due.at, "Europe/Madrid")));

test.each([
  ["A: Quedamos el jueves a las 18:00?\nC: Vale\nA: mejor a las 19:00?\nC: ok", ["2026-11-26T19:00"]],
  ["A: Te los muestro el lunes a las 17?\nC: Lunes no que tengo mediación\nA: Y el martes?\nC: vale", ["2026-12-01"]],
  ["A: Quedamos el jueves a las 18?\nC: Vale\nC: Perdona, al final no puedo el jueves", []],
  ["A: Quedamos el jueves a las 18?\nC: Vale\nA: Me anula el propietario la visita del jueves", []],
  ["A: Quedamos el jueves a las 18?\nC: Vale\nA: No la cancelo, tranquila", ["2026-11-26T18:00"]],
  ["C: tengo q dejar mi habitacion el dia 15 voy fatal\nA: Vale", []],
  ["A: ¿El jueves a las 18?\nC: mejor el viernes a la misma hora\nA: Hecho", ["2026-11-27T18:00"]],
  ["A: Quedamos mañana a las 18?\nC: media hora más tarde?\nA: vale", ["2026-11-25T18:30"]],
  [
    "C: Sábado a las 11 entonces\nA: Perfecto\nA: El sábado se lo explico todo con calma\nC: bien",
    ["2026-11-28T11:00"],
  ],
  ["A: El jueves a las 18 o el viernes a las 19?\nC: la segunda", ["2026-11-27T19:00"]],
  ["A: El jueves a las 18 o el viernes a las 19?\nC: vale", []],
  [
    "A: Tengo visitas el sábado a las 9 y a las 11, te va bien?\nC: sí, las dos",
    ["2026-11-28T09:00", "2026-11-28T11:00"],
  ],
  ["C: el domingo sigue en pie?\nA: Sí, domingo a las 10:00", ["2026-11-29T10:00"]],
  ["C: no puedo hasta las 19, el jueves?\nA: El jueves a las 19:00 entonces\nC: ok", ["2026-11-26T19:00"]],
])("meetings: %j stand as %j", (said, due) => expect(owed(said, "appointment")).toEqual(due));

test.each([
  ["A: Le cuento que el inquilino entregó el viernes\nC: qué bien", []],
  ["A: Te paso las tres que hablamos:\nC: gracias", []],
  ["A: te dejo mi dni\nC: ok", []],
  ["C: si me toca la lotería te llamo\nA: jaja", []],
  ["A: Si puedo, mañana te mando la nómina\nC: ok", ["2026-11-25"]],
  ["A: Mañana te mando el contrato\nC: ok\nA: Aquí va el contrato\nC: recibido", []],
  ["A: Mando al pintor el miércoles y el viernes le paso la cotización\nC: ok", ["2026-11-25", "2026-11-27"]],
  ["C: me mandas la nota simple?\nA: Sí, mañana sin falta", ["2026-11-25"]],
  ["A: tráeme el poder para el 20\nC: ok", ["2026-12-20"]],
  ["A: El lunes a más tardar le tengo la respuesta\nC: ok", ["2026-11-30"]],
  ["C: mejor esperamos hasta enero, ya te diré\nA: vale", []],
  ["A: te mando los papeles el 31 de febrero\nC: jaja", ["sin fecha"]],
])("promises: %j leave %j", (said, due) => expect(owed(said, "task")).toEqual(due));

test("a promise that is only a yes is told by what was asked for", () => {
  const { commitments } = summed("C: me mandas la nota simple, por favor?\nA: Sí, mañana");
  expect(commitments).toMatchObject([{ what: "Mandar la nota simple", message: 1 }]);
  expect(summed("A: si puedo, mañana te mando la nómina\nC: ok").commitments[0]!.what).toBe(
    "Si puedo, mañana te mando la nómina",
  );
});

describe("the draft", () => {
  const draft = (said: string, client?: string, country?: string) => summed(said, client, country).reply;
  test("takes up both questions, and looks up what is of the home alone", () =>
    expect(
      draft("A: Te paso el enlace del piso\nC: tiene balcón? y admite empadronarse?\nC: y ustedes cuánto cobran?"),
    ).toBe(
      "Hola, Marta:\nMe preguntabas «¿Tiene balcón?» y «¿Admite empadronarse?»: lo compruebo y te lo digo.\nSobre «¿Ustedes cuánto cobran?»: [tu respuesta].",
    ));
  test("speaks as the agent does", () => {
    expect(draft("A: ¿Qué presupuesto maneja?\nC: te digo luego, tiene garaje?")).toContain("se lo digo");
    expect(draft("A: ¿Qué os pareció?\nC: bien. tiene garaje?")).toContain("os lo digo");
    expect(draft("A: ¿Qué les pareció a ustedes?\nC: bien. tiene cochera?", "Ana", "MX")).toContain("Me preguntaban");
  });
  test("never quotes the agent, and is none where nothing is to be answered", () => {
    expect(draft("C: hola\nA: Busco y te digo algo el viernes, vale?\nC: vale gracias")).toBeNull();
    expect(draft("C: ¿Lo vemos el jueves a las 18?\nA: Sí, jueves a las 18, te espero")).toBeNull();
  });
  test.each([
    ["Miguel Ángel Ruiz", "Miguel Ángel"],
    ["María del Mar Pérez", "María del Mar"],
    ["María de los Ángeles Gil", "María de los Ángeles"],
    ["~ Sofía", "Sofía"],
    ["Hablante 2", null],
    ["Enviado", null],
    ["Dr. Salas", null],
    ["+34 600 11 22 33", null],
    ["Ana Gil", "Ana"],
  ])("%s is called %s", (name, called) => expect(givenName(name)).toBe(called));
  test.each([
    ["ok. ustedes cobran el 2% mas iva?", "«¿Ustedes cobran el 2% mas iva?»"],
    ["genio. se puede ver el finde?", "«¿Se puede ver el finde?»"],
    ["Ah y una cosa, el garaje va incluido?", "«¿El garaje va incluido?»"],
    ["Hola Ana, ¿admiten mascotas?", "«¿Admiten mascotas?»"],
    ["Marta??", null],
  ])("%j is quoted as %j", (text, quote) => expect(quotedQuestion(text)).toBe(quote));
});

test("lines say what was agreed, offered and objected to, whole", () => {
  const { lines } = summed(
    "C: Hola buenas\nC: nos ha gustado mucho pero es un poco oscuro\nC: ofreceríamos 250\nC: Si bajáis al 4% firmamos la exclusiva\nA: Lo vemos el jueves a las 18?\nC: mejor el viernes\nA: vale",
  );
  const told = lines.map(({ text }) => text);
  expect(told).toContain("Visita acordada para el viernes 27 de noviembre de 2026.");
  expect(told).toContain("Marta Gil: «Nos ha gustado mucho pero es un poco oscuro»");
  expect(told).toContain("Marta Gil: «Ofreceríamos 250»");
  expect(told).toContain("Marta Gil: «Si bajáis al 4% firmamos la exclusiva»");
  expect(told.join()).not.toMatch(/jueves|buenas/);
});

test("a question that an agreed meeting settled is open no more, and a call by name is none", () => {
  expect(summed("A: ¿Os lo enseño el jueves 26?\nC: el jueves no puedo, el viernes 27\nA: Viernes 27 a las 18:00 entonces\nC: vale").unanswered).toEqual([]); // biome-ignore format: one conversation
  expect(summed("A: Luego te llamo\nC: Laura??").unanswered).toEqual([]);
});
