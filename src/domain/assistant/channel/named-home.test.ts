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
