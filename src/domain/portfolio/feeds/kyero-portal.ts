import type { FeedHome } from "./feed-row.ts";
import { portalFeatures } from "./kyero-features.ts";
import type { KeptElement, KyeroExtras } from "./kyero-fields.ts";
import { xmlText } from "./kyero-writer.ts";

/**
 * Homes as kyero.com wants them. Sources: the specification of the import, version 3.8 of 3 September 2024
 * (https://feeds.kyero.com/assets/kyero_v3_import_spec.txt), and the schema kyeroV3.0.xsd beside it. Where both differ, as about the length of
 * a reference, the newer specification counts.
 */

/** Languages that the schema has an element for, in `desc` and `url`. */
export const KYERO_LANGUAGES: ReadonlySet<string> = new Set(
  "ar bg ca cs da de el en es et fa fi fr he hi hu id it ja ko lt lv nl no pl pt ro ru sk sl sv th tr uk vi zh".split(
    " ",
  ),
);
export const KYERO_CURRENCIES: ReadonlySet<string> = new Set(["EUR", "GBP", "USD"]);
/** A price is a whole number of eight digits at most. */
export const KYERO_MOST_PRICE = 99_999_999;
const MOST_FEATURES = 50;
const LONGEST = { id: 50, reference: 255, locationDetail: 50, feature: 35, url: 255 } as const;
/** Elements of a property that the specification has and no field of a home fills. */
const OTHER_ELEMENTS: ReadonlySet<string> = new Set(["video_url", "virtual_tour_url", "notes", "prime"]);
const DATE = /^(19|20)\d\d-(0[1-9]|1[012])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const DWELLING = /^[0-9a-z]{20}$/i;
const TYPE = /^[a-zA-Z&\s()/-]{3,}$/;

/**
 * A home for kyero.com: only elements and values of its specification. Amounts and areas are whole, unknown rooms and
 * pools are 0, a feature has 35 characters, and of a sender's own words only the type stays, which may be finer than ours.
 */
export function forKyero(out: FeedHome): FeedHome {
  const { home, id } = out;
  const externalId = writable(out.externalId);
  const whole = (value: number | undefined) => (value === undefined ? undefined : Math.max(1, Math.round(value)));
  const { kyero } = out.extras ?? {};
  return {
    id,
    externalId: externalId !== "" && externalId.length <= LONGEST.id ? externalId : null,
    updatedAt: out.updatedAt,
    isAsImported: out.isAsImported === true,
    photos: out.photos.filter(isAddress).slice(0, 50),
    ...(out.aboutPhotos && { aboutPhotos: out.aboutPhotos }),
    ...(isShortAddress(out.tourAddress) && { tourAddress: out.tourAddress }),
    ...(isShortAddress(out.videoAddress) && { videoAddress: out.videoAddress }),
    extras: { kyero: keptForKyero((kyero ?? {}) as KyeroExtras) as Record<string, unknown> },
    home: {
      ...home,
      reference: (oneLine(home.reference) || id.slice(0, 8).toUpperCase()).slice(0, LONGEST.reference),
      price: whole(home.price),
      rooms: home.rooms ?? 0,
      bathrooms: home.bathrooms ?? 0,
      hasPool: home.hasPool ?? false,
      builtAreaM2: whole(home.builtAreaM2),
      plotAreaM2: whole(home.plotAreaM2),
      locationDetail: shortened(oneLine(home.locationDetail), LONGEST.locationDetail) || undefined,
      // The specification has no place for them.
      terraceAreaM2: undefined,
      floor: undefined,
      address: undefined,
      cadastralReference: DWELLING.test(home.cadastralReference ?? "") ? home.cadastralReference : undefined,
      descriptions: inKnownLanguages(home.descriptions, plainDescription),
      urls: inKnownLanguages(home.urls, (url) => (isShortAddress(url) ? url : "")),
      features: portalFeatures(home)
        .map((feature) => shortened(oneLine(feature), LONGEST.feature))
        .filter((feature) => feature !== "")
        .slice(0, MOST_FEATURES),
    },
  };
}

/** A home for other readers of the format: everything that we can say in it, with a word for each piece of equipment. */
export const forReaders = (out: FeedHome): FeedHome =>
  Object.assign({}, out, { home: { ...out.home, features: portalFeatures(out.home) } });

function keptForKyero({ date, raw, other, imageDetails }: KyeroExtras): KyeroExtras {
  const known = other?.[""]?.filter(({ name }) => OTHER_ELEMENTS.has(name)) ?? [];
  const type = raw?.type;
  return {
    names: { cadastralRef: "catastral" },
    ...(date !== undefined && DATE.test(date) ? { date } : {}),
    ...(typeof type === "string" && TYPE.test(type) ? { raw: { type } } : {}),
    ...(known.length > 0 ? { other: { "": known } } : {}),
    ...(imageDetails === undefined ? {} : { imageDetails: onlyTags(imageDetails) }),
  };
}

/** Of a photo the specification knows its address and its tags: `floorplan`. */
const onlyTags = (details: Record<string, KeptElement[]>): Record<string, KeptElement[]> =>
  Object.fromEntries(
    Object.entries(details).map(([url, elements]) => [url, elements.filter(({ name }) => name === "tags")]),
  );

function inKnownLanguages(texts: Record<string, string>, made: (text: string) => string): Record<string, string> {
  const known = Object.entries(texts).filter(([language]) => KYERO_LANGUAGES.has(language));
  return Object.fromEntries(
    known.map(([language, text]) => [language, made(text)] as const).filter(([, text]) => text !== ""),
  );
}

/** A text without the tags of HTML, which Kyero refuses; the ends of lines and paragraphs stay ends of lines. */
const plainDescription = (text: string) =>
  writable(text.replace(/<\/?(br|p|div|li)\b[^<>]{0,200}>/gi, "\n").replace(/<\/?[a-z][^<>]{0,200}>/gi, "")).replace(
    /\n{3,}/g,
    "\n\n",
  );

const writable = (text: string | null | undefined) => xmlText(text ?? "").trim();
const oneLine = (text: string | null | undefined) => writable(text).replace(/\s+/g, " ");

const isAddress = (url: string) => /^https?:\/\/\S+$/.test(url);
const isShortAddress = (url: string | undefined): url is string =>
  url !== undefined && isAddress(url) && url.length <= LONGEST.url;

/** At most `most` characters, the last word whole where there is one. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.\ud800-\udbff]$/u, "")}…`;
}
