import { expect, test } from "vitest";
import type { Intent } from "../chat/intents.ts";
import { type ClientState, NEW_CLIENT, readTurn } from "./client-turn.ts";
import type { NamedHome } from "./named-home.ts";

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
  home("a", { reference: "V-102", address: "Carrer d'Enric Granados 45" }),
  home("b", { address: "Carrer d'Enric Granados 60" }),
  home("c", { type: "atico", locationDetail: "Sarrià" }),
];
const SEARCHED: ClientState = { shown: ["a", "c"], focus: null, wish: {}, last: "search" };
const ABOUT_A: ClientState = { shown: ["a"], focus: "a", wish: null, last: "home" };
const turn = (message: string, state: ClientState = NEW_CLIENT, intent: Intent = "question") =>
  readTurn(message, intent, state, HOMES);

const NOTHING = {
  attributes: [],
  unlisted: [],
  tour: false,
  place: false,
  visit: false,
  availability: false,
  summary: false,
  forPeople: false,
};
const asked = (message: string, state?: ClientState) => {
  const read = turn(message, state);
  if (!("asked" in read)) throw new Error(read.kind);
  return read.asked;
};

test.each<[string, Intent]>([
  ["hola", "greeting"],
  ["mil gracias", "thanks"],
  ["adiós", "goodbye"],
  ["¿eres un robot?", "identity"],
])("«%s» is answered as a courtesy: %s", (message, intent) => {
  expect(turn(message, NEW_CLIENT, intent)).toEqual({ kind: "talk", what: intent });
});

test("an intent of the general reader that is no courtesy leads to a person, and so do words that say nothing", () => {
  expect(turn("a saber qué será", NEW_CLIENT, "question")).toEqual({ kind: "person", isAskedFor: false });
  expect(turn("a saber qué será", NEW_CLIENT, "value_home")).toEqual({ kind: "person", isAskedFor: false });
});

test("somebody who asks for a person gets one, even where they name a home; a legal question goes to one unasked", () => {
  expect(turn("quiero hablar con una persona del V-102")).toEqual({ kind: "person", isAskedFor: true });
  expect(turn("¿quién paga la plusvalía?")).toEqual({ kind: "person", isAskedFor: false });
});

test("one home that is named is the home of the turn; several are asked about", () => {
  expect(turn("¿el V-102 tiene ascensor?")).toEqual({
    kind: "home",
    home: HOMES[0],
    asked: { ...NOTHING, attributes: ["hasLift"] },
  });
  expect(turn("¿el de Enric Granados tiene ascensor?")).toMatchObject({
    kind: "which",
    homes: [{ id: "a" }, { id: "b" }],
    asked: { attributes: ["hasLift"] },
  });
  expect(turn("¿y el de la calle Balmes 8?")).toEqual({ kind: "unknown-home" });
});

test.each([
  ["¿dónde está el V-102?", { place: true }],
  ["quiero visitar el V-102", { visit: true }],
  ["¿sigue disponible el V-102?", { availability: true }],
  ["cuéntame más del V-102", { summary: true }],
  ["hola, estoy interesado en el V-102", { summary: true }],
  ["el V-102 y la astrología", { forPeople: true }],
  ["¿el V-102 tiene balcón?", { unlisted: [expect.objectContaining({ name: "balcón" })] }],
  // The lowest price is a secret of the owner's, and no question for the price itself.
  ["¿el propietario del V-102 baja el precio?", { forPeople: true }],
  // The price of a home is asked, and stays asked beside a subject for people.
  ["¿qué precio tiene el V-102 y qué ITP se paga?", { attributes: ["price"], forPeople: true }],
])("«%s» asks no more than %j", (message, expected) => {
  expect(asked(message)).toEqual({ ...NOTHING, ...expected });
});

test("a home that was spoken of is meant by a question without a name; without one the last list is asked about", () => {
  expect(turn("¿tiene ascensor?", ABOUT_A)).toMatchObject({ kind: "home", home: { id: "a" } });
  expect(turn("más información", ABOUT_A)).toMatchObject({ kind: "home", home: { id: "a" }, asked: { summary: true } });
  expect(turn("¿tiene balcón?", ABOUT_A)).toMatchObject({ kind: "home", home: { id: "a" } });
  expect(turn("¿en qué barrio está?", ABOUT_A)).toMatchObject({ kind: "home", asked: { place: true } });
  expect(turn("¿sigue disponible?", ABOUT_A)).toMatchObject({ kind: "home", asked: { availability: true } });
  expect(turn("¿tiene ascensor?", SEARCHED)).toMatchObject({ kind: "which", homes: [{ id: "a" }, { id: "c" }] });
  expect(turn("¿tiene ascensor?")).toMatchObject({ kind: "which", homes: [] });
});

test("without a home a wish to visit is a visit, and a question about the owner is for a person", () => {
  expect(turn("quiero concertar una visita")).toEqual({ kind: "visit" });
  expect(turn("¿por qué lo venden?")).toEqual({ kind: "person", isAskedFor: false });
  expect(turn("¿por qué lo venden?", ABOUT_A)).toMatchObject({ kind: "home", asked: { forPeople: true } });
});

test("a question about the agency itself is answered before a home is looked for", () => {
  expect(turn("¿qué horario tenéis?")).toEqual({ kind: "agency", topics: ["hours"] });
  expect(turn("¿me dais un correo y un teléfono?")).toEqual({ kind: "agency", topics: ["phone", "email"] });
  expect(turn("¿cómo funcionan las visitas?")).toEqual({ kind: "agency", topics: ["visits"] });
});

test("a search begins with its own words and goes on with a condition, but not with a question about a home", () => {
  expect(turn("busco un piso con terraza")).toEqual({ kind: "search", goesOn: false, order: null });
  expect(turn("¿y con terraza?", SEARCHED)).toEqual({ kind: "search", goesOn: true, order: null });
  expect(turn("más baratos", SEARCHED)).toEqual({ kind: "search", goesOn: true, order: "precio-menor" });
  expect(turn("los más grandes", SEARCHED)).toEqual({ kind: "search", goesOn: true, order: "superficie" });
  // A new search in the middle of another one begins anew.
  expect(turn("busco un ático", SEARCHED)).toEqual({ kind: "search", goesOn: false, order: null });
  expect(turn("¿y cuántos baños tiene?", SEARCHED).kind).toBe("which");
  // Without a search before, a condition alone goes on with nothing.
  expect(turn("¿y con terraza?", ABOUT_A)).toMatchObject({ kind: "home", asked: { attributes: ["hasTerrace"] } });
});

test("a client who looks for homes in a quarter names none of them", () => {
  expect(turn("busco el ático de Sarrià").kind).toBe("home");
  expect(turn("busco áticos").kind).toBe("search");
});

test.each(["¿tiene visita virtual?", "¿Hay tour 360?", "¿La puedo ver en 360°?", "¿tenéis un recorrido de la casa?"])(
  "«%s» asks for the tour of the home that is spoken of, and not to be shown around",
  (message) => {
    expect(asked(message, ABOUT_A)).toMatchObject({ tour: true, visit: false, forPeople: false, summary: false });
  },
);

test("a virtual tour beside a wish to visit is both, and a home without a name is asked for", () => {
  expect(asked("¿tiene tour virtual? si no, quiero visitarla", ABOUT_A)).toMatchObject({ tour: true, visit: true });
  expect(turn("¿tiene visita virtual?")).toMatchObject({ kind: "which", homes: [] });
  expect(asked("quiero visitarla", ABOUT_A)).toMatchObject({ tour: false, visit: true });
});
