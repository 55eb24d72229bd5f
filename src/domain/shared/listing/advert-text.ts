import { withoutEnd } from "../format/text-ends.ts";
import { fold } from "./fold.ts";
import { type ListingDraft, readCell } from "./listing-draft.ts";
import { matchHeader } from "./pasted-columns.ts";
import {
  readArea,
  readBedroomsOfAmbientes,
  readCondition,
  readCount,
  readCurrency,
  readDate,
  readEvidence,
  readFloor,
  readMoney,
  readOperation,
  readPosition,
  readType,
} from "./pasted-values.ts";

// Spaces inside a line only: a price never runs on into the next line.
const AMOUNT = String.raw`(?:\d{1,3}(?:[.,\u0020\u00a0]\d{3}){1,4}|\d+)(?:[.,]\d{1,2})?(?!\d)`;
const UNIT = String.raw`(?:[\u0020\u00a0]*(?:k|mil|millones|m)\b)?`;
const PRICES = [
  new RegExp(
    // The figure of «m2» is none of an amount that follows it.
    String.raw`(?<![\d.,\p{L}])${AMOUNT}${UNIT}[\u0020\u00a0]*(?:k?€|euros?\b|eur\b|usd\b|mxn\b|cop\b|d[oó]lares\b)(?!\s*(?:(?:\/|por|x)\s*)?m(?:²|2|etro))`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:us\$|u\$s|\$|€|\beur|\busd|\buf)[\u0020\u00a0]*${AMOUNT}${UNIT}(?:[\u0020\u00a0]*(?:mxn|cop|clp|usd))?`,
    "i",
  ),
  /\b\d{2,4}\s?k\b/i,
  // How it is typed on keyboards that lack the sign.
  /(?<![\d.,])\d{1,3}(?:[.,]\d{3}){1,3} ?e(?!\p{L})/iu,
  /\b\d{1,3}(?:[.,]\d{3})+\b(?!\s*(?:m²|m2))|\b\d{5,8}\b/,
];
/** Parts of a home whose area is not that of the home. */
const PART_BEFORE =
  /(?:terrazas?|balc[oó]n(?:es)?|patios?|parcela|jard[ií]n|trastero|sal[oó]n(?:[- ]comedor)?|cocina|s[oó]tano|porche|solar|terreno)(?: \p{L}{2,12}){0,2} de(?: (?:unos|casi|m[aá]s de))? $/iu;
/** A bare «m» is one of square metres where it touches its figure and no way is told by it: `a 300m del metro`. */
const AREA =
  /(?<![\d.,]|\/\s?)(\d[\d.,]*)(?:\s*(?:m²|m2\b|mts?2?\b|metros\b|(?=[uú]tiles\b))|(?<=(?<!\ba )\b\d{2,4})m\b(?! (?:de|del|a|al)\b))\s*([a-záéíóú]*)/gi;
const NAME_WORDS = String.raw`(?: *(?!(?:piso|planta|hab|con|sin|bajo|[aá]tico|exterior|interior|a reformar)\b)[\p{L}'’·.-]+)`;
const STREET_KINDS = String.raw`calle|c\/|carrer|avenida|avda?\.?|avinguda|plaza|pza\.?|pla[çc]a|pl\.|paseo|p[ºo]\.|passeig|ronda|rambla|traves[ií]a|camino|cam[ií]|carretera|carrera|cra\.?|jir[oó]n|jr\.`;
const STREET_NUMBER = String.raw`,? *(?:n[ºo°.]* *)?\d{1,4}(?!\d|\.[\dªº]|[ªº])(?! *(?:m²|m2|m\b|metros|hab|dorm|ba[ñn]|€|k\b|euros|mil\b))`;
const STREET = new RegExp(
  String.raw`(?:^|[\s,(;])((?:gran v[ií]a${NAME_WORDS}*|(?:${STREET_KINDS})${NAME_WORDS}+)(?:${STREET_NUMBER})?)`,
  "iu",
);
const FIRST_WORDS = new RegExp(
  String.raw`^[\s*•-]*(\p{Lu}[\p{L}'’.]+(?: [\p{L}'’.]+){0,4}${STREET_NUMBER})(?=[,:; ]|$)`,
  "u",
);
const ORDINALS =
  "primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[eé]ptim[oa]|octav[oa]|noven[oa]|d[eé]cim[oa]";
/** `cuarta planta`, `planta cuarta`, `quinto piso`: a floor in words. */
const SPELLED_FLOOR = new RegExp(
  `(?<!\\p{L})(?:(${ORDINALS}) (?:planta|piso|nivel)|(?:planta|piso) (${ORDINALS}))(?!\\p{L})`,
  "iu",
);
const ORDINAL_STEMS = ["prim", "segu", "terc", "cuar", "quin", "sext", "sept", "octa", "nove", "deci"];
/** `última planta`, `último piso`: the floor that has none above it. */
const TOP_FLOOR = /(?<!\p{L})[uú]ltim[oa] (?:planta|piso|nivel)(?!\p{L})/iu;
/** `piso 8`, as it is said in Latin America; a flat of 80 m² is none of them. */
const NUMBERED_FLOOR =
  /(?<!\p{L})piso (?:n[ºo°.]* ?)?(\d{1,2})(?!\d|[.,]\d|[ \u00a0]?(?:m(?:²|2|ts?|etros)?(?!\p{L})|hab|dorm|ba[ñn]))/iu;
const FLOOR =
  /planta\s*(?:n[ºo]\s*)?-?\d{1,2}(?:\s*de\s*\d{1,2})?|-?\d{1,2}\s*[ªº°](?:\s*(?:planta|piso))?|(?<!\p{L})(?:planta baja|bajos?|entresuelo|principal|semis[oó]tano|[aá]tico)(?!\p{L})/iu;
const NAME = String.raw`[A-ZÁÉÍÓÚÑ][\p{L}'’·-]+(?: (?:de|del|la|el|los|les|i|y|[A-ZÁÉÍÓÚÑ][\p{L}'’·-]+))*`;
const PLACE = new RegExp(String.raw`(?<!\p{L})en (?:venta en |alquiler en )?(${NAME})`, "gu");
/** Words that are written with a capital behind "en" and name no zone: `en Venta`, `en Planta 3`, `en Perfecto estado`. */
const NO_PLACE =
  /^(?:venta|alquiler|renta|arriendo|exclusiva|excelentes?|buen[ao]?|perfect[ao]|muy|planta|primer|segund|tercer|plen[ao]|metro|bus|autob|coche|tren|calle|avenida|avda|plaza|paseo|carrer|zona|finca|edificio|urbanizaci|total|est[ea]s?|la|el|su|nuestr|obra|construcci|cal|uno?s?|una)(?!\p{L})|^(?:autob|urbanizaci|construcci|nuestr)/iu;
/** A zone that is told as one (`barrio de Benimaclet`, `colonia Roma`), or with its article where the home is offered (`renta en la Condesa`). */
const TOLD_PLACE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:barrio|colonia|urbanizaci[oó]n|pedan[ií]a) (?:de la |de los |de |del )?|(?<!\p{L})(?:venta|alquiler|renta|arriendo|piso|departamento|apartamento|casa|[aá]tico|d[uú]plex) en (?:la |el |los |las ))(${NAME})`,
  "u",
);
/** The town behind a zone: `Ruzafa, Valencia`. */
const TOWN = new RegExp(String.raw`^, (${NAME})(?=[.,;:\n]|$)`, "u");
/** A zone never ends in a word that only joins. */
const LOOSE_END = /(?: (?:de|del|la|el|los|les|i|y)){1,8}$/u;

const DAY = /\b(?:\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d{4}-\d{2}-\d{2})\b/;
/** A month is the date of a price where the sale or the advert is told by it, or where it stands apart: `vendido agosto 2026`, `, 08/2026`. */
const MONTH =
  /(?:[,;(]|\b(?:cerrad[oa]|cierre|vendid[oa]|escritura(?:d[oa])?|firmad[oa]|alquilad[oa]|anunciad[oa]|publicad[oa]|fecha))[ :]*(?:(?:en|el|de|a) )?((?:0?[1-9]|1[0-2])\/20\d{2}|(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)[a-z]{0,7}\.? (?:del? )?20\d{2})\b/i;

const COST = String.raw`(?:gastos?[ \u00a0](?:de[ \u00a0])?(?:la[ \u00a0])?)?(?:comunidad|comunes|expensas|administraci[oó]n|mantenimiento|ibi|predial|basuras?|derramas?)`;
const OF_A_TIME = String.raw`(?:[ \u00a0]?(?:\/|al|por|cada)?[ \u00a0]?(?:mes|mensual(?:es)?|a[ñn]o|anual(?:es)?|trimestre)(?!\p{L}))?`;
const SUM = String.raw`(?:us\$|u\$s|\$|€)?[ \u00a0]?\d[\d.,]{0,14}[ \u00a0]?(?:€|\$|euros?|pesos?|eur|usd|mxn|cop|clp)?(?!\p{L}|[ \u00a0]?m(?:²|2))`;
/** Running costs of a home, told before or behind their name: neither its price nor a rent. */
const COSTS = new RegExp(
  `(?<!\\p{L})${COST}[ \\u00a0:]{0,3}(?:de[ \\u00a0])?${SUM}${OF_A_TIME}|(?<![\\d.,])${SUM}${OF_A_TIME}[ \\u00a0](?:de[ \\u00a0])${COST}(?!\\p{L})`,
  "giu",
);
/** A text with blanks for the running costs, of the same length, so that places in it are those of the text. */
export const withoutCosts = (text: string): string => text.replace(COSTS, (cost) => " ".repeat(cost.length));

/** The price written in a text, whose `index` and length let the rest be read without it. */
function findPrice(text: string): { amount: number; currency?: string; taken: string } | undefined {
  const bare = withoutCosts(text);
  for (const pattern of PRICES) {
    const taken = pattern.exec(bare)?.[0];
    const told = taken?.replace("k€", "k").replace(/(?<=\d ?)e$/i, "€");
    const amount = told === undefined ? undefined : readMoney(told);
    if (taken === undefined || told === undefined || amount === undefined) continue;
    const currency = readCurrency(told);
    return { amount, taken, ...(currency ? { currency } : {}) };
  }
  return undefined;
}

function findAreas(text: string): { built?: number; usable?: number } {
  const areas: { built?: number; usable?: number } = {};
  for (const match of text.matchAll(AREA)) {
    const value = readArea(match[1] ?? "");
    if (value === undefined) continue;
    if (/^[uú]til/i.test(match[2] ?? "")) areas.usable ??= value;
    else if (PART_BEFORE.test(text.slice(Math.max(0, match.index - 45), match.index))) continue;
    else if (!/^(de$|terraza|parcela|jard)/i.test(match[2] ?? "") || areas.built === undefined) areas.built ??= value;
  }
  return areas;
}

/** A street with its kind (`Calle Colón 12`), or the name and number with which the text begins (`Sueca 31, 4º: …`). */
function findStreet(text: string): string | undefined {
  const named = STREET.exec(text)?.[1];
  // «Balcón a la calle. Orientación sur» ends a sentence and names no street.
  if (named !== undefined && !/^\p{Ll}{5,}\. /u.test(named.trimStart())) return withoutEnd(named, /[,.\s]/).trimStart();
  const first = FIRST_WORDS.exec(text)?.[1];
  return first === undefined || readType(first) !== undefined || matchHeader(first.replace(/\d+/, ""))
    ? undefined
    : first;
}

/** The zone: named after the street (`Calle de Cádiz 30, Ruzafa`) or after "en" (`Piso en Ruzafa`). */
function findPlace(text: string, street: string | undefined): string | undefined {
  const told = TOLD_PLACE.exec(text)?.[1]?.replace(LOOSE_END, "");
  if (told !== undefined) return told;
  if (street === undefined) return placeIn(text);
  const at = text.indexOf(street);
  const after = /^ *,[ ]*([A-ZÁÉÍÓÚÑ][\p{L}'’·-]+(?: [\p{L}'’·-]+){0,4})/u.exec(text.slice(at + street.length));
  return after?.[1] ?? placeIn(text.slice(0, at));
}

/** `Piso en Ruzafa, Valencia`: the zone, and its town where it is named next. */
function placeIn(text: string): string | undefined {
  const found = [...text.matchAll(PLACE)].find(([, name]) => !NO_PLACE.test(name!));
  if (found === undefined) return undefined;
  const zone = found[1]!.replace(LOOSE_END, "");
  const town = zone === found[1] ? TOWN.exec(text.slice(found.index + found[0].length))?.[1] : undefined;
  return town === undefined || readType(town) !== undefined ? zone : `${zone}, ${town.replace(LOOSE_END, "")}`;
}

/** The floor in words, by its number as Latin America tells it, or that it is the top one. */
function findSpelledFloor(text: string): ListingDraft {
  const spelled = SPELLED_FLOOR.exec(text);
  const word = fold(spelled?.[1] ?? spelled?.[2] ?? "");
  const floor =
    word === "" ? NUMBERED_FLOOR.exec(text)?.[1] : ORDINAL_STEMS.findIndex((stem) => word.startsWith(stem)) + 1;
  return {
    ...(floor === undefined ? {} : { floor: Number(floor) }),
    ...(TOP_FLOOR.test(text) ? { isTopFloor: true } : {}),
  };
}

const ENERGY =
  /(?<!\p{L})(?:(?:clase|calificaci[oó]n|certificado|certificaci[oó]n|etiqueta|eficiencia|letra) (?:de )?(?:eficiencia )?energ[eé]tic[ao]?|(?:certificado|calificaci[oó]n|etiqueta) de eficiencia energ[eé]tica|consumo(?: energ[eé]tico)?|cee)(?: (?:de )?(?:clase|letra|tipo))?[ :]{1,3}([A-G])(?![\p{L}\d'’])/iu;
/** The letter of consumption, which is the one of an advert. */
const findEnergy = (text: string): string | undefined => ENERGY.exec(text)?.[1]?.toUpperCase();

/** Named yes or no in running text: `con ascensor`, `sin ascensor`; silent is unknown. */
function findFlag(word: string, name: string): boolean | undefined {
  if (new RegExp(`\\b(sin|no tiene|no hay|carece de) (${name})\\b`).test(word)) return false;
  if (new RegExp(`\\b(${name}) (no|opcional|aparte|no incluid[oa]|disponible)\\b`).test(word)) return undefined;
  return new RegExp(`\\b(${name})\\b`).test(word) ? true : undefined;
}

/**
 * Reads the running text of one advert: `"Piso 3 hab 95 m² 320.000 € Calle Colón 12, 3ª planta con ascensor"`.
 * Attributes that the text lacks stay unknown.
 */
export function readAdvert(text: string): ListingDraft {
  return { ...readProse(text.slice(0, MAX_ADVERT_LENGTH)), ...readLabelledLines(text.slice(0, MAX_ADVERT_LENGTH)) };
}

/** Longer than any advert; keeps the reading of nonsense short. In characters. */
const MAX_ADVERT_LENGTH = 3_000;

/** Lines with a label: `Precio: 320000`, `Metros: 95`. */
function readLabelledLines(text: string): ListingDraft {
  const draft: ListingDraft = {};
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    const label = line.slice(0, Math.max(0, colon)).replace(/^[\s*•-]+/, "");
    const value = line.slice(colon + 1).trim();
    if (label.length < 2 || label.length > 30 || /\d/.test(label) || value === "" || value.length > 100) continue;
    const field = matchHeader(label)?.field;
    if (field === "ambientes" && draft.rooms !== undefined) continue;
    if (field) Object.assign(draft, readCell(field, value));
  }
  return draft;
}

function readProse(text: string): ListingDraft {
  const price = findPrice(text);
  const rest = price ? text.replace(price.taken, " ; ") : text;
  const areas = findAreas(rest);
  const word = fold(rest);
  const position = /-?\d{1,2}\.\d{3,}\s*,\s*-?\d{1,3}\.\d{3,}/.exec(rest)?.[0];
  const date = DAY.exec(rest)?.[0] ?? MONTH.exec(rest)?.[1];
  // The year of a price is neither a street's number nor one of construction.
  const undated = date ? rest.replace(date, " ; ") : rest;
  const street = findStreet(undated);
  const place = findPlace(undated, street);
  const roomsText =
    /(\d{1,2}|un|una|dos|tres|cuatro|cinco|seis)\s*(?:h\b|hab|dor[mi]|rec(?:[aá]m|\b)|alcoba|cuartos)/i.exec(rest)?.[1];
  const ambientesText = /(\d{1,2}|un|dos|tres|cuatro|cinco|seis)\s*amb(?:s?\b|ientes?\b)/i.exec(rest)?.[1];
  const bathsText = /(\d{1,2}|un|una|dos|tres|cuatro)\s*(?:ba[ñn]os?\b|b\b|aseos?)/i.exec(rest)?.[1];
  const floorText = FLOOR.exec(street ? rest.replace(street, " ") : rest)?.[0];
  const year =
    /(?:a[ñn]o|construid[oa] en|construcci[oó]n|de|edificio)\s*(?::\s*)?((?:1[89]|20)\d{2})\b|\b(1[89]\d{2})\b/i.exec(
      undated,
    );
  const type = readType(rest);
  const found: ListingDraft = {
    price: price?.amount,
    currency: price?.currency,
    builtAreaM2: areas.built ?? areas.usable,
    usableAreaM2: areas.built === undefined ? undefined : areas.usable,
    rooms: roomsText
      ? readCount(roomsText)
      : ambientesText
        ? readBedroomsOfAmbientes(ambientesText)
        : /\b(estudio|loft|monoambiente)\b/.test(word)
          ? 0
          : undefined,
    bathrooms: bathsText ? readCount(bathsText) : undefined,
    ...findSpelledFloor(rest),
    ...(floorText ? readFloor(floorText) : {}),
    yearBuilt: year ? Number(year[1] ?? year[2]) : undefined,
    condition: readCondition(rest),
    hasLift: findFlag(word, "ascensor"),
    isExterior: /\bexterior\b/.test(word) ? true : /\binterior\b/.test(word) ? false : undefined,
    hasTerrace: findFlag(word, "terraza"),
    hasParkingIncluded: findFlag(word, "garaje|parking|plaza de garaje|aparcamiento|cochera"),
    hasStorageRoom: findFlag(word, "trastero"),
    hasPool: findFlag(word, "piscina|alberca"),
    hasAirConditioning: findFlag(word, "aire acondicionado|a a|aire"),
    type,
    operation: /\/\s*mes\b|\bal mes\b/i.test(withoutCosts(text)) ? "alquiler" : readOperation(rest),
    energyRating: findEnergy(rest),
    evidence: readEvidence(rest),
    date: date ? readDate(date) : undefined,
    ...(position ? readPosition(position) : {}),
    address: street?.slice(0, 200),
    placeName: place?.slice(0, 120),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The lines of one advert, with the number of the first. */
export interface AdvertBlock {
  line: number;
  raw: string;
}

/**
 * Groups lines into adverts. One line may be a whole advert; copied from a portal an advert takes several (title, price,
 * features). A line opens a new advert when it brings a price or an area that the current one already has, or when the
 * current one is complete and the line is a title or follows a blank one.
 */
export function splitAdverts(text: string): AdvertBlock[] {
  const blocks: AdvertBlock[] = [];
  let current: (AdvertBlock & { hasPrice: boolean; hasArea: boolean }) | undefined;
  let afterBlank = false;
  for (const [index, line] of text.split("\n").entries()) {
    const raw = line.trim();
    if (raw === "") {
      afterBlank = true;
      continue;
    }
    // Most lines of a long text hold no figure, and need no closer look.
    const start = /\d/.test(raw) ? raw.slice(0, MAX_ADVERT_LENGTH) : "";
    const hasPrice = start !== "" && findPrice(start) !== undefined;
    const hasArea = start !== "" && findAreas(start).built !== undefined;
    const isComplete = current?.hasPrice === true && current.hasArea;
    const isTitle = afterBlank || (isComplete && readType(raw.split(" ", 2).join(" ")) !== undefined);
    const repeats = current !== undefined && ((hasPrice && current.hasPrice) || (hasArea && current.hasArea));
    if (!current || repeats || (isTitle && isComplete)) {
      current = { line: index + 1, raw, hasPrice, hasArea };
      blocks.push(current);
    } else {
      if (current.raw.length < MAX_ADVERT_LENGTH) current.raw += `\n${raw}`;
      current.hasPrice ||= hasPrice;
      current.hasArea ||= hasArea;
    }
    afterBlank = false;
  }
  return blocks.map(({ line, raw }) => ({ line, raw }));
}
