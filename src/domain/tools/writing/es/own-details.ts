import type { FieldKey } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { capitalised, mark, plainOf } from "../marks.ts";
import { say } from "./invitations.ts";
import { typeNoun } from "./lexicon.ts";
import { listed } from "./nouns.ts";
import { isOwnSentence, ownSentences } from "./own-sentences.ts";
import { inSentence, subject } from "./phrases.ts";
import { isFlat, isLivedIn } from "./rich.ts";

/** Sentences about what the agent wrote themselves: features, details of an older advert, and whole sentences of it. */

type Kind = "inside" | "outside" | "building" | "rest";

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    "outside",
    /^(?:balc[oó]n|balcones|toldo|patio|porche|azotea|solari|barbacoa|huerto|asador|quincho|parrilla|pozo|riego|p[eé]rgola|jard[ií]n|[aá]rboles|frutales|olivos|mirador|fachada|escaparate)/i,
  ],
  [
    "building",
    /^(?:club house|casa club|conserjer|porter[ií]a|recepci[oó]n|lobby|solarium com|sala de cine|sal[oó]n (?:social|comunal|comunitario)|zona (?!de ropas)|juegos infantiles|gimnasio|gym|zonas? com[uú]n|sal[oó]n de usos|vigilancia|seguridad|pista|p[aá]del|parque infantil|portal\b|rampa|sum\b|coworking|lavander|urbanizaci|videoportero|circuito cerrado|elevador|ascensor)/i,
  ],
  [
    "inside",
    /^(?:(?:un|una|dos|tres|cuatro|cinco|seis|\d{1,2}) (?:despachos?|salas?|oficinas?|vestidores|terrazas|balcones)|despachos?|archivo|estudio(?! de)|escritorio|planta di[aá]fana|espacio di[aá]fano|doble altura|cocina|office|sal[oó]n|sala|living|comedor|recibidor|vest[ií]bulo|pasillo|galer[ií]a|lavadero|zona de ropas|despensa|vestidor|walk|suelos?|pisos? de|parqu|tarima|m[aá]rmol|baldosas?|mosaico|techos?|vigas?|b[oó]vedas?|molduras?|ventana|contraventana|persianas?|puertas?|carpinter|doble|triple|climalit|electrodom|encimera|isla|horno|ba[ñn]|ducha|dormitorio|suite|buhardilla|s[oó]tano|bodega|altillo|biblioteca|cuarto|cava|cl[oó]set|tragaluz|claraboya|lucernario|estufa|radiadores|paredes|escalera|chimenea|aseo|toilette|dependencia|entrepiso|mezzanine|vidriera|luminaria)/i,
  ],
];
/** Things that are the building's where the home is part of one, and the home's own elsewhere. */
const OF_WHOLE = /^(?:roof ?(?:top|garden)|quincho|huerto|pista)/i;
const SAID_OF_BUILDING =
  /(?<!\p{L})(?:del|en el) edificio(?!\p{L})|(?<!\p{L})(?:comunitari[oa]s?|com[uú]n|comunes|compartid[oa]s?)(?!\p{L})/iu;
function kindOf(words: string, c: Saying): Kind {
  if (SAID_OF_BUILDING.test(words)) return "building";
  if (OF_WHOLE.test(words)) return isFlat(c) ? "building" : "outside";
  return KINDS.find(([, names]) => names.test(words))?.[0] ?? "rest";
}

/** Things that agents name without an article. */
const ARTICLES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "la cocina|el salón|el comedor|el recibidor|la galería|el lavadero|la despensa|el vestidor|el suelo|los suelos|los pisos|la tarima|" +
    "el parqué|los techos|el techo|las vigas|la bóveda|las bóvedas|las molduras|la ventana|las ventanas|los ventanales|el ventanal|" +
    "la chimenea|la bodega|el altillo|la biblioteca|el balcón|los balcones|el patio|el porche|la azotea|la barbacoa|el huerto|la parrilla|" +
    "el quincho|el asador|la pérgola|el mirador|la fachada|el escaparate|la escalera|la buhardilla|el sótano|el gimnasio|la isla|las paredes|los muros"
  )
    .split("|")
    .map((named) => [named.replace(/^\S+ /, ""), named.slice(0, named.indexOf(" "))]),
);
/** `los suelos de mármol`; undefined where the article of the thing is not known. */
export function detailNamed(words: string): string | undefined {
  const article = ARTICLES[words.split(" ")[0]!.toLocaleLowerCase("es")];
  return article === undefined ? undefined : `${article} ${words}`;
}

/** Features of the form and details of an older advert that a list can take, each marked, in the order in which they were written. */
const detailsOf = (c: Saying) =>
  (["features", "noted"] as const).flatMap((field) =>
    c
      .unsaid(field)
      .filter((words) => !isOwnSentence(words))
      .map((words) => ({
        kind: kindOf(words, c),
        text: mark(field, inSentence(words)),
      })),
  );

/** A message of details says all that are left: behind the list those that stand as sentences. */
const withSentences =
  (say: Message["say"]): Message["say"] =>
  (c) => {
    const sentences = ownSentences(c);
    return sentences === "" ? say(c) : `${say(c)}. ${capitalised(sentences)}`;
  };
const hasListed = (c: Saying) => detailsOf(c).length > 0;

/** A detail that is no thing: how the home is, or what it is for. */
const NO_THING =
  /^(?:muy|tan|ideal|list[oa]s?|con|sin|en|al?|apt[oa]|pet|se admiten|acepta[n]?|para|por|de|del|se|es|est[aá]|tiene|hay|recién|totalmente|todo|toda|esquina|interior|exterior|diáfan[oa]|luminos[oa]|soleado|céntric[oa]|tranquil[oa]|local|piso|casa(?! (?:club|de invitados))|chalet|vivienda|oficina|finca|departamento|apartamento(?! de invitados)|ático|\p{L}{2,}(?:ad|id)[oa]s?)(?!\p{L})/iu;

/** Whether words of the agent say how a home is, and name nothing that it has: `muy luminoso`, `apto para mascotas`. */
export const isTrait = (words: string): boolean => NO_THING.test(words) || isOwnSentence(words);

/** Things among the details that are of no other kind, each marked: `fibra óptica`. */
export const otherThings = (c: Saying): string[] =>
  detailsOf(c).flatMap(({ kind, text }) => (kind === "rest" && !isTrait(plainOf(text)) ? [text] : []));

/** Details of a kind that are not said yet, each marked. */
export const detailsOfKind = (c: Saying, ...kinds: readonly Kind[]): string[] =>
  detailsOf(c).flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : []));

const PLACES: Record<Kind, string> = {
  inside: "dentro",
  outside: "fuera",
  building: "en el edificio",
  rest: "además",
};

/** `dentro, cocina con isla y suelo de tarima; fuera, balcón`: every kind in its own place. */
function byPlace(c: Saying): string {
  // A house is its own building, so that a gym of the building is one more thing of the home.
  const details = detailsOf(c).map((one) =>
    one.kind === "building" && !isFlat(c) ? { ...one, kind: "rest" as const } : one,
  );
  const kinds = (["inside", "outside", "building", "rest"] as const).map((kind) => ({
    kind,
    of: details.filter((one) => one.kind === kind).map(({ text }) => text),
  }));
  return kinds
    .filter(({ of }) => of.length > 0)
    .map(({ kind, of }) => `${PLACES[kind]}, ${listed(of)}`)
    .join("; ");
}
const all = (c: Saying) => listed(detailsOf(c).map(({ text }) => text));
const areOfSeveralKinds = (c: Saying) => new Set(detailsOf(c).map(({ kind }) => kind)).size > 1;
/** Whether one of them tells how the home is, and cannot be something that it has. */
const areTraits = (c: Saying) => detailsOf(c).some(({ text }) => isTrait(plainOf(text)));
const ADJECTIVE = /^(?:muy )?((?:apt|luminos|solead|céntric|tranquil|diáfan|silencios|acogedor)\p{L}*)/iu;
/** Whether all of them say how the home is, in the gender of its name: `apto crédito`, `muy luminosa`. */
const areAdjectives = (c: Saying) =>
  detailsOf(c).every(({ text }) => {
    const adjective = ADJECTIVE.exec(plainOf(text))?.[1];
    return adjective !== undefined && adjective.endsWith("a") === typeNoun(c).isFeminine;
  });
const areSeveralThings = (c: Saying) => detailsOf(c).length > 1 && !areTraits(c);
const areThings = (c: Saying) => detailsOf(c).every(({ kind }) => kind !== "rest");

const areAll = (kind: Kind) => (c: Saying) => detailsOf(c).every((one) => one.kind === kind);
const FIELDS: readonly FieldKey[] = ["features", "noted"];
/** Details of one kind stand where the text speaks of such things. */
const AT_HAND: readonly Message[] = (["features", "noted"] as const).flatMap((field) => {
  const message = (topic: Message["topic"], kind: Kind, say: Message["say"], tones?: Message["tones"]): Message => ({
    topic,
    needs: [field],
    takes: FIELDS,
    say: withSentences(say),
    when: (c) => hasListed(c) && isLivedIn(c) && areAll(kind)(c),
    isRich: true,
    ...(tones && { tones }),
  });
  return [
    message("inside", "inside", (c) => `dentro hay además ${all(c)}`),
    message("inside", "inside", (c) => `${subject(c).text} tiene ${all(c)}`),
    message("inside", "inside", (c) => `y por dentro, más: ${all(c)}`, ["cercano"]),
    message("inside", "inside", (c) => `entre sus detalles, ${all(c)}`, ["premium"]),
    message("outdoor", "outside", (c) => `fuera hay también ${all(c)}`),
    message("outdoor", "outside", (c) => `al aire libre hay además ${all(c)}`),
    message("floor", "building", (c) => (isFlat(c) ? `el edificio tiene ${all(c)}` : `hay además ${all(c)}`)),
  ];
});
const DETAILS: readonly Message[] = (["features", "noted"] as const).flatMap((field) => {
  const message = (say: Message["say"], more: Partial<Message> = {}): Message => ({
    topic: "extras",
    needs: [field],
    takes: FIELDS,
    ...more,
    say: withSentences(say),
    when: (c) => hasListed(c) && (more.when?.(c) ?? true),
  });
  return [
    message((c) => `cuenta con ${all(c)}`, { when: (c) => !isLivedIn(c) && !areTraits(c), isRich: true }),
    message(byPlace, { when: (c) => isLivedIn(c) && areOfSeveralKinds(c), isRich: true }),
    message((c) => `es ${all(c)}`, { when: areAdjectives, isRich: true }),
    message((c) => `hay además ${all(c)}`, { when: (c) => areThings(c) && !areOfSeveralKinds(c) }),
    message((c) => `${c.tone === "cercano" ? say(c, "have") : "tiene"} además ${all(c)}`, {
      when: (c) => !areThings(c) && !areTraits(c),
    }),
    message(all, { when: (c) => !areThings(c) && areTraits(c) }),
    message((c) => `y hay más: ${all(c)}`, { tones: ["cercano"], when: areSeveralThings }),
    message((c) => `entre sus detalles, ${all(c)}`, { tones: ["premium"], when: areSeveralThings }),
    {
      topic: "extras" as const,
      needs: [field],
      takes: FIELDS,
      say: (c: Saying) => ownSentences(c),
      when: (c: Saying) => !hasListed(c),
    },
  ];
});

const QUOTED: readonly Message[] = [
  {
    topic: "own",
    needs: ["quoted"],
    say: (c) => mark("quoted", c.facts.quoted!.map(capitalised).join(" ")),
  },
];

/** All of them. */
export const OWN_DETAILS: readonly Message[] = [...AT_HAND, ...DETAILS, ...QUOTED];
