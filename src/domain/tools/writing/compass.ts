/** Norte and este are noreste; what does not go together is the first. */
export function compassOf(first: string, second: string | undefined): string {
  const pair = [first, second].sort().join(" ");
  const PAIRS: Record<string, string> = {
    "este norte": "noreste",
    "norte oeste": "noroeste",
    "este sur": "sureste",
    "oeste sur": "suroeste",
  };
  return PAIRS[pair] ?? first;
}
