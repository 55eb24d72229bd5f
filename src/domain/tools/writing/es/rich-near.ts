import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { type PlaceAway, placesAway } from "./around.ts";
import { listed } from "./nouns.ts";
import { rich, WARM } from "./rich.ts";

/** Sentences about the places near, with a verb and articles: `el metro de Patraix queda a 5 minutos y el parque, a 6`. */

const near = (text: string) => mark("nearby", text);
const isPlural = ({ name }: PlaceAway) => /^(?:los|las|unos|unas) /i.test(name);

/** `a 5 minutos en coche` in its parts. */
const parted = (away: string) => /^a (unos )?(\S+) (min(?:uto)?s?)\b(.*)$/i.exec(away);
/** The distance without its unit where the place before has the same; of metres the unit is always said. */
export function shortened(away: string, before: PlaceAway | undefined): string {
  const [own, other] = [parted(away), before && parted(before.away)];
  if (!own || !other || own[3] !== other[3] || own[4] !== other[4]) return away;
  return `a ${own[1] ?? ""}${own[2]}`;
}

/** Those that are nearest by foot first, so that units that are alike stand together. */
const inOrder = (c: Saying): PlaceAway[] => {
  const byFoot = (one: PlaceAway) => Number(parted(one.away)?.[2] ?? Number.POSITIVE_INFINITY);
  return [...(placesAway(c) ?? [])].sort((a, b) => byFoot(a) - byFoot(b) || 0);
};

/** `el metro de Patraix queda a 5 minutos y el parque, a 6` */
function placesFirst(c: Saying, verb: string): string {
  const places = inOrder(c);
  const [first, ...rest] = places;
  const said = isPlural(first!) ? (PLURAL[verb] ?? verb) : verb;
  return listed([
    near(`${first!.name} ${said} ${first!.away}`),
    ...rest.map((one, i) => near(`${one.name}, ${shortened(one.away, places[i])}`)),
  ]);
}
const PLURAL: Readonly<Record<string, string>> = {
  está: "están",
  queda: "quedan",
  "te queda": "te quedan",
  "le queda": "le quedan",
};
/** `a 5 minutos queda el metro de Patraix y a 6, el parque` */
function distancesFirst(c: Saying, verb: string): string {
  const places = inOrder(c);
  const [first, ...rest] = places;
  const said = isPlural(first!) ? (PLURAL[verb] ?? verb) : verb;
  const isThere = /^una? /i.test(first!.name);
  return listed([
    near(`${first!.away} ${isThere ? "hay" : said} ${first!.name}`),
    ...rest.map((one, i) => near(`${shortened(one.away, places[i])}, ${one.name}`)),
  ]);
}
const from = (name: string) => (/^el /i.test(name) ? `del ${name.slice(3)}` : `de ${name}`);
/** `está a 5 minutos del metro de Patraix y a 6 del parque` */
const fromHome = (c: Saying) => {
  const places = inOrder(c);
  return listed(places.map((one, i) => near(`${shortened(one.away, places[i - 1])} ${from(one.name)}`)));
};

const YOU = { tu: "te queda", vos: "te queda", usted: "le queda" } as const;
const around = (say: Message["say"], more: Partial<Message> = {}): Message =>
  rich({ topic: "near", needs: ["nearby"], say, ...more }, (c) => placesAway(c) !== undefined);

/** All of them. */
export const RICH_NEAR: readonly Message[] = [
  around((c) => placesFirst(c, "está")),
  around((c) => placesFirst(c, "queda")),
  around((c) => placesFirst(c, YOU[c.person]), { tones: ["cercano"] }),
  around((c) => distancesFirst(c, "queda"), { tones: WARM }),
  around((c) => `está ${fromHome(c)}`, { when: (c) => placesAway(c)!.length < 4, tones: ["neutro", "inversion"] }),
];
