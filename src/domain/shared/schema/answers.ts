import * as z from "zod/mini";

/**
 * Schemas of answers, never of input: they describe answers for programs, and nothing is parsed with them. An answer is
 * as long as the data that it comes from, whose length was bounded when it came in (`text.ts`); a schema that reads
 * input takes its pieces from there.
 */

export const answerText = () => z.string();

export const answerDay = () => z.iso.date();

export const answerInstant = () => z.iso.datetime();

export const answerList = <Member extends z.core.$ZodType>(member: Member) => z.array(member);

export const answerValues = <Value extends z.core.$ZodType>(value: Value) => z.record(z.string(), value);

export const answerJson = () => z.unknown();

/** Members beside those that are named. */
export const answerObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.looseObject(shape);
