import { AsyncLocalStorage } from "node:async_hooks";

interface Caller {
  /** An account, the maker of a key, or a network, as limits count them. */
  name: string;
  hasAccount: boolean;
}

/** The caller who is being served. */
const callers = new AsyncLocalStorage<Caller>();

/** Serves a request in somebody's name. */
export const servedAs = <Answer>(
  name: string,
  serve: () => Promise<Answer>,
  { hasAccount = false } = {},
): Promise<Answer> => callers.run({ name, hasAccount }, serve);

/** The caller of the request under way; jobs of the background are one caller together. */
export const callerInHand = (): string => callers.getStore()?.name ?? "background";

/** Whether the request under way is one of a visitor without an account. */
export const isVisitorInHand = (): boolean => callers.getStore()?.hasAccount === false;
