import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { NO_SALE_TIMES } from "#domain/tools/price-position/sale-times.ts";
import { compareMarket } from "#tools/cma/engine.ts";
import { cmaInput } from "#tools/cma/schema.ts";
import { cma } from "#tools/cma/tool.ts";
import { drawPaper, type Paper } from "./draw-paper.server.ts";

/** How often the loop is looked at, and the share of that time in which it may have been busy. */
const LOOK_MS = 1_000;
const QUIET_SHARE = 0.1;

interface Options {
  /** Aborted when the process ends. */
  signal: AbortSignal;
  /** Resolves when nobody is being answered. */
  quiet?: (signal: AbortSignal) => Promise<void>;
}

/**
 * Draws a worked example when nobody is being answered, so that renderer and fonts are loaded: the first report of a process took twice the
 * time of later ones. The paper is dropped.
 */
export async function preparePapers({ signal, quiet = quietLoop }: Options): Promise<void> {
  try {
    await quiet(signal);
    await drawPaper(examplePaper());
  } catch (error) {
    // Nobody waits for it: the first request for a paper meets the same and says so. The end of the process is none of it.
    if (!signal.aborted) throw error;
  }
}

function examplePaper(): Paper {
  const input = z.parse(cmaInput, cma.example);
  const today = "2026-11-27";
  const market = { nearbyListings: [], withdrawnNearby: [], officialSeries: [], municipality: null };
  const result = compareMarket(input, { ...market, today, saleTimes: NO_SALE_TIMES });
  const description = cma.describeDocument!(result, input);
  const meta = { title: cma.titleOf(input), createdAt: `${today}T12:00:00.000Z`, runId: cma.id, sources: [] };
  const printed = { input, result, description, photos: [], pictures: {}, plan: undefined };
  return { kind: "result", toolId: cma.id, printed: { ...printed, meta: { ...meta, signer: undefined } } };
}

/** Resolves after a second in which the loop was hardly busy. */
async function quietLoop(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await sleep(LOOK_MS, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < QUIET_SHARE) return;
  }
}
