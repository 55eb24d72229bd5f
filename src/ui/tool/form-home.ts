import { createContext, useContext } from "react";

const FormHomeContext = createContext<string | null>(null);
export const FormHomeProvider = FormHomeContext.Provider;

/** The id of the home of the portfolio that the form around is filled with; null for one that was typed. */
export const useFormHome = (): string | null => useContext(FormHomeContext);
