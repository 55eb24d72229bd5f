import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { lexiconOf, parkingNoun, typeNoun } from "./lexicon.ts";
import { definite, indefinite, listed } from "./nouns.ts";
import {
  airConditioning,
  doorman,
  furnished,
  heating,
  isHouse,
  isPlanned,
  parking,
  storage,
  subject,
  wardrobes,
} from "./phrases.ts";

/** Sentences about comfort, and about what comes with a home. */

/** Countries with a winter in which a home is heated; in the tropics none is worth a word. */
const WITH_WINTER = new Set(["ES", "AR", "CL", "UY"]);
/** Whether a home there is heated for a part of the year. */
export const hasWinter = (c: Saying) => WITH_WINTER.has(c.facts.country);

/** The heating as what is said of it: `la calefacción es individual de gas`. */
const HEATED = {
  gas_individual: "la calefacción es individual de gas",
  central: "la calefacción es central",
  electrica: "la calefacción es eléctrica",
  suelo_radiante: "se calienta por suelo radiante",
  aerotermia: "la calefacción es por aerotermia",
  bomba_calor: "la calefacción es por bomba de calor",
  chimenea: "se calienta con chimenea",
} as const;
const heated = (c: Saying) => mark("heating", HEATED[c.facts.heating!]);
const cooling = (c: Saying) => (c.has("hasAirConditioning") ? ` y ${airConditioning()}` : "");

/** A storage room goes along with the comfort where no parking is left that it would go with. */
const isLast = (c: Saying) => c.has("hasParkingIncluded") && c.has("hasStorageRoom");
const comforts = (c: Saying) => [
  ...(c.has("heating") ? [heating(c)] : []),
  ...(c.has("hasAirConditioning") ? [airConditioning()] : []),
  ...(c.has("hasWardrobes") ? [wardrobes(c)] : []),
  ...(c.has("hasStorageRoom") ? [storage(c)] : []),
];
const COMFORT: readonly Message[] = [
  {
    topic: "comfort",
    needs: ["heating"],
    takes: ["hasAirConditioning"],
    say: (c) => `tiene ${heating(c)}${cooling(c)}`,
  },
  {
    topic: "comfort",
    needs: ["heating"],
    takes: ["hasAirConditioning"],
    say: (c) => `cuenta con ${heating(c)}${cooling(c)}`,
  },
  {
    topic: "comfort",
    needs: ["heating"],
    takes: ["hasAirConditioning"],
    say: (c) => `${heated(c)}${c.has("hasAirConditioning") ? ` y hay ${airConditioning()}` : ""}`,
  },
  {
    topic: "comfort",
    needs: ["heating"],
    takes: ["hasAirConditioning"],
    tones: ["premium"],
    say: (c) => `dispone de ${heating(c)}${cooling(c)}`,
  },
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    when: hasWinter,
    tones: ["cercano", "neutro"],
    say: (c) => `tiene ${heating(c)} para el invierno y ${airConditioning()} para el verano`,
  },
  {
    topic: "comfort",
    needs: ["heating"],
    takes: ["hasAirConditioning", "condition"],
    when: (c) => c.has("condition") && c.facts.condition === "bueno" && !c.has("renovatedYear"),
    say: (c) =>
      `está en ${mark("condition", "buen estado")} y tiene ${listed([heating(c), ...(c.has("hasAirConditioning") ? [airConditioning()] : [])])}`,
  },
  {
    topic: "comfort",
    needs: ["heating"],
    takes: ["hasAirConditioning", "hasStorageRoom", "hasWardrobes"],
    when: (c) => !isLast(c),
    say: (c) => `${c.choose.pick("comfort", "tiene", "cuenta con")} ${listed(comforts(c))}`,
  },
  {
    topic: "comfort",
    needs: ["hasAirConditioning"],
    takes: ["hasStorageRoom", "hasWardrobes"],
    when: (c) => !isLast(c),
    say: (c) => `${c.choose.pick("comfort", "tiene", "cuenta con")} ${listed(comforts(c))}`,
  },
  {
    topic: "comfort",
    needs: ["yearBuilt", "condition", "heating"],
    takes: ["hasAirConditioning"],
    when: (c) => isHouse(c) && c.facts.condition === "bueno" && !isPlanned(c, "yearBuilt") && !c.has("renovatedYear"),
    say: (c) =>
      `${mark("type", definite(typeNoun(c)))}, ${mark("yearBuilt", `de ${c.facts.yearBuilt}`)}, está en ${mark("condition", "buen estado")} y tiene ${heating(c)}${cooling(c)}`,
  },
  { topic: "comfort", needs: ["hasAirConditioning"], say: () => `tiene ${airConditioning()}` },
  {
    topic: "comfort",
    needs: ["hasAirConditioning", "condition"],
    when: (c) => c.facts.condition === "bueno" && !c.has("renovatedYear") && !c.has("heating"),
    say: () => `está en ${mark("condition", "buen estado")} y tiene ${airConditioning()}`,
  },
  ...(["heating", "hasAirConditioning"] as const).map(
    (field): Message => ({
      topic: "comfort",
      needs: ["isFurnished", field],
      takes: ["heating", "hasAirConditioning", "hasWardrobes"],
      when: (c) => !isLast(c),
      say: (c) => {
        const { text, noun } = subject(c);
        return `${text} se entrega ${furnished(c, noun)}, con ${listed(comforts(c))}`;
      },
    }),
  ),
  {
    topic: "comfort",
    needs: ["hasAirConditioning", "hasWardrobes"],
    say: (c) => `tiene ${airConditioning()} y ${wardrobes(c)}`,
  },
];

const aStorage = (c: Saying) => mark("hasStorageRoom", indefinite(lexiconOf(c).storage));
const aParking = (c: Saying) => mark("hasParkingIncluded", indefinite(parkingNoun(c)));
const theParking = (c: Saying) =>
  mark("hasParkingIncluded", `${parkingNoun(c).isFeminine ? "la" : "el"} ${parkingNoun(c).one}`);
const others = (c: Saying) => [
  ...(c.has("hasWardrobes") ? [wardrobes(c)] : []),
  ...(c.has("hasDoorman") ? [doorman(c)] : []),
];
const withOthers = (c: Saying) => (others(c).length > 0 ? `; también hay ${listed(others(c))}` : "");
const OTHERS = ["hasWardrobes", "hasDoorman"] as const;

const EXTRA: readonly Message[] = [
  {
    topic: "extras",
    needs: ["hasParkingIncluded", "hasStorageRoom"],
    takes: OTHERS,
    say: (c) => `el precio incluye ${theParking(c)}, y hay también ${listed([aStorage(c), ...others(c)])}`,
  },
  {
    topic: "extras",
    needs: ["hasParkingIncluded", "hasStorageRoom"],
    takes: OTHERS,
    tones: ["cercano"],
    say: (c) =>
      `${mark("hasParkingIncluded", "el coche")} tiene ${aParking(c)}, y lo que estorba en casa, ${aStorage(c)}${withOthers(c)}`,
  },
  {
    topic: "extras",
    needs: ["hasParkingIncluded", "hasStorageRoom"],
    takes: OTHERS,
    tones: ["premium"],
    say: (c) => `completan la propiedad ${listed([aParking(c), aStorage(c), ...others(c)])}`,
  },
  {
    topic: "extras",
    needs: ["hasParkingIncluded"],
    takes: OTHERS,
    say: (c) => `el precio incluye ${theParking(c)}${withOthers(c)}`,
  },
  {
    topic: "extras",
    needs: ["hasParkingIncluded"],
    takes: OTHERS,
    say: (c) => `incluye ${listed([parking(c), ...others(c)])}`,
  },
  {
    topic: "extras",
    needs: ["hasParkingIncluded"],
    takes: OTHERS,
    tones: ["cercano"],
    say: (c) =>
      `${mark("hasParkingIncluded", "el coche tiene su sitio")}: ${theParking(c)} va con el precio${withOthers(c)}`,
  },
  {
    topic: "extras",
    needs: ["hasStorageRoom"],
    takes: OTHERS,
    say: (c) => `hay ${listed([...others(c), storage(c)])}`,
  },
  {
    topic: "extras",
    needs: ["hasStorageRoom"],
    takes: OTHERS,
    say: (c) => `cuenta con ${listed([...others(c), aStorage(c)])}`,
  },
  { topic: "extras", needs: ["hasWardrobes"], takes: ["hasDoorman"], say: (c) => `tiene ${listed(others(c))}` },
  { topic: "extras", needs: ["hasWardrobes"], takes: ["hasDoorman"], say: (c) => `cuenta con ${listed(others(c))}` },
  {
    topic: "extras",
    needs: ["hasDoorman"],
    when: (c) => !isHouse(c) && (c.isTerse || !c.has("floor")),
    say: (c) => `el edificio tiene ${doorman(c)}`,
  },
  { topic: "extras", needs: ["hasDoorman"], when: isHouse, say: (c) => `hay ${doorman(c)}` },
  ...(["se entrega", "está"] as const).map(
    (verb): Message => ({
      topic: "extras",
      needs: ["isFurnished"],
      say: (c) => {
        const { text, noun } = subject(c);
        return `${text} ${verb} ${furnished(c, noun)}`;
      },
    }),
  ),
  {
    topic: "extras",
    needs: ["isFurnished", "hasWardrobes"],
    say: (c) => {
      const { text, noun } = subject(c);
      return `${text} se entrega ${furnished(c, noun)}, con ${wardrobes(c)}`;
    },
  },
];

/** All ways to say what makes a home comfortable and what comes with it. */
export const COMFORT_AND_EXTRAS: readonly Message[] = [...COMFORT, ...EXTRA];
