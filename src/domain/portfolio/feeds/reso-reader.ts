import { type CsvRow, openCsvRows } from "../../shared/tables/csv-rows.ts";
import { checkHome, type HomeDraft, labelOf, readPhotos, unknownType } from "./check-home.ts";
import type { FeedEnd, FeedProblem, FeedReader, FeedRow } from "./feed-row.ts";
import { readCountry } from "./home-words.ts";
import {
  type JsonHome,
  type JsonObject,
  numberIn,
  objectsIn,
  openJsonReader,
  positiveIn,
  textIn,
} from "./json-values.ts";
import {
  MONEY_OF,
  RESO_AREAS,
  RESO_PER_YEAR,
  RESO_STATUSES,
  RESO_SUBTYPES,
  RESO_TYPES,
  resoWord,
} from "./reso-fields.ts";

/**
 * Homes under the names of the RESO Data Dictionary (resource Property), as systems that follow its Web API give them: JSON with the list under
 * `value`, or a CSV whose headings are the names. What is not read is listed in docs/feeds.md.
 */
export function openResoReader(): FeedReader {
  let reader: FeedReader | undefined;
  let before = "";
  return {
    write(chunk) {
      before += chunk;
      if (reader === undefined) {
        const sign = before.replace(/^\ufeff/, "").trimStart()[0];
        if (sign === undefined) return [];
        reader = sign === "{" || sign === "[" ? openJson() : openTable();
      }
      const text = before;
      before = "";
      return reader.write(text);
    },
    hasFailed: () => reader?.hasFailed() ?? false,
    end: () => (reader ?? openJson()).end(),
  };
}

const openJson = () => openJsonReader(["value"], "inmuebles de RESO (value)", readProperty);

/** A table is the same homes: each row an object by its headings. */
function openTable(): FeedReader {
  const lines = openCsvRows();
  let headings: string[] | undefined;
  let count = 0;
  const take = ({ cells, line }: CsvRow): FeedRow[] => {
    if (headings === undefined) {
      headings = cells.map((cell) => cell.trim());
      return [];
    }
    if (cells.every((cell) => cell.trim() === "")) return [];
    const item = Object.fromEntries(headings.map((heading, at) => [heading, cells[at]?.trim() || undefined]));
    count += 1;
    return [rowOf(readProperty(item), { ordinal: count, line })];
  };
  return {
    write: (chunk) => lines.write(chunk).flatMap(take),
    hasFailed: lines.hasFailed,
    end() {
      const last = lines.end();
      const rows = last.rows.flatMap(take);
      const missing = headings?.includes("ListingKey")
        ? undefined
        : { message: "La tabla no tiene la columna ListingKey de RESO", line: null };
      const error: FeedEnd["error"] = last.error ?? missing;
      return { rows, end: { rows: count, isComplete: error === undefined, ...(error ? { error } : {}) } };
    },
  };
}

function rowOf(
  { externalId, draft, extras, photos, problems }: JsonHome,
  { ordinal, line }: { ordinal: number; line: number },
): FeedRow {
  if (externalId === undefined) problems.push({ path: "id", message: "Falta el identificador del inmueble" });
  const home = checkHome(draft, problems);
  return {
    ordinal,
    line,
    externalId: externalId?.slice(0, 200) ?? null,
    label: labelOf(draft) ?? externalId ?? null,
    home: externalId === undefined ? null : home,
    extras,
    photos,
    problems,
  };
}

function readProperty(property: JsonObject): JsonHome {
  const problems: FeedProblem[] = [];
  const country = countryOf(property, problems);
  const kind = resoWord(textIn(property.PropertyType) ?? "");
  const isLease = kind.endsWith("lease");
  const status = statusOf(property, problems);
  const draft: HomeDraft = {
    operation: isLease ? "alquiler" : "venta",
    type: typeOf(property, problems),
    status: status ?? "retirado",
    price: rentOr(isLease, property, property.ListPrice, problems),
    country,
    reference: textIn(property.ListingId),
    address: addressOf(property),
    showsAddress: yesNoIn(property.InternetAddressDisplayYN),
    town: textIn(property.City),
    province: textIn(property.StateOrProvince),
    locationDetail: textIn(property.SubdivisionName),
    postalCode: textIn(property.PostalCode),
    latitude: numberIn(property.Latitude),
    longitude: numberIn(property.Longitude),
    builtAreaM2: areaIn(property, "LivingArea", "LivingAreaUnits", problems),
    plotAreaM2: areaIn(property, "LotSizeArea", "LotSizeUnits", problems) ?? squareFeetIn(property.LotSizeSquareFeet),
    rooms: numberIn(property.BedroomsTotal),
    bathrooms: numberIn(property.BathroomsTotalInteger) ?? numberIn(property.BathroomsFull),
    floor: numberIn(property.EntryLevel),
    buildingFloors: positiveIn(property.StoriesTotal),
    yearBuilt: positiveIn(property.YearBuilt),
    hasPool: yesNoIn(property.PoolPrivateYN),
    hasParkingIncluded: yesNoIn(property.GarageYN),
    hasAirConditioning: yesNoIn(property.CoolingYN),
    condition: conditionOf(property),
    listedOn: dayIn(property.OnMarketDate) ?? dayIn(property.ListingContractDate),
    communityFee: monthlyIn(property.AssociationFee, property.AssociationFeeFrequency),
    descriptions: textIn(property.PublicRemarks) === undefined ? {} : { es: textIn(property.PublicRemarks) },
    features: featuresIn(property),
  };
  if (MONEY_OF[country]) draft.currency = MONEY_OF[country];
  if (status === "cerrado") {
    draft.closedOn = dayIn(property.CloseDate);
    draft.closedPrice = rentOr(isLease, property, property.ClosePrice, problems);
  }
  const url = textIn(property.ListingURL);
  if (url !== undefined) draft.urls = { es: url };
  return {
    // One that was entered by error is no home: without an id it stands among the bad rows, with its reason.
    externalId: status === null ? undefined : textIn(property.ListingKey),
    draft: Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)),
    extras: {},
    photos: readPhotos(photosIn(property), problems),
    problems,
  };
}

function countryOf(property: JsonObject, problems: FeedProblem[]): string {
  const stated = textIn(property.Country);
  const read = stated && readCountry(stated);
  if (read) return read;
  const what = stated ? `no se entiende «${stated.slice(0, 40)}»` : "no viene";
  problems.push({ path: "country", message: `País: ${what}. Se toma Estados Unidos, y sus dólares` });
  return "US";
}

function statusOf(property: JsonObject, problems: FeedProblem[]) {
  const stated = textIn(property.StandardStatus);
  if (stated === undefined) return "disponible";
  const read = RESO_STATUSES[resoWord(stated)];
  if (read === null) problems.push({ path: "status", message: "Su sistema la da por borrada (Delete): no se trae" });
  if (read !== undefined) return read;
  problems.push({ path: "status", message: `Situación: no se entiende «${stated.slice(0, 40)}»: va como disponible` });
  return "disponible";
}

/** The subtype tells more than the type. */
function typeOf(property: JsonObject, problems: FeedProblem[]) {
  const [kind, sub] = [textIn(property.PropertyType) ?? "", textIn(property.PropertySubType) ?? ""];
  const read = RESO_SUBTYPES[resoWord(sub)] ?? RESO_TYPES[resoWord(kind)];
  if (read === undefined && `${sub}${kind}` !== "") problems.push(unknownType(sub || kind));
  return read ?? "otro";
}

/** A price as it is; a rent by the month, however often it is paid. */
function rentOr(isLease: boolean, property: JsonObject, amount: unknown, problems: FeedProblem[]): unknown {
  const stated = textIn(property.LeaseAmountFrequency);
  if (!isLease || stated === undefined) return positiveIn(amount);
  if (RESO_PER_YEAR[resoWord(stated)] !== undefined) return monthlyIn(amount, stated);
  problems.push({ path: "price", message: `Renta: no se entiende cada cuánto se paga («${stated.slice(0, 40)}»)` });
  return undefined;
}

const MONTHS = 12;

function monthlyIn(amount: unknown, frequency: unknown): unknown {
  const read = positiveIn(amount);
  const perYear = RESO_PER_YEAR[resoWord(textIn(frequency) ?? "monthly")];
  if (typeof read !== "number" || perYear === undefined) return perYear === undefined ? undefined : read;
  return Math.round((read * perYear * 100) / MONTHS) / 100;
}

/** Two decimals of a square metre are more than anybody measures. */
const toM2 = (area: number, unit: number) => Math.round(area * unit * 100) / 100;

function areaIn(property: JsonObject, name: string, unitName: string, problems: FeedProblem[]): unknown {
  const area = positiveIn(property[name]);
  if (typeof area !== "number") return area;
  const stated = textIn(property[unitName]);
  const unit = stated === undefined ? undefined : RESO_AREAS[resoWord(stated)];
  if (unit !== undefined) return toM2(area, unit);
  const what = stated === undefined ? "no dice su unidad" : `no se entiende su unidad («${stated.slice(0, 40)}»)`;
  problems.push({
    path: name === "LivingArea" ? "builtAreaM2" : "plotAreaM2",
    message: `${name} ${what}: se deja sin indicar`,
  });
  return undefined;
}

function squareFeetIn(value: unknown): unknown {
  const area = positiveIn(value);
  return typeof area === "number" ? toM2(area, RESO_AREAS.squarefeet!) : area;
}

/** The whole line where there is one, else its parts in the order of the dictionary. */
function addressOf(property: JsonObject): string | undefined {
  const line = textIn(property.UnparsedAddress);
  if (line !== undefined) return line;
  const street = ["StreetDirPrefix", "StreetName", "StreetSuffix", "StreetDirSuffix"];
  const named = street.flatMap((name) => textIn(property[name]) ?? []).join(" ");
  if (named === "") return undefined;
  const parts = [textIn(property.StreetNumber), named, textIn(property.UnitNumber)];
  return parts.filter((part) => part !== undefined).join(" ");
}

function conditionOf(property: JsonObject): string | undefined {
  const words = listIn(property.PropertyCondition).map(resoWord);
  if (yesNoIn(property.NewConstructionYN) || words.includes("newconstruction")) return "obra_nueva";
  return words.some((word) => word === "fixer") ? "a_reformar" : undefined;
}

/** Lists of words that tell of a home what no attribute of ours does. */
const FEATURE_LISTS = ["InteriorFeatures", "ExteriorFeatures", "View", "Heating", "PatioAndPorchFeatures"] as const;
const featuresIn = (property: JsonObject): string[] => [
  ...new Set(FEATURE_LISTS.flatMap((name) => listIn(property[name]))),
];

/** A list, or a cell with its members between commas. */
function listIn(value: unknown): string[] {
  const members = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [];
  return members.flatMap((member) => textIn(member) ?? []);
}

function yesNoIn(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const word = resoWord(textIn(value) ?? "");
  if (["true", "yes", "y", "1"].includes(word)) return true;
  return ["false", "no", "n", "0"].includes(word) ? false : undefined;
}

/** The day of a date or an instant. */
const dayIn = (value: unknown): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(textIn(value) ?? "")?.[0];

/** Pictures in their order; plans, films and documents are no photos. In a table the addresses stand between blanks, commas or bars. */
function photosIn(property: JsonObject): string[] {
  const { Media: media } = property;
  if (typeof media === "string" && !media.trimStart().startsWith("[")) return media.split(/[\s,|]/);
  const list = typeof media === "string" ? parsed(media) : media;
  return objectsIn(list)
    .filter(({ MediaCategory: category }) => ["", "photo", "image"].includes(resoWord(textIn(category) ?? "")))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(({ MediaURL: url }) => textIn(url) ?? "");
}

const orderOf = ({ Order: order }: JsonObject): number => {
  const read = numberIn(order);
  return typeof read === "number" ? read : Number.MAX_SAFE_INTEGER;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return []; // a cell that is cut says nothing of photos, and the home is whole without them
  }
}
