import { readCadastralReference } from "#domain/shared/places/cadastral-reference.ts";
import { NO_SUCH, readParcelPoint, readProperty } from "#domain/shared/places/outside/cadastre.ts";
import {
  type Candidate,
  inTown,
  placeOfCandidate,
  readCandidates,
  readFound,
} from "#domain/shared/places/outside/cartociudad.ts";
import { readNominatim, readPhoton } from "#domain/shared/places/outside/open-maps.ts";
import type { Place } from "#domain/shared/places/place.ts";
import { readTypedAddress, type TypedAddress } from "#domain/shared/places/typed-address.ts";
import { municipalityAt } from "../../platform/places/municipality-at.server.ts";
import { findLocally, municipalityOf } from "../places/places.server.ts";
import type { AskServices, NoAnswer } from "./ask-service.server.ts";
import { GEOCODING_SERVICES } from "./services.server.ts";

/** Doors and streets of an address, or the dwelling of a cadastral reference, from services outside. */
export interface FoundOutside {
  places: Place[];
  /** Attribution of the service that answered, to be shown beside its places. */
  source?: string;
  /** Why nobody answered. A service that answered and found nothing leaves it out. */
  none?: NoAnswer;
}

interface Way {
  /** Nominatim must not be asked while somebody types; Photon may. */
  abroad: "photon" | "nominatim";
}

const NOTHING: FoundOutside = { places: [] };
const SHOWN = 5;

/**
 * Looks for an address or a cadastral reference. Text that is neither is asked of nobody. Of an address with a town only
 * streets of that town answer; without one, nobody is asked: a street of that name stands in every second town.
 */
export async function findAddress(services: AskServices, text: string, way: Way): Promise<FoundOutside> {
  const reference = readCadastralReference(text);
  if (reference) return await findDwelling(services, reference.parcel, reference.whole);
  const address = readTypedAddress(text);
  if (!address || address.street.length < 4) return NOTHING;
  const [around] = findLocally(text, 1).places;
  if (!around) return NOTHING;
  return around.country === "ES"
    ? await findInSpain(services, address, around)
    : await findAbroad(services, address, around, way.abroad);
}

/** Kinds that CartoCiudad shall leave out: everything but streets and doors. */
const NO_PROCESS =
  "municipio,provincia,comunidad autonoma,poblacion,toponimo,expendeduria,punto_recarga_electrica,ngbe,carretera";

async function findInSpain(services: AskServices, address: TypedAddress, around: Place): Promise<FoundOutside> {
  const town = wantedTown(around);
  const typed = [[address.street, address.number].filter(Boolean).join(" "), ...address.rest].join(", ");
  const asked = await services.ask({
    service: "cartociudad",
    path: `/candidates?${new URLSearchParams({ q: typed, limit: "12", no_process: NO_PROCESS })}`,
    read: readCandidates,
    isFound: (found) => found.length > 0,
  });
  if ("none" in asked) return { places: [], none: asked.none };
  const found = inTown(asked.answer, town);
  const addresses = found.flatMap((one) => placeOfCandidate(one, address) ?? []);
  const places = addresses.length > 0 ? addresses : await pointOfStreet(services, found[0], address);
  return {
    places: distinct(places.filter((place) => liesIn(place, town?.municipalityCode))).slice(0, SHOWN),
    source: GEOCODING_SERVICES.cartociudad.attribution,
  };
}

/** A street among the candidates has no point of its own yet. */
async function pointOfStreet(
  services: AskServices,
  street: Candidate | undefined,
  address: TypedAddress,
): Promise<Place[]> {
  if (!street) return [];
  const asked = await services.ask({
    service: "cartociudad",
    path: `/find?${new URLSearchParams({ id: street.id, type: street.type })}`,
    read: readFound,
    isFound: () => true,
  });
  const place = "answer" in asked ? placeOfCandidate(asked.answer, address) : undefined;
  return place ? [place] : [];
}

/** A hostile or confused answer must not move a home into another town: the outlines are exact to some 200 m. */
function liesIn({ latitude, longitude }: Place, code: string | undefined): boolean {
  const at = municipalityAt(latitude, longitude);
  return code === undefined || at === undefined || at === code || isAtBorder(latitude, longitude, code);
}

const BORDER_DEGREES = 0.003;

const isAtBorder = (latitude: number, longitude: number, code: string) =>
  [-BORDER_DEGREES, BORDER_DEGREES].some(
    (by) => municipalityAt(latitude + by, longitude) === code || municipalityAt(latitude, longitude + by) === code,
  );

function wantedTown({ municipalityCode }: Place) {
  const town = municipalityCode === undefined ? undefined : municipalityOf(municipalityCode);
  return town && { municipalityCode: town.code, name: town.name, otherNames: town.otherNames };
}

async function findAbroad(
  services: AskServices,
  address: TypedAddress,
  around: Place,
  by: Way["abroad"],
): Promise<FoundOutside> {
  const country = { code: around.country, currency: around.currency };
  const typed = [[address.street, address.number].filter(Boolean).join(" "), ...address.rest].join(", ");
  const near = { lat: around.latitude.toFixed(2), lon: around.longitude.toFixed(2) };
  const asked =
    by === "photon"
      ? await services.ask({
          service: by,
          path: `/api?${new URLSearchParams({ q: typed, limit: "8", lat: near.lat, lon: near.lon })}`,
          read: (json) => readPhoton(json, country),
          isFound: (found) => found.length > 0,
        })
      : await services.ask({
          service: by,
          path: `/search?${new URLSearchParams({
            q: typed,
            format: "jsonv2",
            addressdetails: "1",
            limit: "3",
            countrycodes: country.code.toLowerCase(),
          })}`,
          read: (json) => readNominatim(json, country),
          isFound: (found) => found.length > 0,
        });
  if ("none" in asked) return { places: [], none: asked.none };
  const places = asked.answer.filter((place) => isNear(place, around)).slice(0, SHOWN);
  return { places, source: GEOCODING_SERVICES[by].attribution };
}

/** Degrees about the typed city or quarter within which its streets lie: some 60 km. */
const NEAR_DEGREES = 0.55;

const isNear = (place: Place, around: Place) =>
  Math.abs(place.latitude - around.latitude) < NEAR_DEGREES &&
  Math.abs(place.longitude - around.longitude) < NEAR_DEGREES;

async function findDwelling(services: AskServices, parcel: string, whole: string | undefined): Promise<FoundOutside> {
  const [point, property] = await Promise.all([
    services.ask({
      service: "catastro",
      path: `/COVCCoordenadas.svc/json/Consulta_CPMRC?${new URLSearchParams({ SRS: "EPSG:4326", RefCat: parcel })}`,
      read: readParcelPoint,
      isFound: (found) => found !== NO_SUCH,
    }),
    services.ask({
      service: "catastro",
      path: `/COVCCallejero.svc/json/Consulta_DNPRC?${new URLSearchParams({ RefCat: whole ?? parcel })}`,
      read: readProperty,
      isFound: (found) => found !== NO_SUCH,
    }),
  ]);
  if ("none" in point) return { places: [], none: point.none };
  const source = GEOCODING_SERVICES.catastro.attribution;
  if (point.answer === NO_SUCH) return { places: [], source };
  const { latitude, longitude, address = "" } = point.answer;
  const code = municipalityAt(latitude, longitude);
  const facts = "answer" in property && property.answer !== NO_SUCH ? property.answer : {};
  const reference = whole ?? parcel;
  const place: Place = {
    id: `portal-${reference}`,
    kind: "portal",
    name: (facts.address ?? address).slice(0, 120) || reference,
    context: `Referencia catastral ${reference}`,
    latitude,
    longitude,
    ...(code ? { municipalityCode: code, provinceCode: code.slice(0, 2) } : {}),
    country: "ES",
    currency: "EUR",
    radiusM: 50,
    population: 0,
    cadastre: { reference, facts },
  };
  return { places: [place], source };
}

/** The same street may stand in an answer for each of its postcodes. */
function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.name} ${place.context}`, place])).values()];
}
