import { createContext, useContext } from "react";

/** The name that the signed-in person signs with, which the shell around their pages knows; null outside it. */
export const OwnNameContext = createContext<string | null>(null);

/** Empty while they have given none; null where nobody is signed in. */
export const useOwnName = (): string | null => useContext(OwnNameContext);
