import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { NO_SALE_TIMES } from "#domain/tools/price-position/sale-times.ts";
import { compareMarket } from "#tools/cma/engine.ts";
import { cmaInput } from "#tools/cma/schema.ts";
import { cma } from "#tools/cma/tool.ts";
import { drawPdf } from "./draw-pdf.server.ts";

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
 * Loads renderer and fonts and draws the parts of a worked example one by one, each when nobody is being answered: the first report of a
 * process took twice the time of later ones. The papers are dropped.
 *
 * @returns how many parts were drawn
 */
export async function preparePapers({ signal, quiet = quietLoop }: Options): Promise<number> {
  let drawn = 0;
  try {
    await quiet(signal);
    const parts = await exampleParts();
    for (const part of parts) {
      await quiet(signal);
      await drawPdf(part());
      drawn++;
    }
  } catch (error) {
    // Nobody waits for it: the first request for a paper meets the same and says so. The end of the process is none of it.
    if (!signal.aborted) throw error;
  }
  return drawn;
}

/** The sections of the example's paper, each as a document of its own. */
async function exampleParts() {
  const [{ ResultDocument }, { drawings }] = await Promise.all([
    import("#ui/pdf/result/result-document.tsx"),
    import("#tools/cma/document-drawings.tsx"),
  ]);
  const input = z.parse(cmaInput, cma.example);
  const today = "2026-11-27";
  const market = { nearbyListings: [], withdrawnNearby: [], officialSeries: [], municipality: null };
  const result = compareMarket(input, { ...market, today, saleTimes: NO_SALE_TIMES });
  const paper = cma.describeDocument!(result, input);
  const meta = { title: cma.titleOf(input), createdAt: `${today}T12:00:00.000Z`, runId: cma.id, sources: [] };
  return paper.sections.map(
    (section) => () =>
      ResultDocument({
        description: { ...paper, sections: [section] },
        meta: { ...meta, signer: undefined },
        drawn: { input, result, drawings, plan: undefined, chartScale: 1 },
      }),
  );
}

/** Resolves after a second in which the loop was hardly busy. */
async function quietLoop(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await sleep(LOOK_MS, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < QUIET_SHARE) return;
  }
}
