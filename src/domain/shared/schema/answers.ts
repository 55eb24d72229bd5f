import * as z from "zod/mini";

/**
 * Schemas of answers, never of input: they describe answers for programs, and nothing is parsed with them. An answer is
 * as long as the data that it comes from, whose length was bounded when it came in (`text.ts`); a schema that reads
 * input takes its pieces from there.
 */

export const answerText = () => z.string();

/** A day without time, as `2026-10-25`. */
export const answerDay = () => z.iso.date();

/** An instant in UTC, as `2026-10-25T18:00:00.000Z`. */
export const answerInstant = () => z.iso.datetime();

/** A list without a limit of its own: answers describe what we send, so they are documented rather than defended. */
export const answerList = <Member extends z.core.$ZodType>(member: Member) => z.array(member);

/** An object whose keys are not known in advance, such as one value for each language. */
export const answerValues = <Value extends z.core.$ZodType>(value: Value) => z.record(z.string(), value);

/** Any JSON, documented as such where an answer passes on what a tool or a person gave. */
export const answerJson = () => z.unknown();

/** Members beside those that are named. */
export const answerObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.looseObject(shape);
