import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import type { Home } from "../homes/home.ts";
import { FOTOCASA_TOUR } from "../homes/imported-tour.ts";
import { type HomeDraft, readPhotos } from "./check-home.ts";
import type { FeedHome, FeedProblem, FeedReader, FeedWriter } from "./feed-row.ts";
import {
  type JsonHome,
  type JsonObject,
  numberIn,
  objectIn,
  objectsIn,
  openJsonReader,
  positiveIn,
  restOf,
  textIn,
} from "./json-values.ts";
import { figuresIn, fromYesOrNo, toYesOrNo, yesOrNoIn } from "./portal-attributes.ts";

/** Fotocasa's partner JSON, as far as third-party integrations show it (docs/feeds.md says which parts are certain). */

/** TypeId, then SubTypeId of each of our types; the first of a type is the one written. */
const TYPES: readonly (readonly [type: HomeType, typeId: number, subTypeId: number | undefined])[] = [
  ["piso", 1, 9],
  ["atico", 1, 5],
  ["duplex", 1, 3],
  ["estudio", 1, 6],
  ["estudio", 1, 7],
  ["duplex", 1, 2],
  ["casa", 2, 13],
  ["adosado", 2, 17],
  ["adosado", 2, 19],
  ["chalet", 2, 20],
  ["chalet", 2, 27],
  ["finca", 2, 24],
  ["local", 3, undefined],
  ["oficina", 4, undefined],
  ["edificio", 5, 49],
  ["terreno", 6, 56],
  ["nave", 7, undefined],
  ["garaje", 8, 70],
  ["trastero", 12, undefined],
];

const FLOORS: Record<number, number> = {
  1: -1,
  3: 0,
  4: 0,
  6: 1,
  7: 2,
  8: 3,
  9: 4,
  10: 5,
  11: 6,
  12: 7,
  13: 8,
  14: 9,
  15: 10,
};
const FLOOR_IDS = new Map([[-1, 1], [0, 3], ...Array.from({ length: 10 }, (_, n) => [n + 1, n + 6] as const)]);

/** For these zero is a count, for other figures it stands for unknown. They go out last. */
const COUNTS: ReadonlySet<string> = new Set(["rooms", "bathrooms"]);
const FIGURES = figuresIn("fotocasa").sort(([a], [b]) => Number(COUNTS.has(a)) - Number(COUNTS.has(b)));
const FLAGS = yesOrNoIn("fotocasa").sort(([, a], [, b]) => a - b);
const RATINGS = [
  [323, "energyRating"],
  [324, "emissionsRating"],
] as const;
const CONDITIONS: Record<number, string> = { 1: "bueno", 2: "bueno", 3: "bueno", 4: "a_reformar", 6: "bueno" };
const SIDES: Record<number, string[]> = {
  1: ["norte", "este"],
  2: ["oeste"],
  3: ["norte"],
  4: ["sur", "oeste"],
  5: ["este"],
  6: ["sur", "este"],
  7: ["norte", "oeste"],
  8: ["sur"],
};

const KNOWN_FEATURES = new Set<number>([
  2,
  3,
  28,
  249,
  ...[...FIGURES, ...FLAGS].map(([, id]) => id),
  ...RATINGS.map(([id]) => id),
]);
const KNOWN_PROPERTY: ReadonlySet<string> = new Set([
  "ExternalId",
  "AgencyReference",
  "TypeId",
  "SubTypeId",
  "PropertyAddress",
  "PropertyFeature",
  "PropertyTransaction",
  "PropertyDocument",
]);
const KNOWN_ADDRESS: ReadonlySet<string> = new Set([
  "ZipCode",
  "FloorId",
  "x",
  "y",
  "VisibilityModeId",
  "Street",
  "Number",
]);

/** Reader of the JSON that Fotocasa takes: homes under `properties`. */
export const openFotocasaReader = (): FeedReader =>
  openJsonReader(["properties", "Properties"], "inmuebles de Fotocasa", readProperty);

function readProperty(property: JsonObject): JsonHome {
  const problems: FeedProblem[] = [];
  const address = objectIn(objectsIn(property.PropertyAddress)[0]);
  const transactions = objectsIn(property.PropertyTransaction);
  const transaction = transactions[0] ?? {};
  if (transactions.length > 1)
    problems.push({ path: "operation", message: "Trae varias operaciones: se toma la primera" });
  const isRent = transaction.TransactionTypeId === 3;
  const features = new Map(objectsIn(property.PropertyFeature).map((feature) => [Number(feature.FeatureId), feature]));
  const number = (id: number) => features.get(id)?.DecimalValue;
  const text = (id: number) => textIn(features.get(id)?.TextValue);
  const street = [textIn(address.Street), textIn(address.Number)].filter((part) => part !== undefined).join(", ");
  const draft: HomeDraft = {
    operation: isRent ? "alquiler" : transaction.TransactionTypeId === 1 ? "venta" : "otra",
    price: positiveIn(transaction.Price),
    type: typeOf(Number(property.TypeId), Number(property.SubTypeId)),
    reference: textIn(property.AgencyReference),
    address: street === "" ? undefined : street,
    showsAddress: address.VisibilityModeId === 1,
    postalCode: textIn(address.ZipCode),
    latitude: numberIn(address.y),
    longitude: numberIn(address.x),
    floor: FLOORS[Number(address.FloorId)],
    title: text(2)?.slice(0, 200),
    descriptions: text(3) === undefined ? {} : { es: text(3) ?? "" },
  };
  for (const [field, id] of FIGURES) draft[field] = (COUNTS.has(field) ? numberIn : positiveIn)(number(id)) as never;
  for (const [field, id] of FLAGS) {
    const stated = features.get(id)?.BoolValue;
    if (typeof stated === "boolean") draft[field] = fromYesOrNo(field, stated) as never;
  }
  for (const [id, field] of RATINGS) draft[field] = "ABCDEFG"[Number(number(id) ?? 0) - 1];
  draft.condition = CONDITIONS[Number(number(249))] as never;
  const sides = SIDES[Number(number(28))];
  if (sides !== undefined) draft.orientations = sides;
  const documents = objectsIn(property.PropertyDocument);
  const images = documents
    .filter(({ TypeId }) => TypeId === 1)
    .sort((a, b) => Number(a.SortingId ?? 0) - Number(b.SortingId ?? 0));
  const kept = {
    property: restOf(property, KNOWN_PROPERTY),
    address: restOf(address, KNOWN_ADDRESS),
    visibility: numberIn(address.VisibilityModeId),
    typeIds: [property.TypeId, property.SubTypeId],
    conservation: number(249),
    features: [...features.values()].filter(({ FeatureId }) => !KNOWN_FEATURES.has(Number(FeatureId))),
    documents: documents.filter(({ TypeId }) => TypeId !== 1),
  };
  return {
    externalId: textIn(property.ExternalId),
    draft,
    extras: { fotocasa: JSON.parse(JSON.stringify(kept)) as JsonObject },
    photos: readPhotos(
      images.map(({ Url }) => textIn(Url) ?? ""),
      problems,
    ),
    problems,
  };
}

const typeOf = (typeId: number, subTypeId: number): HomeType =>
  (TYPES.find(([, type, subType]) => type === typeId && subType === subTypeId) ??
    TYPES.find(([, type]) => type === typeId))?.[0] ?? "otro";

/** A list of properties: their interface takes them one by one, in this shape. */
export function openFotocasaWriter(): FeedWriter {
  let isFirst = true;
  return {
    contentType: "application/json; charset=utf-8",
    extension: "json",
    start: () => "[",
    row(home) {
      const comma = isFirst ? "\n" : ",\n";
      isFirst = false;
      return comma + JSON.stringify(propertyOf(home));
    },
    end: () => "\n]\n",
  };
}

interface Kept {
  property?: JsonObject;
  address?: JsonObject;
  visibility?: number;
  typeIds?: [number, number];
  conservation?: number;
  features?: JsonObject[];
  documents?: JsonObject[];
}

function propertyOf(out: FeedHome): JsonObject {
  const { home } = out;
  const kept = (out.extras?.fotocasa ?? {}) as Kept;
  const ours = TYPES.find(([type]) => type === home.type) ?? TYPES[0];
  const came = kept.typeIds;
  const isSame = came !== undefined && typeOf(Number(came[0]), Number(came[1])) === home.type;
  const street = /^(.*?),\s*(\d+\s?[a-z]?)$/i.exec(home.address ?? "");
  const floorId = home.floor === undefined ? undefined : home.floor > 10 ? 16 : FLOOR_IDS.get(home.floor);
  return {
    ...kept.property,
    ExternalId: out.externalId ?? out.id,
    AgencyReference: home.reference ?? out.externalId ?? out.id,
    TypeId: isSame ? came[0] : ours?.[1],
    SubTypeId: isSame ? came[1] : ours?.[2],
    PropertyAddress: [
      {
        ...kept.address,
        ZipCode: home.postalCode,
        FloorId: floorId,
        x: home.longitude,
        y: home.latitude,
        VisibilityModeId: home.showsAddress ? 1 : kept.visibility === 2 ? 2 : 3,
        Street: street?.[1] ?? home.address,
        Number: street?.[2],
      },
    ],
    PropertyFeature: featuresOf(home, kept),
    PropertyTransaction: [{ TransactionTypeId: home.operation === "venta" ? 1 : 3, Price: home.price }],
    PropertyDocument: [
      ...out.photos.map((Url, index) => ({
        TypeId: 1,
        Url,
        // Undefined members are not written.
        Description: out.aboutPhotos?.get(Url)?.words ?? undefined,
        SortingId: index + 1,
      })),
      ...documentsOf(out, kept),
    ],
  };
}

/** Documents that are no photos, with the tour in place of one that the sender named. */
function documentsOf({ tourAddress, photos }: FeedHome, { documents = [] }: Kept): JsonObject[] {
  const isSaid = documents.some(({ TypeId, Url }) => TypeId === FOTOCASA_TOUR && Url === tourAddress);
  if (tourAddress === undefined || isSaid) return documents;
  const others = documents.filter(({ TypeId }) => TypeId !== FOTOCASA_TOUR);
  return [...others, { TypeId: FOTOCASA_TOUR, Url: tourAddress, SortingId: photos.length + others.length + 1 }];
}

function featuresOf(home: Home, kept: Kept): JsonObject[] {
  const features: JsonObject[] = [];
  const decimal = (FeatureId: number, DecimalValue: number | undefined) => {
    if (DecimalValue !== undefined) features.push({ FeatureId, DecimalValue });
  };
  const words = (FeatureId: number, TextValue: string | undefined) => {
    if (TextValue !== undefined) features.push({ FeatureId, TextValue });
  };
  for (const [field, id] of FIGURES) decimal(id, home[field]);
  words(2, home.title);
  words(3, home.descriptions.es ?? Object.values(home.descriptions)[0]);
  for (const [field, FeatureId] of FLAGS) {
    const BoolValue = toYesOrNo(field, home);
    if (BoolValue !== undefined) features.push({ FeatureId, BoolValue });
  }
  for (const [id, field] of RATINGS) {
    const letter = home[field];
    decimal(id, letter === undefined ? undefined : "ABCDEFG".indexOf(letter) + 1);
  }
  const cameAs = kept.conservation;
  const isSame = cameAs !== undefined && CONDITIONS[cameAs] === home.condition;
  decimal(249, isSame ? cameAs : home.condition === "a_reformar" ? 4 : home.condition === undefined ? undefined : 1);
  const sides = Object.entries(SIDES).find(
    ([, names]) =>
      names.length === home.orientations?.length && names.every((name) => home.orientations?.includes(name as never)),
  );
  decimal(28, sides === undefined ? undefined : Number(sides[0]));
  // Features that the sender gave before we had the attribute go out as they came, unless the home has the attribute
  // now.
  const named = new Set(features.map(({ FeatureId }) => FeatureId));
  return [...features, ...(kept.features ?? []).filter(({ FeatureId }) => !named.has(FeatureId))];
}
