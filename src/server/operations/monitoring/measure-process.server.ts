import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { MetricValues } from "#domain/operations/monitoring/metrics.ts";

/** Interval of the clock that measures delay; longer waits are the delay. */
const RESOLUTION_MS = 20;

/** Measures this process between two looks. */
export function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let loop = performance.eventLoopUtilization();
  let cpu = process.cpuUsage();
  let since = performance.now();
  return {
    take(): MetricValues {
      const now = performance.now();
      const used = process.cpuUsage(cpu);
      const { utilization } = performance.eventLoopUtilization(loop);
      const heap = getHeapStatistics();
      const values = {
        processes: 1,
        "loop.delay": delay.count === 0 ? 0 : Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
        "loop.use": utilization,
        cpu: (used.user + used.system) / 1000 / Math.max(1, now - since),
        "memory.rss": process.memoryUsage.rss(),
        "memory.heap": heap.used_heap_size,
        "memory.heapShare": heap.used_heap_size / heap.heap_size_limit,
      };
      delay.reset();
      loop = performance.eventLoopUtilization();
      cpu = process.cpuUsage();
      since = now;
      return values;
    },
    stop: () => delay.disable(),
  };
}
