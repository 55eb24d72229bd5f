/** The test of two subjects, by the people who opened a link. Opens prove nothing: programs load pictures by themselves. */

export interface TestSide {
  sent: number;
  clicked: number;
}

export interface TestVerdict {
  first: TestSide;
  other: TestSide;
  /** Who gets the rest. */
  winner: "primero" | "segundo";
  /** Whether the two can be told apart at all; where they cannot, the first one goes on. */
  isApart: boolean;
  /** Probability of so large a difference without any; null with fewer clicks than the test can bear. */
  pValue: number | null;
}
