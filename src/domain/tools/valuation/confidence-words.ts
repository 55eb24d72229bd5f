import type { ValuedHome } from "./types.ts";

/** How sure a value is, in the words that every tool with a value says. */

const SUPPORT = { alta: "alto", media: "medio", baja: "bajo" } as const;

/** Whether the engine's error was measured where the home is; an older result without this fact counts as measured. */
export const isErrorMeasured = ({ expected }: Pick<ValuedHome, "expected">): boolean => expected?.measuredIn !== null;

/** How well the comparables carry a value, in a word: `medio`. It says nothing of the error. */
export const supportWord = ({ confidence }: Pick<ValuedHome, "confidence">): string => SUPPORT[confidence.level];

/**
 * `Confianza media`. Where no error was measured nothing backs such a word: then the statement is what the comparables give,
 * and that the error is unknown.
 */
export function confidenceTitle(result: Pick<ValuedHome, "confidence" | "expected">): string {
  return isErrorMeasured(result)
    ? `Confianza ${result.confidence.level}`
    : `Respaldo ${supportWord(result)}, error sin medir aquí`;
}
