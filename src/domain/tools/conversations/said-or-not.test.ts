import { expect, test } from "vitest";
import { readThread } from "./read-thread.ts";
import { likelyAgents, withSides } from "./sides.ts";
import { summarize } from "./summarize.ts";

/**
 * Sentences in which clients deny, wish, tell of others or speak in short, each worked by hand. Lines begin with A for the agent and C for the
 * client.
 */

function summed(country: string, said: string, isChosen = true) {
  const text = said
    .split("\n")
    .map((line, at) => `4/3/26, 10:${10 + at} - ${line.startsWith("A: ") ? "Sergio" : "Pepa"}: ${line.slice(3)}`)
    .join("\n");
  const thread = readThread(text, { fileName: null, zone: "Europe/Madrid", locale: `es-${country}` });
  if ("problem" in thread) throw new Error(thread.problem);
  const agent = thread.people.findIndex(({ name }) => name === "Sergio");
  const sided = agent < 0 || !isChosen ? thread : withSides(thread, [agent]);
  const isPlace = (name: string) => name === "pino montano";
  return summarize(sided, { today: "2026-03-04", country, isPlace });
}
const factsOf = (country: string, said: string) =>
  summed(country, said)
    .facts.map(({ kind, shown }) => `${kind}: ${shown.replace(/\u00a0/g, " ")}`)
    .sort();

test.each([
  ["ES", "C: No me han aprobado la hipoteca", ["financing: Hipoteca todavía sin aprobar"]],
  ["ES", "C: No necesito vender nada", []],
  ["ES", "C: No vendo mi piso, lo alquilo", []],
  ["ES", "C: No tengo 50.000 ahorrados ni de broma", []],
  ["ES", "C: Ojalá tuviera 100.000 euros ahorrados", []],
  ["ES", "C: No pagamos al contado", []],
  ["ES", "C: No nos divorciamos, eh", []],
  ["ES", "C: No hace falta que sea antes de junio", []],
  ["ES", "C: mi cuñado tiene 200.000 ahorrados, yo 30.000 ahorrados", ["savings: 30.000 €"]],
  ["ES", "A: ¿Y zona?\nC: Vallecas no, Carabanchel sí", ["zone: Carabanchel", "zone: no en Vallecas"]],
  ["ES", "C: busco piso en pino montano", ["propertyType: piso", "zone: Pino Montano"]],
  [
    "ES",
    "C: quiero alquilar mi piso\nA: ¿Acepta mascotas?\nC: Perros no, que me dañaron el suelo",
    ["features: sin mascotas", "operation: alquilar su vivienda", "propertyType: piso"],
  ],
  [
    "ES",
    "C: el estudio de Gràcia a 950 sigue libre?\nA: tengo otro por 1.050 con fianza de dos meses\nC: Como mucho llego a 900",
    ["budget: hasta 900 € al mes"],
  ],
  [
    "ES",
    "C: No quiero seguir de alquiler, busco piso hasta 210",
    ["budget: hasta 210.000 €", "motive: Quiere dejar de alquilar", "propertyType: piso"],
  ],
  ["ES", "C: os escribo por el piso de la calle Sagunto 45", []],
  ["CO", "C: busco casa en la calle 100 con 15", ["propertyType: casa"]],
  [
    "CL",
    "C: vendo mi depto, pido 5.900 UF\nC: pero por 5.600 lo dejo al tiro",
    ["operation: vender", "price: UF 5.600", "propertyType: departamento"],
  ],
  ["PE", "C: hasta $ 95,000", ["budget: hasta US$ 95.000"]],
  ["ES", "C: mi presupuesto es de 4 millones de pesos", ["budget: hasta 4.000.000 de pesos"]],
  ["ES", "C: soy de México, mi presupuesto es de 4 millones de pesos", ["budget: hasta $4,000,000 MXN"]],
  [
    "ES",
    "C: presupuesto hasta 260\nC: el banco nos ha dicho que sí hasta 220.000",
    ["budget: hasta 260.000 €", "financing: Financiación aprobada", "financing: Hipoteca de 220.000 €"],
  ],
  ["ES", "C: Os ofrezco 250.000 y cerramos", ["offer: Ofrece 250.000 €"]],
  ["ES", "C: busco piso, ascensor SI O SI", ["features: con ascensor, imprescindible", "propertyType: piso"]],
  ["MX", "C: Busco casa, tope 2.8", ["budget: hasta $2,800,000 MXN", "propertyType: casa"]],
  ["CO", "C: hasta 2 millones doscientos al mes", ["budget: hasta $ 2.200.000 COP al mes", "operation: arrendar"]],
])("%s %j says %j", (country, said, facts) => expect(factsOf(country, said)).toEqual(facts));

test("a short sum that may be a rent or thousands keeps its words and has no value", () => {
  const { facts } = summed("ES", "C: quiero comprar\nA: el otro son 900 con fianza\nC: hasta 800");
  const budget = facts.find(({ kind }) => kind === "budget");
  expect(budget).toMatchObject({ shown: "hasta 800, sin decir si es al mes o son miles", value: null });
});

test("an objection of the past, or of the client's own home, is none", () => {
  const topics = (said: string) => summed("ES", said).objections.map(({ topic }) => topic);
  expect(topics("C: Antes me parecía caro pero ya no")).toEqual([]);
  expect(topics("C: mis hijos son pequeños")).toEqual([]);
  expect(topics("C: me parece caro")).toEqual(["El precio le parece alto"]);
});

test("while nobody is known as the agent, no facts are told", () => {
  const said = "C: piso en Patraix con 3 habitaciones\nA: hay otro por 180.000";
  expect(summed("ES", said, false).facts).toEqual([]);
  expect(summed("ES", said).facts).not.toEqual([]);
});

test("a zone that is refused is not in the first line beside one that is looked for", () => {
  const { lines } = summed("ES", "C: Vallecas no me gusta, prefiero Getafe");
  expect(lines[0]!.text).toBe("Busca vivienda en Getafe.");
});

test.each([
  "Nacho Brokers",
  "Alquileres Nervión",
  "Inma Casas Sevilla",
  "Sonia Vivienda",
  "RE/MAX Pepe",
  "Engel & Völkers",
])("%s is of the trade", (name) => {
  const people = [name, "Lucía"].map((one) => ({ name: one, messages: 1, side: null }));
  expect(
    likelyAgents({ source: "whatsapp", title: null, isGroup: false, people, messages: [], order: null, zone: "UTC" }),
  ).toEqual([0]);
});

test("a person named Casas is not of the trade, and «Marta» is the agent in the account of Marta Sanchis", () => {
  const thread = (name: string, other = "Lucía") => ({
    source: "whatsapp" as const,
    title: null,
    isGroup: false,
    people: [name, other].map((one) => ({ name: one, messages: 1, side: null })),
    messages: [],
    order: null,
    zone: "UTC",
  });
  expect(likelyAgents(thread("Marta Casas"))).toEqual([]);
  expect(likelyAgents(thread("Marta"), ["Marta Sanchis", "marta@inmo.example"])).toEqual([0]);
  // A client who has the first name of the account's owner writes to somebody of the agency.
  expect(likelyAgents(thread("Ana", "Marta Inmobiliaria"), ["Ana Ruiz"])).toEqual([1]);
});
