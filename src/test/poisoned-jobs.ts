import type { Job } from "#server/platform/jobs/job.server.ts";
import { type ObjectStore, readWhole } from "#server/platform/store/object-store.server.ts";
import { importJob } from "#server/portfolio/imports/import-work.server.ts";

/** Imports as the background does them, but for files that say how reading them ends its thread. */

const POISONS: Record<string, () => Promise<void> | void> = {
  "poison: held"() {
    for (;;);
  },
  "poison: memory"() {
    const kept: object[] = [];
    for (;;) kept.push({ all: Array.from({ length: 1_000 }, (_, index) => ({ index })) });
  },
  "poison: overdue": () => new Promise<void>(() => {}),
  "poison: failed": () =>
    new Promise<void>(() => {
      setImmediate(() => {
        throw new Error("nobody listens");
      });
    }),
};

const poisoned = (store: ObjectStore): ObjectStore => ({
  ...store,
  async get(key, range) {
    const found = await store.get(key);
    const text = found ? (await readWhole(found)).toString() : "";
    const poison = Object.keys(POISONS).find((name) => text.includes(name));
    if (poison) await POISONS[poison]!();
    return await store.get(key, range);
  },
});

export const JOBS: readonly Job[] = [
  {
    ...importJob,
    everyMs: 50,
    mayTakeMs: 3_000,
    round: (parts) => importJob.round({ ...parts, store: poisoned(parts.store) }),
  },
];
