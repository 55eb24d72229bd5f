import { createContext } from "react";

/** Writes the advert with another seed; undefined where the page does not know the home, as a shared page does not. */
export const AnotherVersion = createContext<((seed: number) => void) | undefined>(undefined);
