import * as z from "zod/mini";
import { fold } from "../../listing/fold.ts";
import { list, text } from "../../schema/text.ts";
import { ONLY_STREET, type Place } from "../place.ts";
import type { TypedAddress } from "../typed-address.ts";
import { usualTownName } from "../usual-names.ts";

/**
 * Answers of CartoCiudad's geocoder (`candidates` and `find`), as its README documents them
 * (github.com/IDEESpain/Cartociudad). A street among the candidates has no point: `find` gives it.
 */

const word = z.optional(z.nullable(text({ max: 200 })));
const figure = z.optional(z.nullable(z.union([z.number(), text({ max: 40 })])));
const candidate = z.object({
  id: text({ max: 120 }),
  type: text({ max: 60 }),
  address: word,
  tip_via: word,
  portalNumber: figure,
  extension: word,
  muni: word,
  muniCode: word,
  province: word,
  poblacion: word,
  postalCode: word,
  lat: figure,
  lng: figure,
});
export type Candidate = z.infer<typeof candidate>;
const candidates = list(candidate, { max: 60 });

/** @returns undefined where the answer is not as documented */
export function readCandidates(answer: unknown): Candidate[] | undefined {
  const parsed = candidates.safeParse(answer);
  return parsed.success ? parsed.data : undefined;
}

/** One entity, as `find` answers it. */
export function readFound(answer: unknown): Candidate | undefined {
  const parsed = candidate.safeParse(answer);
  return parsed.success ? parsed.data : undefined;
}

/** The town that was typed after the street, so that a street of the same name elsewhere does not answer. */
export interface WantedTown {
  /** INE code. */
  municipalityCode: string;
  name: string;
  /** Its official name and the parts of it, where they are others. */
  otherNames?: readonly string[];
}

/** Doors and streets of the wanted town; the municipality is known by its code or, where the answer has none, by its name. */
export function inTown(found: readonly Candidate[], town: WantedTown | undefined): Candidate[] {
  const streets = found.filter(({ type }) => type === "portal" || type === "callejero");
  if (!town) return streets;
  const names = [town.name, ...(town.otherNames ?? [])].map(fold);
  return streets.filter(({ muniCode, muni }) =>
    muniCode && /^\d{5}$/.test(muniCode) ? muniCode === town.municipalityCode : names.includes(fold(muni ?? "")),
  );
}

/**
 * A candidate with a point as a place. It is a door (`portal`) where the number is the typed one; a street, or the nearest door to a
 * number that is not there, is `calle`.
 */
export function placeOfCandidate(found: Candidate, { number }: Pick<TypedAddress, "number">): Place | undefined {
  const [latitude, longitude] = [Number(found.lat), Number(found.lng)];
  // An entity without a point has zeros.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || (latitude === 0 && longitude === 0))
    return undefined;
  const typedNumber = Number.parseInt(number ?? "", 10);
  const isDoor = found.type === "portal" && Number(found.portalNumber) === typedNumber;
  const street = streetName(found);
  if (!street) return undefined;
  const code = found.muniCode && /^\d{5}$/.test(found.muniCode) ? found.muniCode : undefined;
  const named = found.muni ?? found.poblacion ?? "";
  const town = code ? usualTownName(code, named) : named;
  return {
    id: `${isDoor ? "portal" : "calle"}-${found.id}`.slice(0, 160),
    kind: isDoor ? "portal" : "calle",
    name: isDoor ? `${street}, ${found.portalNumber}${found.extension ?? ""}` : street,
    context: [[found.postalCode, town].filter(Boolean).join(" "), isDoor ? "" : ONLY_STREET].filter(Boolean).join(", "),
    latitude,
    longitude,
    ...(code ? { municipalityCode: code, provinceCode: code.slice(0, 2) } : {}),
    country: "ES",
    currency: "EUR",
    radiusM: isDoor ? 50 : 300,
    population: 0,
  };
}

/** `address` is the whole text of a result, with its type of way where that is not in front, and its town behind. */
function streetName({ address, tip_via: kind }: Candidate): string {
  const words = (address ?? "")
    .split(",")[0]!
    .split(/\s/)
    .filter((word) => word !== "");
  // The number of the door may stand behind the street.
  const street = (/^\d+$/.test(words.at(-1) ?? "") ? words.slice(0, -1) : words).join(" ").slice(0, 120);
  const name = kind && street && !fold(street).startsWith(fold(kind)) ? `${kind} ${street}` : street;
  return name
    .toLowerCase()
    .split(" ")
    .map((one, at) => (at > 0 && /^(de|del|la|el|los|las|i|y|d'|dels|les)$/.test(one) ? one : capital(one)))
    .join(" ");
}

const capital = (one: string) =>
  one.replace(/^(d'|l')?(\p{L})/u, (_, article = "", letter: string) => article + letter.toUpperCase());
