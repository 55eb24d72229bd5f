import { expect, test } from "vitest";
import type { HomeFacts } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { FLAT, FULL_FLAT, HOUSE, linesOf, OFF_PLAN, plainSaying, SHOP, sentencesOf } from "../writing.test-data.ts";
import { a, counted, listed } from "./phrases.ts";
import { ENGLISH } from "./pieces.ts";

/** The table of phrases, read as a whole: every sentence that a home's facts can become, in the order of the table. */
const sentences = (facts: HomeFacts, changes: Partial<Saying> = {}) =>
  sentencesOf(ENGLISH, plainSaying(facts, { variety: "en", ...changes }));

test("a flat of which everything is known", () => {
  expect(sentences(FULL_FLAT)).toBe(`
inside: Inside there are 94 m² built (82 m² usable), with three bedrooms, two bathrooms and fitted wardrobes.
inside: The apartment has 94 m² built (82 m² usable), with three bedrooms, two bathrooms and fitted wardrobes.
inside: There are 94 m² built (82 m² usable), laid out as three bedrooms, two bathrooms and fitted wardrobes.
light: The apartment faces south and has views of parque Central, a 12 m² terrace, a garden and a swimming pool.
light: With a south aspect, the apartment offers views of parque Central, a 12 m² terrace, a garden and a swimming pool.
outdoor: The apartment faces south and has views of parque Central, a 12 m² terrace, a garden and a swimming pool.
outdoor: With a south aspect, the apartment offers views of parque Central, a 12 m² terrace, a garden and a swimming pool.
light: It is outward-facing and looks south.
floor: The apartment is on the third floor of a six-storey building from 1965, with a lift and a concierge.
state: It was renovated in 2021 and is in good condition.
comfort: Individual gas heating takes care of winter and air conditioning of summer.
comfort: It has individual gas heating and air conditioning.
extras: The price includes a parking space, and there is also a storage room, fitted wardrobes and a concierge.
near: Metro Bailén is 4 minutes away and Mercado de Ruzafa 300 m.
inside: Inside there are three bedrooms and two bathrooms.
inside: It has three bedrooms and two bathrooms.
inside: The layout gives you three bedrooms and two bathrooms.
inside: 94 m² of built area, with three bedrooms and two bathrooms.
inside: It measures 94 m² and has three bedrooms and two bathrooms.
inside: Built area is 94 m², of which 82 m² is usable.
inside: It measures 94 m² built and 82 m² usable.
inside: There is 94 m² of built area and 82 m² of usable area, with two bathrooms.
inside: With 94 m² built and 82 m² usable, it has three bedrooms and two bathrooms.
inside: It measures 94 m² and has two bathrooms.
inside: The built area is 94 m².
inside: Usable area: 82 m².
inside: It has three bedrooms.
inside: It has two bathrooms.
inside: There are two bathrooms.
inside: It is in Ruzafa, Valencia.
floor: It is on the third floor of a six-storey building with a lift.
floor: Outward-facing, on the third floor, with a lift.
floor: A lift takes you up to the third floor.
floor: The building has six storeys and a lift.
floor: The building has a lift.
floor: There is a lift.
floor: It is outward-facing.
floor: It is on the top floor.
floor: Nobody lives above: this is the top floor.
floor: The building has six storeys.
light: It faces south, with views of parque Central.
light: South-facing, with views of parque Central.
light: There are views of parque Central and the aspect is south.
light: It faces south.
light: The aspect is south.
light: There are views of parque Central.
light: It has views of parque Central.
outdoor: Outside: a 12 m² terrace, a garden and a swimming pool.
outdoor: It has a 12 m² terrace, a garden and a swimming pool.
outdoor: For time outdoors there is a 12 m² terrace, a garden and a swimming pool.
outdoor: The outdoor space is a 12 m² terrace, a garden and a swimming pool.
extras: It also has a parking space, a storage room, fitted wardrobes and a concierge.
extras: It comes with a parking space, a storage room, fitted wardrobes and a concierge.
extras: You also get a parking space, a storage room, fitted wardrobes and a concierge.
comfort: For comfort through the year: individual gas heating and air conditioning.
comfort: Fitted with individual gas heating and air conditioning.
comfort: Individual gas heating for winter, air conditioning for summer.
state: Built in 1965, renovated in 2021.
state: The building dates from 1965; the renovation was in 2021.
state: It was renovated in 2021.
state: Renovated in 2021, it is in good condition.
state: The building dates from 1965.
state: The building was built in 1965.
state: It is in good condition.
extras: It comes furnished.
near: Nearby: Metro Bailén, 4 minutes away; Mercado de Ruzafa, 300 m away.
near: Close at hand: Metro Bailén, 4 minutes away; Mercado de Ruzafa, 300 m away.
near: In the area: Metro Bailén, 4 minutes away; Mercado de Ruzafa, 300 m away.
conditions: Asking price: €320,000, with community fees of €80 per month.
conditions: It is for sale at €320,000, with community fees of €80 per month.
conditions: Community fees are €80 per month.
own: La cocina da a la terraza.
`);
});

test("a house: its own garden and pool, and no floor", () => {
  expect(sentences(HOUSE)).toBe(`
inside: Inside there are 210 m² built over two storeys, with five bedrooms and one bathroom, on a plot of 640 m².
inside: The house has 210 m² built over two storeys, with five bedrooms and one bathroom, on a plot of 640 m².
inside: There are 210 m² built over two storeys, laid out as five bedrooms and one bathroom, on a plot of 640 m².
inside: Inside there are five bedrooms and one bathroom.
inside: It has five bedrooms and one bathroom.
inside: The layout gives you five bedrooms and one bathroom.
inside: 210 m² of built area, with five bedrooms and one bathroom.
inside: It measures 210 m² and has five bedrooms and one bathroom.
inside: It measures 210 m² and has one bathroom.
inside: The built area is 210 m².
inside: It has five bedrooms.
inside: It has one bathroom.
inside: There is one bathroom.
inside: The plot measures 640 m².
inside: It stands on a plot of 640 m².
inside: It is in Torrent.
floor: It is arranged over two storeys.
outdoor: Outside: a terrace, a garden and a swimming pool.
outdoor: It has a terrace, a garden and a swimming pool.
outdoor: For time outdoors there is a terrace, a garden and a swimming pool.
outdoor: The outdoor space is a terrace, a garden and a swimming pool.
comfort: It has a fireplace.
comfort: For comfort through the year: a fireplace.
comfort: Fitted with a fireplace.
state: The house dates from 1978.
state: The house was built in 1978.
state: It needs renovating.
conditions: Asking price: €415,000.
conditions: It is for sale at €415,000.
`);
});

test("a home that is still to be built is not described as if it were there", () => {
  expect(sentences(OFF_PLAN)).toBe(`
floor: The penthouse is on the 17th floor, with a lift.
inside: It measures 120 m².
inside: The built area is 120 m².
floor: It is on the 17th floor with a lift.
floor: A lift takes you up to the 17th floor.
floor: The building has a lift.
floor: There is a lift.
state: It is new-build.
state: Completion is planned for 2028.
`);
});

test("a shop to let: rooms that are no bedrooms, and a renovation that is only planned", () => {
  expect(sentences(SHOP)).toBe(`
inside: Inside there are 64 m² of usable space, with one room and one bathroom.
inside: The commercial unit has 64 m² of usable space, with one room and one bathroom.
inside: There are 64 m² of usable space, laid out as one room and one bathroom.
floor: The commercial unit is on the ground floor of a building from 1990.
inside: Inside there is one room and one bathroom.
inside: It has one room and one bathroom.
inside: The layout gives you one room and one bathroom.
inside: Usable area: 64 m².
inside: It has one room.
inside: It has one bathroom.
inside: There is one bathroom.
inside: It is in Gràcia, Barcelona.
floor: It is on the ground floor.
state: The building dates from 1990.
state: The building was built in 1990.
state: It is in good condition.
state: The renovation is planned for 2027.
conditions: Rent: €950 per month, with community fees of €45 per month.
conditions: It is to let at €950 per month, with community fees of €45 per month.
conditions: Community fees are €45 per month.
`);
});

const ALONE: Readonly<Record<string, Partial<HomeFacts>>> = {
  hasTerrace: { hasTerrace: true },
  hasGarden: { hasGarden: true },
  hasPool: { hasPool: true },
  hasParkingIncluded: { hasParkingIncluded: true },
  hasStorageRoom: { hasStorageRoom: true },
  hasWardrobes: { hasWardrobes: true },
  hasDoorman: { hasDoorman: true },
  heating: { heating: "suelo_radiante" },
  rooms: { rooms: 1 },
  buildingFloors: { buildingFloors: 1 },
  "floor −2": { floor: -2 },
  "floor −1": { floor: -1 },
  "floor 11": { floor: 11 },
};
const BARE: HomeFacts = { operation: "venta", type: "piso", country: "ES", currency: "EUR" };

test("each feature alone", () => {
  const lines = Object.entries(ALONE).map(([name, facts]) => {
    const shown = sentences({ ...BARE, ...facts })
      .trim()
      .split("\n");
    return `${name}: ${shown.map((line) => line.replace(/^\w+: /, "")).join(" ")}`;
  });
  expect(linesOf(lines)).toBe(`
hasTerrace: Outside: a terrace. It has a terrace. For time outdoors there is a terrace. The outdoor space is a terrace.
hasGarden: Outside: a garden. It has a garden. For time outdoors there is a garden. The outdoor space is a garden.
hasPool: Outside: a swimming pool. It has a swimming pool. For time outdoors there is a swimming pool. The outdoor space is a swimming pool.
hasParkingIncluded: The price includes a parking space. A parking space comes with the apartment. It also has a parking space. It comes with a parking space. You also get a parking space.
hasStorageRoom: It also has a storage room. It comes with a storage room. You also get a storage room.
hasWardrobes: It also has fitted wardrobes. It comes with fitted wardrobes. You also get fitted wardrobes.
hasDoorman: It also has a concierge. It comes with a concierge. You also get a concierge.
heating: It has underfloor heating. For comfort through the year: underfloor heating. Fitted with underfloor heating.
rooms: The layout gives you one bedroom. It has one bedroom.
buildingFloors: The building has one storey.
floor −2: The apartment is on the floor −2. It is on the floor −2.
floor −1: The apartment is on the lower ground floor. It is on the lower ground floor.
floor 11: The apartment is on the 11th floor. It is on the 11th floor.
`);
});

test("spoken to somebody, formal, and for an investor", () => {
  const more = (tone: Saying["tone"]) => {
    const usual = new Set(sentences(FLAT).split("\n"));
    return sentences(FLAT, { tone })
      .split("\n")
      .filter((line) => !usual.has(line));
  };
  expect([...more("cercano"), ...more("premium"), ...more("inversion")]).toEqual([
    "inside: Step inside and you have 94 m² built (82 m² usable), with three bedrooms, two bathrooms and fitted wardrobes.",
    "light: It looks south, and for fresh air you have views of parque Central and a 12 m² terrace.",
    "outdoor: It looks south, and for fresh air you have views of parque Central and a 12 m² terrace.",
    "floor: You will find it on the third floor of a six-storey building from 1965, with a lift.",
    "floor: You will find it on the third floor of a six-storey building with a lift.",
    "inside: The interior extends to 94 m² built (82 m² usable) and comprises three bedrooms, two bathrooms and fitted wardrobes.",
    "inside: The accommodation comprises three bedrooms and two bathrooms.",
    "conditions: At €320,000, the price works out at €3,404 per m², with community fees of €80 per month.",
  ]);
});

test("an article goes by the sound of what follows, a list ends in and", () => {
  const articles = [
    "apartment",
    "one-room unit",
    "80 m² flat",
    "8 m² terrace",
    "11 m² terrace",
    "18 m² terrace",
    "118 m² flat",
    "eight-storey building",
    "unit",
    "office",
    "house",
  ];
  expect(articles.map(a)).toEqual([
    "an apartment",
    "a one-room unit",
    "an 80 m² flat",
    "an 8 m² terrace",
    "an 11 m² terrace",
    "an 18 m² terrace",
    "a 118 m² flat",
    "an eight-storey building",
    "a unit",
    "an office",
    "a house",
  ]);
  expect([listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])]).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
  expect([counted(0, "room"), counted(1, "room"), counted(10, "room"), counted(11, "room")]).toEqual([
    "zero rooms",
    "one room",
    "ten rooms",
    "11 rooms",
  ]);
});

test("distances that were typed in Spanish are read in English; names stay", () => {
  const near = (item: string) => sentencesOf(ENGLISH, plainSaying({ ...BARE, nearby: [item] })).split("\n")[1];
  expect(near("Metro Bailén a 4 minutos andando")).toBe("near: Metro Bailén is 4 minutes away.");
  expect(near("Playa a 5 min")).toBe("near: The beach is 5 minutes away.");
  expect(near("Mercado a 300 m")).toBe("near: Mercado is 300 m away.");
  expect(near("Mercado a 300 metros")).toBe("near: Mercado is 300 m away.");
  expect(near("Aeropuerto a 1,5 km")).toBe("near: Aeropuerto is 1,5 km away.");
  expect(near("Hospital")).toBe("near: Nearby: a hospital.");
});

test.each([
  [0, "It is on the ground floor."],
  [-1, "It is on the lower ground floor."],
  [-2, "It is on the floor −2."],
  [1, "It is on the first floor."],
  [10, "It is on the tenth floor."],
  [11, "It is on the 11th floor."],
  [12, "It is on the 12th floor."],
  [13, "It is on the 13th floor."],
  [21, "It is on the 21st floor."],
  [22, "It is on the 22nd floor."],
  [33, "It is on the 33rd floor."],
  [44, "It is on the 44th floor."],
])("floor %d", (floor, sentence) => {
  expect(sentences({ ...BARE, floor })).toContain(sentence);
});
