import { BUSINESS_TYPES } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { moneyIn } from "../numbers.ts";
import { lexiconOf, typeNoun } from "./lexicon.ts";
import { nearbyNamed } from "./nearby.ts";
import { agreeing, definite, listed } from "./nouns.ts";
import {
  airConditioning,
  doorman,
  fee,
  furnished,
  heating,
  inSentence,
  isHouse,
  isOffered,
  isPlanned,
  parking,
  parkingIncluded,
  price,
  renewed,
  storage,
  subject,
  unitPrice,
  wardrobes,
} from "./phrases.ts";

const COMFORT: readonly Message[] = [
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) => `tiene ${heating(c)} y ${airConditioning()}`,
  },
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) => `para el invierno hay ${heating(c)}; para el verano, ${airConditioning()}`,
  },
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) => `el clima de casa lo ponen ${heating(c)} y ${airConditioning()}`,
    when: (c) => c.tone === "cercano",
  },
  {
    topic: "comfort",
    needs: ["heating", "hasAirConditioning"],
    say: (c) => `la climatización: ${heating(c)} y ${airConditioning()}`,
  },
  { topic: "comfort", needs: ["heating"], say: (c) => `tiene ${heating(c)}` },
  { topic: "comfort", needs: ["heating"], say: (c) => `${subject(c).text} se calienta con ${heating(c)}` },
  { topic: "comfort", needs: ["heating"], say: (c) => `${subject(c).text} cuenta con ${heating(c)}` },
  { topic: "comfort", needs: ["hasAirConditioning"], say: () => `tiene ${airConditioning()}` },
  { topic: "comfort", needs: ["hasAirConditioning"], say: () => `para el verano hay ${airConditioning()}` },
  { topic: "comfort", needs: ["hasAirConditioning"], say: () => `hay ${airConditioning()}` },
  {
    topic: "comfort",
    needs: ["hasAirConditioning", "hasWardrobes"],
    say: (c) => `lleva ${airConditioning()} y ${wardrobes(c)}`,
  },
];

const CONDITION = { obra_nueva: "obra nueva", bueno: "buen estado", a_reformar: "reforma" } as const;
const isCondition =
  (...conditions: (keyof typeof CONDITION)[]) =>
  (c: Saying) =>
    conditions.includes(c.facts.condition!);
const condition = (c: Saying) => mark("condition", CONDITION[c.facts.condition!]);
const builtIn = (c: Saying) => mark("yearBuilt", `${c.facts.yearBuilt}`);
const isBuilding = (c: Saying) => !isHouse(c) && !BUSINESS_TYPES.includes(c.facts.type);
const body = (c: Saying) => (isBuilding(c) ? "el edificio" : "la construcción");
/** Subject that was built, where the sentence says so itself: `la casa`, `el edificio`. */
const whatWasBuilt = (c: Saying) => (isBuilding(c) ? "el edificio" : mark("type", definite(typeNoun(c))));
const inYear = (c: Saying) => mark("renovatedYear", `${c.facts.renovatedYear}`);

/** Things that exist: none of their years may lie ahead. */
const BUILT: readonly Message[] = [
  {
    topic: "state",
    needs: ["yearBuilt", "renovatedYear"],
    say: (c) => `${body(c)} es de ${builtIn(c)} y ${subject(c).text} se reformó en ${inYear(c)}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt", "renovatedYear"],
    say: (c) => `se reformó en ${inYear(c)}; ${body(c)} es de ${builtIn(c)}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt", "renovatedYear"],
    say: (c) => `la última reforma es de ${inYear(c)} y ${body(c)}, de ${builtIn(c)}`,
  },
  {
    topic: "state",
    needs: ["condition", "renovatedYear"],
    when: isCondition("bueno"),
    say: (c) => `está en ${condition(c)}: se reformó en ${inYear(c)}`,
  },
  {
    topic: "state",
    needs: ["condition", "yearBuilt"],
    when: isCondition("bueno"),
    say: (c) => `${body(c)} es de ${builtIn(c)} y ${subject(c).text} está en ${condition(c)}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear", "renovatedWhat"],
    say: (c) => `la reforma, de ${inYear(c)}, alcanzó a ${renewed(c)}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear", "renovatedWhat"],
    say: (c) => `en ${inYear(c)} se renovó lo siguiente: ${renewed(c)}`,
  },
  { topic: "state", needs: ["renovatedWhat"], say: (c) => `se ha renovado lo siguiente: ${renewed(c)}` },
  { topic: "state", needs: ["renovatedYear"], say: (c) => `se reformó en ${inYear(c)}` },
  { topic: "state", needs: ["renovatedYear"], say: (c) => `la reforma es de ${inYear(c)}` },
  { topic: "state", needs: ["yearBuilt"], say: (c) => `${body(c)} es de ${builtIn(c)}` },
  { topic: "state", needs: ["yearBuilt"], say: (c) => `${whatWasBuilt(c)} se construyó en ${builtIn(c)}` },
  {
    topic: "state",
    needs: ["condition"],
    when: isCondition("bueno"),
    say: (c) => `${subject(c).text} está en ${condition(c)}`,
  },
  { topic: "state", needs: ["condition"], when: isCondition("bueno"), say: (c) => `se encuentra en ${condition(c)}` },
  { topic: "state", needs: ["condition"], when: isCondition("obra_nueva"), say: (c) => `es ${condition(c)}` },
  {
    topic: "state",
    needs: ["condition", "yearBuilt"],
    when: isCondition("obra_nueva"),
    say: (c) => `es ${condition(c)}, de ${builtIn(c)}`,
  },
  { topic: "state", needs: ["condition"], when: isCondition("a_reformar"), say: (c) => `necesita ${condition(c)}` },
  {
    topic: "state",
    needs: ["condition"],
    when: isCondition("a_reformar"),
    say: () => `está para ${mark("condition", "reformar")}`,
  },
  {
    topic: "state",
    needs: ["condition", "yearBuilt"],
    when: isCondition("a_reformar"),
    say: (c) => `${body(c)} es de ${builtIn(c)} y ${subject(c).text} necesita ${condition(c)}`,
  },
];

/** Things that are still to come. */
const PLANNED: readonly Message[] = [
  {
    topic: "state",
    needs: ["yearBuilt", "condition"],
    when: (c) => isPlanned(c, "yearBuilt") && isCondition("obra_nueva")(c),
    say: (c) => `es ${condition(c)}, con entrega prevista en ${builtIn(c)}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt"],
    when: (c) => isPlanned(c, "yearBuilt"),
    say: (c) => `la entrega está prevista en ${builtIn(c)}`,
  },
  {
    topic: "state",
    needs: ["yearBuilt"],
    when: (c) => isPlanned(c, "yearBuilt"),
    say: (c) => `la obra se termina, según lo previsto, en ${builtIn(c)}`,
  },
  {
    topic: "state",
    needs: ["renovatedYear"],
    when: (c) => isPlanned(c, "renovatedYear"),
    say: (c) => `la reforma está prevista en ${inYear(c)}`,
  },
];

const YEARS = ["yearBuilt", "renovatedYear"] as const;
const STATE: readonly Message[] = [
  ...BUILT.map((message): Message => {
    const years = YEARS.filter((field) => message.needs.includes(field));
    if (years.length === 0) return message;
    return {
      ...message,
      when: (c) => !years.some((field) => isPlanned(c, field)) && (message.when?.(c) ?? true),
    };
  }),
  ...PLANNED,
];

const EXTRAS = ["hasParkingIncluded", "hasStorageRoom", "hasWardrobes", "hasDoorman"] as const;
const extras = (c: Saying) =>
  c.choose.shuffled([
    ...(c.has("hasParkingIncluded") ? [parkingIncluded(c)] : []),
    ...(c.has("hasStorageRoom") ? [storage(c)] : []),
    ...(c.has("hasWardrobes") ? [wardrobes(c)] : []),
    ...(c.has("hasDoorman") ? [doorman(c)] : []),
  ]);

/** Features in the agent's words, in their order. */
const ownFeatures = (c: Saying) => listed(c.facts.features!.map((word) => mark("features", inSentence(word))));
const hasSeveralFeatures = (c: Saying) => c.facts.features!.length > 1;

const EXTRA: readonly Message[] = [
  ...EXTRAS.flatMap((field): Message[] => [
    { topic: "extras", needs: [field], takes: EXTRAS, say: (c) => `tiene además ${listed(extras(c))}` },
    { topic: "extras", needs: [field], takes: EXTRAS, say: (c) => `también hay ${listed(extras(c))}` },
    {
      topic: "extras",
      needs: [field],
      takes: EXTRAS,
      say: (c) => `${subject(c).text} cuenta con ${listed(extras(c))}`,
    },
    {
      topic: "extras",
      needs: [field],
      takes: EXTRAS,
      say: (c) => `y además, ${listed(extras(c))}`,
      when: (c) => c.tone === "cercano",
    },
  ]),
  {
    topic: "extras",
    needs: ["hasParkingIncluded", "price"],
    when: (c) => c.tone !== "inversion",
    say: (c) => `el precio, ${price(c)}, incluye ${parking(c)}`,
  },
  {
    topic: "extras",
    needs: ["hasParkingIncluded"],
    takes: ["hasStorageRoom"],
    say: (c) =>
      `${mark("hasParkingIncluded", "incluye")} ${listed([parking(c), ...(c.has("hasStorageRoom") ? [storage(c)] : [])])}`,
  },
  {
    topic: "extras",
    needs: ["hasWardrobes"],
    takes: ["hasStorageRoom"],
    say: (c) => `para guardar hay ${listed([wardrobes(c), ...(c.has("hasStorageRoom") ? [storage(c)] : [])])}`,
  },
  { topic: "extras", needs: ["features"], say: (c) => `hay que sumar ${ownFeatures(c)}` },
  { topic: "extras", needs: ["features"], say: (c) => `otros detalles: ${ownFeatures(c)}` },
  { topic: "extras", needs: ["features"], say: (c) => `se añaden ${ownFeatures(c)}`, when: hasSeveralFeatures },
  { topic: "extras", needs: ["hasDoorman"], say: (c) => `el edificio tiene ${doorman(c)}`, when: (c) => !isHouse(c) },
  {
    topic: "extras",
    needs: ["isFurnished"],
    say: (c) => {
      const { text, noun } = subject(c);
      return `${text} se entrega ${furnished(c, noun)}`;
    },
  },
  {
    topic: "extras",
    needs: ["isFurnished"],
    say: (c) => {
      const { text, noun } = subject(c);
      return `${text} está ${furnished(c, noun)}`;
    },
  },
];

/** The places as a list takes them, in any order. */
const nearby = (c: Saying) =>
  listed(c.choose.shuffled(nearbyNamed(c.facts.nearby!, false)!).map((item) => mark("nearby", item)));
/** The same with their articles, as a verb asks for them; undefined where one of them is of no kind that is known. */
const nearbyWithArticles = (c: Saying) => nearbyNamed(c.facts.nearby!, true);
const theNearby = (c: Saying) => listed(c.choose.shuffled(nearbyWithArticles(c)!).map((item) => mark("nearby", item)));
const HAVE = { tu: "tienes", vos: "tenés", usted: "tiene" } as const;

const NEAR: readonly Message[] = [
  { topic: "near", needs: ["nearby"], say: (c) => `cerca: ${nearby(c)}` },
  { topic: "near", needs: ["nearby"], say: (c) => `en los alrededores, ${nearby(c)}` },
  { topic: "near", needs: ["nearby"], say: (c) => `el entorno: ${nearby(c)}` },
  {
    topic: "near",
    needs: ["nearby"],
    say: (c) => `a mano quedan ${theNearby(c)}`,
    when: (c) => c.facts.nearby!.length > 1 && nearbyWithArticles(c) !== undefined,
  },
  { topic: "near", needs: ["nearby"], say: (c) => `en la zona: ${nearby(c)}` },
  {
    topic: "near",
    needs: ["nearby"],
    say: (c) => `cerca ${HAVE[c.person]} ${theNearby(c)}`,
    when: (c) => c.tone === "cercano" && nearbyWithArticles(c) !== undefined,
  },
];

const theRent = (c: Saying) => (lexiconOf(c).rent === "renta" ? "la renta" : `el precio del ${lexiconOf(c).rent}`);
const isSale = (c: Saying) => c.facts.operation === "venta";
const withFee = (c: Saying) => (c.has("communityFee") ? `, con ${fee(c)} de ${lexiconOf(c).communityFee}` : "");
const hasUnitPrice = (c: Saying) => isSale(c) && c.tone === "inversion" && c.facts.builtAreaM2 !== undefined;

const CONDITIONS: readonly Message[] = [
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    say: (c) => `${isOffered(c)} por ${price(c)}${withFee(c)}`,
  },
  { topic: "conditions", needs: ["price"], takes: ["communityFee"], say: (c) => `precio: ${price(c)}${withFee(c)}` },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    when: isSale,
    say: (c) => `el precio de venta es de ${price(c)}${withFee(c)}`,
  },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    when: (c) => !isSale(c),
    say: (c) => `${theRent(c)} es de ${price(c)}${withFee(c)}`,
  },
  {
    topic: "conditions",
    needs: ["price", "unitPrice"],
    when: hasUnitPrice,
    say: (c) => `el precio, ${price(c)}, equivale a ${unitPrice(c)}`,
  },
  {
    topic: "conditions",
    needs: ["price", "unitPrice"],
    when: hasUnitPrice,
    say: (c) => `${isOffered(c)} por ${price(c)}, es decir, a ${unitPrice(c)}`,
  },
  { topic: "conditions", needs: ["communityFee"], say: (c) => `${lexiconOf(c).communityFee}: ${fee(c)}` },
  { topic: "conditions", needs: ["communityFee"], say: (c) => `de ${lexiconOf(c).communityFee} se pagan ${fee(c)}` },
];

const money = (c: Saying, amount: number) => moneyIn(c.variety, amount, c.facts.currency);
const OWN: readonly Message[] = [{ topic: "own", needs: ["ownText"], say: (c) => mark("ownText", c.facts.ownText!) }];

/** The statements that the law demands, a line each; nothing of unknown facts. */
export function legalLines(c: Saying): string[] {
  const { facts, has } = c;
  return [
    ...(has("energyRating")
      ? [
          c.choose.pick(
            "energy",
            `certificado energético: ${mark("energyRating", facts.energyRating!)}`,
            `calificación energética: ${mark("energyRating", facts.energyRating!)}`,
          ),
        ]
      : []),
    ...(has("energyStatus")
      ? [
          facts.energyStatus === "en_tramite"
            ? `certificado energético ${mark("energyStatus", "en trámite")}`
            : `${mark("energyStatus", agreeing("exento", typeNoun(c)))} de certificado energético`,
        ]
      : []),
    ...(has("previousRent")
      ? [`renta del contrato anterior: ${mark("previousRent", `${money(c, facts.previousRent!)} al mes`)}`]
      : []),
    ...(has("rentIndex") ? [`índice de referencia: ${mark("rentIndex", `${money(c, facts.rentIndex!)} al mes`)}`] : []),
    ...(has("registrationNumber")
      ? [`número de registro: ${mark("registrationNumber", facts.registrationNumber!)}`]
      : []),
  ];
}

/** All ways to say the rest: comfort, state, extras, what is near, the agent's own words, the terms. */
export const TERM_MESSAGES: readonly Message[] = [...COMFORT, ...STATE, ...EXTRA, ...NEAR, ...CONDITIONS, ...OWN];
