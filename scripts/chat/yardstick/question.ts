import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

/**
 * Questions with what their answer's text must say. Each file of `questions/` was written by one author, and its first line of `AUTHORS.md` says what
 * that author had seen. A third of the questions is kept apart by a rule: of these only rates are ever printed, and nobody reads their answers.
 */

export const WAYS = ["answer", "ask", "decline", "guard", "offer"] as const;
/** A figure or a fact; a question back; "no lo sé"; a refusal with its reason; a form. */
export type Way = (typeof WAYS)[number];

const COUNTRIES = ["ES", "MX", "AR", "CO", "CL", "PE", "UY", "EC"] as const;

const pattern = z.string().check(
  z.maxLength(400),
  z.refine((source) => {
    try {
      return new RegExp(source, "i") instanceof RegExp;
    } catch {
      return false;
    }
  }, "is no pattern"),
);

const turn = z.object({
  user: z.string().check(z.minLength(1), z.maxLength(1_000)),
  /** Ways that are right: `answer`, or several as `answer|ask`. */
  way: z.string().check(z.regex(/^(answer|ask|decline|guard|offer)(\|(answer|ask|decline|guard|offer))*$/)),
  /** All of them occur in the answer's text, without regard to accents and capitals. */
  says: z.optional(z.array(pattern)),
  /** None of them does. */
  never: z.optional(z.array(pattern)),
  /** Numbers that the text says, with their unit: a currency, `%`, `años`. */
  figures: z.optional(
    z.array(z.object({ value: z.number(), unit: z.string(), within: z.optional(z.number().check(z.minimum(0))) })),
  ),
  /** A wrong answer would hurt somebody. */
  critical: z.optional(z.boolean()),
  /** For whoever reads a failure. */
  right: z.optional(z.string()),
});
export type AskedTurn = z.output<typeof turn>;

const question = z.object({
  id: z.string().check(z.regex(/^[A-Z]{1,3}\d{3,4}$/)),
  country: z.enum(COUNTRIES),
  register: z.enum(["formal", "colloquial", "dictated", "typos", "telegraphic", "story", "annoyed"]),
  kind: z.string().check(z.maxLength(40)),
  turns: z.array(turn).check(z.minLength(1), z.maxLength(6)),
});
export type AskedQuestion = z.output<typeof question> & { author: string; isKeptApart: boolean };

/** A third, by the question's own name: nobody chooses which. */
const isKeptApart = (id: string) => createHash("sha256").update(id).digest()[0]! % 3 === 0;

/** @throws Error that names the file and line that does not hold what a question holds */
export function readQuestions(folder = join(import.meta.dirname, "questions")): AskedQuestion[] {
  const seen = new Set<string>();
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .flatMap((line, at) => {
          if (!line.trim()) return [];
          const read = z.safeParse(question, JSON.parse(line));
          if (!read.success) throw new Error(`${name}, line ${at + 1}: ${z.prettifyError(read.error)}`);
          const { id } = read.data;
          if (seen.has(id)) throw new Error(`${name}, line ${at + 1}: ${id} stands there twice`);
          seen.add(id);
          return [{ ...read.data, author: name.replace(".jsonl", ""), isKeptApart: isKeptApart(id) }];
        }),
    );
}
