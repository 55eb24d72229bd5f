import { AMBIENT_WORDS, AREA_FACTORS, BATH_WORDS, ROOM_WORDS } from "../../market/search/sentence-words.ts";
import { formatArea } from "../../shared/format/format.ts";
import { bedroomsOf, countsAmbientes } from "../../shared/listing/ambientes.ts";
import { type Bound, boundOf, rangeEnd } from "../../shared/spoken/bounds.ts";
import { freeQuantities, isFree, take, wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import { stanceAt } from "./stance.ts";

/** Rooms, baths and areas. */

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
    // «180 de construcción y 220 de terreno».
    const isBuilt = unit === "de" && /^(construccion|construidos|superficie|utiles)$/.test(wordAt(scan, unitAt + 1));
    if (unit === "de" && OTHER_AREAS.test(wordAt(scan, unitAt + 1)) && first.value >= 30) {
      take(scan, first.from, unitAt + 2);
      continue;
    }
    const factor = METRES.test(unit) || isBuilt ? 1 : AREA_FACTORS[unit];
    // «Dos, con dos lugares de estacionamiento»: the answer stands first.
    const isFirst =
      asked.has("rooms") && first.from <= 1 && /^(,|sobra|basta|bastan|vale|valen|me|nos)$/.test(wordAt(scan, end));
    const isAlone =
      (asked.has("rooms") || asked.has("area")) && !asked.has("budget") && (scan.tokens.length <= 8 || isFirst);
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
