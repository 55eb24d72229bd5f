import { attributesByFeature } from "../../portfolio/feeds/kyero-features.ts";
import type { Property } from "../../shared/listing/property.ts";
import { withoutExcluding } from "../advert-rules/check-advert.ts";
import { compassOf } from "./compass.ts";
import { factsOfHome, type HomeFacts } from "./facts.ts";
import type { Notes } from "./notes.ts";

/** The answers to the forms of tools that write about a home. */
export interface TypedFacts
  extends Pick<
    HomeFacts,
    | "orientation"
    | "views"
    | "terraceAreaM2"
    | "plotAreaM2"
    | "heating"
    | "renovatedYear"
    | "renovatedWhat"
    | "communityFee"
    | "isFurnished"
    | "energyStatus"
    | "features"
    | "ownText"
    | "previousRent"
    | "rentIndex"
    | "registrationNumber"
  > {
  home: Property;
  nearby: readonly string[];
}

/** The side that the form names, or that the home's own sides make between them. */
function orientationOf({ orientation, home }: TypedFacts): HomeFacts["orientation"] {
  const [first, second] = home.orientations ?? [];
  return orientation ?? (first && compassOf(first, second));
}

/** Whether another field of the home says the same: `Ascensor` of a home with a lift. */
const isTold = (word: string, home: Property) =>
  attributesByFeature(word).some(({ name, means }) => (home as Partial<Record<string, unknown>>)[name] === means);

/** Words that exclude people are never written, whoever typed them. */
export function factsOfTyped(input: TypedFacts, notes: Notes | null): HomeFacts {
  const { home } = input;
  const clean = (text: string | undefined) => (text === undefined ? undefined : withoutExcluding(text) || undefined);
  return {
    ...factsOfHome(home),
    orientation: orientationOf(input),
    views: clean(input.views),
    terraceAreaM2: home.hasTerrace ? input.terraceAreaM2 : undefined,
    plotAreaM2: input.plotAreaM2,
    heating: input.heating,
    renovatedYear: input.renovatedYear,
    renovatedWhat: clean(input.renovatedWhat),
    communityFee: input.communityFee,
    isFurnished: input.isFurnished,
    energyStatus: input.energyStatus,
    nearby: input.nearby.flatMap((item) => clean(item) ?? []),
    features: (input.features ?? []).filter((word) => !isTold(word, home)).flatMap((word) => clean(word) ?? []),
    noted: notes?.details.filter((words) => !isTold(words, home)),
    quoted: notes?.sentences,
    ownText: clean(input.ownText),
    previousRent: home.operation === "alquiler" ? input.previousRent : undefined,
    rentIndex: home.operation === "alquiler" ? input.rentIndex : undefined,
    registrationNumber: home.operation === "alquiler" ? input.registrationNumber : undefined,
  };
}
