import { describe, expect, test } from "vitest";
import { scan } from "../../assistant/chat/scan.ts";
import { type Bound, boundOf, rangeEnd } from "./bounds.ts";

/** The bound of the last number, what follows it looked for behind it. */
const bound = (text: string): Bound => {
  const message = scan(text);
  const quantity = message.quantities.at(-1)!;
  return boundOf(message, quantity, quantity.to);
};
const phrases = (text: string) => text.split("|");

describe("phrases that bound a number from above", () => {
  test.each(
    phrases(
      "hasta|máximo|max|como mucho|como máximo|a lo sumo|a lo más|menos de|menor de|menor a|por debajo de|debajo de|no más de|que no pase de|que no pasen de|no supere|no superen|que no supere|no exceda|no llegue a|tope|tope de|un tope de|sin pasar de|bajo",
    ),
  )("%s 250", (phrase) => {
    expect(bound(`${phrase} 250`)).toBe("most");
    expect(bound(`${phrase} unos 250`)).toBe("most");
  });
  test.each(
    phrases(
      "o menos|como mucho|como máximo|máximo|max|a lo sumo|tope|de máximo|de tope|para abajo|hacia abajo|o por debajo",
    ),
  )("250 %s", (phrase) => expect(bound(`250 ${phrase}`)).toBe("most"));
});

describe("and from below", () => {
  test.each(
    phrases(
      "desde|a partir de|mínimo|min|como mínimo|al menos|por lo menos|más de|por encima de|mayor de|mayor a|de más de|superior a|no menos de|mínimo de",
    ),
  )("%s 250", (phrase) => {
    expect(bound(`${phrase} 250`)).toBe("least");
    expect(bound(`${phrase} los 250`)).toBe("least");
  });
  test.each(phrases("o más|mínimo|como mínimo|por lo menos|al menos|para arriba|en adelante|hacia arriba|o superior"))(
    "250 %s",
    (phrase) => expect(bound(`250 ${phrase}`)).toBe("least"),
  );
});

describe("phrases that bound nothing", () => {
  test.each([
    "250",
    "unos 250",
    "más o menos 250",
    "más o menos de 250",
    "250 desde mañana",
    "un piso de 250",
    "250 euros como mucho",
    "hasta mañana 250",
  ])("%s", (text) => expect(bound(text)).toBe("exact"));
});

test.each<[string, Bound]>([
  // Signs and articles between the bound and its number.
  ["hasta € 250", "most"],
  ["hasta us$ 250", "most"],
  ["más de las 250", "least"],
  ["hasta de los unos 250", "most"],
  // The longer phrase says it.
  ["no más de 250", "most"],
  ["no menos de 250", "least"],
  ["no menos de un 250", "least"],
  ["uno o más de 250", "least"],
])("%s: %s", (text, expected) => expect(bound(text)).toBe(expected));

test("a bound that follows is looked for in its place: behind the unit", () => {
  const message = scan("90 metros como mucho");
  expect(boundOf(message, message.quantities[0]!, 2)).toBe("most");
  expect(boundOf(message, message.quantities[0]!, 1)).toBe("exact");
});

describe("the other end of a range", () => {
  const ends = (text: string) => {
    const message = scan(text);
    return rangeEnd(message, message.quantities[0]!, message.quantities)?.value;
  };
  test.each([
    ["entre 80 y 100", 100],
    ["entre unos 80 y 100", 100],
    ["de 80 a 100", 100],
    ["80 a 100", 100],
    ["desde 80 hasta 100", 100],
    ["de 80 hasta 100", 100],
    ["80-100", 100],
    ["80 – 100", 100],
    ["3 o 4", 4],
  ])("%s", (text, end) => expect(ends(text)).toBe(end));
  test.each([
    "80 y 100",
    "tengo entre 2 pisos y 80",
    "80 hasta 100",
    "100 a 80",
    "80 a 80",
    "80 metros a 100",
    "80, 100",
  ])("%s is none", (text) => expect(ends(text)).toBeUndefined());
});
