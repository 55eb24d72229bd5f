/** Told by the page in the moment from which on React answers what is done in it. */
export const HYDRATED = "umbral:hydrated";

/** Event of the page once its effects have run too: held acts are done now. */
export const AWAKE = "umbral:awake";
