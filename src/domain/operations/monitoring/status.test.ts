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
  works: [{ name: "imports", lastRoundAt: ago(0.1), lastErrorAt: null, everySeconds: null }],
  backup: { isOurs: true, lastAt: ago(20) },
  archive: { level: "good", value: "Al día", text: "El último segmento se archivó hace un minuto." },
  hasMailServer: true,
  givenUp: {},
  ...more,
});
const levelsOf = (from: Observed) => Object.fromEntries(statusBoard(from).map(({ id, level }) => [id, level]));
const worst = (from: Observed) => statusBoard(from)[0];

test("a quiet system is good throughout, and every line says a figure and a reason", () => {
  const board = statusBoard(observed());
  expect(new Set(board.map(({ level }) => level))).toEqual(new Set(["good"]));
  expect(board).toHaveLength(13);
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

test("an unknown state says so", () => {
  expect(levelsOf(observed({}, { samples: [] }))).toEqual({
    archive: "good",
    measuring: "bad",
    works: "good",
    "given-up": "good",
    backup: "good",
  });
  expect(levelsOf(observed({}, { samples: [], startedAt: ago(1) })).measuring).toBe("unknown");
  expect(levelsOf(observed({}, { hasMailServer: false })).mail).toBe("attention");
  expect(levelsOf(observed({}, { backup: { isOurs: false, lastAt: null } })).backup).toBe("attention");
  expect(levelsOf(observed({}, { backup: { isOurs: true, lastAt: null } })).backup).toBe("bad");
  expect(
    levelsOf(observed({}, { works: [{ name: "imports", lastRoundAt: ago(9), lastErrorAt: null, everySeconds: null }] }))
      .works,
  ).toBe("bad");
});

test("a work that failed in its last round wants attention; one that stopped is bad", () => {
  const work = { name: "photos", lastRoundAt: ago(1), lastErrorAt: ago(1), everySeconds: null };
  expect(workLevel(work, NOW)).toBe("attention");
  expect(workLevel({ ...work, lastErrorAt: ago(5) }, NOW)).toBe("good");
  expect(workLevel({ ...work, lastRoundAt: ago(80) }, NOW)).toBe("bad");
  const daily = { name: "old adverts", lastErrorAt: null, everySeconds: 86_400 };
  expect(workLevel({ ...daily, lastRoundAt: ago(29 * 60) }, NOW)).toBe("good");
  expect(workLevel({ ...daily, lastRoundAt: ago(31 * 60) }, NOW)).toBe("bad");
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

/** The last value that is still well, the first that wants attention, and the first that is bad. */
test.each([
  ["times", "latency.500", null, null],
  ["loop", "loop.delay", 100, 500],
  ["loop", "loop.use", 0.7, 0.9],
  ["memory", "memory.heapShare", 0.75, 0.9],
  ["database", "db.ping", 50, 500],
] as const)("%s by %s: attention from %d, bad from %d", (id, metric, attention, bad) => {
  if (attention === null) return expect(levelsOf(observed({ "latency.50": 0, [metric]: 150 }))[id]).toBe("good");
  // One sample: the mean of three equal ones may be a hair less.
  const level = (value: number) =>
    levelsOf(observed({}, { samples: [{ at: ago(1), values: { ...QUIET, [metric]: value } }] }))[id];
  expect(level(attention * 0.99)).toBe("good");
  expect(level(attention)).toBe("attention");
  expect(level(bad * 0.99)).toBe("attention");
  expect(level(bad)).toBe("bad");
});

test("of the loop's two figures the worse one counts, whichever it is", () => {
  expect(levelsOf(observed({ "loop.delay": 600, "loop.use": 0.75 })).loop).toBe("bad");
  expect(levelsOf(observed({ "loop.delay": 120, "loop.use": 0.95 })).loop).toBe("bad");
});

test("errors: from 0.5 % of the requests attention, from 2 % bad; with fewer than twenty any is attention", () => {
  const level = (pages: number, failed: number) =>
    levelsOf(
      observed(
        {},
        {
          samples: [
            { at: ago(1), values: { ...QUIET, "requests.pages": pages, "requests.api": 0, "requests.failed": failed } },
          ],
        },
      ),
    ).answers;
  expect(level(1000, 4)).toBe("good");
  expect(level(1000, 5)).toBe("attention");
  expect(level(1000, 19)).toBe("attention");
  expect(level(1000, 20)).toBe("bad");
  expect(level(20, 1)).toBe("bad");
  expect(level(19, 19)).toBe("attention");
  expect(level(0, 0)).toBe("good");
});

test("the disk: below 15 % attention; below 5 % or 512 MB bad", () => {
  const level = (free: number, total: number) => levelsOf(observed({ "disk.free": free, "disk.total": total })).disk;
  expect(level(15e9, 100e9)).toBe("good");
  expect(level(14.9e9, 100e9)).toBe("attention");
  expect(level(5e9, 100e9)).toBe("attention");
  expect(level(4.9e9, 100e9)).toBe("bad");
  const half = 512 * 1024 * 1024;
  expect(level(half, 2 * half)).toBe("good");
  expect(level(half - 1, 2 * half)).toBe("bad");
});

test("mail waits a quarter of an hour before it wants attention, an hour before it is bad; so does work", () => {
  const mail = (oldest: number) => levelsOf(observed({ "mail.waiting": 1, "mail.oldest": oldest })).mail;
  expect([899, 900, 3599, 3600].map(mail)).toEqual(["good", "attention", "attention", "bad"]);
  const work = (oldest: number) => levelsOf(observed({ "due.photos": 1, "due.photos.oldest": oldest })).waiting;
  expect([899, 900, 3599, 3600].map(work)).toEqual(["good", "attention", "attention", "bad"]);
  // Without a server mails wait for ever, which its own line says.
  const waiting = { "due.mails": 4, "due.mails.oldest": 9999 };
  expect(levelsOf(observed(waiting, { hasMailServer: false })).waiting).toBe("good");
  expect(levelsOf(observed(waiting)).waiting).toBe("bad");
});

test("measures, works and backups grow old", () => {
  const measured = (seconds: number, started = 600) =>
    levelsOf(
      observed(
        {},
        { startedAt: ago(started), samples: [{ at: new Date(NOW.getTime() - seconds * 1000), values: QUIET }] },
      ),
    ).measuring;
  expect([measured(180), measured(181), measured(181, 2.9), measured(181, 3)]).toEqual([
    "good",
    "bad",
    "unknown",
    "bad",
  ]);

  const work = (minutes: number, started = 600) =>
    levelsOf(
      observed(
        {},
        {
          startedAt: ago(started),
          works: [{ name: "imports", lastRoundAt: ago(minutes), lastErrorAt: null, everySeconds: null }],
        },
      ),
    ).works;
  expect([work(5), work(5.1), work(5.1, 4.9)]).toEqual(["good", "bad", "good"]);
  const rounds = (minutes: number) =>
    workLevel({ name: "photos", lastRoundAt: ago(minutes), lastErrorAt: null, everySeconds: null }, NOW);
  expect([rounds(75), rounds(75.1)]).toEqual(["good", "bad"]);
  const board = (works: Observed["works"]) => levelsOf(observed({}, { works })).works;
  const fine = { name: "imports", lastRoundAt: ago(0.1), lastErrorAt: null, everySeconds: null };
  expect(board([fine, { name: "photos", lastRoundAt: ago(1), lastErrorAt: ago(1), everySeconds: null }])).toBe(
    "attention",
  );
  expect(board([fine, { name: "photos", lastRoundAt: ago(80), lastErrorAt: null, everySeconds: null }])).toBe("bad");
  expect(board([])).toBe("unknown");

  const backup = (minutes: number) => levelsOf(observed({}, { backup: { isOurs: true, lastAt: ago(minutes) } })).backup;
  expect([backup(119), backup(120), backup(26 * 60 - 1), backup(26 * 60)]).toEqual([
    "good",
    "attention",
    "attention",
    "bad",
  ]);
  const interrupted = { level: "bad", value: "Interrumpido", text: "Faltan segmentos." } as const;
  expect(statusBoard(observed({}, { archive: interrupted }))[0]).toMatchObject({ id: "archive", level: "bad" });
  const none = (started: number) =>
    levelsOf(observed({}, { startedAt: ago(started), backup: { isOurs: true, lastAt: null } })).backup;
  expect([none(69), none(70)]).toEqual(["unknown", "bad"]);
});

test("only the last minutes say how it is now", () => {
  const failed = (minutes: number) =>
    levelsOf(
      observed(
        {},
        {
          samples: [
            { at: ago(minutes), values: { ...QUIET, "requests.failed": 150 } },
            { at: ago(1), values: QUIET },
          ],
        },
      ),
    ).answers;
  expect([failed(6), failed(6.1)]).toEqual(["bad", "good"]);
});
