import { BUSINESS_TYPES } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import type { Topic } from "../plans.ts";
import {
  a,
  airConditioning,
  area,
  bathrooms,
  bedrooms,
  built,
  compass,
  facing,
  floorName,
  furnished,
  garden,
  heating,
  inPlace,
  isHouse,
  isPlanned,
  lift,
  listed,
  monthly,
  near,
  ofStoreys,
  outward,
  parking,
  pool,
  porter,
  price,
  renovated,
  storage,
  storeys,
  terrace,
  typeName,
  unitPrice,
  views,
  wardrobes,
} from "./phrases.ts";
import { RICH } from "./rich.ts";

/** The home once more, each time by another name. */
const it = (c: Saying) =>
  c.choose.pick(
    "subject",
    "it",
    `the ${typeName(c)}`,
    BUSINESS_TYPES.includes(c.facts.type) ? "the property" : "the home",
    "it",
  );
const has = (c: Saying) => c.choose.pick("has", "has", "comes with", "offers", "includes");
const inside = (c: Saying) =>
  listed([...(c.has("rooms") ? [bedrooms(c)] : []), ...(c.has("bathrooms") ? [bathrooms(c)] : [])]);
const isFlat = (c: Saying) => !isHouse(c);
const onFloor = (c: Saying) => `on the ${floorName(c)}`;
const withLift = (c: Saying) => (c.has("hasLift") ? ` with a ${lift()}` : "");

const INSIDE: Message[] = [
  {
    topic: "inside",
    needs: ["rooms", "bathrooms"],
    say: (c) => `inside there ${c.facts.rooms === 1 ? "is" : "are"} ${inside(c)}`,
  },
  { topic: "inside", needs: ["rooms", "bathrooms"], say: (c) => `${it(c)} has ${inside(c)}` },
  {
    topic: "inside",
    needs: ["rooms", "bathrooms"],
    say: (c) => `the accommodation comprises ${inside(c)}`,
    when: (c) => c.tone === "premium",
  },
  { topic: "inside", needs: ["rooms"], takes: ["bathrooms"], say: (c) => `the layout gives you ${inside(c)}` },
  {
    topic: "inside",
    needs: ["builtAreaM2", "rooms"],
    takes: ["bathrooms"],
    say: (c) => `${area(c, "builtAreaM2")} of built area, with ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "rooms"],
    takes: ["bathrooms"],
    say: (c) => `${it(c)} measures ${area(c, "builtAreaM2")} and has ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2"],
    say: (c) => `built area is ${area(c, "builtAreaM2")}, of which ${area(c, "usableAreaM2")} is usable`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2"],
    say: (c) => `${it(c)} measures ${area(c, "builtAreaM2")} built and ${area(c, "usableAreaM2")} usable`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2"],
    takes: ["bathrooms"],
    say: (c) =>
      `there is ${area(c, "builtAreaM2")} of built area and ${area(c, "usableAreaM2")} of usable area${c.has("bathrooms") ? `, with ${bathrooms(c)}` : ""}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "rooms"],
    takes: ["bathrooms"],
    say: (c) => `with ${area(c, "builtAreaM2")} built and ${area(c, "usableAreaM2")} usable, ${it(c)} has ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2"],
    takes: ["bathrooms"],
    say: (c) => `${it(c)} measures ${area(c, "builtAreaM2")}${c.has("bathrooms") ? ` and has ${bathrooms(c)}` : ""}`,
  },
  { topic: "inside", needs: ["builtAreaM2"], say: (c) => `the built area is ${area(c, "builtAreaM2")}` },
  { topic: "inside", needs: ["usableAreaM2"], say: (c) => `usable area: ${area(c, "usableAreaM2")}` },
  { topic: "inside", needs: ["rooms"], say: (c) => `${it(c)} has ${bedrooms(c)}` },
  { topic: "inside", needs: ["bathrooms"], say: (c) => `${it(c)} has ${bathrooms(c)}` },
  {
    topic: "inside",
    needs: ["bathrooms"],
    say: (c) => `there ${c.facts.bathrooms === 1 ? "is" : "are"} ${bathrooms(c)}`,
  },
  { topic: "inside", needs: ["plotAreaM2"], say: (c) => `the plot measures ${area(c, "plotAreaM2")}` },
  { topic: "inside", needs: ["plotAreaM2"], say: (c) => `${it(c)} stands on a plot of ${area(c, "plotAreaM2")}` },
  { topic: "inside", needs: ["placeName"], say: (c) => `${it(c)} is${inPlace(c)}` },
];

const FLOOR: Message[] = [
  {
    topic: "floor",
    needs: ["floor"],
    takes: ["buildingFloors", "hasLift"],
    say: (c) =>
      `${it(c)} is ${onFloor(c)}${c.has("buildingFloors") ? ` of ${a(ofStoreys(c))} building` : ""}${withLift(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor"],
    takes: ["buildingFloors", "hasLift"],
    say: (c) =>
      `you will find it ${onFloor(c)}${c.has("buildingFloors") ? ` of ${a(ofStoreys(c))} building` : ""}${withLift(c)}`,
    when: (c) => c.tone === "cercano",
  },
  {
    topic: "floor",
    needs: ["floor", "isExterior"],
    takes: ["hasLift"],
    say: (c) => `${outward()}, ${onFloor(c)}${c.has("hasLift") ? `, with a ${lift()}` : ""}`,
  },
  {
    topic: "floor",
    needs: ["floor", "hasLift"],
    when: (c) => c.facts.floor! > 0,
    say: (c) => `a ${lift()} takes you up to the ${floorName(c)}`,
  },
  {
    topic: "floor",
    needs: ["buildingFloors", "hasLift"],
    when: isFlat,
    say: (c) => `the building has ${storeys(c)} and a ${lift()}`,
  },
  { topic: "floor", needs: ["hasLift"], when: isFlat, say: () => `the building has a ${lift()}` },
  { topic: "floor", needs: ["hasLift"], say: () => `there is a ${lift()}` },
  { topic: "floor", needs: ["isExterior"], say: (c) => `${it(c)} is ${outward()}` },
  { topic: "floor", needs: ["isTopFloor"], say: (c) => `${it(c)} is on the ${mark("isTopFloor", "top floor")}` },
  {
    topic: "floor",
    needs: ["isTopFloor"],
    say: () => `nobody lives above: this is the ${mark("isTopFloor", "top floor")}`,
    when: isFlat,
  },
  { topic: "floor", needs: ["buildingFloors"], when: isHouse, say: (c) => `${it(c)} is arranged over ${storeys(c)}` },
  { topic: "floor", needs: ["buildingFloors"], when: isFlat, say: (c) => `the building has ${storeys(c)}` },
];

const LIGHT: Message[] = [
  { topic: "light", needs: ["orientation", "views"], say: (c) => `${it(c)} faces ${compass(c)}, with ${views(c)}` },
  { topic: "light", needs: ["orientation", "views"], say: (c) => `${facing(c)}, with ${views(c)}` },
  {
    topic: "light",
    needs: ["orientation", "views"],
    say: (c) => `there are ${views(c)} and the aspect is ${compass(c)}`,
  },
  { topic: "light", needs: ["orientation"], say: (c) => `${it(c)} faces ${compass(c)}` },
  { topic: "light", needs: ["orientation"], say: (c) => `the aspect is ${compass(c)}` },
  { topic: "light", needs: ["views"], say: (c) => `there are ${views(c)}` },
  { topic: "light", needs: ["views"], say: (c) => `${it(c)} has ${views(c)}` },
];

const several = (
  topic: Topic,
  fields: readonly (keyof typeof NAMES)[],
  ways: readonly ((c: Saying, things: string) => string)[],
): Message[] =>
  fields.flatMap((field) =>
    ways.map(
      (way): Message => ({
        topic,
        needs: [field],
        takes: fields,
        say: (c) => way(c, listed(c.choose.shuffled(fields.filter(c.has)).map((one) => NAMES[one](c)))),
      }),
    ),
  );
const NAMES = {
  hasTerrace: terrace,
  hasGarden: garden,
  hasPool: pool,
  hasParkingIncluded: parking,
  hasStorageRoom: storage,
  hasWardrobes: wardrobes,
  hasDoorman: porter,
  heating,
  hasAirConditioning: airConditioning,
} as const;

const SEVERAL: Message[] = [
  ...several(
    "outdoor",
    ["hasTerrace", "hasGarden", "hasPool"],
    [
      (_, things) => `outside: ${things}`,
      (c, things) => `${it(c)} ${has(c)} ${things}`,
      (_, things) => `for time outdoors there is ${things}`,
      (_, things) => `the outdoor space is ${things}`,
    ],
  ),
  ...several(
    "extras",
    ["hasParkingIncluded", "hasStorageRoom", "hasWardrobes", "hasDoorman"],
    [
      (c, things) => `${it(c)} also ${has(c)} ${things}`,
      (_, things) => `it comes with ${things}`,
      (_, things) => `you also get ${things}`,
    ],
  ),
  ...several(
    "comfort",
    ["heating", "hasAirConditioning"],
    [
      (c, things) => `${it(c)} has ${things}`,
      (_, things) => `for comfort through the year: ${things}`,
      (_, things) => `fitted with ${things}`,
    ],
  ),
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) => `${heating(c)} for winter, ${airConditioning()} for summer`,
  },
];

const isCondition = (condition: string) => (c: Saying) => c.facts.condition === condition;
const body = (c: Saying) => (isHouse(c) ? "the house" : "the building");
const YEARS = ["yearBuilt", "renovatedYear"] as const;
/** Things that exist: none of their years may lie ahead. */
const BUILT: Message[] = [
  {
    topic: "state",
    needs: ["yearBuilt", "renovatedYear"],
    say: (c) => `built in ${built(c)}, renovated in ${renovated(c)}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt", "renovatedYear"],
    say: (c) => `${body(c)} dates from ${built(c)}; the renovation was in ${renovated(c)}`,
  },
  { topic: "state", needs: ["renovatedYear"], say: (c) => `${it(c)} was renovated in ${renovated(c)}` },
  {
    topic: "state",
    needs: ["renovatedYear", "condition"],
    when: isCondition("bueno"),
    say: (c) => `renovated in ${renovated(c)}, ${it(c)} is in ${mark("condition", "good condition")}`,
  },
  { topic: "state", needs: ["yearBuilt"], say: (c) => `${body(c)} dates from ${built(c)}` },
  { topic: "state", needs: ["yearBuilt"], say: (c) => `${body(c)} was built in ${built(c)}` },
  {
    topic: "state",
    needs: ["condition"],
    when: isCondition("bueno"),
    say: (c) => `${it(c)} is in ${mark("condition", "good condition")}`,
  },
  {
    topic: "state",
    needs: ["condition"],
    when: isCondition("obra_nueva"),
    say: (c) => `${it(c)} is ${mark("condition", "new-build")}`,
  },
  {
    topic: "state",
    needs: ["condition"],
    when: isCondition("a_reformar"),
    say: (c) => `${it(c)} ${mark("condition", "needs renovating")}`,
  },
  { topic: "extras", needs: ["isFurnished"], say: (c) => `${it(c)} comes ${furnished()}` },
];
const STATE: Message[] = [
  ...BUILT.map((message): Message => {
    const years = YEARS.filter((field) => message.needs.includes(field));
    if (years.length === 0) return message;
    return {
      ...message,
      when: (c) => !years.some((field) => isPlanned(c, field)) && (message.when?.(c) ?? true),
    };
  }),
  {
    topic: "state",
    needs: ["yearBuilt"],
    when: (c) => isPlanned(c, "yearBuilt"),
    say: (c) => `completion is planned for ${built(c)}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear"],
    when: (c) => isPlanned(c, "renovatedYear"),
    say: (c) => `the renovation is planned for ${renovated(c)}`,
  },
];

const nearby = (c: Saying) => c.choose.shuffled(c.facts.nearby!).map(near).join("; ");
const isSale = (c: Saying) => c.facts.operation === "venta";
const withFee = (c: Saying) => (c.has("communityFee") ? `, with community fees of ${monthly(c, "communityFee")}` : "");
const asksUnit = (c: Saying) => isSale(c) && c.tone === "inversion" && c.facts.builtAreaM2 !== undefined;
const TERMS: Message[] = [
  { topic: "near", needs: ["nearby"], say: (c) => `nearby: ${nearby(c)}` },
  { topic: "near", needs: ["nearby"], say: (c) => `close at hand: ${nearby(c)}` },
  { topic: "near", needs: ["nearby"], say: (c) => `in the area: ${nearby(c)}` },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    say: (c) =>
      `${c.choose.pick("price", isSale(c) ? "asking price" : "rent", isSale(c) ? "price" : "the rent")}: ${price(c)}${withFee(c)}`,
  },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    say: (c) => `${it(c)} is ${mark("operation", isSale(c) ? "for sale" : "to let")} at ${price(c)}${withFee(c)}`,
  },
  {
    topic: "conditions",
    needs: ["price", "unitPrice"],
    takes: ["communityFee"],
    when: asksUnit,
    say: (c) => `at ${price(c)}, the price works out at ${unitPrice(c)}${withFee(c)}`,
  },
  { topic: "conditions", needs: ["communityFee"], say: (c) => `community fees are ${monthly(c, "communityFee")}` },
  { topic: "own", needs: ["ownText"], say: (c) => mark("ownText", c.facts.ownText!) },
];

/** The statements that the law demands, a line each; nothing of unknown facts. */
export function legalLines(c: Saying): string[] {
  const { facts, has: known } = c;
  return [
    ...(known("energyRating")
      ? [
          `${c.choose.pick("energy", "energy rating", "energy certificate")}: ${mark("energyRating", facts.energyRating!)}`,
        ]
      : []),
    ...(known("energyStatus")
      ? [
          facts.energyStatus === "en_tramite"
            ? `energy certificate ${mark("energyStatus", "pending")}`
            : `${mark("energyStatus", "exempt")} from the energy certificate`,
        ]
      : []),
    ...(known("previousRent") ? [`rent under the previous contract: ${monthly(c, "previousRent")}`] : []),
    ...(known("rentIndex") ? [`reference index: ${monthly(c, "rentIndex")}`] : []),
    ...(known("registrationNumber")
      ? [`registration number: ${mark("registrationNumber", facts.registrationNumber!)}`]
      : []),
  ];
}

/** All ways to say a home in English. */
export const MESSAGES: readonly Message[] = [...RICH, ...INSIDE, ...FLOOR, ...LIGHT, ...SEVERAL, ...STATE, ...TERMS];
