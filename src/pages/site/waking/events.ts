/** Sent by the page in the moment from which on React answers events. */
export const HYDRATED = "umbral:hydrated";

/** Event of the page once its effects have run too: held acts are done now. */
export const AWAKE = "umbral:awake";
