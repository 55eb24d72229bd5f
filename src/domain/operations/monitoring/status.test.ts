import { expect, test } from "vitest";
import { type Observed, statusBoard, workLevel } from "./status.ts";
import { formatBytes, formatMetric, formatSpan } from "./words.ts";

const NOW = new Date("2026-11-21T10:00:30Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const QUIET = {
  processes: 1, "requests.pages": 100, "requests.api": 50, "requests.failed": 0, "latency.50": 150, "loop.delay": 2,
  "loop.use": 0.1, "memory.heapShare": 0.2, "memory.rss": 3e8, "db.ping": 1, "disk.free": 5e10, "disk.total": 1e11,
  "mail.waiting": 0, "mail.oldest": 0, "mail.failed": 0, "due.imports": 0, "due.photos": 0,
}; // biome-ignore format: a list of values
const observed = (values: object = {}, more: Partial<Observed> = {}): Observed => ({
  now: NOW,
  startedAt: ago(600),
  samples: [1, 2, 3].map((minutes) => ({ at: ago(4 - minutes), values: { ...QUIET, ...values } })),
  works: [{ name: "imports", lastRoundAt: ago(0.1), lastErrorAt: null }],
  backup: { isOurs: true, lastAt: ago(20) },
  hasMailServer: true,
  ...more,
});
const levelsOf = (from: Observed) => Object.fromEntries(statusBoard(from).map(({ id, level }) => [id, level]));
const worst = (from: Observed) => statusBoard(from)[0];

test("a quiet system is good throughout, and every line says a figure and a reason", () => {
  const board = statusBoard(observed());
  expect(new Set(board.map(({ level }) => level))).toEqual(new Set(["good"]));
  expect(board).toHaveLength(11);
  for (const { value, reason } of board) expect(value.length * reason.length).toBeGreaterThan(20);
});

test.each([
  ["answers", { "requests.failed": 1 }, "attention"],
  ["answers", { "requests.failed": 6 }, "bad"],
  ["times", { "latency.50": 0, "latency.750": 150 }, "attention"],
  ["times", { "latency.50": 0, "latency.5000": 150 }, "bad"],
  ["loop", { "loop.use": 0.95 }, "bad"],
  ["loop", { "loop.delay": 120 }, "attention"],
  ["memory", { "memory.heapShare": 0.92 }, "bad"],
  ["database", { "db.ping": 80 }, "attention"],
  ["disk", { "disk.free": 1e10 }, "attention"],
  ["disk", { "disk.free": 1e8 }, "bad"],
  ["mail", { "mail.failed": 2 }, "attention"],
  ["mail", { "mail.waiting": 3, "mail.oldest": 4000 }, "bad"],
  ["waiting", { "due.photos": 9, "due.photos.oldest": 1000 }, "attention"],
] as const)("%s with %j is %s, and stands first", (id, values, level) => {
  expect(worst(observed(values))).toMatchObject({ id, level });
});

test("what cannot be known says so", () => {
  expect(levelsOf(observed({}, { samples: [] }))).toEqual({ measuring: "bad", works: "good", backup: "good" });
  expect(levelsOf(observed({}, { samples: [], startedAt: ago(1) })).measuring).toBe("unknown");
  expect(levelsOf(observed({}, { hasMailServer: false })).mail).toBe("attention");
  expect(levelsOf(observed({}, { backup: { isOurs: false, lastAt: null } })).backup).toBe("attention");
  expect(levelsOf(observed({}, { backup: { isOurs: true, lastAt: null } })).backup).toBe("bad");
  expect(levelsOf(observed({}, { works: [{ name: "imports", lastRoundAt: ago(9), lastErrorAt: null }] })).works).toBe(
    "bad",
  );
});

test("a work that failed in its last round wants attention; one that stopped is bad", () => {
  const work = { name: "photos", lastRoundAt: ago(1), lastErrorAt: ago(1) };
  expect(workLevel(work, NOW)).toBe("attention");
  expect(workLevel({ ...work, lastErrorAt: ago(5) }, NOW)).toBe("good");
  expect(workLevel({ ...work, lastRoundAt: ago(80) }, NOW)).toBe("bad");
});

test("units as people read them", () => {
  expect([formatBytes(900), formatBytes(1536), formatBytes(5 * 1024 ** 3)]).toEqual([
    "900\u00a0B",
    "1,5\u00a0KB",
    "5\u00a0GB",
  ]);
  expect([formatSpan(40), formatSpan(720), formatSpan(7200), formatSpan(200_000)]).toEqual([
    "40\u00a0s",
    "12\u00a0min",
    "2\u00a0h",
    "2\u00a0días",
  ]);
  expect([formatMetric(0.256, "parte"), formatMetric(1234, "ms"), formatMetric(3.25, "veces")]).toEqual([
    "25,6\u00a0%",
    "1,2\u00a0s",
    "3,3",
  ]);
});
