import { describe, expect, test } from "vitest";
import { readThread } from "./read-thread.ts";
import { withSides } from "./sides.ts";
import { summarize } from "./summarize.ts";

/** Wishes, reservations and who decides in everyday words, each worked by hand. Lines begin with A for the agent and C for the client. */

function summed(said: string, country = "ES") {
  const text = said
    .split("\n")
    .map((line, at) => `4/3/26, 10:${10 + at} - ${line.startsWith("A: ") ? "Sergio" : "Pepa"}: ${line.slice(3)}`)
    .join("\n");
  const thread = readThread(text, { fileName: null, zone: "Europe/Madrid", locale: `es-${country}` });
  if ("problem" in thread) throw new Error(thread.problem);
  const agent = thread.people.findIndex(({ name }) => name === "Sergio");
  return summarize(agent < 0 ? thread : withSides(thread, [agent]), { today: "2026-03-04", country });
}
const topics = (said: string) => summed(said).objections.map(({ topic }) => topic);
const factsOf = (said: string, country?: string) =>
  summed(said, country)
    .facts.map(({ kind, shown }) => `${kind}: ${shown.replace(/\u00a0/g, " ")}`)
    .sort();

describe("reservations", () => {
  test.each([
    ["C: la comunidad es una salvajada", ["Los gastos le parecen altos"]],
    ["C: esa calle me da un poco de respeto por la noche", ["No le convence la zona"]],
    ["C: el pasillo lo veo demasiado estrecho", ["Le parece pequeño"]],
    ["C: a mi mujer no le termina de convencer", ["Alguien de casa no está convencido"]],
    ["C: estamos hechos un lío, la verdad", ["Tiene dudas"]],
    ["C: lo que no nos cuadra es que no tenga bodega", ["Falta trastero"]],
    ["C: 4º sin ascensor con la compra, imposible para mí", ["Falta ascensor"]],
    // The agent's own words, a plain question, a denial and a day that does not suit are none.
    ["A: es un poco caro y ruidoso\nC: gracias por avisar", []],
    ["C: ¿es ruidosa la calle?", []],
    ["C: no me parece caro", []],
    ["C: no sé si podré ir el jueves", []],
    ["C: no me viene bien el lunes", []],
    ["C: no me funciona el enlace", []],
  ])("%j: %j", (said, held) => {
    expect(topics(said)).toEqual(held);
  });

  test("a sum of the agent that is said back by somebody who does not take it", () => {
    expect(topics("A: Está en 310.000\nC: uf, 310")).toEqual(["El precio le parece alto"]);
    expect(topics("A: Está en 310.000\nC: vale, 310 me encaja")).toEqual([]);
  });

  test("a verdict on what the agent offered, and words of an explanation", () => {
    expect(topics("A: Tengo uno en Lora del Río\nC: Lora está muerta los domingos")).not.toEqual([]);
    expect(topics("A: Hay un bajo por 120.000\nC: bajos no, que se cuelan")).not.toEqual([]);
    expect(topics("A: Hay uno en la sierra\nC: es que mi padre ya no conduce")).toEqual(["Le queda lejos"]);
    expect(topics("A: ¿Por dónde buscas?\nC: por Lora está bien")).toEqual([]);
  });

  test("guarantees that nobody has, and an owner's price and fee", () => {
    expect(topics("A: ¿Tendríais avalista?\nC: pues no, ninguno")).toEqual(["Las garantías le parecen excesivas"]);
    expect(topics("C: quiero vender mi piso\nA: pedimos un 5 %\nC: el 5 % me parece excesivo")).toEqual([
      "No quiere pagar honorarios",
    ]);
  });
});

describe("the person who decides", () => {
  test.each([
    ["C: el que lleva las cuentas es mi suegro", "Deciden sus suegros"],
    ["C: hasta que mi socia no dé el visto bueno no hay nada", "Decide otra persona"],
    ["C: lo que diga mi mujer", "Decide con su mujer"],
    ["C: no firmo nada sin mi abogado", "Decide con otra persona"],
    ["C: mi marido lo tiene que pensar\nC: él es quien pone el dinero", "Decide su marido"],
    ["C: quien compra es mi hermano", "Deciden sus hermanos"],
    ["C: mi mujer manda fotos a todo el mundo y yo también", undefined],
  ])("%j: %s", (said, shown) => {
    expect(summed(said).facts.find(({ kind }) => kind === "decider")?.shown).toBe(shown);
  });
});

describe("a home that is wished and one that is had", () => {
  test.each([
    ["C: vivimos en Getafe en un ático y buscamos piso en Leganés", ["propertyType: piso", "zone: Leganés"]],
    ["C: estuvimos viendo un dúplex de 4 habitaciones en Parla", []],
    ["C: tenemos que soltar primero el piso que tenemos en Getafe", ["homeToSell: Tiene una vivienda que vender"]],
    ["C: busco casa en Leganés, Fuenlabrada o por ahí, incluso Humanes de Madrid", ["propertyType: casa", "zone: Leganés, Fuenlabrada o Humanes de Madrid"]], // biome-ignore format: one line a case
    ["A: ¿Necesitáis hipoteca?\nC: no, qué va", ["financing: Al contado"]],
    ["A: ¿Con hipoteca?\nC: hipoteca ninguna", ["financing: Al contado"]],
  ])("%j: %j", (said, facts) => {
    expect(factsOf(said)).toEqual(facts);
  });
});

describe("sums", () => {
  test.each([
    ["C: de 230 no queremos pasar", "hasta 230.000 €"],
    ["C: seguimos con los 195 de máximo", "hasta 195.000 €"],
    ["C: buscamos algo por 115, aunque sea para reformar", "hasta 115.000 €"],
    ["C: doscientos ochenta, ochenta y cinco si me apuras como mucho", "hasta 285.000 €"],
    // The agent's own sum, and one that is no home's.
    ["A: hay uno por 310.000\nC: 310 es pedir por pedir", undefined],
    ["C: te paso la señal, 3.000 euros", undefined],
  ])("%j: %s", (said, shown) => {
    const budget = summed(said).facts.find(({ kind }) => kind === "budget");
    expect(budget?.shown.replace(/\u00a0/g, " ")).toBe(shown);
  });

  test("a sum that somebody puts in is put by", () => {
    expect(factsOf("C: buscamos piso, podemos poner 60.000 y el resto hipoteca")).toContain("savings: 60.000 €");
  });
});

test("several motives stand beside one another, and «echa para atrás» is none", () => {
  const motives = (said: string) => factsOf(said).filter((one) => one.startsWith("motive"));
  expect(motives("C: nos casamos en mayo\nC: y el casero nos sube el alquiler")).toHaveLength(2);
  expect(motives("C: lo que nos echa para atrás es el precio")).toEqual([]);
});

test("how it is paid, why and who decides are one line of five", () => {
  const { lines } = summed("C: busco piso en Getafe hasta 200.000\nC: al contado\nC: mi mujer es la que decide");
  expect(lines[1]).toEqual({ text: "Al contado; decide su mujer.", messages: [1, 2] });
});
