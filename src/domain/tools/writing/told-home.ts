import { attributesByFeature } from "../../portfolio/feeds/kyero-features.ts";
import { ENERGY_STATES, HEATINGS } from "../../shared/home-attributes/home-values.ts";
import { areaIsLikely, featureLines, floorFits, nearbyPlaces, roomsFit } from "../../shared/listing/likely-home.ts";
import { type Property, propertySchema, usableAreaFits } from "../../shared/listing/property.ts";
import { optionalChoice, optionalFlag, optionalNumber, optionalText } from "../../shared/schema/fields.ts";
import { oneLine } from "../../shared/schema/visible-text.ts";
import { optionalBuildYear } from "../../shared/schema/years.ts";
import { withoutExcluding } from "../advert-rules/check-advert.ts";
import { compassOf } from "./compass.ts";
import { COMPASS, factsOfHome, type HomeFacts } from "./facts.ts";
import type { Notes } from "./notes.ts";

/** For how long something is let: the law asks different things of each. */
const RENT_KINDS = ["habitual", "temporada", "turistico"] as const;

const monthly = (name: string) =>
  optionalNumber({ min: 1, max: 100_000_000, message: `Introduce ${name} mayor que cero` });

/** The home of a text. */
export const toldHome = () => propertySchema.check(usableAreaFits, areaIsLikely, roomsFit, floorFits);

/** The details that a text tells of a home besides the tools' home. A field that is left out is unknown, and the text says nothing of it. */
export const toldDetails = () => ({
  terraceAreaM2: optionalNumber({ min: 1, max: 5000, message: "Introduce una terraza entre 1 y 5.000 m²" }),
  plotAreaM2: optionalNumber({ min: 1, max: 10_000_000, message: "Introduce una parcela de al menos 1 m²" }),
  orientation: optionalChoice(COMPASS, "Elige una orientación"),
  views: optionalText(80),
  heating: optionalChoice(HEATINGS, "Elige una calefacción"),
  renovatedYear: optionalBuildYear(1900),
  /** The things that were renewed: `cocina y baños`. */
  renovatedWhat: optionalText(60),
  communityFee: monthly("un gasto al mes"),
  isFurnished: optionalFlag(),
  energyStatus: optionalChoice(ENERGY_STATES, "Elige en trámite o exento"),
  /** One place a line, as the agent types it. */
  nearby: nearbyPlaces,
  /** Features that no other field holds, one a line. */
  features: featureLines,
});

/** The details that the law asks of a rent. */
export const toldRent = () => ({
  rentKind: optionalChoice(RENT_KINDS, "Elige el tipo de alquiler"),
  isStressedZone: optionalFlag(),
  previousRent: monthly("una renta"),
  rentIndex: monthly("un índice"),
  registrationNumber: optionalText(60),
});

/** A home as a form tells it. */
export interface ToldHome {
  home: Property;
  terraceAreaM2?: number | undefined;
  plotAreaM2?: number | undefined;
  orientation?: HomeFacts["orientation"];
  views?: string | undefined;
  heating?: HomeFacts["heating"];
  renovatedYear?: number | undefined;
  renovatedWhat?: string | undefined;
  communityFee?: number | undefined;
  isFurnished?: boolean | undefined;
  energyStatus?: HomeFacts["energyStatus"];
  nearby: readonly string[];
  features?: readonly string[] | undefined;
  previousRent?: number | undefined;
  rentIndex?: number | undefined;
  registrationNumber?: string | undefined;
}

/** Whether another field of the home says the same: `Ascensor` of a home with a lift. */
const isTold = (word: string, home: Property) =>
  attributesByFeature(word).some(({ name, means }) => (home as Partial<Record<string, unknown>>)[name] === means);

/** The text without the sentences that exclude people: undefined where nothing is left. */
export const cleanWords = (text: string | undefined) =>
  text === undefined ? undefined : withoutExcluding(text) || undefined;

/** The details in an earlier advert of the home that no field says. */
export const factsOfNotes = (notes: Notes | null, home: Property): Pick<HomeFacts, "noted" | "quoted"> => ({
  noted: notes?.details.filter((words) => !isTold(words, home)),
  quoted: notes?.sentences,
});

/** The side that the form names, or that the home's own sides make between them. */
function orientationOf({ orientation, home }: ToldHome): HomeFacts["orientation"] {
  const [first, second] = home.orientations ?? [];
  return orientation ?? (first && compassOf(first, second));
}

/** All that a text may say of the home. Words that exclude people are never written, whoever typed them. */
export function factsOfTold(told: ToldHome): HomeFacts {
  const { home } = told;
  return {
    ...factsOfHome(home),
    placeName: cleanWords(home.placeName),
    orientation: orientationOf(told),
    views: cleanWords(told.views),
    terraceAreaM2: home.hasTerrace ? told.terraceAreaM2 : undefined,
    plotAreaM2: told.plotAreaM2,
    heating: told.heating,
    renovatedYear: told.renovatedYear,
    renovatedWhat: cleanWords(told.renovatedWhat),
    communityFee: told.communityFee,
    isFurnished: told.isFurnished,
    energyStatus: told.energyStatus,
    nearby: told.nearby.flatMap((item) => cleanWords(oneLine(item)) ?? []),
    features: (told.features ?? [])
      .filter((word) => !isTold(word, home))
      .flatMap((word) => cleanWords(oneLine(word)) ?? []),
    previousRent: home.operation === "alquiler" ? told.previousRent : undefined,
    rentIndex: home.operation === "alquiler" ? told.rentIndex : undefined,
    registrationNumber: home.operation === "alquiler" ? told.registrationNumber : undefined,
  };
}
