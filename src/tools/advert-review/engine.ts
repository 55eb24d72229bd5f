import { wordsOfCountry } from "#content/country-words.ts";
import { faultsOf, overallQuality } from "#domain/portfolio/homes/photo-quality.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import type { AdvertPhoto, PricePlace, ReviewedAdvert } from "#domain/tools/advert-review/advert.ts";
import { bestOrder } from "#domain/tools/advert-review/best-order.ts";
import { contradictionsOf } from "#domain/tools/advert-review/contradictions.ts";
import { firstFixes } from "#domain/tools/advert-review/fixes.ts";
import { unplacedOf } from "#domain/tools/advert-review/left-words.ts";
import { adsOfFacts, checkAds, metaScope, TARGETINGS, type Targeting } from "#domain/tools/advert-review/paid-ads.ts";
import { scoreOf, twinsOf } from "#domain/tools/advert-review/score.ts";
import { wellWritten, writingFaults } from "#domain/tools/advert-review/spelling.ts";
import { proposedTexts } from "#domain/tools/advert-review/texts.ts";
import { readToldFacts, surelyTold, type ToldFacts } from "#domain/tools/advert-review/told-facts.ts";
import { type AdvertCheck, checkAdvert } from "#domain/tools/advert-rules/check-advert.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { listingsAround } from "#domain/tools/valuation/questions.ts";
import type { HomeFacts } from "#domain/tools/writing/facts.ts";
import { notesOf } from "#domain/tools/writing/notes.ts";
import { cleanWords, factsOfNotes, factsOfTold } from "#domain/tools/writing/told-home.ts";
import { typeName } from "../home-facts.ts";
import { placeOfPrice } from "./price-place.ts";
import type { AdvertReviewResult, JudgedPhoto } from "./result.ts";
import type { AdvertReviewInput } from "./schema.ts";
import { type DatumInText, inTextOf, wantedData } from "./scored-data.ts";

/** The day, the photos of the home's file, and what is on offer around it where its place is known. */
export function reviewNeeds({ home, useNearby }: AdvertReviewInput) {
  const { latitude, longitude } = home;
  const isPlaced = latitude !== undefined && longitude !== undefined && useNearby !== false;
  return {
    today: true as const,
    homePhotos: true as const,
    ...(isPlaced && { nearbyListings: listingsAround({ ...home, latitude, longitude }) }),
  };
}

export type ReviewFacts = Pick<FactsFor<{ today: true }>, "today"> & {
  homePhotos?: FactsFor<{ homePhotos: true }>["homePhotos"];
  nearbyListings?: Listing[];
};

/** Judges an advert and says what to mend first. Pure: the same advert on the same day gets the same answer. */
export function reviewAdvert(
  input: AdvertReviewInput,
  { today, homePhotos, nearbyListings = [] }: ReviewFacts,
): AdvertReviewResult {
  const { home } = input;
  const before = wordsOf(input);
  const ofFile = input.photos.length === 0 && homePhotos ? homePhotos : null;
  const photos: readonly AdvertPhoto[] = ofFile?.photos ?? input.photos;
  const { place, price, aim } = placeOfPrice(input, nearbyListings, today);
  // The text is read, and its sentences kept, without its faults of writing.
  const clean = { title: wellWritten(before.title), text: wellWritten(before.text) };
  const { told, facts, contradictions } = whatIsTold(input, clean);
  const inText = inTextOf(input, told, contradictions);
  const advert = advertOf(input, before, photos, place, inText);
  const proposed = proposedTexts(facts, clean.text, Number(today.slice(0, 4)));
  const { score, criteria, parts } = scoreOf(advert);
  const { fixes, fixed, score: fixedScore } = firstFixes(advert, proposed, aim);
  const after = { title: fixed.title, text: fixed.text };
  const check = lawOf(input, before, told);
  const repeated = twinsOf(photos);
  const places = new Map(photos.map(({ id }, at) => [id, at + 1]));
  const order = bestOrder(photos, home.type);
  const offer = `${typeName(home)} en ${home.operation === "alquiler" ? wordsOfCountry(home.country).letting : "venta"}`;
  const made = adsOfFacts(facts, offer, proposed);
  const paths = [input.path1, input.path2].filter((path) => path !== undefined);
  const hasTyped = input.headlines.length + input.adDescriptions.length + paths.length > 0;
  return {
    date: today,
    country: home.country,
    currency: home.currency,
    score,
    fixedScore,
    criteria,
    parts,
    isPublishable: !isBroken(check),
    check,
    fixes,
    before,
    after,
    isAfterLawful: !isBroken(lawOf(input, after, told)),
    contradictions,
    writing: { title: writingFaults(before.title), text: writingFaults(before.text) },
    unplaced: unplacedOf(`${clean.title}\n${clean.text}`, wellWritten(`${after.title}\n${after.text}`)),
    inText,
    photos: photos.map((photo) => judged(photo, places.get(repeated.get(photo.id) ?? ""))),
    order,
    isOrderNew: order.some(({ id }, at) => id !== photos[at]!.id),
    photosOf: ofFile?.homeId ?? null,
    price,
    missing: advert.wanted
      .filter(({ isKnown, inText }) => !isKnown && inText === undefined)
      .map(({ label, why }) => ({ label, why })),
    ads: {
      made: checkAds(made),
      typed: hasTyped ? checkAds({ headlines: input.headlines, descriptions: input.adDescriptions, paths }) : null,
      targeting: targetingOf(input),
      metaScope: metaScope(home.country),
    },
  };
}

/** The advert as the rubric reads it. */
function advertOf(
  input: AdvertReviewInput,
  { title, text }: { title: string; text: string },
  photos: readonly AdvertPhoto[],
  price: PricePlace,
  inText: readonly DatumInText[],
): ReviewedAdvert {
  return {
    type: input.home.type,
    title,
    text,
    photos,
    wanted: wantedData(input, inText),
    hasPlan: input.hasPlan === true,
    hasTour: input.hasTour === true,
    hasVideo: input.hasVideo === true,
    price,
  };
}

const LONGEST_FIRST_LINE = 100;

/** Title and text. Of a pasted advert whose title was not told apart, a short first line is the title. */
function wordsOf({ title, text = "" }: AdvertReviewInput): { title: string; text: string } {
  if (title !== undefined) return { title, text };
  const end = text.indexOf("\n");
  const first = text.slice(0, Math.max(0, end)).trim();
  return first !== "" && first.length <= LONGEST_FIRST_LINE
    ? { title: first, text: text.slice(end).trim() }
    : { title: "", text };
}

/** All that fields and text know of the home, the fields first; what they tell differently is told by neither of them again. */
function whatIsTold(input: AdvertReviewInput, { title, text }: { title: string; text: string }) {
  const written = `${title}\n${text}`;
  const told = readToldFacts(written);
  const contradictions = contradictionsOf(written, told, input.home, input);
  const fields = contradictions.map(({ field }) => field);
  // Whether a price is one of a sale or of a month, and in which money, is settled before it is told.
  const hasOpenPrice = fields.some((field) => field === "operation" || field === "currency");
  const disputed = [...fields.filter((field) => !NEEDED.has(field)), ...(hasOpenPrice ? ["price"] : [])];
  const notes = text === "" ? null : notesOf(text);
  const known = Object.entries({ ...factsOfTold(input), ...factsOfNotes(notes, input.home) });
  const facts = {
    ...surelyTold(written, told),
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(disputed.map((field) => [field, undefined])),
  } as HomeFacts;
  return { told, facts: { ...facts, placeName: cleanWords(facts.placeName) }, contradictions };
}

/** Without them there is no sentence of a home. */
const NEEDED: ReadonlySet<string> = new Set(["operation", "type", "currency"]);

const isBroken = ({ findings }: AdvertCheck) => findings.some(({ level }) => level === "bloqueo");

function lawOf(
  input: AdvertReviewInput,
  { title, text }: { title: string; text: string },
  told: ToldFacts,
): AdvertCheck {
  const { home } = input;
  return checkAdvert({
    country: home.country,
    operation: home.operation,
    currency: home.currency,
    hasPrice: home.price !== undefined,
    hasEnergy: [home.energyRating, input.energyStatus, told.home.energyRating, told.details.energyStatus].some(
      (one) => one !== undefined,
    ),
    rentKind: input.rentKind,
    isStressedZone: input.isStressedZone,
    hasRentReference: input.previousRent !== undefined || input.rentIndex !== undefined,
    hasRegistration: input.registrationNumber !== undefined,
    written: [
      { field: "title", text: title },
      { field: "text", text },
      { field: "home.placeName", text: input.home.placeName ?? "" },
      { field: "nearby", text: input.nearby.join(". ") },
      { field: "features", text: (input.features ?? []).join(". ") },
      { field: "views", text: input.views ?? "" },
      { field: "renovatedWhat", text: input.renovatedWhat ?? "" },
      ...[...input.headlines, ...input.adDescriptions].map((line) => ({ field: "headlines", text: line })),
    ],
  });
}

function judged(photo: AdvertPhoto, repeats: number | undefined): JudgedPhoto {
  const { id, name, room, widthPx, heightPx, look } = photo;
  return {
    id,
    name,
    room,
    widthPx,
    heightPx,
    sharpness: look.sharpness,
    brightness: look.brightness,
    lights: look.lights ?? 0,
    tilt: look.tilt ?? null,
    faults: faultsOf(photo),
    isRepeated: repeats !== undefined,
    ...(repeats !== undefined && { repeats }),
    quality: overallQuality(photo),
  };
}

function targetingOf({ targetsAge, targetsGender, targetsPostcode }: AdvertReviewInput): Targeting[] {
  const chosen: Record<Targeting, boolean | undefined> = {
    age: targetsAge,
    gender: targetsGender,
    postcode: targetsPostcode,
  };
  return TARGETINGS.filter((one) => chosen[one] === true);
}
