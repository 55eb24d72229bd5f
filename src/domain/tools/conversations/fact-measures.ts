import {
  AMBIENT_WORDS,
  AREA_FACTORS,
  BATH_WORDS,
  CONTRARY_WORDS,
  FEATURE_WORDS,
  ROOM_WORDS,
  TYPE_OR_FEATURE,
} from "../../market/search/sentence-words.ts";
import { formatArea } from "../../shared/format/format.ts";
import { bedroomsOf, countsAmbientes } from "../../shared/listing/ambientes.ts";
import { type Bound, boundOf, rangeEnd } from "../../shared/spoken/bounds.ts";
import { freeQuantities, isFree, take, wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { type FeatureName, MORE_FEATURES, NO_MATTER, OF_MARKET } from "./fact-words.ts";
import { ONLY_WITH } from "./objection-words.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import { spokenOf } from "./spoken-of.ts";
import { phraseAt, stanceAt } from "./stance.ts";

const METRES = /^(utiles|construidos|m2|mt2|mts2|m|mt|mts|metros|mtrs|metro|metritos)$/;

/** Areas of parts of a home, and of its ground. */
const OTHER_AREAS =
  /^(parcela|terreno|lote|jardin|terraza|patio|trastero|salon|solar|balcon|finca|cocina|bodega|garaje)$/;

/** «Cochera para 2 carros» counts no rooms. */
const OTHER_COUNTS =
  /^(carros?|coches?|autos?|personas?|plazas?|ninos?|ninas?|hijos?|hijas?|perros?|gatos?|anos|meses|adultos?|plantas?|pisos?)$/;

interface Measured {
  kind: "rooms" | "area" | "baths";
  min: number | null;
  max: number | null;
  isAmbientes: boolean;
  /** Place of its number. */
  at?: number;
}

const ends = (first: number, second: number | undefined, bound: Bound): [number | null, number | null] => {
  if (second !== undefined) return [first, second];
  return bound === "least" ? [first, null] : bound === "most" ? [null, first] : [first, first];
};

/** Counts of rooms and areas; their pieces are taken, wished or not, so that no number of them is money. */
export function measuresIn(clause: Clause, asked: ReadonlySet<AskedSlot>): Measured[] {
  const { scan } = clause;
  const found: Measured[] = [];
  const free = freeQuantities(scan);
  for (const first of free) {
    // Earlier ones took their units, which may be numbers themselves.
    if (!isFree(scan, first) || first.scale > 1) continue;
    const isDenied = stanceAt(clause, first.from).denier >= 0;
    const other = rangeEnd(scan, first, free);
    const second = other && isFree(scan, other) ? other : undefined;
    const last = second ?? first;
    // «3 ó 4», «2/3 ambientes».
    const slash =
      !second && wordAt(scan, first.to) === "/" ? scan.quantities.find(({ from }) => from === first.to + 1) : undefined;
    const end = (slash ?? last).to;
    // «2 o más habitaciones», «3 buenas habitaciones».
    const more = wordAt(scan, end) === "o" && /^(mas|menos)$/.test(wordAt(scan, end + 1)) ? end + 2 : end;
    const unitAt = /^(buenas?|amplias?|o|\+|grandes)$/.test(wordAt(scan, more)) ? more + 1 : more;
    const unit = wordAt(scan, unitAt);
    const isRoom =
      ROOM_WORDS.has(unit) ||
      (/^(rec|alcobas?|piezas?)$/.test(unit) && first.value <= 8 && scan.tokens[unitAt]?.kind === "word") ||
      (/^[dh]$/.test(unit) && first.value <= 8 && scan.tokens[unitAt]?.spaced === false);
    const isAmbient = AMBIENT_WORDS.has(unit);
    // «2D 2B», «3h2b».
    const isBath = BATH_WORDS.has(unit) || (unit === "b" && first.value <= 8 && scan.tokens[unitAt]?.spaced === false);
    const factor = METRES.test(unit) ? 1 : AREA_FACTORS[unit];
    const isAlone = (asked.has("rooms") || asked.has("area")) && !asked.has("budget") && scan.tokens.length <= 8;
    const stated = boundOf(scan, first, unitAt + (/^(cuadrados|2)$/.test(wordAt(scan, unitAt + 1)) ? 2 : 1));
    const inner = boundOf(scan, first, end);
    const bound = stated === "exact" ? inner : stated;
    const [min, max] = ends(first.value, (slash ?? second)?.value, bound);
    if ((isRoom || isAmbient) && last.value <= 20 && Number.isInteger(first.value)) {
      if (!isDenied) found.push({ kind: "rooms", min, max, isAmbientes: isAmbient, at: first.from });
      take(scan, first.from, unitAt + 1);
    } else if (isBath && last.value <= 12) {
      found.push({ kind: "baths", min, max, isAmbientes: false, at: first.from });
      take(scan, first.from, unitAt + 1);
    } else if (
      factor !== undefined &&
      OTHER_AREAS.test(wordAt(scan, first.from - (wordAt(scan, first.from - 1) === "de" ? 2 : 1)))
    ) {
      take(scan, first.from, unitAt + 1);
    } else if (
      factor !== undefined &&
      last.value * factor >= 8 &&
      !/^(de|del)$/.test(wordAt(scan, unitAt + 1)) &&
      last.value <= 100_000
    ) {
      found.push({
        kind: "area",
        min: min === null ? null : min * factor,
        max: max === null ? null : max * factor,
        isAmbientes: false,
        at: first.from,
      });
      take(scan, first.from, unitAt + 1);
    } else if (factor !== undefined) {
      // «A 200 metros del metro» is a distance; its number is no money either.
      const isDistance = /^(a|unos|como)$/.test(wordAt(scan, first.from - 1)) && wordAt(scan, unitAt + 1) === "del";
      if (!isDistance && last.value >= 8 && last.value <= 100_000)
        found.push({ kind: "area", min, max, isAmbientes: false });
      take(scan, first.from, unitAt + 1);
    } else if (isAlone && !first.isArticle && !OTHER_COUNTS.test(unit) && !found.some(({ kind }) => kind === "rooms")) {
      const kind =
        asked.has("rooms") && last.value <= 10
          ? "rooms"
          : asked.has("area") && last.value >= 15 && last.value <= 1000
            ? "area"
            : null;
      if (!kind) continue;
      found.push({ kind, min, max, isAmbientes: false });
      take(scan, first.from, end);
    }
  }
  return found;
}

const numbered = (min: number | null, max: number | null, one: string, many: string): string => {
  const noun = (max ?? min) === 1 ? one : many;
  if (min !== null && max !== null) return min === max ? `${min} ${noun}` : `${min} a ${max} ${noun}`;
  return min !== null ? `${min} ${noun} o más` : `hasta ${max} ${noun}`;
};

/** Names of a bedroom by country; elsewhere it is a `dormitorio`. */
const COUNTRY_ROOMS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ES: ["habitación", "habitaciones"],
  MX: ["recámara", "recámaras"],
};

/** A measure as a statement, in the words of the country. */
export function measureSaid({ kind, min, max, isAmbientes }: Measured, { country }: Pick<Reading, "country">): Said {
  if (kind === "baths") {
    const shown = numbered(min, max, "baño", "baños");
    return { kind: "features", key: "baños", shown, value: { type: "text", text: shown }, certainty: 0.85 };
  }
  if (kind === "area") {
    const [low, high] = [min, max].map((one) => (one === null ? null : formatArea(Math.round(one))));
    const shown = low && high ? (low === high ? low : `${low} a ${high}`) : low ? `desde ${low}` : `hasta ${high}`;
    return { kind: "area", shown, value: { type: "number", min, max }, certainty: 0.9 };
  }
  if (isAmbientes && countsAmbientes(country)) {
    const bedrooms = (count: number | null) => (count === null ? null : bedroomsOf(count));
    return {
      kind: "rooms",
      shown: numbered(min, max, "ambiente", "ambientes"),
      value: { type: "number", min: bedrooms(min), max: bedrooms(max) },
      certainty: 0.9,
    };
  }
  const [one, many] = COUNTRY_ROOMS[country] ?? ["dormitorio", "dormitorios"];
  return { kind: "rooms", shown: numbered(min, max, one, many), value: { type: "number", min, max }, certainty: 0.9 };
}

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
