/** Told by the page in the moment from which on React answers what is done in it. */
export const HYDRATED = "umbral:hydrated";

/** Told by the page once its effects have run, too: what was held is done now. */
export const AWAKE = "umbral:awake";
