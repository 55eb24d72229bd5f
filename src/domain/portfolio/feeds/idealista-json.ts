import type { ENERGY_STATES, HEATINGS, HomeType } from "../../shared/home-attributes/home-values.ts";
import type { Home } from "../homes/home.ts";
import { type HomeDraft, readPhotos } from "./check-home.ts";
import type { FeedHome, FeedProblem, FeedReader, FeedWriter, FeedWriterOptions } from "./feed-row.ts";
import { countryName, readCountry } from "./home-words.ts";
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
import { amountsIn, figuresIn, fromYesOrNo, toYesOrNo, yesOrNoIn } from "./portal-attributes.ts";

/**
 * idealista's partner JSON, as far as third-party integrations show it (docs/feeds.md says which parts are certain).
 * Sending it needs an agreement with idealista and the code that they give an agency.
 */

const TYPES: Record<string, HomeType> = {
  flat: "piso",
  house: "casa",
  house_independent: "chalet",
  house_villa: "chalet",
  house_semidetached: "adosado",
  house_terraced: "adosado",
  rustic: "finca",
  garage: "garaje",
  land: "terreno",
  land_urban: "terreno",
  land_countrybuildable: "terreno",
  land_countrynonbuildable: "terreno",
  office: "oficina",
  premises: "local",
  premises_commercial: "local",
  premises_industrial: "nave",
  storage: "trastero",
  building: "edificio",
};

const OUT_TYPES: Record<HomeType, string> = {
  piso: "flat",
  atico: "flat",
  duplex: "flat",
  estudio: "flat",
  casa: "house",
  chalet: "house_independent",
  adosado: "house_terraced",
  local: "premises_commercial",
  oficina: "office",
  finca: "rustic",
  terreno: "land",
  garaje: "garage",
  trastero: "storage",
  nave: "premises_industrial",
  edificio: "building",
  otro: "flat",
};

const FLAGS = yesOrNoIn("idealista");
/** For these zero is a count, for other figures it stands for unknown. */
const COUNTS: ReadonlySet<string> = new Set(["rooms", "bathrooms"]);
/** Figures in the order in which they have always gone out; others follow. */
const FIRST = ["builtAreaM2", "usableAreaM2", "plotAreaM2", "yearBuilt", "buildingFloors"];
const placeOf = (figure: string) => (FIRST.includes(figure) ? FIRST.indexOf(figure) : FIRST.length);
const FIGURES = figuresIn("idealista").sort(([a], [b]) => placeOf(a) - placeOf(b));

/** Members of `propertyOperation`. */
const AMOUNTS = amountsIn("idealista");

const SIDES = [
  ["norte", "featuresOrientationNorth"],
  ["sur", "featuresOrientationSouth"],
  ["este", "featuresOrientationEast"],
  ["oeste", "featuresOrientationWest"],
] as const;

type Heating = (typeof HEATINGS)[number];
/** Their kinds of heating, which name the energy rather than the machine. */
const HEATINGS_IN: Record<string, Heating> = {
  individualGas: "gas_individual",
  individualPropaneButane: "gas_individual",
  centralGas: "central",
  centralFuelOil: "central",
  centralOther: "central",
  individualElectric: "electrica",
  individualAirConditioningHeatPump: "bomba_calor",
};
const HEATINGS_OUT: Record<Heating, string> = {
  gas_individual: "individualGas",
  central: "centralOther",
  electrica: "individualElectric",
  suelo_radiante: "individualOther",
  aerotermia: "individualAirConditioningHeatPump",
  bomba_calor: "individualAirConditioningHeatPump",
  chimenea: "individualOther",
};

/** Words that stand where a letter would, while there is none. */
const ENERGY_STATES_IN: Record<string, (typeof ENERGY_STATES)[number]> = { inProcess: "en_tramite", exempt: "exento" };

const KNOWN_FEATURES: ReadonlySet<string> = new Set([
  "featuresType",
  "featuresConservation",
  "featuresPenthouse",
  "featuresDuplex",
  "featuresStudio",
  "featuresWindowsLocation",
  "featuresEnergyCertificateRating",
  "featuresEnergyCertificateEmissionsRating",
  ...[...FLAGS, ...FIGURES, ...SIDES].map(([, name]) => name),
]);
const KNOWN_ADDRESS: ReadonlySet<string> = new Set([
  "addressVisibility",
  "addressStreetName",
  "addressPostalCode",
  "addressTown",
  "addressCountry",
  "addressCoordinatesLatitude",
  "addressCoordinatesLongitude",
  "addressFloor",
]);
const KNOWN_PROPERTY: ReadonlySet<string> = new Set([
  "propertyCode",
  "propertyReference",
  "propertyOperation",
  "propertyAddress",
  "propertyFeatures",
  "propertyDescriptions",
  "propertyImages",
  "propertyUrl",
]);

const LANGUAGES: Record<string, string> = {
  spanish: "es",
  english: "en",
  french: "fr",
  german: "de",
  italian: "it",
  portuguese: "pt",
  catalan: "ca",
  dutch: "nl",
  russian: "ru",
};
const LANGUAGE_NAMES = new Map(Object.entries(LANGUAGES).map(([name, code]) => [code, name]));

/** Reader of the JSON that idealista takes: homes under `customerProperties`. */
export const openIdealistaReader = (): FeedReader =>
  openJsonReader(["customerProperties"], "inmuebles de idealista (customerProperties)", readProperty);

function readProperty(property: JsonObject): JsonHome {
  const problems: FeedProblem[] = [];
  const address = objectIn(property.propertyAddress);
  const features = objectIn(property.propertyFeatures);
  const operation = objectIn(property.propertyOperation);
  const word = textIn(features.featuresType) ?? "";
  const draft: HomeDraft = {
    operation:
      operation.operationType === "rent"
        ? "alquiler"
        : operation.operationType === "sale"
          ? "venta"
          : operation.operationType,
    price: positiveIn(operation.operationPrice),
    type: typeOf(word, features),
    reference: textIn(property.propertyReference),
    address: textIn(address.addressStreetName),
    showsAddress: address.addressVisibility === "full",
    postalCode: textIn(address.addressPostalCode),
    town: textIn(address.addressTown),
    latitude: numberIn(address.addressCoordinatesLatitude),
    longitude: numberIn(address.addressCoordinatesLongitude),
    floor: floorOf(address.addressFloor),
  };
  for (const [field, name] of AMOUNTS) draft[field] = positiveIn(operation[name]);
  const country = textIn(address.addressCountry);
  if (country !== undefined) draft.country = readCountry(country) ?? country;
  for (const [field, name] of FIGURES)
    draft[field] = (COUNTS.has(field) ? numberIn : positiveIn)(features[name]) as never;
  for (const [field, name] of FLAGS) {
    const stated = features[name];
    if (typeof stated === "boolean") draft[field] = fromYesOrNo(field, stated) as never;
  }
  const sides = SIDES.filter(([, name]) => features[name] === true).map(([side]) => side);
  if (sides.length > 0) draft.orientations = sides;
  if (features.featuresConservation === "good") draft.condition = "bueno";
  if (features.featuresConservation === "toRestore") draft.condition = "a_reformar";
  if (/^new/.test(String(features.featuresConservation ?? ""))) draft.condition = "obra_nueva";
  if (features.featuresWindowsLocation === "external") draft.isExterior = true;
  if (features.featuresWindowsLocation === "internal") draft.isExterior = false;
  const rating = textIn(features.featuresEnergyCertificateRating);
  if (rating && /^[a-g]$/i.test(rating)) draft.energyRating = rating.toUpperCase();
  draft.energyStatus = rating === undefined ? undefined : ENERGY_STATES_IN[rating];
  const emissions = textIn(features.featuresEnergyCertificateEmissionsRating);
  if (emissions && /^[a-g]$/i.test(emissions)) draft.emissionsRating = emissions.toUpperCase();
  draft.heating = HEATINGS_IN[textIn(features.featuresHeatingType) ?? ""];
  draft.descriptions = descriptionsIn(property.propertyDescriptions);
  const url = textIn(property.propertyUrl);
  if (url !== undefined) draft.urls = { es: url };
  const images = objectsIn(property.propertyImages).sort(
    (a, b) => Number(a.imageOrder ?? 0) - Number(b.imageOrder ?? 0),
  );
  const rest = {
    property: restOf(property, KNOWN_PROPERTY),
    address: restOf(address, KNOWN_ADDRESS),
    features: restOf(features, KNOWN_FEATURES),
    visibility: textIn(address.addressVisibility),
    type: word,
    conservation: textIn(features.featuresConservation),
  };
  return {
    externalId: textIn(property.propertyCode) ?? textIn(property.propertyReference),
    draft,
    extras: { idealista: JSON.parse(JSON.stringify(rest)) as JsonObject },
    photos: readPhotos(
      images.map(({ imageUrl }) => textIn(imageUrl) ?? ""),
      problems,
    ),
    problems,
  };
}

function typeOf(word: string, features: JsonObject): HomeType {
  if (features.featuresPenthouse === true) return "atico";
  if (features.featuresDuplex === true) return "duplex";
  if (features.featuresStudio === true) return "estudio";
  return TYPES[word] ?? (word.startsWith("rustic") ? "finca" : word.startsWith("land") ? "terreno" : "otro");
}

/** A number, or the portal's letters for floors below and above. */
function floorOf(value: unknown): number | undefined {
  const text = textIn(value) ?? "";
  if (/^-?\d{1,3}$/.test(text)) return Number(text);
  return { bj: 0, en: 0, ss: -1, st: -1 }[text];
}

function descriptionsIn(value: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { descriptionLanguage, descriptionText } of objectsIn(value)) {
    const language = (textIn(descriptionLanguage) ?? "spanish").toLowerCase();
    const code = LANGUAGES[language] ?? (/^[a-z]{2}$/.test(language) ? language : undefined);
    const text = typeof descriptionText === "string" ? descriptionText : "";
    if (code !== undefined && text !== "") texts[code] ??= text;
  }
  return texts;
}

/**
 * Writer of the JSON that idealista takes. `sentAt` is an ISO instant; without it and without a customer code the head
 * leaves both out.
 */
export function openIdealistaWriter({ customerCode, sentAt = "" }: FeedWriterOptions = {}): FeedWriter {
  let isFirst = true;
  const head = {
    ...(customerCode === undefined ? {} : { customerCode }),
    customerCountry: "Spain",
    ...(sentAt === "" ? {} : { customerSendDate: sentAt.slice(0, 19).replace("T", " ").replaceAll("-", "/") }),
  };
  return {
    contentType: "application/json; charset=utf-8",
    extension: "json",
    start: () => `${JSON.stringify(head).slice(0, -1)},"customerProperties":[`,
    row(home) {
      const comma = isFirst ? "\n" : ",\n";
      isFirst = false;
      return comma + JSON.stringify(propertyOf(home));
    },
    end: () => "\n]}\n",
  };
}

interface Kept {
  property?: JsonObject;
  address?: JsonObject;
  features?: JsonObject;
  visibility?: string;
  type?: string;
  conservation?: string;
}

function propertyOf(out: FeedHome): JsonObject {
  const { home } = out;
  const kept = (out.extras?.idealista ?? {}) as Kept;
  return {
    propertyCode: out.externalId ?? out.id,
    propertyReference: home.reference ?? out.externalId ?? out.id,
    propertyVisibility: "idealista",
    ...kept.property,
    ...virtualTourOf(out, kept),
    propertyOperation: operationOf(home),
    propertyAddress: {
      ...kept.address,
      // The portal gets the address, and whether to show it.
      addressVisibility: home.showsAddress ? "full" : kept.visibility === "street" ? "street" : "hidden",
      addressStreetName: home.address,
      addressPostalCode: home.postalCode,
      addressTown: home.town,
      addressCountry: countryName(home.country),
      addressCoordinatesPrecision: home.latitude === undefined ? undefined : home.showsAddress ? "exact" : "moved",
      addressCoordinatesLatitude: home.latitude,
      addressCoordinatesLongitude: home.longitude,
      addressFloor: home.floor === undefined ? undefined : String(home.floor),
    },
    propertyFeatures: featuresOf(home, kept),
    propertyDescriptions: Object.entries(home.descriptions).map(([language, text]) => ({
      descriptionLanguage: LANGUAGE_NAMES.get(language) ?? language,
      descriptionText: text,
    })),
    propertyImages: out.photos.map((imageUrl, index) => ({ imageOrder: index + 1, imageUrl })),
    propertyUrl: home.urls.es ?? Object.values(home.urls)[0],
  };
}

/** Which kind of tour it is, a list of theirs names by its maker; ours is not on it. Absent members keep what the sender said. */
function virtualTourOf({ tourAddress }: FeedHome, { property }: Kept): JsonObject {
  const { virtualTour, virtualTour3D } = objectIn(property?.propertyVirtualTours);
  const isSaid = [virtualTour, virtualTour3D].some((tour) => objectIn(tour).virtualTourUrl === tourAddress);
  if (tourAddress === undefined || isSaid) return {};
  return { propertyVirtualTours: { virtualTour: { virtualTourUrl: tourAddress } } };
}

function operationOf(home: Home): JsonObject {
  const operation: JsonObject = {
    operationType: home.operation === "venta" ? "sale" : "rent",
    operationPrice: home.price,
  };
  for (const [field, name] of AMOUNTS) if (home[field] !== undefined) operation[name] = home[field];
  return operation;
}

function featuresOf(home: Home, kept: Kept): JsonObject {
  const features: JsonObject = {
    featuresType: wordOf(home, kept.type),
    ...kept.features,
    featuresPenthouse: home.type === "atico" || undefined,
    featuresDuplex: home.type === "duplex" || undefined,
    featuresStudio: home.type === "estudio" || undefined,
    featuresConservation: conservationOf(home, kept.conservation),
    featuresWindowsLocation: home.isExterior === undefined ? undefined : home.isExterior ? "external" : "internal",
    featuresEnergyCertificateRating: home.energyRating ?? energyStateOf(home),
    featuresEnergyCertificateEmissionsRating: home.emissionsRating,
  };
  const came = textIn(features.featuresHeatingType) ?? "";
  // One of their words may stand for several of ours: what came goes out again while it still means the home's.
  if (home.heating !== undefined && HEATINGS_IN[came] !== home.heating)
    features.featuresHeatingType = HEATINGS_OUT[home.heating];
  for (const [field, name] of FIGURES) {
    // A value that the sender gave before we had the attribute goes out as it came.
    if (home[field] !== undefined || kept.features?.[name] === undefined) features[name] = home[field];
  }
  for (const [field, name] of FLAGS) {
    const stated = toYesOrNo(field, home);
    // Values that the sender gave before we had the attribute go out as they came.
    if (stated !== undefined) features[name] = stated;
  }
  for (const [side, name] of SIDES) if (home.orientations?.includes(side)) features[name] = true;
  return features;
}

const energyStateOf = ({ energyStatus }: Home) =>
  Object.entries(ENERGY_STATES_IN).find(([, state]) => state === energyStatus)?.[0];

const wordOf = (home: Home, came: string | undefined) =>
  came !== undefined && came !== "" && typeOf(came, {}) === home.type ? came : OUT_TYPES[home.type];

function conservationOf({ condition }: Home, came: string | undefined): string | undefined {
  if (condition === "a_reformar") return "toRestore";
  if (condition === "obra_nueva" && came?.startsWith("new")) return came;
  return condition === undefined ? undefined : "good";
}
