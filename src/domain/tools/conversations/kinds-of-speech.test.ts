import { expect, test } from "vitest";
import { readThread } from "./read-thread.ts";
import { withSides } from "./sides.ts";
import { summarize } from "./summarize.ts";

/** Kinds of speech that a reader of single words gets wrong, each worked by hand. Lines begin with A for the agent and C for the client. */

function summed(country: string, said: string) {
  const text = said
    .split("\n")
    .map((line, at) => {
      const name = line.startsWith("A: ") ? "Agente" : "Cliente";
      return `4/3/26, 10:${10 + at} - ${name}: ${line.slice(3)}`;
    })
    .join("\n");
  const thread = readThread(text, { fileName: null, zone: "Europe/Madrid", locale: `es-${country}` });
  if ("problem" in thread) throw new Error(thread.problem);
  const agent = thread.people.findIndex(({ name }) => name === "Agente");
  return summarize(agent < 0 ? thread : withSides(thread, [agent]), { today: "2026-03-04", country });
}
const factsOf = (country: string, said: string) =>
  summed(country, said)
    .facts.map(({ kind, shown }) => `${kind}: ${shown.replace(/\u00a0/g, " ")}`)
    .sort();

test.each([
  // Third persons: a cousin's search is not the client's, a wife's word is.
  [
    "ES",
    "C: mi prima busca por Triana y hasta 200.000, pero es ella, no yo\nC: yo sigo con lo mío, Nervión y 280.000",
    ["budget: hasta 280.000 €", "zone: Nervión"],
  ],
  [
    "PE",
    "C: busco departamento en Surco\nC: mi esposo tiene que verlo también",
    ["decider: Decide con su marido", "propertyType: departamento", "zone: Surco"],
  ],
  // Irony and double negation.
  [
    "ES",
    "C: maravilloso, por 600.000 me lo compro ahora mismo 😂\nC: en serio, yo de 310.000 no paso",
    ["budget: hasta 310.000 €"],
  ],
  [
    "AR",
    "C: busco depto en Caballito\nC: sin balcón no me sirve",
    ["features: con balcón", "propertyType: departamento", "zone: Caballito"],
  ],
  ["CO", "C: Y no quiero pagar más de 420 millones", ["budget: hasta $ 420.000.000 COP"]],
  // A scale that is said once.
  [
    "MX",
    "A: ¿Cuál sería su presupuesto?\nC: Entre cuatro y cuatro y medio millones, de contado",
    ["budget: entre $4,000,000 MXN y $4,500,000 MXN", "financing: Al contado"],
  ],
  // Answers without a verb.
  [
    "MX",
    "A: ¿Cuántas recámaras?\nC: 2 recámaras y estacionamiento",
    ["features: con estacionamiento", "rooms: 2 recámaras"],
  ],
  ["US", "A: ¿Casa o apartamento?\nC: casa, con 3 cuartos", ["propertyType: casa", "rooms: 3 dormitorios"]],
  [
    "ES",
    "A: ¿Seguís buscando por Las Canteras?\nC: sí, Las Canteras o Guanarteme",
    ["zone: Las Canteras o Guanarteme"],
  ],
  ["MX", "A: ¿De un piso o de dos?\nC: De un piso nada más", ["features: de una sola planta"]],
  // A home that both know is no wish, and a rate for a loan no budget.
  ["ES", "C: nos gustaría ofrecer 228.000 euros por el piso", ["offer: Ofrece 228.000 €"]],
  [
    "MX",
    "C: tengo 600 mil de enganche\nA: ¿qué mensualidad le acomoda con ese enganche?\nC: unos 18 mil al mes",
    ["savings: $600,000 MXN"],
  ],
  [
    "ES",
    "C: Busco piso. Pagaríamos 70.000 con ahorros y el resto con hipoteca",
    ["financing: Con hipoteca", "propertyType: piso", "savings: 70.000 €"],
  ],
  // Buyers who sell first, investors who let later, sellers who are asked.
  [
    "ES",
    "A: ¿en qué zona buscas?\nC: el Cabanyal\nA: ¿Tienes que vender antes?\nC: sí, un estudio en Patraix",
    ["homeToSell: Tiene una vivienda que vender", "zone: Cabanyal"],
  ],
  [
    "ES",
    "C: quiero invertir unos 120.000, algo para alquilar por habitaciones",
    ["budget: hasta 120.000 €", "motive: Inversión"],
  ],
  [
    "ES",
    "A: ¿Qué precio tenéis en mente para vender?\nC: quedamos en pedir 335.000",
    ["operation: vender", "price: 335.000 €"],
  ],
  [
    "ES",
    "C: vendo mi piso, pido 189.000\nA: ¿Tiene hipoteca pendiente?\nC: me quedan 32.000 con el banco",
    ["financing: Hipoteca pendiente de 32.000 €", "operation: vender", "price: 189.000 €", "propertyType: piso"],
  ],
  [
    "ES",
    "C: pensamos en vender el piso de Mislata y comprar algo en Campanar",
    ["homeToSell: Tiene una vivienda que vender", "operation: comprar", "zone: Campanar"],
  ],
  // Differences, counts of other things, places that are none.
  ["ES", "C: Busco piso en Sants\nC: tendría que bajar por lo menos 15.000", ["propertyType: piso", "zone: Sants"]],
  [
    "MX",
    "A: ¿Cuántas recámaras necesita?\nC: mínimo 3 y cochera para 2 carros",
    ["features: con estacionamiento", "rooms: 3 recámaras o más"],
  ],
  [
    "CO",
    "C: busco casa en La Calera con 4 alcobas y zona verde",
    ["features: con zonas verdes", "propertyType: casa", "rooms: 4 dormitorios", "zone: La Calera"],
  ],
  ["ES", "C: prefiero el barrio de Gracia, aunque Sants también me vale", ["zone: Gracia o Sants"]],
  ["ES", "C: 210 es demasiado, yo llegaría a 195", ["budget: hasta 195.000 €"]],
  // Tenants.
  [
    "CO",
    "C: busco apartamento en arriendo en Chapinero\nC: mi hermano sería el codeudor",
    ["financing: Con aval o garantía", "operation: arrendar", "propertyType: apartamento", "zone: Chapinero"],
  ],
  [
    "CL",
    "C: busco depto 2D 2B en Ñuñoa\nC: aún no he ido al banco",
    [
      "features: 2 baños",
      "financing: Hipoteca sin mirar todavía",
      "propertyType: departamento",
      "rooms: 2 dormitorios",
      "zone: Ñuñoa",
    ],
  ],
  // Names of quarters that are words, and worries that are no wishes.
  ["AR", "C: ando buscando por Palermo o Villa Crespo", ["zone: Palermo o Villa Crespo"]],
  ["ES", "C: Me preocupa la derrama del ascensor", []],
])("%s %j says %j", (country, said, facts) => {
  expect(factsOf(country, said)).toEqual(facts);
});

test.each([
  ["yo firmo lo que digan ellos", "Deciden varias personas"],
  ["a nombre de ella y de mi tía, son las dos que deciden", "Deciden varias personas"],
  ["mi mujer manda, yo firmo", "Decide su mujer"],
  ["lo veo con mi vieja", "Decide con sus padres"],
  ["Decide él con su hija", "Decide con su hija"],
  ["no tengo que consultarlo con mi mujer", "Decide quien escribe"],
  ["mi novia lo tiene que ver", "Decide con su pareja"],
  ["voy a ver a mi madre", undefined],
])("%j: %s", (said, shown) => {
  expect(summed("ES", `C: ${said}`).facts.find(({ kind }) => kind === "decider")?.shown).toBe(shown);
});

test.each([
  ["Me encaja si baja a 1.050", ["El precio le parece alto"]],
  ["no es caro", []],
  ["210 es demasiado", ["El precio le parece alto"]],
  ["tendría que bajar 15.000 para que nos interese", ["El precio le parece alto"]],
  ["sin terraza no me interesa nada", []],
  ["en ese barrio me da miedo por la noche", ["No le convence la zona"]],
  ["me da miedo que no paguen", ["Le preocupan los impagos"]],
  ["tengo que vender el mío, un 2º sin ascensor", []],
  ["la cocina es pequeña y da a un patio muy oscuro", ["Le parece pequeño", "Le parece oscuro"]],
])("%j holds back by %j", (said, topics) => {
  expect(summed("ES", `C: ${said}`).objections.map(({ topic }) => topic)).toEqual(topics);
});

test.each([
  ["Te preparo una selección y te la mando mañana", [{ day: "2026-03-05" }]],
  ["Lo hablamos con mi marido este fin de semana y te decimos el lunes", [{ day: "2026-03-09" }]],
  ["Te busco y mañana a la tarde te paso opciones", [{ day: "2026-03-05" }]],
  ["Te llamo mañana y te envío el contrato el lunes", [{ day: "2026-03-05" }, { day: "2026-03-09" }]],
])("%j is due %j", (said, due) => {
  expect(summed("ES", `A: ${said}`).commitments.map((one) => one.due)).toEqual(due);
});

test("sentences keep the client's own words, and a visit names its yes", () => {
  const { facts } = summed(
    "ES",
    "C: para invertir, no para vivir\nA: Te apunto visita el viernes a las 18:00\nC: sí, el viernes a las 6",
  );
  expect(facts.find(({ kind }) => kind === "motive")?.value).toEqual({
    type: "text",
    text: "para invertir, no para vivir",
  });
  expect(facts.find(({ kind }) => kind === "visit")?.messages).toEqual([1, 2]);
});

test("a home that is shown at an hour is a meeting, and a thing given at once no promise", () => {
  const shown = summed("ES", "C: se puede ver el sábado?\nA: El sábado a las 11:15 te lo enseño\nC: vale, allí estaré");
  expect(shown.commitments.map(({ kind, due }) => [kind, due])).toEqual([
    ["appointment", { at: "2026-03-07T10:15:00.000Z" }],
  ]);
  const noon = summed("MX", "A: ¿Qué día le acomoda?\nC: El domingo al mediodía\nA: Va, domingo 12 pm");
  expect(noon.commitments.map(({ kind, due }) => [kind, due])).toEqual([
    ["appointment", { at: "2026-03-08T11:00:00.000Z" }],
  ]);
  for (const said of ["te paso el contacto de mi prima", "Te hago la lista:", "quedamos en pedir 335.000"])
    expect(summed("ES", `C: ${said}`).commitments).toEqual([]);
});

test("a question that asks no amount is answered by a word", () => {
  expect(summed("CO", "C: ¿el precio es negociable?\nA: Algo se puede hacer").unanswered).toEqual([]);
  expect(summed("PE", "C: ¿cuánto cobran de comisión?\nA: Un mes de renta").unanswered).toEqual([]);
  expect(
    summed(
      "ES",
      "C: tiene calefacción?\nC: y cuánto se paga de comunidad?\nA: La comunidad son 85 €\nC: vale y lo de la calefacción?",
    ).unanswered,
  ).toEqual([{ message: 3 }]);
});

test("a day's hour with a point, and a meeting that was asked for without one", () => {
  const { commitments } = summed("ES", "C: podrías venir a tasarlo?\nA: Sí, ¿el jueves a las 9:30?\nC: ok jueves 9.30");
  expect(commitments.map(({ kind, due }) => [kind, due])).toEqual([
    ["appointment", { at: "2026-03-05T08:30:00.000Z" }],
  ]);
});
