import { expect, test } from "vitest";
import { MEASURED, type Measured } from "./measured.ts";
import { sizeFor, sizeTables, tablesOfDocs } from "./sizes.ts";

/** Round figures that nobody measured, to follow the arithmetic by hand. */
const ROUND = Object.fromEntries(
  Object.entries({
    cpuPages: 100,
    cpuCalls: 150,
    cpuStreams: 50,
    cpuJobs: 60,
    cpuDatabase: 120,
    memoryWeb: 400,
    memoryJobs: 800,
    memoryAgent: 0.2,
    memoryIndex: 500,
    bytesRows: 50e6,
    bytesFiles: 2e9,
  }).map(([name, value]) => [name, { ...MEASURED[name as keyof Measured], value }]),
) as Measured;

test("1,000 agencies by hand: 2,500 agents of 300 ms a minute take 12.5 cores", () => {
  const size = sizeFor(1_000, ROUND);
  expect(size).toMatchObject({ active: 2_500, webCores: 12.5, databaseCores: 5, databaseGB: 50, filesGB: 2_000 });
  // 12.5 / 0.65 = 19.2; 2.5 / 0.65 = 3.8.
  expect([size.webProcesses, size.jobProcesses]).toEqual([20, 4]);
  // 20 · 400 + 4 · 800 + 2,500 · 0.2 + 24 · 500 · 0.1 = 12,900 MB.
  expect(size.memoryGiB).toBeCloseTo(12.6, 2);
  // (20 + 4 + 3 · 5 / 0.65) / 2 = 23.5.
  expect(size.machines).toBe(24);
  // 24 · 0.0816 · 730.
  expect(size.dollars).toBeCloseTo(1429.63, 2);
});

test("one agency has two web processes still, and one database", () => {
  // 3 agents; (2 + 1 + 0.006 / 0.65) / 2 = 1.5.
  expect(sizeFor(1, ROUND)).toMatchObject({ active: 3, webProcesses: 2, jobProcesses: 1, machines: 2 });
});

test("an unknown input leaves unknown what follows from it, and nothing else", () => {
  const size = sizeFor(50, { ...ROUND, cpuStreams: { ...ROUND.cpuStreams, value: null } });
  expect(size).toMatchObject({ webCores: null, webProcesses: null, memoryGiB: null, machines: null, dollars: null });
  expect(size).toMatchObject({ jobProcesses: 1, databaseCores: 0.25, databaseGB: 2.5, filesGB: 100 });
});

test("the docs hold the tables of today", () => {
  expect(tablesOfDocs(), "bring them up to date with: npm run chart -- --write").toBe(sizeTables());
});

test("a figure that was measured says how", () => {
  for (const [name, { value, how }] of Object.entries(MEASURED)) {
    expect(value === null || (how ?? "").length > 10, name).toBe(true);
  }
});
