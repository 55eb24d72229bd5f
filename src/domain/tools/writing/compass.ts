import type { COMPASS } from "./facts.ts";

type Side = (typeof COMPASS)[number];

/** Norte and este are noreste; what does not go together is the first. */
export function compassOf(first: Side, second: Side | undefined): Side {
  const pair = [first, second].sort().join(" ");
  const PAIRS: Record<string, Side> = {
    "este norte": "noreste",
    "norte oeste": "noroeste",
    "este sur": "sureste",
    "oeste sur": "suroeste",
  };
  return PAIRS[pair] ?? first;
}
