import { createServer } from "node:http";
import { startLoopWatch } from "#server/operations/monitoring/loop-watch.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { addressPatterns, installPatterns } from "#server/platform/metrics/address-patterns.server.ts";
import { createRequestMeter } from "#server/platform/metrics/request-meter.server.ts";

/** A process of its own whose requests can hold it; run by the test of the watch. */

installPatterns(addressPatterns(() => ["/valoracion", "/api/runs/:id/export"]));
const meter = createRequestMeter();
const watch = startLoopWatch({ log: createLog("info"), meter }, { limitMs: Number(process.argv[2]) });
const pause = () => new Promise((resolve) => setImmediate(resolve));

const server = createServer((request, response) =>
  watch.run(request, async () => {
    // Held after it has waited, as a request is that has asked the database.
    await pause();
    const { searchParams } = new URL(request.url!, "http://localhost");
    if (searchParams.has("counts")) return void response.end(JSON.stringify([...meter.blocksByRoute()]));
    if (searchParams.has("pattern")) /^(?:(?:a|a)*)*b$/.test(`${"a".repeat(40)}!`);
    calculateFor(Number(searchParams.get("ms") ?? 0));
    response.end("done");
  }),
);
await watch.watches;
server.listen(0, "127.0.0.1", () => console.log(`listening ${(server.address() as { port: number }).port}`));
process.on("SIGTERM", async () => {
  await watch.stop();
  server.close();
  server.closeAllConnections();
});

/** Calculates between two looks at the clock, so that whoever looks at the stack finds it here and not in the clock. */
function calculateFor(ms: number): number {
  let sum = 0;
  for (const until = performance.now() + ms; performance.now() < until; ) {
    for (let step = 0; step < 1_000_000; step++) sum = (sum + step) | 0;
  }
  return sum;
}
