import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);
export const NonceProvider = NonceContext.Provider;

/** The nonce of this answer's scripts; in the browser it is read back, because React must find what the server wrote. */
export function useNonce(): string | undefined {
  const nonce = useContext(NonceContext);
  if (typeof document === "undefined") return nonce;
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
}
