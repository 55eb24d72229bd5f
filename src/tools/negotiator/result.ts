import type { FactUsed } from "#domain/shared/dated-fact.ts";
import type { LadderStep } from "#domain/tools/negotiation/concession-ladder.ts";
import type { FinancingKind } from "#domain/tools/negotiation/offer-strength.ts";
import type { NetSale } from "#domain/tools/sale-costs/net-to-seller.ts";

/**
 * The tool's result. Money is in the result's currency, rates are fractions; all survives JSON. Neither the seller's
 * reserve nor the guess of the buyer's ceiling is in it, nor anything that was calculated from them.
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
  /** The net of the best offer, line by line; without offers, the net of the target. */
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
  /** Net of the seller if it closes. */
  net: number;
  /** Before any cost of selling, and after. */
  expectedPrice: number;
  expectedNet: number;
  /** Net once the wait is paid, if it closes and if it does not. */
  ifCloses: number;
  ifFails: number;
  /** 0 to 100 besides the price; null where nothing of it counts. */
  strength: number | null;
  /** How likely it must be to equal the best; null for the best, and where no likelihood makes it so. */
  breakEven: number | null;
}

/** The answer to give, and until when. */
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
 * The part of a result that the other side may see, by type: the PDF's text and drawings are made of it. How far down
 * the ladder the price lies is no part of it.
 */
export interface Proposal extends Pick<NegotiationResult, "date" | "currency" | "homeName" | "listPrice"> {
  counter: Omit<CounterOffer, "step">;
}
