import { fileURLToPath } from "node:url";

/** Report of a blocked thread to the one that watches it, asked through the inspector in the middle of its work. */

const NAME = "umbral.held";
const MOST_FRAMES = 30;

/** The expression that the inspector evaluates in the watched thread. */
export const PROBE = `globalThis[Symbol.for(${JSON.stringify(NAME)})]?.()`;

/** @param about what runs now; must be quick, and can rely on nothing but memory */
export function installProbe(about: () => object): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for(NAME)] = () => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = MOST_FRAMES;
    const { stack = "" } = new Error();
    Error.stackTraceLimit = stackTraceLimit;
    return JSON.stringify({ ...about(), stack });
  };
}

const ROOT = new URL("../../../../", import.meta.url).href;
/** Packages that are no modules name their files by a path instead of an address. */
const PATH = fileURLToPath(ROOT);
const MOST_NAMED = 5;

/** Names and places of our own code, innermost first: no values, no path of the machine. */
export function placesOf(stack: string): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at ") && !line.includes("stack-probe") && !/^at <anonymous>:\d/.test(line))
    .map((line) =>
      line
        .slice(3)
        .replace(ROOT, "")
        .replace(PATH, "")
        .replace(/file:\/\/[^)]*\//g, "…/"),
    )
    .filter((line) => !line.includes("node:"))
    .slice(0, MOST_NAMED);
}
