import type { FactUsed } from "#domain/shared/dated-fact.ts";
import type { LadderStep } from "#domain/tools/negotiation/concession-ladder.ts";
import type { FinancingKind } from "#domain/tools/negotiation/offer-strength.ts";
import type { NetSale } from "#domain/tools/sale-costs/net-to-seller.ts";

/**
 * What the tool answers. Money is in the result's currency, rates are fractions; all survives JSON. Neither the
 * seller's reserve nor the guess of the buyer's ceiling is in it, nor anything that was calculated from them.
 */
export interface NegotiationResult {
  date: string;
  currency: string;
  placeName: string;
  homeName: string | null;
  listPrice: number;
  ladder: LadderStep[];
  /** The most expected net first. */
  offers: RankedOffer[];
  /** If no offer closes; null where there are none to fail. */
  fallback: { price: number; net: number } | null;
  carryPerMonth: number;
  counter: CounterOffer;
  /** What the best offer leaves, line by line; without offers, what the target would. */
  sale: NetSale;
  facts: FactUsed[];
  seed: number;
}

/** An offer with what it is worth. Days are until the deed, shares and probabilities fractions. */
export interface RankedOffer {
  name: string;
  price: number;
  shareOfList: number;
  deposit: number;
  depositShare: number;
  financing: FinancingKind;
  days: number;
  probability: number;
  /** What the seller is left with if it closes. */
  net: number;
  /** Before any cost of selling, and after. */
  expectedPrice: number;
  expectedNet: number;
  /** What is left once the wait is paid, if it closes and if it does not. */
  ifCloses: number;
  ifFails: number;
  /** 0 to 100 besides the price; null where nothing of it counts. */
  strength: number | null;
  /** How likely it must be to equal the best; null for the best, and where no likelihood makes it so. */
  breakEven: number | null;
}

/** What to answer, and until when. */
export interface CounterOffer {
  /** `accept`: the best offer already reaches what would be asked. */
  kind: "counter" | "accept";
  price: number;
  /** Position in the ladder; null where it was typed or accepts. */
  step: number | null;
  /** To whose offer; null where there is none. */
  toName: string | null;
  toPrice: number | null;
  deposit: number;
  depositShare: number;
  days: number;
  /** ISO date. */
  validUntil: string;
  conditions: string | null;
}

/**
 * What the other side may see of a result, by type: what the PDF says and draws is made of it. How far down the ladder the price lies
 * is no part of it.
 */
export interface Proposal extends Pick<NegotiationResult, "date" | "currency" | "homeName" | "listPrice"> {
  counter: Omit<CounterOffer, "step">;
}
