import { type AdvertCheck, checkAdvert } from "#domain/tools/advert-rules/check-advert.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { type Description, describe } from "#domain/tools/writing/describe.ts";
import type { HomeFacts, Tone, Variety } from "#domain/tools/writing/facts.ts";
import { type LeftOut, leftOut } from "#domain/tools/writing/left-out.ts";
import { measureText, type TextMeasures } from "#domain/tools/writing/measures.ts";
import { type Notes, notesOf } from "#domain/tools/writing/notes.ts";
import { type Readability, readabilityOf } from "#domain/tools/writing/readability.ts";
import { cleanWords, factsOfNotes, factsOfTold } from "#domain/tools/writing/told-home.ts";
import { type Voice, voiceOf } from "#domain/tools/writing/voice.ts";
import type { WriterInput } from "./schema.ts";

/** The facts that the writer asks of the server: the day decides whether a home is built or will be. */
export type WriterNeeds = { today: true };

/** The tool's result. */
export interface WriterResult {
  /** ISO day for which it was written. */
  date: string;
  texts: Description;
  check: AdvertCheck;
  /** Something stands against publishing. */
  isBlocked: boolean;
  measures: TextMeasures;
  readability: Readability;
  voice: Voice | null;
  /** The variety of Spanish, the tone and the version of the texts. */
  variety: Variety;
  tone: Tone;
  seed: number;
  leftOut: LeftOut;
  /** The details taken of an older text of the home, and the sentences that were not. */
  notes: Notes | null;
  /** The storey, where there is one above the ground and no lift: what is left out names it. */
  stairsTo: number | null;
}

/** An advert in all its lengths, checked. Pure: the same input gives the same texts on every day of a year. */
export function writeAdvert(input: WriterInput, { today }: FactsFor<WriterNeeds>): WriterResult {
  const { variety, tone, seed } = input;
  const notes = input.pastedText === undefined ? null : notesOf(input.pastedText);
  const facts = factsOf(input, notes);
  const voice = voiceOf(input.voiceSample ?? "") ?? null;
  const thisYear = Number(today.slice(0, 4));
  const texts = describe(facts, { variety, tone, seed, thisYear, person: voice?.person, density: voice?.density });
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
      { field: "home.placeName", text: input.home.placeName ?? "" },
      { field: "nearby", text: input.nearby.join(". ") },
      { field: "features", text: (input.features ?? []).join(". ") },
      { field: "views", text: input.views ?? "" },
      { field: "pastedText", text: input.pastedText ?? "" },
    ],
  });
  return {
    date: today,
    texts,
    check,
    isBlocked: check.findings.some(({ level }) => level === "bloqueo"),
    measures: measureText(texts.long.plain, [...texts.fields, ...(texts.listed ?? [])]),
    readability: readabilityOf(texts.long.plain, variety === "en" ? "en" : "es"),
    voice,
    variety,
    tone,
    seed,
    leftOut: leftOut(facts, texts.fields, texts.listed),
    notes,
    stairsTo: facts.hasLift === false && (facts.floor ?? 0) > 0 ? facts.floor! : null,
  };
}

function factsOf(input: WriterInput, notes: Notes | null): HomeFacts {
  return {
    ...factsOfTold(input),
    ...factsOfNotes(notes, input.home),
    ownText: cleanWords(input.ownText),
  };
}
