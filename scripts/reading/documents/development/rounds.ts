import { readFileSync } from "node:fs";
import { join } from "node:path";
import { papersIn } from "../../make/paper-of.ts";

/** Papers of one wording each, written round by round before the engine had seen them, and papers of no kind that lie beside them. */

const round = (name: string) => papersIn(readFileSync(join(import.meta.dirname, "rounds", `${name}.txt`), "utf8"));

export const ROUNDS = [
  "first",
  "strangers",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
].flatMap(round);
