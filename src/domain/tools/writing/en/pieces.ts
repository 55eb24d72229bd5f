import type { FieldKey } from "../facts.ts";
import type { Grammar, Opening, Saying } from "../grammar.ts";
import { capitalised, mark, plainOf } from "../marks.ts";
import { isHook, openers } from "../salience.ts";
import { featureInEnglish, partsInEnglish } from "./features.ts";
import { legalLines, MESSAGES } from "./messages.ts";
import {
  a,
  airConditioning,
  area,
  bathrooms,
  bedrooms,
  facing,
  floorName,
  forSale,
  furnished,
  heating,
  inPlace,
  inPlaceThen,
  isFeature,
  isHouse,
  isPlanned,
  lift,
  listed,
  monthly,
  near,
  nearPlace,
  ofBedrooms,
  outward,
  place,
  price,
  renovated,
  roomName,
  storeys,
  typeName,
  unitPrice,
  views,
  wardrobes,
  withFeature,
} from "./phrases.ts";
import { plansOf } from "./plans.ts";

/** Openings, titles, one line, bullets and calls, in English. */

/** `three-bedroom apartment`, `new-build apartment`. */
const named = (c: Saying, is: FieldKey | undefined) =>
  `${is ? `${isFeature(c, is)} ` : ""}${c.has("rooms") ? `${ofBedrooms(c)} ` : ""}${typeName(c)}`;

const WEAK: readonly FieldKey[] = ["hasLift", "hasStorageRoom", "hasAirConditioning"];

function opening(c: Saying): Opening {
  const fields = openers(c.facts).filter(c.has);
  const is = c.choose.chance(0.6) ? fields.find((field) => isFeature(c, field)) : undefined;
  const all = fields.filter((field) => withFeature(c, field));
  // A lift or a store may go along with what is worth coming for, and is no reason to come itself.
  const strong = all.filter((field) => !WEAK.includes(field));
  const things = strong.length > 0 ? strong : all;
  const count = Math.min(things.length, 1 + c.choose.index("features", 3));
  const chosen = c.choose.shuffled(things.slice(0, count + 1)).slice(0, count);
  const features = listed(chosen.map((field) => withFeature(c, field)!));
  const withThem = features && ` with ${features}`;
  // An opening says that it was renovated, not when.
  const says = ([...(is ? [is] : []), ...chosen, "placeName", "rooms"] as const).filter(
    (field) => field !== "renovatedYear",
  );
  const home = named(c, is);
  const ways: Opening[] = [
    { says, text: `${a(home)}${inPlaceThen(c)}${withThem}`.replace(/,$/, "") },
    { says, text: `${forSale(c)}${inPlace(c)}: ${a(home)}${withThem}` },
    { says, text: `this ${home}${inPlaceThen(c)} ${features ? `has ${features}` : `is ${forSale(c)}`}` },
    ...(chosen.length > 0 && chosen.every((field) => isHook(field, c.facts))
      ? [{ says, text: `${features}: this ${home} is${inPlace(c) || ` ${forSale(c)}`}` }]
      : []),
    ...(c.has("placeName") ? [{ says, text: `in ${place(c)}, ${a(home)}${withThem}` }] : []),
    ...(c.has("builtAreaM2")
      ? [{ says, text: `${a(`${area(c, "builtAreaM2")} ${home}`)}${inPlaceThen(c)}${withThem}`.replace(/,$/, "") }]
      : []),
  ];
  const special: Opening[] =
    c.tone === "cercano"
      ? [
          {
            says,
            text: `looking for ${a(home)}${inPlace(c)}? ${features ? `This one has ${features}` : "Here is one"}`,
          },
          { says, text: `here is ${a(home)}${inPlaceThen(c)}${withThem}`.replace(/,$/, "") },
        ]
      : c.tone === "inversion" && c.has("price") && c.has("builtAreaM2") && c.facts.operation === "venta"
        ? [
            {
              says: [...says, "unitPrice"],
              text: `${a(home)}${inPlaceThen(c)} at ${unitPrice(c)}${features && `, with ${features}`}`,
            },
          ]
        : [];
  const from = special.length > 0 && c.choose.chance(0.4) ? special : ways;
  return from[c.choose.index("opening", from.length)]!;
}

const featureList = (c: Saying) => openers(c.facts).flatMap((field) => withFeature(c, field) ?? []);

function titles(c: Saying): string[] {
  const things = c.choose.shuffled(featureList(c).slice(0, 4));
  const is = openers(c.facts).find((field) => isFeature(c, field));
  const at = c.has("placeName") ? ` in ${nearPlace(c)}` : "";
  const first = things[0] ? ` with ${things[0]}` : "";
  const two = things.length > 1 ? ` with ${listed(things.slice(0, 2))}` : first;
  const rich = [
    `${named(c, undefined)}${two}${at}`,
    `${named(c, is)}${first}${at}`,
    `${named(c, is)} ${forSale(c)}${at}`,
    ...(c.has("builtAreaM2") ? [`${area(c, "builtAreaM2")} ${typeName(c)}${first}${at}`] : []),
    ...(c.has("placeName") ? [`${nearPlace(c)}: ${named(c, undefined)}${first}`] : []),
  ];
  const plain = [
    `${named(c, undefined)}${at}`,
    `${typeName(c)}${at}`,
    `${typeName(c)}${first}`,
    `${typeName(c)} ${forSale(c)}`,
  ];
  // The kind of home alone is no title.
  return [...c.choose.shuffled(rich), ...plain.filter((title) => title !== typeName(c))].map(capitalised);
}

function summary(c: Saying, most: number, hasPrice: boolean): string {
  const facts = [
    ...(c.has("builtAreaM2") ? [area(c, "builtAreaM2")] : []),
    ...(c.has("rooms") ? [bedrooms(c)] : []),
    ...(c.has("bathrooms") ? [bathrooms(c)] : []),
    ...featureList(c),
  ].slice(0, most);
  const head = c.choose.pick("summary", `${typeName(c)} ${forSale(c)}${inPlace(c)}`, `${typeName(c)}${inPlace(c)}`);
  const end = hasPrice ? `. ${price(c)}` : "";
  return capitalised(`${facts.length === 0 ? head : `${head}: ${listed(facts)}`}${end}`);
}

const number = (c: Saying, field: "rooms" | "bathrooms", noun: string) => {
  const n = c.facts[field]!;
  return mark(field, `${n} ${noun}${n === 1 ? "" : "s"}`);
};

function bullets(c: Saying): string[] {
  const { has, facts } = c;
  const when = (field: FieldKey, say: () => string) => (has(field) ? [say()] : []);
  const bare = (field: FieldKey) => when(field, () => withFeature(c, field)!.replace(/^an? /, ""));
  const state = { obra_nueva: "new-build", bueno: "in good condition", a_reformar: "to renovate" } as const;
  return [
    ...when(
      "builtAreaM2",
      () => `${area(c, "builtAreaM2")} built${has("usableAreaM2") ? ` (${area(c, "usableAreaM2")} usable)` : ""}`,
    ),
    ...(has("builtAreaM2") ? [] : when("usableAreaM2", () => `${area(c, "usableAreaM2")} usable`)),
    ...when("plotAreaM2", () => `plot of ${area(c, "plotAreaM2")}`),
    ...(has("rooms") || has("bathrooms")
      ? [
          listed([
            ...when("rooms", () => number(c, "rooms", roomName(c))),
            ...when("bathrooms", () => number(c, "bathrooms", "bathroom")),
          ]),
        ]
      : []),
    ...when("floor", () => `${floorName(c)}${has("hasLift") ? ` with ${lift()}` : ""}`),
    ...(has("floor") ? [] : when("hasLift", lift)),
    ...when("buildingFloors", () => (isHouse(c) ? storeys(c) : `building of ${storeys(c)}`)),
    ...when("isTopFloor", () => mark("isTopFloor", "top floor")),
    ...when("isExterior", outward),
    ...when("orientation", () => facing(c)),
    ...when("views", () => views(c)),
    ...bare("hasTerrace"),
    ...bare("hasGarden"),
    ...bare("hasPool"),
    ...bare("hasParkingIncluded"),
    ...bare("hasStorageRoom"),
    ...when("hasWardrobes", wardrobes),
    ...when("hasDoorman", () => mark("hasDoorman", "concierge")),
    ...when("heating", () => heating(c)),
    ...when("hasAirConditioning", airConditioning),
    ...when("isFurnished", furnished),
    ...when("condition", () => mark("condition", state[facts.condition!])),
    ...when("yearBuilt", () =>
      mark("yearBuilt", `${isPlanned(c, "yearBuilt") ? "completion planned for" : "built in"} ${facts.yearBuilt}`),
    ),
    ...when("renovatedYear", () =>
      mark(
        "renovatedYear",
        `${isPlanned(c, "renovatedYear") ? "renovation planned for" : "renovated in"} ${facts.renovatedYear}`,
      ),
    ),
    ...(facts.nearby ?? []).map(near),
    ...when("price", () => `price: ${price(c)}`),
    ...when("communityFee", () => `community fees: ${monthly(c, "communityFee")}`),
    ...legalLines(c),
  ].map(capitalised);
}

/** The detail of the home that a viewing goes to; nothing where it has none that is worth it. */
const worthSeeing = (c: Saying) =>
  c.facts.views !== undefined
    ? `the ${views(c)}`
    : c.facts.hasTerrace
      ? `the ${mark("hasTerrace", "terrace")}`
      : c.facts.hasGarden && isHouse(c)
        ? `the ${mark("hasGarden", "garden")}`
        : undefined;

function calls(c: Saying): string[] {
  const detail = worthSeeing(c);
  if (detail === undefined || c.tone === "inversion") return [...CALLS[c.tone]];
  if (c.tone === "cercano")
    return [
      `Tell us when suits you and come and see ${detail} for yourself.`,
      `Shall we start with ${detail}? Write to us and we will show you round.`,
    ];
  if (c.tone === "premium") return [`We would be pleased to show you ${detail}: please contact us for an appointment.`];
  return [
    `To see ${detail}, get in touch and we will arrange a viewing.`,
    `Call us for a viewing, which can begin with ${detail}.`,
  ];
}

const CALLS = {
  neutro: ["Get in touch to arrange a viewing.", "Call us to arrange a viewing."],
  cercano: ["Like the sound of it? Let us show you round.", "Tell us when suits you and we will show you round."],
  premium: ["Please contact us for a private viewing.", "Viewings are by appointment."],
  inversion: [
    "Ask us for the paperwork and run your own numbers.",
    "Write to us for the full figures.",
    "Call us to go through the numbers.",
  ],
} as const;

/** Works of which the agent says the parts: of a kitchen that is new the home is not called so. */
function renewal(c: Saying): string {
  if (!c.has("renovatedYear") || !c.has("renovatedWhat") || isPlanned(c, "renovatedYear")) return "";
  const parts = partsInEnglish(c.facts.renovatedWhat!);
  const named = parts === undefined ? "parts of it" : mark("renovatedWhat", `the ${listed(parts)}`);
  return `${named} ${parts?.length === 1 && !/s$/.test(parts[0]!) ? "was" : "were"} renovated in ${renovated(c)}`;
}

/** The agent's own details, where each of them has an English name; with one that has none they are told as left out. */
function ownFeatures(c: Saying): string {
  const typed = c.unsaid("features");
  const named = typed.flatMap((words) => featureInEnglish(words) ?? []);
  if (named.length === 0 || named.length < typed.length) return "";
  return `${c.choose.pick("own", "it also has", "it comes with", "other features are")} ${listed(named.map((words) => mark("features", words)))}`;
}

/** British English: flats are let, and have lifts. */
export const ENGLISH: Grammar = {
  lines: [
    { topics: ["extras"], say: ownFeatures },
    { topics: ["state"], say: renewal },
  ],
  messages: MESSAGES,
  saysMore: 3,
  saysLess: 1,
  plansOf,
  opening,
  together: (first, second) => {
    const [before, after] = [plainOf(first), plainOf(second)];
    if (!/^it (?:is|has|faces|measures|comes|offers|includes|was) /.test(after) || /[;:]/.test(before + after))
      return undefined;
    if (/ and |,/.test(before) || / and /.test(after)) return undefined;
    if (!/^(?:it|the (?:apartment|penthouse|duplex|studio|house|home|property|office)) \S+ /.test(before))
      return undefined;
    const verb = after.split(" ")[1]!;
    if (before.split(" ").includes(verb)) return undefined;
    return `${first} and ${second.replace(/^it /, "")}`;
  },
  following: (c, before, text) =>
    before && /^(?:the building|the renovation|the plot|the aspect)/.test(plainOf(before)) && /^it /.test(plainOf(text))
      ? text.replace(/^it /, `the ${typeName(c)} `)
      : text,
  titles,
  summary,
  legalLines,
  bullets,
  calls,
};
