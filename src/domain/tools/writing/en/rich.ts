import type { FieldKey } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import {
  a,
  airConditioning,
  area,
  bathrooms,
  bedrooms,
  built,
  compass,
  floorName,
  garden,
  heating,
  isHouse,
  isPlanned,
  lift,
  listed,
  near,
  ofStoreys,
  outward,
  parking,
  pool,
  porter,
  renovated,
  storage,
  storeys,
  terrace,
  typeName,
  views,
  wardrobes,
} from "./phrases.ts";

/** English sentences that say all of a theme at once. */

const rich = (message: Message, also: (c: Saying) => boolean = () => true): Message => ({
  ...message,
  isRich: true,
  when: (c) => also(c) && (message.when?.(c) ?? true),
});
/** The home once more: a detached house is a house once it is known. */
const theHome = (c: Saying) => (isHouse(c) ? `the ${mark("type", "house")}` : `the ${typeName(c)}`);

/* Inside. */

/** `94 m² built, 82 m² of them usable`, or the one that is left to say. */
function surface(c: Saying): string {
  if (!c.has("builtAreaM2")) return `${area(c, "usableAreaM2")} of usable space`;
  return c.has("usableAreaM2")
    ? `${area(c, "builtAreaM2")} built (${area(c, "usableAreaM2")} usable)`
    : `${area(c, "builtAreaM2")} built`;
}
const parts = (c: Saying) =>
  listed([
    ...(c.has("rooms") ? [bedrooms(c)] : []),
    ...(c.has("bathrooms") ? [bathrooms(c)] : []),
    ...(c.has("hasWardrobes") ? [wardrobes()] : []),
  ]);
const onPlot = (c: Saying) => (c.has("plotAreaM2") ? `, on a plot of ${area(c, "plotAreaM2")}` : "");
const overStoreys = (c: Saying) => (isHouse(c) && c.has("buildingFloors") ? ` over ${storeys(c)}` : "");
const INSIDE: readonly Message[] = (["builtAreaM2", "usableAreaM2"] as const).flatMap((field): Message[] => {
  const message = (say: Message["say"], tones?: Message["tones"]): Message =>
    rich(
      {
        topic: "inside",
        needs: [field],
        takes: ["builtAreaM2", "usableAreaM2", "rooms", "bathrooms", "hasWardrobes", "plotAreaM2", "buildingFloors"],
        say,
        ...(tones && { tones }),
      },
      (c) => c.has("rooms") || c.has("bathrooms"),
    );
  return [
    message((c) => `inside there are ${surface(c)}${overStoreys(c)}, with ${parts(c)}${onPlot(c)}`),
    message((c) => `${theHome(c)} has ${surface(c)}${overStoreys(c)}, with ${parts(c)}${onPlot(c)}`),
    message(
      (c) =>
        `there are ${surface(c)}${overStoreys(c)}, ${c.has("rooms") ? "laid out as" : "with"} ${parts(c)}${onPlot(c)}`,
    ),
    message(
      (c) => `step inside and you have ${surface(c)}${overStoreys(c)}, with ${parts(c)}${onPlot(c)}`,
      ["cercano"],
    ),
    message(
      (c) => `the interior extends to ${surface(c)}${overStoreys(c)} and comprises ${parts(c)}${onPlot(c)}`,
      ["premium"],
    ),
  ];
});

/* Light and the open air. */

const things = (c: Saying) => [
  ...(c.has("views") ? [views(c)] : []),
  ...(c.has("hasTerrace") ? [terrace(c)] : []),
  ...(c.has("hasGarden") ? [garden()] : []),
  ...(c.has("hasPool") ? [pool()] : []),
];
const THINGS: readonly FieldKey[] = ["views", "hasTerrace", "hasGarden", "hasPool"];
const LIGHT: readonly Message[] = (["light", "outdoor"] as const).flatMap((topic): Message[] => {
  const message = (say: Message["say"], tones?: Message["tones"]): Message =>
    rich({ topic, needs: ["orientation"], takes: THINGS, say, ...(tones && { tones }) }, (c) => things(c).length > 0);
  return [
    message((c) => `${theHome(c)} faces ${compass(c)} and has ${listed(things(c))}`),
    message((c) => `with a ${compass(c)} aspect, ${theHome(c)} offers ${listed(things(c))}`, ["neutro", "premium"]),
    message((c) => `it looks ${compass(c)}, and for fresh air you have ${listed(things(c))}`, ["cercano"]),
  ];
});

/** The side to which it looks, where nothing outside goes along with it. */
const ALONE: readonly Message[] = [
  rich(
    { topic: "light", needs: ["orientation", "isExterior"], say: (c) => `it is ${outward()} and looks ${compass(c)}` },
    (c) => !isHouse(c),
  ),
];

/* The building. */

const ofBuilding = (c: Saying) => {
  const isDated = c.has("yearBuilt") && !isPlanned(c, "yearBuilt");
  if (c.has("buildingFloors")) return ` of ${a(`${ofStoreys(c)} building`)}${isDated ? ` from ${built(c)}` : ""}`;
  return isDated ? ` of a building from ${built(c)}` : "";
};
const served = (c: Saying) => {
  const services = [...(c.has("hasLift") ? [`a ${lift()}`] : []), ...(c.has("hasDoorman") ? [porter()] : [])];
  return services.length > 0 ? `, with ${listed(services)}` : "";
};
const FLOOR: readonly Message[] = [
  rich(
    {
      topic: "floor",
      needs: ["floor"],
      takes: ["buildingFloors", "yearBuilt", "hasLift", "hasDoorman"],
      say: (c) => `${theHome(c)} is on the ${floorName(c)}${ofBuilding(c)}${served(c)}`,
    },
    (c) => !isHouse(c),
  ),
  rich(
    {
      topic: "floor",
      needs: ["floor"],
      takes: ["buildingFloors", "yearBuilt", "hasLift", "hasDoorman"],
      say: (c) => `you will find it on the ${floorName(c)}${ofBuilding(c)}${served(c)}`,
      tones: ["cercano"],
    },
    (c) => !isHouse(c),
  ),
];

/* State, comfort, extras. */

const isRenewed = (c: Saying) => !isPlanned(c, "renovatedYear");
const good = (c: Saying) =>
  c.has("condition") && c.facts.condition === "bueno" ? ` and is in ${mark("condition", "good condition")}` : "";
const STATE: readonly Message[] = [
  rich(
    {
      topic: "state",
      needs: ["renovatedYear"],
      takes: ["condition"],
      say: (c) => `it was renovated in ${renovated(c)}${good(c)}`,
    },
    isRenewed,
  ),
];
const COMFORT: readonly Message[] = [
  rich({
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) => `${heating(c)} takes care of winter and ${airConditioning()} of summer`,
  }),
  rich({
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) => `it has ${heating(c)} and ${airConditioning()}`,
  }),
];
const more = (c: Saying) => [
  ...(c.has("hasStorageRoom") ? [storage()] : []),
  ...(c.has("hasWardrobes") ? [wardrobes()] : []),
  ...(c.has("hasDoorman") ? [porter()] : []),
];
const EXTRAS: readonly Message[] = [
  rich({
    topic: "extras",
    needs: ["hasParkingIncluded"],
    takes: ["hasStorageRoom", "hasWardrobes", "hasDoorman"],
    say: (c) =>
      `the price includes ${parking()}${more(c).length > 0 ? `, and there ${more(c)[0]!.startsWith("a ") ? "is" : "are"} also ${listed(more(c))}` : ""}`,
  }),
  rich({
    topic: "extras",
    needs: ["hasParkingIncluded"],
    takes: ["hasStorageRoom", "hasWardrobes", "hasDoorman"],
    say: (c) => `${parking()} comes with ${theHome(c)}${more(c).length > 0 ? `, along with ${listed(more(c))}` : ""}`,
    when: (c) => !c.has("hasStorageRoom"),
  }),
];

/* Places near. */

const areAway = (c: Saying) => (c.facts.nearby ?? []).every((item) => / away\ue003?$/.test(near(item)));
const awayOf = (item: string) => near(item).replace(/, (\S+ \S+) away/, " is $1 away");
const restOf = (item: string) => near(item).replace(/, (\S+ \S+) away/, " $1");
const NEAR: readonly Message[] = [
  rich(
    {
      topic: "near",
      needs: ["nearby"],
      say: (c) => {
        const [first, ...rest] = c.choose.shuffled(c.facts.nearby!);
        return listed([awayOf(first!), ...rest.map(restOf)]);
      },
    },
    areAway,
  ),
];

/** All of them. */
export const RICH: readonly Message[] = [
  ...INSIDE,
  ...LIGHT,
  ...ALONE,
  ...FLOOR,
  ...STATE,
  ...COMFORT,
  ...EXTRAS,
  ...NEAR,
];
