import { type HomeDraft, readPhotos, unknownType } from "./check-home.ts";
import type { FeedProblem, FeedReader } from "./feed-row.ts";
import { readHomeType } from "./home-words.ts";
import {
  type JsonHome,
  type JsonObject,
  numberIn,
  objectIn,
  objectsIn,
  openJsonReader,
  positiveIn,
  textIn,
} from "./json-values.ts";

/** EasyBroker's list of properties (Latin America), as its public interface gives it. Read only: nobody takes it as a feed. */
export const openEasybrokerReader = (): FeedReader =>
  openJsonReader(["content", "properties"], "inmuebles de EasyBroker (content)", readProperty);

/** Countries by their currency, where the place does not say it. */
const COUNTRIES: Record<string, string> = {
  MXN: "MX",
  ARS: "AR",
  COP: "CO",
  CLP: "CL",
  PEN: "PE",
  DOP: "DO",
  UYU: "UY",
};

function readProperty(property: JsonObject): JsonHome {
  const problems: FeedProblem[] = [];
  const operations = objectsIn(property.operations);
  const offered = operations.find(({ type }) => type === "sale") ?? operations[0] ?? {};
  if (operations.length > 1) problems.push({ path: "operation", message: "Trae varias operaciones: se toma una" });
  const place = objectIn(property.location);
  const isRent = /^rent/.test(textIn(offered.type) ?? "");
  const currency = textIn(offered.currency)?.toUpperCase();
  const kind = textIn(property.property_type) ?? "";
  const type = readHomeType(kind);
  if (type === undefined && kind !== "") problems.push(unknownType(kind));
  const draft: HomeDraft = {
    operation: isRent ? "alquiler" : offered.type === "sale" ? "venta" : "otra",
    price: positiveIn(offered.amount),
    type: type ?? "otro",
    title: textIn(property.title)?.slice(0, 200),
    reference: textIn(property.public_id),
    rooms: numberIn(property.bedrooms),
    bathrooms: wholeIn(property.bathrooms),
    builtAreaM2: positiveIn(property.construction_size),
    plotAreaM2: positiveIn(property.lot_size),
    latitude: numberIn(place.latitude),
    longitude: numberIn(place.longitude),
    address: textIn(place.street),
    postalCode: textIn(place.postal_code),
    locationDetail: textIn(place.name) ?? textIn(property.location),
    country: COUNTRIES[currency ?? ""] ?? "MX",
    descriptions: textIn(property.description) === undefined ? {} : { es: textIn(property.description) ?? "" },
  };
  if (currency !== undefined) draft.currency = currency;
  const spaces = numberIn(property.parking_spaces);
  if (typeof spaces === "number") draft.hasParkingIncluded = spaces > 0;
  const url = textIn(property.public_url);
  if (url !== undefined) draft.urls = { es: url };
  const images = objectsIn(property.property_images).map(({ url: address }) => textIn(address) ?? "");
  return {
    externalId: textIn(property.public_id),
    draft,
    extras: {},
    photos: readPhotos(images.length > 0 ? images : [textIn(property.title_image_full) ?? ""], problems),
    problems,
  };
}

/** Half baths are counted down. */
function wholeIn(value: unknown): unknown {
  const number = numberIn(value);
  return typeof number === "number" ? Math.floor(number) : number;
}
