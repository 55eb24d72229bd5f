import type { ProductScreenId } from "../screens/product-screens.ts";

/**
 * The one picture of a solution's page: a thing of that trade. Figures are made up for the picture, and the page says so;
 * those of a mortgage are calculated when it is drawn.
 */
export type SolutionArtefact = { caption: string } & /** A real screen of the product. */
(
  | { kind: "screen"; screen: ProductScreenId }
  /** Offices of a network, each with its interval at one scale. */
  | { kind: "offices"; rows: readonly { name: string; value: number; low: number; high: number }[] }
  /** A new building by floors, top first: a price for each flat, null where it is sold. */
  | { kind: "elevation"; floors: readonly { name: string; prices: readonly (number | null)[] }[] }
  /** The same question asked of a common flat and of one without equals. */
  | { kind: "intervals"; rows: readonly { name: string; note: string; value: number; low: number; high: number }[] }
  /** The loan that an instalment of a part of the income repays, by yearly rate and by term. Fractions, euros a month. */
  | { kind: "loan"; monthlyIncome: number; share: number; rates: readonly number[]; years: readonly number[] }
  /** Calls of a morning: whom to ring, and whom not. */
  | { kind: "calls"; rows: readonly { name: string; why: string; mayRing: boolean }[] }
  /** Papers of a sale, each with its date and its state. */
  | { kind: "papers"; rows: readonly { name: string; detail: string; state: "ok" | "soon" | "missing" }[] }
  /** A request to the API, and the part of the answer that matters. */
  | { kind: "exchange"; request: string; answer: string }
);
