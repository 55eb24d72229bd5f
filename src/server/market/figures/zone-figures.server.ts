import type { IndexZone, ZoneHomes } from "#domain/market/columns/zone-homes.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import type { OPERATIONS } from "#domain/shared/home-attributes/home-values.ts";
import { isLoading, type MarketIndex, type MarketLoading } from "../index/market-index.server.ts";
import type { TownOfZone } from "./districts-of-town.server.ts";

/** A question about the figures of a zone. */
export interface FiguresQuestion extends IndexZone {
  operation: (typeof OPERATIONS)[number];
  months: number;
  /** The town that the zone is, whose districts are told; null for any other zone. */
  town: TownOfZone | null;
}

/** Works out the figures of homes that are handed over. */
export type FiguresWork = (homes: ZoneHomes, asked: Omit<FiguresQuestion, "filter" | "pools">) => Promise<ZoneFigures>;

/** The figures of zones, for whoever sees the pools of the question. */
export interface ZoneFiguresKeeper {
  read(question: FiguresQuestion): Promise<ZoneFigures | { tooMany: number } | MarketLoading>;
}

type Read = Awaited<ReturnType<ZoneFiguresKeeper["read"]>>;

/** Answers that are kept, some forty kilobytes each; the one that was not asked for longest gives way. */
const MOST_KEPT = 200;

/** Questions that wait at once; whoever comes then hears that the market is being read, and asks again. */
const MOST_WAITING = 60;
const BUSY: MarketLoading = { isLoading: true, loaded: 0, total: null };

/** Figures that were confirmed so long ago are given at once, and looked after behind the answer. */
const FRESH_MS = 60_000;
/** Figures that are younger are not looked after. */
const YOUNG_MS = 5_000;

interface Options {
  /** Age up to which figures are given before it is known whether they still hold; 0 asks each time. */
  freshMs?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * Keeps figures for as long as no home of the zone came, went or changed. Two who ask the same at once wait for one answer. While a job writes, the
 * market is read again every second and a zone that it writes to is worked out anew each time, so whoever asks again within a minute gets the figures
 * that are there: those are at most a minute and the time of one working out old, whatever the market does.
 */
export function keepZoneFigures(
  market: Pick<MarketIndex, "zone">,
  work: FiguresWork,
  { freshMs = FRESH_MS, now = () => performance.now() }: Options = {},
): ZoneFiguresKeeper {
  const kept = new Map<string, { state: string; figures: ZoneFigures; confirmedAt: number }>();
  const underWay = new Map<string, Promise<Read>>();

  const make = async (key: string, question: FiguresQuestion): Promise<Read> => {
    const { filter, pools, ...asked } = question;
    const known = kept.get(key);
    const askedAt = now();
    const answer = await market.zone({ filter, pools, today: question.today }, known?.state ?? null);
    if (isLoading(answer)) return answer;
    if (answer.tooMany !== undefined) return { tooMany: answer.tooMany };
    const figures = answer.homes === null ? known!.figures : await work(answer.homes, asked);
    kept.delete(key);
    kept.set(key, { state: answer.state, figures, confirmedAt: askedAt });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return figures;
  };

  const ask = (key: string, question: FiguresQuestion): Promise<Read> => {
    const waiting = underWay.get(key);
    if (waiting) return waiting;
    if (underWay.size >= MOST_WAITING) return Promise.resolve(BUSY);
    const made = make(key, question).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  return {
    read(question) {
      const key = JSON.stringify(question);
      const known = kept.get(key);
      const age = known ? now() - known.confirmedAt : Number.POSITIVE_INFINITY;
      if (!known || age >= freshMs) return ask(key, question);
      // Whoever asks next hears of its failure.
      if (age >= YOUNG_MS) ask(key, question).catch(() => kept.delete(key));
      return Promise.resolve(known.figures);
    },
  };
}
