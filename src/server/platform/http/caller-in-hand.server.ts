import { AsyncLocalStorage } from "node:async_hooks";

/** The caller who is being served, as limits count them: an account, the maker of a key, or a network. */
const callers = new AsyncLocalStorage<string>();

/** Serves a request in somebody's name. */
export const servedAs = <Answer>(caller: string, serve: () => Promise<Answer>): Promise<Answer> =>
  callers.run(caller, serve);

/** The caller of the request under way; jobs of the background are one caller together. */
export const callerInHand = (): string => callers.getStore() ?? "background";
