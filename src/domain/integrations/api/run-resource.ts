import * as z from "zod/mini";
import { answerInstant, answerJson, answerList, answerText, answerValues } from "../../shared/schema/answers.ts";
import { runChange } from "../../tools/runs/run-changes.ts";
import { flag, pageQuery, someId, someInstant, someText } from "./paging.ts";

/** A result of a tool as programs see it. */

const range = z.object({ low: z.number(), high: z.number() });

const publicFigure = z.object({
  label: answerText(),
  value: z.nullable(z.number()),
  /** Interval of 8 of 10 cases, and of 5 of 10. */
  range80: z.optional(range),
  range50: z.optional(range),
  isEstimate: z.optional(z.boolean()),
  currency: answerText(),
  perMonth: z.optional(z.boolean()),
  tag: z.optional(answerText()),
});

/** In lists: without its input and facts. */
export const publicRunLine = z.object({
  id: z.uuid(),
  createdAt: answerInstant(),
  /** Name of the tool in its address. */
  tool: z.nullable(answerText()),
  toolTitle: answerText(),
  version: z.int(),
  title: answerText(),
  name: z.nullable(answerText()),
  folder: z.nullable(answerText()),
  tags: answerList(answerText()),
  isSaved: z.boolean(),
  figure: z.nullable(publicFigure),
  credits: z.int(),
  homeId: z.nullable(z.uuid()),
  ownerId: z.uuid(),
  /** Its data were erased by age; title and figure stay. */
  isPurged: z.boolean(),
});
export type PublicRunLine = z.output<typeof publicRunLine>;

/** Whole, as a run answers it. */
export const publicRunResult = z.object({
  id: z.uuid(),
  tool: answerText(),
  version: z.int(),
  engine: answerText(),
  title: answerText(),
  name: z.nullable(answerText()),
  folder: z.nullable(answerText()),
  tags: answerList(answerText()),
  isSaved: z.boolean(),
  createdAt: answerInstant(),
  durationMs: z.number(),
  input: answerValues(answerJson()),
  result: answerValues(answerJson()),
  /** The result in words. */
  text: answerText(),
  /** The result for a message, 700 characters at most. */
  message: z.string().check(z.maxLength(700)),
  sources: answerList(answerJson()),
  /** Names of the tables that can be had as CSV. */
  tables: answerList(answerText()),
  /** Its texts can be had as DOCX. */
  isWritten: z.boolean(),
  /** The result in blocks, each amount exact and as it is written; only where one result is asked for. */
  description: z.optional(answerValues(answerJson())),
});

export const runListQuery = z.strictObject({
  ...pageQuery,
  /** Name of a tool in its address. */
  tool: someText(80),
  saved: flag("Usa true o false"),
  folder: someText(60),
  tag: someText(40),
  homeId: someId,
  createdSince: someInstant,
});
export type RunListQuery = z.output<typeof runListQuery>;

/** Omitted fields stay; null clears. */
export const runPatchBody = z.strictObject(runChange.shape);
export type RunPatchBody = z.output<typeof runPatchBody>;
