import { createContext } from "react";

/** The version of the week that is shown. */
export const WeekSeed = createContext(1);
