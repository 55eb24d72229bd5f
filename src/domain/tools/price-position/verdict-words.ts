import type { Verdict } from "./price-position.ts";

/** The verdicts as every surface says them. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  "muy-bajo": "Fuera de banda, por abajo",
  "algo-bajo": "Algo bajo",
  "en-mercado": "En mercado",
  "algo-alto": "Algo alto",
  "muy-alto": "Fuera de banda, por arriba",
};
