/** Which runs a list shows. */
export const RUN_FILTERS = ["todos", "vivos", "fallidos", "frenados"] as const;
export type RunFilter = (typeof RUN_FILTERS)[number];
