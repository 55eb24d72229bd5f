import { expect, test } from "vitest";
import { fold } from "../../shared/listing/fold.ts";
import { type NamedHome, namingIn, withoutDoor } from "./named-home.ts";

const home = (id: string, more: Partial<NamedHome>): NamedHome => ({
  id,
  type: "piso",
  reference: null,
  address: null,
  locationDetail: null,
  placeName: null,
  town: "Barcelona",
  ...more,
});
const HOMES = [
  home("a", {
    reference: "V-102",
    address: "Carrer d'Enric Granados 45, 2n",
    locationDetail: "L'Antiga Esquerra de l'Eixample",
  }),
  home("b", { address: "Calle Mayor 12", locationDetail: "Sarrià" }),
  home("c", { address: "Carrer de Sants 20", locationDetail: "Sants", type: "atico" }),
  home("d", { address: "Carrer d'Enric Granados 60", locationDetail: "L'Antiga Esquerra de l'Eixample" }),
];
const NOBODY = { shown: [], focus: null };
const named = (text: string, isSearch = false, mentioned: { shown: string[]; focus: string | null } = NOBODY) => {
  const naming = namingIn(fold(text), HOMES, mentioned, isSearch);
  return naming.kind === "named" ? naming.homes.map(({ id }) => id).join("") : naming.kind;
};

test.each([
  ["v102", "a"],
  ["la referencia V 102", "a"],
  ["¿el de Enric Granados 45 tiene terraza?", "a"],
  ["el piso de Granados", "ad"],
  ["¿y Enric Granados, 60?", "d"],
  ["¿Enric Granados 99 está libre?", "unknown"],
  ["calle Mayor 12", "b"],
  ["el ático", "c"],
  ["el piso de Sarrià", "b"],
  ["el piso de la calle Balmes 8", "unknown"],
  ["¿hay que pagar mayor comisión?", "none"],
  ["Granados 3 habitaciones", "ad"],
  ["¿qué tal el barrio?", "none"],
])("«%s» names %s", (text, ids) => {
  expect(named(text)).toBe(ids);
});

test("a home that keeps its number to itself answers to every number of its street, so that none can be guessed", () => {
  expect([withoutDoor("Carrer de Villarroel 121, 4t 1a"), withoutDoor("Mas Can Pau, s/n")]).toEqual([
    "Carrer de Villarroel",
    "Mas Can Pau",
  ]);
  const homes = [...HOMES, home("e", { address: withoutDoor("Carrer de Villarroel 121, 4t 1a") })];
  for (const number of ["119", "121", "200"]) {
    const naming = namingIn(fold(`el piso de Villarroel ${number}`), homes, NOBODY, false);
    expect(naming).toMatchObject({ kind: "named", homes: [{ id: "e" }] });
  }
});

test("a person who looks for homes in a quarter names none, though a street carries its name", () => {
  expect(named("busco piso en Sants", true)).toBe("none");
  expect(named("algo en la calle Sants", true)).toBe("c");
});

test("a place in the list of before; a storey is no place in it", () => {
  const mentioned = { shown: ["b", "c"], focus: null };
  expect(named("¿el segundo tiene terraza?", false, mentioned)).toBe("c");
  expect(named("¿tiene la última?", false, mentioned)).toBe("c");
  expect(named("¿está en la segunda planta?", false, mentioned)).toBe("none");
});

const restOf = (text: string, isSearch = false, mentioned: { shown: string[]; focus: string | null } = NOBODY) => {
  const naming = namingIn(fold(text), HOMES, mentioned, isSearch);
  if (naming.kind !== "named") throw new Error(naming.kind);
  return [naming.by, naming.rest];
};

test.each([
  ["¿y el V-102 tiene ascensor?", "reference", "y el tiene ascensor"],
  ["¿y la calle Mayor 12 tiene ascensor?", "street", "y la tiene ascensor"],
  ["¿y el carrer d'Enric Granados 45 tiene ascensor?", "street", "y el tiene ascensor"],
  ["¿y Granados tiene ascensor?", "street", "y tiene ascensor"],
  ["¿tiene ascensor la calle Mayor número 12 o no?", "street", "tiene ascensor la o no"],
  ["¿y el piso de Sarrià tiene ascensor?", "place", "y tiene ascensor"],
  ["¿y el de la zona de Sarrià no?", "place", "y no"],
  ["¿y el ático tiene ascensor?", "type", "y tiene ascensor"],
])("of «%s», named by its %s, is left «%s»", (text, by, rest) => {
  expect(restOf(text)).toEqual([by, rest]);
});

test("of a place in the last list its word alone is taken", () => {
  expect(restOf("¿y el segundo tiene ascensor?", false, { shown: ["b", "c"], focus: null })).toEqual([
    "order",
    "y el tiene ascensor",
  ]);
});

test.each([
  ["primero", "a"],
  ["segunda", "b"],
  ["tercero", "c"],
  ["cuarta", "d"],
  ["último", "d"],
])("the %s of four is %s", (word, id) => {
  const mentioned = { shown: ["a", "b", "c", "d"], focus: null };
  expect(named(`¿la ${word} tiene terraza?`, false, mentioned)).toBe(id);
});

test("a home that was spoken of last is the one of its kind; then those of the last list; then all", () => {
  expect(named("¿y el piso tiene terraza?", false, { shown: ["a", "d"], focus: "b" })).toBe("b");
  expect(named("¿y el piso tiene terraza?", false, { shown: ["a", "d"], focus: null })).toBe("ad");
  // A flat may be an attic flat where the talk was of one, but a house never.
  expect(named("¿y el piso tiene terraza?", false, { shown: ["c"], focus: null })).toBe("c");
  expect(named("¿y la casa tiene terraza?", false, { shown: ["c"], focus: "c" })).toBe("none");
  // Nobody has named a flat: it may be any.
  expect(named("¿y el piso tiene terraza?")).toBe("none");
});

test("a bare number is a reference only where it is called one", () => {
  const homes = [home("n", { reference: "4711" })];
  const namedOf = (text: string) => namingIn(fold(text), homes, NOBODY, false).kind;
  expect(namedOf("tengo 4711 euros")).toBe("none");
  expect(namedOf("la referencia 4711")).toBe("named");
  expect(namedOf("ref 4711")).toBe("named");
  expect(namedOf("ref 4712")).toBe("unknown");
});

test("a reference of up to four words is found, one of five is not", () => {
  const homes = [home("n", { reference: "A 1 B 2" }), home("m", { reference: "C 1 D 2 E" })];
  expect(namingIn("el a 1 b 2 tiene", homes, NOBODY, false)).toMatchObject({ homes: [{ id: "n" }], rest: "el tiene" });
  expect(namingIn("el c 1 d 2 e tiene", homes, NOBODY, false).kind).toBe("none");
});

test("one wrong letter in a street of six letters is read, in one of five it is not", () => {
  const homes = [home("n", { address: "Calle Gravina 3" }), home("m", { address: "Calle Zurek 5" })];
  expect(namingIn("el de gravima", homes, NOBODY, false)).toMatchObject({ kind: "named", homes: [{ id: "n" }] });
  expect(namingIn("el de zurel", homes, NOBODY, false).kind).toBe("unknown");
});

test("a number that counts something is no door", () => {
  expect(named("Enric Granados 60 m2")).toBe("ad");
  expect(named("Enric Granados num 60")).toBe("d");
});
