import type { Clause } from "./clauses.ts";
import type { MoneyEvidence } from "./money-evidence.ts";
import type { SpokenWhen } from "./spoken-times.ts";
import type { Fact, FactKind } from "./summary.ts";

/** The client's part: looks for a home to buy or to rent, or has one to sell or to let. */
export type ClientRole = "buyer" | "tenant" | "seller" | "landlord";

/** One statement of a clause. */
export interface Said {
  kind: FactKind;
  /** Tells statements of one kind apart that stand beside one another: features, ways to pay. */
  key?: string;
  shown: string;
  value: Fact["value"];
  certainty: number;
  /** Stands beside what was said before instead of replacing it. */
  isMore?: boolean;
  /** Factor by which a short number that corrects it is meant: «perdón, 280». */
  scale?: number;
}

/** Things that the agent has asked for and waits for. */
export type AskedSlot =
  | "budget"
  | "price"
  | "savings"
  | "income"
  | "instalment"
  | "rooms"
  | "area"
  | "zone"
  | "deadline"
  | "financing"
  /** Whether a loan is needed: a plain no answers it. */
  | "loan"
  | "guarantee"
  | "decider"
  | "motive"
  | "propertyType"
  | "operation"
  | "homeToSell"
  | "pets"
  | "lift"
  | "need"
  | "phone"
  | "email";

/** Whether a folded name is one of a place. */
export type IsPlace = (name: string) => boolean;

/** Everything that is known of the whole conversation while its clauses are read. */
export interface Reading {
  /** ISO 3166-1 of the market: currency, words, what a short number means. */
  country: string;
  role: ClientRole;
  /** The client pays or gets a rent. */
  isRent: boolean;
  /** Whether somebody said that it is bought, let or sold, and it is no guess. */
  isTold: boolean;
  /** The client has the home: sells it or lets it. */
  isOwner: boolean;
  /** Wall time at which the clause was written. */
  writtenAt: (clause: Clause) => string;
  timesOf: (clause: Clause) => readonly SpokenWhen[];
  isPlace: IsPlace;
  /** The evidence that the sums of the whole conversation give about one that is said in short. */
  money: MoneyEvidence;
  /** Messages of the agent in which a home is bargained for: a sum of the buyer behind one is an offer. */
  bargains: ReadonlySet<number>;
  /** Below 1 where nobody has said who the agent is. */
  trust: number;
}
