import { factUsed } from "#domain/shared/dated-fact.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { concessionLadder, type LadderStep } from "#domain/tools/negotiation/concession-ladder.ts";
import { breakEvenProbability, expectedValue } from "#domain/tools/negotiation/expected-value.ts";
import { offerStrength } from "#domain/tools/negotiation/offer-strength.ts";
import { type NetSale, netOfSale } from "#domain/tools/sale-costs/net-to-seller.ts";
import { placeName } from "#domain/tools/tax/cost-model.ts";
import type { CounterOffer, NegotiationResult, RankedOffer } from "./result.ts";
import { currencyOf, isUsed, type OpenInput } from "./schema.ts";

type NegotiatorNeeds = { today: true };

const DAYS_A_MONTH = 30;

/**
 * Ranks the offers by their expected net, once risk, wait and taxes are counted, and gives the counter-offer and the
 * net of the best of them.
 *
 * @param input all of the form but the seller's secrets: the same result whatever they are
 * @param facts.today ISO date of the sale, and of the answer
 */
export function negotiate(input: OpenInput, { today }: FactsFor<NegotiatorNeeds>): NegotiationResult {
  const { net, facts } = netOfSale({ ...input, paysDeed: input.paysDeed === true, date: today });
  const offers = rankedOffers(input, net);
  const ladder = concessionLadder(input.listPrice, input.target);
  const best = offers[0];
  return {
    date: today,
    currency: currencyOf(input),
    placeName: placeName(input.place),
    listPrice: input.listPrice,
    homeName: input.homeName ?? null,
    ladder,
    offers,
    carryPerMonth: input.carryPerMonth,
    seed: input.seed,
    fallback:
      offers.length === 0 || input.fallback === undefined
        ? null
        : { price: input.fallback, net: net(input.fallback).net },
    counter: counterOffer(input, ladder, best, today),
    sale: net(best?.price ?? input.target),
    facts: facts.map(factUsed),
  };
}

function rankedOffers(input: OpenInput, net: (price: number) => NetSale): RankedOffer[] {
  const { listPrice, carryPerMonth, fallback = 0 } = input;
  const weights = { deposit: input.weightDeposit, financing: input.weightFinancing, speed: input.weightSpeed };
  const left = net(fallback).net;
  // The schema holds that an offer in which something was typed has all that is needed.
  const rows = input.offers.filter(isUsed).map((row, index) => {
    const { price = 0, deposit = 0, financing = "sin-aprobar", days = DAYS_A_MONTH, probability = 0 } = row;
    const depositShare = deposit / price;
    const waiting = { carryPerMonth, months: days / DAYS_A_MONTH };
    const kept = net(price).net;
    const rest = { ...waiting, amount: kept, fallback: left };
    return {
      rest,
      offer: {
        name: row.name ?? `Oferta ${index + 1}`,
        price,
        shareOfList: price / listPrice,
        deposit,
        depositShare,
        financing,
        days,
        probability,
        net: kept,
        expectedPrice: expectedValue({ ...waiting, probability, amount: price, fallback }),
        expectedNet: expectedValue({ ...rest, probability }),
        ifCloses: expectedValue({ ...rest, probability: 1 }),
        ifFails: expectedValue({ ...rest, probability: 0 }),
        strength: offerStrength({ depositShare, financing, days }, weights),
        breakEven: null,
      },
    };
  });
  rows.sort((a, b) => b.offer.expectedNet - a.offer.expectedNet || (b.offer.strength ?? 0) - (a.offer.strength ?? 0));
  const top = rows[0]?.offer.expectedNet ?? 0;
  return rows.map(({ offer, rest }, rank) => ({
    ...offer,
    breakEven: rank === 0 ? null : breakEvenProbability(rest, top),
  }));
}

/** The next price of the ladder, unless the best offer is there already. */
function counterOffer(
  input: OpenInput,
  ladder: readonly LadderStep[],
  best: RankedOffer | undefined,
  today: string,
): CounterOffer {
  const step = Number(input.counterOffersMade) + 1;
  const asked = input.counterPrice ?? ladder[step]!.price;
  const reaches = best !== undefined && best.price >= asked;
  const price = reaches ? best.price : asked;
  return {
    kind: reaches ? "accept" : "counter",
    price,
    step: reaches || input.counterPrice !== undefined ? null : step,
    toName: best?.name ?? null,
    toPrice: best?.price ?? null,
    deposit: Math.round(price * input.counterDepositShare),
    depositShare: input.counterDepositShare,
    days: input.counterDays,
    validUntil: addDays(today, input.validDays),
    conditions: input.conditions ?? null,
  };
}
