/** A plan always has a name to stand in lists. */
export const asTitle = (typed: string): string => typed.trim().slice(0, 120) || "Plano sin nombre";
