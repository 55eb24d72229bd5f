import { checkHome, type HomeDraft, labelOf, readPhotos, unknownType } from "./check-home.ts";
import type { FeedProblem, FeedReaderOptions, FeedRow } from "./feed-row.ts";
import { readHomeType } from "./home-words.ts";
import { attributesByFeature } from "./kyero-features.ts";
import {
  isOtherFrequency,
  type KeptElement,
  KYERO_ALIASES,
  KYERO_FIELD_BY_PATH,
  KYERO_GROUPS,
  type KyeroExtras,
  type KyeroText,
  plainText,
  readKyero,
} from "./kyero-fields.ts";

/** An element of the home that is being read. */
export interface KyeroElement {
  name: string;
  attributes: Record<string, string> | undefined;
  text: string;
  children: KyeroElement[];
}

/** The home of an element `property`. */
export function homeOf(property: KyeroElement, ordinal: number, line: number, options: FeedReaderOptions): FeedRow {
  const draft: HomeDraft = {};
  const problems: FeedProblem[] = [];
  const kept: KyeroExtras = {};
  let externalId: string | null = null;
  let photos: string[] = [];

  for (const element of property.children) {
    const { name } = element;
    if (name === "id") externalId ??= element.text.trim() || null;
    else if (name === "date") kept.date ??= element.text.trim();
    else if (name === "desc") draft.descriptions = byLanguage(element, kept, options);
    else if (name === "url") draft.urls = byLanguage(element, kept, options);
    else if (name === "features") draft.features = features(element, draft);
    else if (name === "images") photos = images(element, kept, problems);
    else if (name === "title") kept.titles = valueIn(element) ?? "";
    else if (KYERO_GROUPS.has(name)) {
      for (const child of element.children) take(child, `${name}/${child.name}`, name, draft, kept);
    } else take(element, KYERO_ALIASES[name] ?? name, "", draft, kept);
    if (name === "type" && draft.type === "otro") noteUnknownType(valueIn(element), problems);
  }

  const title = kept.titles === undefined ? "" : plainText(kept.titles);
  if (title !== "") draft.title = title;
  if (isOtherFrequency(kept.raw?.price_freq)) keepPriceApart(draft, kept, problems);
  if (externalId === null) problems.push({ path: "id", message: "Falta el identificador <id>" });
  else if (externalId.length > 200) problems.push({ path: "id", message: "El identificador es demasiado largo" });
  const isNamed = externalId !== null && externalId.length <= 200;
  const home = checkHome(draft, problems);
  return {
    ordinal,
    line,
    externalId,
    label: labelOf(draft) ?? externalId,
    home: isNamed ? home : null,
    extras: { kyero: kept as Record<string, unknown> },
    photos,
    problems,
  };
}

/** A kind of home that we do not know comes in as another one, and is named. */
function noteUnknownType(stated: KyeroText | undefined, problems: FeedProblem[]): void {
  const word = stated === undefined ? "" : plainText(stated);
  if (word !== "" && readHomeType(word) === undefined) problems.push(unknownType(word));
}

/** A price by the week or the night is no monthly rent: it is kept for its sender, and not taken for one. */
function keepPriceApart(draft: HomeDraft, kept: KyeroExtras, problems: FeedProblem[]): void {
  if (draft.price === undefined) return;
  kept.raw ??= {};
  kept.raw.price ??= String(draft.price);
  draft.price = undefined;
  problems.push({ path: "price", message: "El precio no es por mes: se guarda aparte y no como renta" });
}

function take(element: KyeroElement, path: string, group: string, draft: HomeDraft, kept: KyeroExtras): void {
  const field = KYERO_FIELD_BY_PATH.get(path);
  const value = field === undefined ? undefined : valueIn(element);
  if (field === undefined || value === undefined || draft[field.field] !== undefined) {
    kept.other ??= {};
    kept.other[group] ??= [];
    kept.other[group].push(keep(element));
    return;
  }
  if (value === "") return;
  const read = readKyero(field, value);
  draft[field.field] = read as never;
  if (typeof value !== "string" || field.write(draft as never) !== value) {
    kept.raw ??= {};
    kept.raw[path] = value;
  }
  if (element.name !== path && group === "") {
    kept.names ??= {};
    kept.names[path] = element.name;
  }
}

/** The text of an element, or its texts by language; `undefined` of anything more complicated. */
function valueIn(element: KyeroElement): KyeroText | undefined {
  if (element.children.length === 0) return element.text.trim();
  const texts: Record<string, string> = {};
  for (const child of element.children) {
    if (child.children.length > 0) return undefined;
    const text = child.text.trim();
    if (text !== "") texts[child.name] = text;
  }
  return texts;
}

function byLanguage(element: KyeroElement, kept: KyeroExtras, options: FeedReaderOptions): Record<string, string> {
  const texts: Record<string, string> = {};
  if (element.children.length === 0) {
    const text = element.text.trim();
    if (text === "") return texts;
    kept.plain ??= [];
    kept.plain.push(element.name);
    texts[options.language ?? "es"] = text;
    return texts;
  }
  for (const child of element.children) {
    const text = child.text.trim();
    if (text === "") continue;
    if (/^[a-z]{2}$/.test(child.name) && child.children.length === 0 && texts[child.name] === undefined) {
      texts[child.name] = text;
      continue;
    }
    kept.other ??= {};
    kept.other[element.name] ??= [];
    kept.other[element.name]?.push(keep(child));
  }
  return texts;
}

function features(element: KyeroElement, draft: HomeDraft): string[] {
  const words: string[] = [];
  for (const child of element.children) {
    const word = child.text.trim();
    if (word === "") continue;
    words.push(word);
    for (const { name, means } of attributesByFeature(word)) draft[name] = means as never;
  }
  return words;
}

function images(element: KyeroElement, kept: KyeroExtras, problems: FeedProblem[]): string[] {
  const addresses: string[] = [];
  const ids: string[] = [];
  for (const image of element.children) {
    const url = (image.children.find(({ name }) => name === "url") ?? image).text.trim();
    if (url === "" || addresses.includes(url)) continue;
    addresses.push(url);
    ids.push(image.attributes?.id ?? "");
    const more = image.children.filter(({ name }) => name !== "url");
    if (more.length > 0) {
      kept.imageDetails ??= {};
      kept.imageDetails[url] = more.map(keep);
    }
  }
  const photos = readPhotos(addresses, problems);
  const isCounted = ids.every((id, index) => id === String(index + 1));
  if (!isCounted && photos.length === addresses.length) kept.imageIds = ids;
  return photos;
}

function keep(element: KyeroElement): KeptElement {
  const text = element.text.trim();
  return {
    name: element.name,
    ...(element.attributes ? { attributes: element.attributes } : {}),
    ...(text === "" ? {} : { text }),
    ...(element.children.length > 0 ? { children: element.children.map(keep) } : {}),
  };
}
