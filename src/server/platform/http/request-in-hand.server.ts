import { AsyncLocalStorage } from "node:async_hooks";

/** The built site brings a copy of this module: both look at the same place. */
const PLACE = Symbol.for("umbral.requestInHand");
const places = globalThis as { [PLACE]?: AsyncLocalStorage<string> };
places[PLACE] ??= new AsyncLocalStorage();
const requests = places[PLACE];

/** Serves a request under its id. */
export const inRequest = <Answer>(id: string, serve: () => Promise<Answer>): Promise<Answer> => requests.run(id, serve);

/** The id of the request under way, for lines of the log. */
export const requestInHand = (): string | undefined => requests.getStore();
