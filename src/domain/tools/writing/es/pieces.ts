import type { FieldKey } from "../facts.ts";
import type { Grammar, Saying } from "../grammar.ts";
import { capitalised, mark } from "../marks.ts";
import { openers } from "../salience.ts";
import { FLOWING_HOME } from "./flowing-home.ts";
import { FLOWING_TERMS } from "./flowing-terms.ts";
import { lexiconOf, typeNoun } from "./lexicon.ts";
import { HOME_MESSAGES } from "./messages-home.ts";
import { legalLines, TERM_MESSAGES } from "./messages-terms.ts";
import { agreeing, definite, listed } from "./nouns.ts";
import { opening } from "./opening.ts";
import {
  airConditioning,
  area,
  bareFloor,
  baths,
  building,
  built,
  compass,
  doorman,
  exterior,
  fee,
  furnished,
  garden,
  heating,
  inPlace,
  isFeature,
  isPlanned,
  lift,
  nearPlace,
  onOffer,
  parkingIncluded,
  plot,
  pool,
  price,
  qualified,
  rooms,
  storage,
  terrace,
  topFloor,
  toViews,
  typeName,
  usable,
  wardrobes,
  withFeature,
} from "./phrases.ts";
import { following, together } from "./together.ts";

/** Titles, one line, bullets and calls. */

const bareArea = (c: Saying) => mark("builtAreaM2", area(c, "builtAreaM2"));

function features(c: Saying): { is: string[]; with: string[] } {
  const fields = openers(c.facts);
  const stated = (say: (c: Saying, field: FieldKey) => string | undefined) =>
    fields.flatMap((field) => say(c, field) ?? []);
  return { is: stated(isFeature), with: stated(withFeature) };
}

function titles(c: Saying): string[] {
  const { is, with: heaviest } = features(c);
  const things = c.choose.shuffled(heaviest.slice(0, 4));
  const near = c.has("placeName") ? ` en ${nearPlace(c)}` : "";
  const first = things[0] && ` con ${things[0]}`;
  const second = things[1] && ` con ${things[1]}`;
  const two = things.length > 1 && ` con ${listed(things.slice(0, 2))}`;
  const adjective = is[0] ? ` ${is[0]}` : "";
  const ofRooms = c.has("rooms") && ` de ${rooms(c)}`;
  const ofArea = c.has("builtAreaM2") && ` de ${bareArea(c)}`;
  const at = c.has("placeName") && nearPlace(c);
  const rich = [
    two && `${typeName(c)}${two}${near}`,
    two && `${typeName(c)}${adjective}${two}${near}`,
    two && at && `${at}: ${typeName(c)}${two}`,
    first && ofRooms && `${typeName(c)}${ofRooms}${first}${near}`,
    second && ofRooms && `${typeName(c)}${ofRooms}${second}${near}`,
    second && ofArea && `${typeName(c)}${ofArea}${second}${near}`,
    first && at && `${at}: ${typeName(c)}${adjective}${first}`,
    second && ofRooms && at && `${at}: ${typeName(c)}${ofRooms}${second}`,
    first && ofArea && at && `${at}: ${typeName(c)}${ofArea}${first}`,
    ofRooms && `${typeName(c)}${qualified(adjective, ofRooms)}${near}`,
  ].filter((title) => typeof title === "string" && title !== "") as string[];
  const plain = [
    `${typeName(c)}${first || ofArea || ""}${near}`,
    `${typeName(c)}${ofArea || ""}${near}`,
    `${typeName(c)}${near}`,
    `${typeName(c)}${first || ofArea || ""}`,
    `${typeName(c)} ${onOffer(c)}`,
  ];
  // The kind of home alone is no title.
  return [...c.choose.shuffled(rich), ...plain.filter((title) => title !== typeName(c))].map(capitalised);
}

function summary(c: Saying, most: number): string {
  const { is, with: things } = features(c);
  const facts = [
    ...(c.has("builtAreaM2") ? [bareArea(c)] : []),
    ...(c.has("rooms") ? [rooms(c)] : []),
    ...(c.has("bathrooms") ? [baths(c)] : []),
    ...things.slice(0, 5),
  ].slice(0, most);
  const isWord = is[0] && c.choose.chance(0.5) ? ` ${is[0]}` : "";
  const head = c.choose.chance(0.5)
    ? `${typeName(c)}${isWord} ${onOffer(c)}${inPlace(c)}`
    : `${typeName(c)}${isWord}${inPlace(c)}`;
  if (facts.length === 0) return capitalised(head);
  return capitalised(`${head}${c.choose.pick("summary", ":", ",")} ${listed(facts)}`);
}

const count = (c: Saying, field: "rooms" | "bathrooms", word: string) =>
  mark(field, word.replace(/^\S+/, `${c.facts[field]}`));

function bullets(c: Saying): string[] {
  const { has, facts } = c;
  const when = (field: FieldKey, say: () => string) => (has(field) ? [say()] : []);
  const noun = typeNoun(c);
  const plainText = (marked: string) => marked.replace(/\ue001[^\ue001\ue002]*\ue002|\ue003/g, "");
  const lines = [
    ...when("builtAreaM2", () => `${built(c)}${has("usableAreaM2") ? ` (${usable(c)})` : ""}`),
    ...(has("builtAreaM2") ? [] : when("usableAreaM2", () => usable(c))),
    ...when("plotAreaM2", () => `parcela de ${plot(c)}`),
    ...(has("rooms") || has("bathrooms")
      ? [
          listed([
            ...when("rooms", () => count(c, "rooms", plainText(rooms(c)))),
            ...when("bathrooms", () => count(c, "bathrooms", plainText(baths(c)))),
          ]),
        ]
      : []),
    ...when("floor", () => `${bareFloor(c)}${has("hasLift") ? ` con ${lift(c)}` : ""}`),
    ...(has("floor") ? [] : when("hasLift", () => lift(c))),
    ...when("buildingFloors", () => `${building(c)} en total`),
    ...when("isTopFloor", () => topFloor(c)),
    ...when("isExterior", () => exterior(c)),
    ...when("orientation", () => `orientación ${compass(c)}`),
    ...when("views", () => `vistas ${toViews(c)}`),
    ...when("hasTerrace", () => terrace(c)),
    ...when("hasGarden", () => garden(c)),
    ...when("hasPool", () => pool(c)),
    ...when("hasParkingIncluded", () => parkingIncluded(c)),
    ...when("hasStorageRoom", () => storage(c)),
    ...when("hasWardrobes", () => wardrobes(c)),
    ...when("hasDoorman", () => doorman(c)),
    ...when("heating", () => heating(c)),
    ...when("hasAirConditioning", airConditioning),
    ...when("isFurnished", () => furnished(c, noun)),
    ...when("condition", () =>
      facts.condition === "a_reformar"
        ? mark("condition", "para reformar")
        : mark("condition", facts.condition === "bueno" ? "en buen estado" : "obra nueva"),
    ),
    ...when("yearBuilt", () =>
      mark(
        "yearBuilt",
        `${isPlanned(c, "yearBuilt") ? "entrega prevista" : agreeing("construido", noun)} en ${facts.yearBuilt}`,
      ),
    ),
    ...when("renovatedYear", () =>
      mark(
        "renovatedYear",
        `${isPlanned(c, "renovatedYear") ? "reforma prevista" : agreeing("reformado", noun)} en ${facts.renovatedYear}`,
      ),
    ),
    ...when("renovatedWhat", () => `reforma: ${mark("renovatedWhat", facts.renovatedWhat!)}`),
    ...(facts.features ?? []).map((item) => mark("features", item)),
    ...(facts.nearby ?? []).map((item) => mark("nearby", item)),
    ...when("price", () => `precio: ${price(c)}`),
    ...when("communityFee", () => `${lexiconOf(c).communityFee}: ${fee(c)}`),
    ...legalLines(c),
  ];
  return lines.map(capitalised);
}

/** How a text ends; `{home}` is the home by its name, so that no pronoun is left without one. */
const CALLS = {
  neutro: {
    tu: [
      "Pide una visita y mira {home} por dentro.",
      "Llámanos para visitar {home}.",
      "Escríbenos y quedamos para ver {home}.",
      "Di qué día puedes y te enseñamos {home}.",
      "Pide tu visita por teléfono o por mensaje.",
    ],
    vos: [
      "Pedí una visita y conocé {home} por dentro.",
      "Llamanos para visitar {home}.",
      "Escribinos y coordinamos la visita.",
    ],
    usted: [
      "Pida una visita y conozca {home} por dentro.",
      "Llámenos para visitar {home}.",
      "Escríbanos y acordamos la visita.",
    ],
  },
  cercano: {
    tu: [
      "¿Te encaja? Escríbenos y vamos a ver {home}.",
      "Ven a ver {home}: te esperamos.",
      "Cuéntanos cuándo puedes y te enseñamos {home}.",
    ],
    vos: [
      "¿Te interesa? Escribinos y coordinamos la visita.",
      "Vení a ver {home}: te esperamos.",
      "Contanos cuándo podés y te mostramos {home}.",
    ],
    usted: [
      "¿Le interesa? Escríbanos y vamos a ver {home}.",
      "Venga a ver {home}: le esperamos.",
      "Díganos cuándo puede y le mostramos {home}.",
    ],
  },
  premium: {
    tu: ["Visitas con cita previa.", "Concertamos la visita a tu medida.", "Solicita una visita privada."],
    vos: ["Visitas con cita previa.", "Coordinamos la visita con vos.", "Solicitá una visita privada."],
    usted: ["Visitas con cita previa.", "Concertamos la visita con usted.", "Solicite una visita privada."],
  },
  inversion: {
    tu: [
      "Pide la documentación y haz tus números.",
      "Escríbenos y te mandamos los datos.",
      "Llámanos y vemos los números contigo.",
    ],
    vos: [
      "Pedí la documentación y hacé tus números.",
      "Escribinos y te mandamos los datos.",
      "Llamanos y vemos los números con vos.",
    ],
    usted: [
      "Pida la documentación y haga sus números.",
      "Escríbanos y le enviamos los datos.",
      "Llámenos y vemos los números con usted.",
    ],
  },
} as const;

const calls = (c: Saying): string[] =>
  CALLS[c.tone][c.person].map((line) => line.replace("{home}", definite(typeNoun(c))));

/** Spanish, in the words of five countries. */
export const SPANISH: Grammar = {
  messages: [...HOME_MESSAGES, ...TERM_MESSAGES],
  flowing: [...FLOWING_HOME, ...FLOWING_TERMS],
  opening,
  together,
  following,
  titles,
  summary,
  priceLine: (c) => (c.has("price") ? price(c) : ""),
  legalLines,
  bullets,
  calls,
};
