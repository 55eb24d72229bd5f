import { formatNumber } from "./format.ts";

/**
 * A number with its noun, which agrees with it: `1 herramienta`, `2 herramientas`, `0 herramientas`.
 *
 * @param count a whole number
 * @param one the words for one, with a verb where that agrees too: `cambio se aplicó`
 * @param many the words for none and several
 */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
