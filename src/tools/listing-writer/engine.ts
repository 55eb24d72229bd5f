import { type AdvertCheck, checkAdvert, withoutExcluding } from "#domain/tools/advert-rules/check-advert.ts";
import { type Description, describe } from "#domain/tools/writing/describe.ts";
import {
  type FieldKey,
  factsOfHome,
  type HomeFacts,
  isKnown,
  type Tone,
  type Variety,
} from "#domain/tools/writing/facts.ts";
import { type Readability, readabilityOf } from "#domain/tools/writing/readability.ts";
import { scoreText, type TextScore } from "#domain/tools/writing/score.ts";
import { type Voice, voiceOf } from "#domain/tools/writing/voice.ts";
import type { WriterInput } from "./schema.ts";

export interface WriterResult {
  texts: Description;
  check: AdvertCheck;
  /** Something stands against publishing. */
  isBlocked: boolean;
  score: TextScore;
  readability: Readability;
  voice: Voice | null;
  /** What the texts call the home's country, how they speak, and which version they are. */
  variety: Variety;
  tone: Tone;
  seed: number;
  /** Known, and not in the long text for lack of room. */
  unsaid: FieldKey[];
}

/** An advert in all its lengths, checked. Pure: the same input gives the same texts. */
export function writeAdvert(input: WriterInput): WriterResult {
  const facts = factsOf(input);
  const { variety, tone, seed } = input;
  const voice = voiceOf(input.voiceSample ?? "") ?? null;
  const texts = describe(facts, { variety, tone, seed, person: voice?.person, density: voice?.density });
  const readability = readabilityOf(texts.long.plain, variety === "en" ? "en" : "es");
  const check = checkAdvert({
    country: facts.country,
    operation: facts.operation,
    currency: facts.currency,
    hasPrice: facts.price !== undefined,
    hasEnergy: facts.energyRating !== undefined || facts.energyStatus !== undefined,
    rentKind: input.rentKind,
    isStressedZone: input.isStressedZone,
    hasRentReference: facts.previousRent !== undefined || facts.rentIndex !== undefined,
    hasRegistration: facts.registrationNumber !== undefined,
    written: [
      { field: "ownText", text: input.ownText ?? "" },
      { field: "nearby", text: input.nearby.join(". ") },
      { field: "views", text: input.views ?? "" },
      { field: "pastedText", text: input.pastedText ?? "" },
    ],
  });
  const known = (Object.keys(facts) as (FieldKey | "country" | "currency")[]).flatMap((field) =>
    field !== "country" && field !== "currency" && isKnown(facts, field) ? [field] : [],
  );
  return {
    texts,
    check,
    isBlocked: check.findings.some(({ level }) => level === "bloqueo"),
    score: scoreText(texts.long.plain, texts.fields, readability),
    readability,
    voice,
    variety,
    tone,
    seed,
    unsaid: known.filter((field) => !texts.fields.includes(field) && field !== "operation" && field !== "type"),
  };
}

/** What excludes people is never written, whoever typed it. */
function factsOf(input: WriterInput): HomeFacts {
  const { home } = input;
  const clean = (text: string | undefined) => (text === undefined ? undefined : withoutExcluding(text) || undefined);
  return {
    ...factsOfHome(home),
    orientation: input.orientation,
    views: clean(input.views),
    terraceAreaM2: home.hasTerrace ? input.terraceAreaM2 : undefined,
    plotAreaM2: input.plotAreaM2,
    heating: input.heating,
    renovatedYear: input.renovatedYear,
    communityFee: input.communityFee,
    isFurnished: input.isFurnished,
    energyStatus: input.energyStatus,
    nearby: input.nearby.flatMap((item) => clean(item) ?? []),
    ownText: clean(input.ownText),
    previousRent: home.operation === "alquiler" ? input.previousRent : undefined,
    rentIndex: home.operation === "alquiler" ? input.rentIndex : undefined,
    registrationNumber: home.operation === "alquiler" ? input.registrationNumber : undefined,
  };
}
