import { CONTRARY_WORDS, FEATURE_WORDS, TYPE_OR_FEATURE } from "../../market/search/sentence-words.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { type FeatureName, MORE_FEATURES, NO_MATTER, OF_MARKET } from "./fact-words.ts";
import { ONLY_WITH } from "./objection-words.ts";
import type { Said } from "./said.ts";
import { spokenOf } from "./spoken-of.ts";
import { asksPolitely, phraseAt, stanceAt } from "./stance.ts";

/** The things that a home should have, and those that it should not. */

const MORE = MORE_FEATURES.map(([words, feature]) => [words.split(" "), feature] as const);
const MORE_BY_FIRST = new Map<string, (typeof MORE)[number][]>();
for (const each of MORE) MORE_BY_FIRST.set(each[0][0]!, [...(MORE_BY_FIRST.get(each[0][0]!) ?? []), each]);

const NEGATIONS = /^(sin|no|ni|nada|tampoco|ningun|ninguna|excepto|salvo|evitar|menos|descarto|descartamos|nunca)$/;
const NEGATION_ENDS = /^(con|pero|que|y|si|aunque|;|\.|,|:|porque|mejor|sino)$/;

/** Whether the piece at `at` is refused: «sin», «no quiero», «nada de», «que no sea un». */
function isRefused(clause: Clause, at: number): boolean {
  const { scan, line } = clause;
  if (ONLY_WITH.test(line)) return false;
  // «Perros no», «bajos no quiero».
  if (stanceAt(clause, at).denier > at) return true;
  for (let before = at - 1; before >= Math.max(0, at - 5); before--) {
    const word = wordAt(scan, before);
    if (word === "menos" && (wordAt(scan, before - 1) === "al" || wordAt(scan, before - 1) === "lo")) return false;
    if (NEGATIONS.test(word)) {
      if (
        asksPolitely(
          scan.tokens.map((token) => token.word),
          before,
        )
      )
        return false;
      // «No, con ascensor»; «no menos de».
      if (wordAt(scan, before + 1) === ",") return false;
      return true;
    }
    if (NEGATION_ENDS.test(word) && !(word === "y" && wordAt(scan, before - 1) === "bajos")) {
      if (word === "que" && wordAt(scan, before + 1) !== "no") continue;
      return false;
    }
  }
  return false;
}

const REFUSED_WISHES: Readonly<Record<string, FeatureName | undefined>> = {
  escaleras: "accesible",
  escalones: "accesible",
  obras: "reformado",
  obra: "reformado",
  reforma: "reformado",
  reformas: "reformado",
  reformar: "reformado",
  ruidos: "tranquilo",
  ruido: "tranquilo",
};

interface FoundFeature {
  feature: FeatureName;
  isRefused: boolean;
  at: number;
}

/** The features that a clause names, and whether each is refused. */
export function featuresIn(clause: Clause): FoundFeature[] {
  const { scan } = clause;
  const found: FoundFeature[] = [];
  for (let at = 0; at < scan.tokens.length; at++) {
    const word = wordAt(scan, at);
    // «Ciudad Jardín» is a name.
    const isName = [at - 1, at].every((place) => /^\p{Lu}\p{Ll}/u.test(scan.tokens[place]?.text ?? ""));
    if (isName && at > 1) continue;
    const more = MORE_BY_FIRST.get(word)?.find(([words]) =>
      words.every((one, step) => wordAt(scan, at + step) === one),
    );
    if (more) {
      // «Detrás de un piso» counts no floors, «una casa de un piso» does.
      if (
        more[0].join(" ") === "de un piso" &&
        at > 0 &&
        !/^(casa|casita|chalet|todo|sea|,)$/.test(wordAt(scan, at - 1))
      )
        continue;
      if (more[0].join(" ") === "primer piso" && /^(mi|nuestro|su)$/.test(wordAt(scan, at - 1))) continue;
      // «Sin ruidos» is itself the wish.
      const startsRefused = /^(sin|no)$/.test(more[0][0]!);
      found.push({ feature: more[1], isRefused: !startsRefused && isRefused(clause, at), at });
      at += more[0].length - 1;
      continue;
    }
    const ofType = TYPE_OR_FEATURE[word];
    const market =
      FEATURE_WORDS[word] ??
      (ofType === "garaje" ? "hasParkingIncluded" : ofType === "trastero" ? "hasStorageRoom" : undefined);
    // «Cerca al jardín de la niña» speaks of a child's nursery.
    if (
      market === "hasGarden" &&
      (/^(al|del)$/.test(wordAt(scan, at - 1)) || /^(infantil|de)$/.test(wordAt(scan, at + 1)))
    )
      continue;
    if (
      market === "hasAirConditioning" &&
      word === "aire" &&
      !/^(con|de|tenga|tiene|tienen|hay|puesto|lleva|el|y|,|sin)$/.test(wordAt(scan, at - 1))
    )
      continue;
    // «Que no tengan que subir escaleras», «sin meternos en obras»: what is refused is itself a wish.
    const contrary = REFUSED_WISHES[word];
    if (contrary && isRefused(clause, at)) found.push({ feature: contrary, isRefused: false, at });
    if (market) found.push({ feature: OF_MARKET[market], isRefused: isRefused(clause, at), at });
    else if (CONTRARY_WORDS[word] === "isExterior")
      found.push({ feature: "interior", isRefused: isRefused(clause, at), at });
  }
  return found;
}

const SHOWN: Partial<Record<FeatureName, readonly [wished: string, refused: string]>> = {
  bajo: ["planta baja", "que no sea bajo"],
  interior: ["interior", "que no sea interior"],
  exterior: ["exterior", "que no sea exterior"],
  mascotas: ["admite mascotas", "sin mascotas"],
  amueblado: ["amueblado", "sin amueblar"],
  luminoso: ["luminoso", "que no sea luminoso"],
  tranquilo: ["tranquilo", "que no sea tranquilo"],
  reformado: ["reformado", "que no esté reformado"],
  "a reformar": ["a reformar", "que no sea para reformar"],
  "obra nueva": ["obra nueva", "que no sea obra nueva"],
  "planta alta": ["planta alta", "que no sea planta alta"],
  "última planta": ["última planta", "que no sea última planta"],
  "cerca del metro": ["cerca del metro", "lejos del metro"],
  "cerca de colegios": ["cerca de colegios", "lejos de colegios"],
  accesible: ["accesible", "con escaleras"],
  "libre de ocupantes": ["libre de ocupantes", "ocupado"],
  "una sola planta": ["de una sola planta", "de varias plantas"],
  "primera línea de mar": ["en primera línea de mar", "que no sea primera línea"],
  "cerca de la playa": ["cerca de la playa", "lejos de la playa"],
  "parque cerca": ["cerca de un parque", "lejos de parques"],
  "bien comunicado": ["bien comunicado", "mal comunicado"],
  "orientación sur": ["con orientación sur", "que no dé al sur"],
  "con licencia turística": ["con licencia turística", "sin licencia turística"],
};

/** Names of a place for the car in countries where it is no «garaje». */
const COUNTRY_PARKING: Readonly<Record<string, string>> = {
  MX: "estacionamiento",
  CL: "estacionamiento",
  CO: "parqueadero",
  EC: "parqueadero",
  AR: "cochera",
  PE: "cochera",
};
/** Without which somebody takes no home: «ascensor sí o sí». */
const MUSTS = / (si o si|imprescindibles?|indispensables?|obligatori[oa]|innegociables?|irrenunciables?) /;
const LISTED_MUSTS = /^ (?:lo )?(imprescindibles?|indispensables?|obligatori[oa]s?) : /;
const WISHES_ONLY =
  / (si puede ser|a ser posible|a poder ser|si es posible|no es (imprescindible|indispensable|obligatorio)|estaria bien) /;
/** Worries about a home are no wishes. */
const WORRIES = / (preocupan?|derrama|derramas|averia|estropead[oa]|arregl(o|ar|aron|en)|rot[oa]) /;

/** «La luz es una maravilla» praises one home, «vivíamos en un sexto sin ascensor» tells of another. */
function isWished(clause: Clause, at: number): boolean {
  const spoken = spokenOf(clause, at);
  const { isOfOther, isPast } = stanceAt(clause, at);
  if (spoken === "had" || spoken === "lives" || isOfOther || isPast) return false;
  const [second, first] = [wordAt(clause.scan, at - 2), wordAt(clause.scan, at - 1)];
  if (first === "con" || (second === "con" && /^(su|sus|un|una|mi)$/.test(first))) return true;
  return spoken === "wished" || !/^(la|el|las|los|su|sus|esa|ese|aquel|aquella)$/.test(wordAt(clause.scan, at - 1));
}

/** The wished and the refused features of a clause; what does not matter to somebody is left out. */
export function featuresSaid(clause: Clause, country: string, isOwner = true): Said[] {
  if (
    WORRIES.test(clause.line) ||
    / no (tengo|tenemos|hay|tiene) (mascotas?|perros?|gatos?|animales|ningun|muebles) /.test(clause.line)
  )
    return [];
  const wished = featuresIn(clause).filter(
    ({ at }) => !NO_MATTER.test(phraseAt(clause, at)) && (isOwner || isWished(clause, at)),
  );
  return wished.map(({ feature, isRefused: refused, at }): Said => {
    const phrase = phraseAt(clause, at);
    const isMust = (MUSTS.test(phrase) || LISTED_MUSTS.test(clause.line)) && !WISHES_ONLY.test(phrase);
    const must = !refused && isMust ? ", imprescindible" : "";
    const name = (feature === "garaje" && COUNTRY_PARKING[country]) || feature;
    const shown = `${SHOWN[feature]?.[refused ? 1 : 0] ?? `${refused ? "sin" : "con"} ${name}`}${must}`;
    return {
      kind: "features",
      key: feature,
      shown,
      value: { type: "text", text: refused ? `no ${feature}` : feature },
      certainty: 0.85,
    };
  });
}
