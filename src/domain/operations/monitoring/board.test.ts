import { describe, expect, test } from "vitest";
import { addProcess } from "./fold.ts";
import { HISTORY_RANGES, readRange } from "./history-ranges.ts";
import { workName } from "./jobs.ts";
import { LATENCY_LIMITS, latencyAt, latencyKey } from "./latency.ts";
import { DUE_KINDS, METRICS, metricOf } from "./metrics.ts";
import { LEVEL_NAMES, type Observed, statusBoard, workLevel } from "./status.ts";
import { formatBytes, formatMetric, formatMs, formatSpan } from "./words.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const observed = (values: Record<string, number>, more: Partial<Observed> = {}): Observed => ({
  now: NOW,
  startedAt: ago(36_000),
  samples: [{ at: ago(30), values }],
  works: [{ name: "photos", lastRoundAt: ago(10), lastErrorAt: null, everySeconds: null }],
  backup: { isOurs: true, lastAt: ago(600) },
  archive: { level: "good", value: "Al día", text: "El último segmento se archivó hace un minuto." },
  hasMailServer: true,
  givenUp: {},
  ...more,
});
/** One line of the board: `good | value | reason`, with plain blanks. */
const line = (id: string, values: Record<string, number>, more: Partial<Observed> = {}) => {
  const status = statusBoard(observed(values, more)).find((one) => one.id === id);
  return status && `${status.level} | ${status.value} | ${status.reason}`.replaceAll("\u00a0", " ");
};
const level = (id: string, values: Record<string, number>, more: Partial<Observed> = {}) =>
  statusBoard(observed(values, more)).find((one) => one.id === id)?.level;

describe("answers", () => {
  test.each([
    [{}, "good | Sin fallos | 0 peticiones en los últimos 5 minutos, ninguna con error 5xx."],
    [
      { "requests.pages": 300, "requests.api": 150 },
      "good | Sin fallos | 450 peticiones en los últimos 5 minutos, ninguna con error 5xx.",
    ],
    [
      { "requests.pages": 1000, "requests.failed": 5 },
      "attention | 5 de 1.000 | 0,5 % de errores 5xx en los últimos 5 minutos. Atención desde el 0,5 %, mal desde el 2 %.",
    ],
    [
      { "requests.api": 1000, "requests.failed": 1 },
      "good | 1 de 1.000 | 0,1 % de errores 5xx en los últimos 5 minutos. Atención desde el 0,5 %, mal desde el 2 %.",
    ],
    [
      { "requests.api": 100, "requests.failed": 2 },
      "bad | 2 de 100 | 2 % de errores 5xx en los últimos 5 minutos. Atención desde el 0,5 %, mal desde el 2 %.",
    ],
  ])("%j: %s", (values, expected) => expect(line("answers", values)).toBe(expected));

  test("of fewer than twenty requests one that failed wants attention, and no share is made", () => {
    expect(level("answers", { "requests.api": 19, "requests.failed": 19 })).toBe("attention");
    expect(level("answers", { "requests.api": 20, "requests.failed": 1 })).toBe("bad");
    expect(level("answers", { "requests.failed": 1 })).toBe("attention");
  });

  test("only the last six minutes count", () => {
    const at = (seconds: number) => ({ samples: [{ at: ago(seconds), values: { "requests.failed": 1 } }] });
    expect(level("answers", {}, at(360))).toBe("attention");
    expect(level("answers", {}, at(361))).toBeUndefined();
  });
});

describe("times, loop, memory and database", () => {
  test.each([
    ["times", {}, "good | Sin peticiones | Nadie ha pedido nada."],
    [
      "times",
      // 95 of 100 lie at 35 + 0.95 · 15 = 49.25 ms.
      { "latency.50": 100 },
      "good | 49 ms (p95) | 95 de cada 100 peticiones tardan menos. Atención desde 500 ms, mal desde 2 s.",
    ],
    [
      "times",
      // One of the six beyond 500 ms: 500 + 250 / 6 = 541.7 ms.
      { "latency.500": 94, "latency.750": 6 },
      "attention | 542 ms (p95) | 95 de cada 100 peticiones tardan menos. Atención desde 500 ms, mal desde 2 s.",
    ],
    [
      "times",
      // Three of the 53 beyond 2 s: 2,000 + 3 / 53 · 3,000 = 2,169.8 ms.
      { "latency.2000": 947, "latency.5000": 53 },
      "bad | 2,2 s (p95) | 95 de cada 100 peticiones tardan menos. Atención desde 500 ms, mal desde 2 s.",
    ],
    [
      "times",
      { "latency.2000": 1, "latency.beyond": 1 },
      "attention | 10 s (p95) | Solo 2 peticiones en los últimos 5 minutos: manda la más lenta. Atención desde 500 ms; mal, solo con 20 o más.",
    ],
    ["loop", {}, "unknown | Sin medir | Se mide con el próximo minuto."],
    [
      "loop",
      { "loop.delay": 0, "loop.use": 0 },
      "good | 0 ms, 0 % ocupado | Atención desde 100 ms de retraso o un 70 % de uso, mal desde 500 ms o un 90 %.",
    ],
    [
      "loop",
      { "loop.delay": 100, "loop.use": 0.126 },
      "attention | 100 ms, 13 % ocupado | Atención desde 100 ms de retraso o un 70 % de uso, mal desde 500 ms o un 90 %.",
    ],
    [
      "memory",
      { "memory.heapShare": 0.204, "memory.rss": 300_000_000 },
      "good | 286 MB | El montón usa un 20 % de lo que admite. Atención desde el 75 %, mal desde el 90 %.",
    ],
    ["memory", {}, "unknown | Sin medir | Se mide con el próximo minuto."],
    [
      "database",
      { "db.ping": 50 },
      "attention | Responde en 50 ms | La más lenta de las consultas vacías. Atención desde 50 ms, mal desde 500 ms.",
    ],
    ["database", {}, "unknown | Sin medir | Se mide con el próximo minuto."],
  ])("%s with %j: %s", (id, values, expected) => expect(line(id, values)).toBe(expected));

  test.each([
    ["loop", { "loop.delay": 99 }, "good"],
    ["loop", { "loop.delay": 499 }, "attention"],
    ["loop", { "loop.delay": 500 }, "bad"],
    ["loop", { "loop.use": 0.69 }, "good"],
    ["loop", { "loop.use": 0.7 }, "attention"],
    ["loop", { "loop.use": 0.9 }, "bad"],
    ["loop", { "loop.delay": 500, "loop.use": 0.7 }, "bad"],
    ["loop", { "loop.delay": 100, "loop.use": 0.9 }, "bad"],
    ["memory", { "memory.heapShare": 0.74 }, "good"],
    ["memory", { "memory.heapShare": 0.75 }, "attention"],
    ["memory", { "memory.heapShare": 0.9 }, "bad"],
    ["database", { "db.ping": 49 }, "good"],
    ["database", { "db.ping": 500 }, "bad"],
    ["times", { "latency.beyond": 100 }, "bad"],
    ["times", { "latency.beyond": 20 }, "bad"],
    ["times", { "latency.beyond": 19 }, "attention"],
    ["times", { "latency.20": 1 }, "good"],
  ])("%s with %j is %s", (id, values, expected) => expect(level(id, values)).toBe(expected));
});

describe("disk, mail and what waits", () => {
  test.each([
    [
      "disk",
      { "disk.free": 5e10, "disk.total": 1e11 },
      "good | 47 GB libres | Queda un 50 %. Atención por debajo del 15 %, mal por debajo del 5 % o de 512 MB.",
    ],
    [
      "disk",
      { "disk.free": 474e8, "disk.total": 1e11 },
      "good | 44 GB libres | Queda un 47 %. Atención por debajo del 15 %, mal por debajo del 5 % o de 512 MB.",
    ],
    [
      "mail",
      { "mail.waiting": 1, "mail.oldest": 1 },
      "good | 1 en espera | El más antiguo espera desde hace 1 s. Atención desde 15 minutos, mal desde una hora.",
    ],
    [
      "waiting",
      { "due.imports": 1 },
      "good | 1 en espera | Lo más antiguo (importaciones) espera desde hace 0 s. Atención desde 15 minutos, mal desde una hora.",
    ],
    ["mail", { "mail.waiting": 0 }, "good | Nada en espera | Los correos salen en cuanto se escriben."],
    [
      "mail",
      { "mail.waiting": 3, "mail.oldest": 120 },
      "good | 3 en espera | El más antiguo espera desde hace 2 min. Atención desde 15 minutos, mal desde una hora.",
    ],
    [
      "mail",
      { "mail.waiting": 1, "mail.failed": 1 },
      "attention | 1 en espera | 1 correo no se pudo entregar en 24 horas.",
    ],
    [
      "mail",
      { "mail.waiting": 0, "mail.failed": 2 },
      "attention | Nada en espera | 2 correos no se pudieron entregar en 24 horas.",
    ],
    ["waiting", { "due.imports": 0 }, "good | Nada en espera | Todo lo que tocaba está hecho."],
    [
      "waiting",
      { "due.imports": 1, "due.imports.oldest": 60, "due.photos": 2, "due.photos.oldest": 1200, "due.news": 1 },
      "attention | 4 en espera | Lo más antiguo (fotos) espera desde hace 20 min. Atención desde 15 minutos, mal desde una hora.",
    ],
    [
      "waiting",
      { "due.imports": 1, "due.imports.oldest": 60, "due.photos": 1, "due.photos.oldest": 60 },
      "good | 2 en espera | Lo más antiguo (importaciones) espera desde hace 60 s. Atención desde 15 minutos, mal desde una hora.",
    ],
  ])("%s with %j: %s", (id, values, expected) => expect(line(id, values)).toBe(expected));

  test("without a mail server mails wait, which the line of the mail alone says", () => {
    const values = { "mail.waiting": 7, "due.imports": 0, "due.mails": 7, "due.mails.oldest": 9999 };
    expect(line("mail", values, { hasMailServer: false })).toBe(
      "attention | Sin servidor de correo | Nadie entrega los correos: hay 7 en espera. Configura SMTP_URL.",
    );
    expect(line("mail", { "mail.waiting": 0 }, { hasMailServer: false })).toContain("hay 0 en espera");
    expect(level("waiting", values, { hasMailServer: false })).toBe("good");
    expect(level("waiting", values)).toBe("bad");
  });

  test.each([
    ["disk", { "disk.free": 15e9, "disk.total": 1e11 }, "good"],
    ["disk", { "disk.free": 149e8, "disk.total": 1e11 }, "attention"],
    ["disk", { "disk.free": 5e9, "disk.total": 1e11 }, "attention"],
    ["disk", { "disk.free": 49e8, "disk.total": 1e11 }, "bad"],
    // Half a gigabyte of 1024³ octets.
    ["disk", { "disk.free": 536_870_912, "disk.total": 1e9 }, "good"],
    ["disk", { "disk.free": 536_870_911, "disk.total": 1e9 }, "bad"],
    ["mail", { "mail.waiting": 1, "mail.oldest": 899 }, "good"],
    ["mail", { "mail.waiting": 1, "mail.oldest": 900 }, "attention"],
    ["mail", { "mail.waiting": 1, "mail.oldest": 3600 }, "bad"],
    ["waiting", { "due.imports": 1, "due.imports.oldest": 899 }, "good"],
    ["waiting", { "due.imports": 1, "due.imports.oldest": 3600 }, "bad"],
  ])("%s with %j is %s", (id, values, expected) => expect(level(id, values)).toBe(expected));

  test("a disk of which nobody knows the size is taken as it is", () =>
    expect(line("disk", { "disk.free": 5e10, "disk.total": 0 })).toMatch(/^good \| 47 GB libres/));
});

describe("measuring, works and backups", () => {
  const measured = (seconds: number, started = 36_000) =>
    line("measuring", {}, { samples: [{ at: ago(seconds), values: {} }], startedAt: ago(started) });

  test("three minutes without a measure are too many, unless it has just begun", () => {
    const late = "No llegan medidas: la base de datos no las acepta o el proceso está bloqueado.";
    expect(measured(180)).toBe("good | Cada minuto | El último minuto está medido.");
    expect(measured(181)).toBe(`bad | Hace 3 min | ${late}`);
    expect(line("measuring", {}, { samples: [] })).toBe(`bad | Nunca | ${late}`);
    expect(measured(900, 179)).toBe(
      "unknown | Empieza ahora | Umbral acaba de arrancar: el primer minuto se mide enseguida.",
    );
    expect(measured(900, 180)).toBe(`bad | Hace 15 min | ${late}`);
  });

  const work = (name: string, seconds: number, error: number | null = null) => ({
    name,
    lastRoundAt: ago(seconds),
    lastErrorAt: error === null ? null : ago(error),
    everySeconds: null,
  });

  test.each<[ReturnType<typeof work>[], string]>([
    [[], "unknown | Sin datos | Ningún trabajo ha dado todavía una vuelta."],
    [[work("photos", 10), work("otra", 20)], "good | 2 en marcha | Su última vuelta acabó bien."],
    [[work("photos", 10, 10), work("webhooks", 10)], "attention | 1 de 2 | No van bien: Fotos."],
    [
      [work("photos", 10), work("data size", 4501), work("otra", 9, 9)],
      "bad | 2 de 3 | No van bien: Tamaño de los datos, otra.",
    ],
    [[work("photos", 300), work("feeds", 400)], "good | 2 en marcha | Su última vuelta acabó bien."],
    [[work("photos", 1200)], "bad | Parados | El hilo de fondo no trabaja desde hace 20 min."],
    [[work("photos", 540), work("feeds", 301)], "bad | Parados | El hilo de fondo no trabaja desde hace 5 min."],
  ])("%j: %s", (works, expected) => expect(line("works", {}, { works })).toBe(expected));

  test("of a process that has just started nobody says that its works stand still", () => {
    const of = (started: number) => level("works", {}, { works: [work("photos", 600)], startedAt: ago(started) });
    expect([of(300), of(301)]).toEqual(["good", "bad"]);
  });

  test("a work is late after 75 minutes, and failed where its error is as old as its round", () => {
    expect([workLevel(work("a", 4500), NOW), workLevel(work("a", 4500.001), NOW)]).toEqual(["good", "bad"]);
    expect([workLevel(work("a", 10, 11), NOW), workLevel(work("a", 10, 11.001), NOW)]).toEqual(["attention", "good"]);
  });

  test.each<[Observed["backup"], number, string]>([
    [
      { isOurs: true, lastAt: ago(7199) },
      36_000,
      "good | Hace 2 h | Se escribe cada hora en marcha. Atención desde 2 horas, mal desde un día.",
    ],
    [
      { isOurs: true, lastAt: ago(7200) },
      36_000,
      "attention | Hace 2 h | Se escribe cada hora en marcha. Atención desde 2 horas, mal desde un día.",
    ],
    [
      { isOurs: true, lastAt: ago(93_599) },
      36_000,
      "attention | Hace 26 h | Se escribe cada hora en marcha. Atención desde 2 horas, mal desde un día.",
    ],
    [
      { isOurs: true, lastAt: ago(93_600) },
      36_000,
      "bad | Hace 26 h | Se escribe cada hora en marcha. Atención desde 2 horas, mal desde un día.",
    ],
    [
      { isOurs: true, lastAt: null },
      4199,
      "unknown | Ninguna todavía | La primera se escribe un minuto después de arrancar.",
    ],
    [
      { isOurs: true, lastAt: null },
      4200,
      "bad | Ninguna todavía | La primera se escribe un minuto después de arrancar.",
    ],
    [
      { isOurs: false, lastAt: null },
      36_000,
      "attention | Ninguna aquí | En la carpeta de este proceso no hay copias: de varios, uno solo las hace, en la suya. Comprueba allí que son de hoy.",
    ],
  ])("%j, started %d s ago: %s", (backup, started, expected) =>
    expect(line("backup", {}, { backup, startedAt: ago(started) })).toBe(expected),
  );
});

test("rows that were given up within a day want attention, and many of them are bad", () => {
  expect(line("given-up", {})).toBe("good | Ninguno | En 24 horas nada ha agotado sus intentos.");
  expect(line("given-up", {}, { givenUp: { photos: 3, "signed documents": 40 } })).toBe(
    "attention | 43 en 24 horas | Sellado de documentos firmados: 40, Fotos: 3. Atención desde uno, mal desde 50.",
  );
  expect(level("given-up", {}, { givenUp: { mails: 49 } })).toBe("attention");
  expect(level("given-up", {}, { givenUp: { mails: 50 } })).toBe("bad");
});

test("faults stand first, then unknown states", () => {
  const board = statusBoard(
    observed(
      { "loop.delay": 100, "memory.heapShare": 0.95 },
      { backup: { isOurs: true, lastAt: null }, startedAt: ago(600) },
    ),
  );
  expect(board.map(({ level: one }) => one)).toEqual([
    "bad",
    "attention",
    "unknown",
    "unknown",
    "good",
    "good",
    "good",
    "good",
    "good",
    "good",
  ]);
  const doubtful = statusBoard(observed({}, { backup: { isOurs: false, lastAt: null } }));
  expect(doubtful.slice(0, 4).map(({ id }) => id)).toEqual(["backup", "loop", "memory", "database"]);
  expect(LEVEL_NAMES).toEqual({ good: "Bien", attention: "Atención", bad: "Mal", unknown: "Sin datos" });
});

describe("the histogram of times", () => {
  test("has these ends, and counts what takes longer apart", () => {
    expect(LATENCY_LIMITS).toEqual([
      1, 2, 5, 10, 20, 35, 50, 75, 100, 150, 200, 350, 500, 750, 1000, 2000, 5000, 10_000,
    ]);
    expect([0, 1, 1.1, 10_000, 10_001].map(latencyKey)).toEqual([
      "latency.1",
      "latency.1",
      "latency.2",
      "latency.10000",
      "latency.beyond",
    ]);
  });

  test.each<[Record<string, number>, number, number | null]>([
    [{}, 0.95, null],
    // Ten below 1 ms: half of them below 0.5.
    [{ "latency.1": 10 }, 0.5, 0.5],
    [{ "latency.1": 5, "latency.2": 5 }, 0.5, 1],
    [{ "latency.1": 5, "latency.2": 5 }, 0.75, 1.5],
    // An empty step between is passed over.
    [{ "latency.1": 5, "latency.5": 5 }, 0.6, 2.6],
    [{ "latency.1": 1, "latency.beyond": 9 }, 0.5, 10_000],
    [{ "latency.1": 1, "latency.beyond": 9 }, 0.1, 1],
    [{ "latency.5": 4 }, 0, 2],
  ])("%j at %d: %s ms", (values, share, ms) => {
    const found = latencyAt(values, share);
    if (ms === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(ms, 9);
  });
});

describe("words and names", () => {
  const GB = 1024 ** 3;
  test.each([
    [1023, "1.023 B"],
    [1024, "1 KB"],
    [10_239, "10 KB"],
    [10_240, "10 KB"],
    [10_752, "11 KB"],
    [1024 ** 2, "1 MB"],
    [1024 ** 2 - 1024, "1.023 KB"],
    [420 * 1024 ** 2, "420 MB"],
    [1290, "1,3 KB"],
    [1.5 * GB, "1,5 GB"],
    [1024 * GB, "1 TB"],
    [1023 * GB, "1.023 GB"],
  ])("%d octets are %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text.replace(" ", "\u00a0")));

  test.each([
    [89, "89 s"],
    [90, "2 min"],
    [5399, "90 min"],
    [5400, "2 h"],
    [7200, "2 h"],
    [172_799, "48 h"],
    [172_800, "2 días"],
    [432_000, "5 días"],
    [864_000, "10 días"],
  ])("%d seconds are %s", (seconds, text) => expect(formatSpan(seconds)).toBe(text.replace(" ", "\u00a0")));

  test.each([
    [3.44, "3,4 ms"],
    [9.96, "10 ms"],
    [10.4, "10 ms"],
    [999, "999 ms"],
    [1000, "1 s"],
    [1240, "1,2 s"],
  ])("%d ms are %s", (ms, text) => expect(formatMs(ms)).toBe(text.replace(" ", "\u00a0")));

  test("each unit in its way", () => {
    const shown = (value: number, unit: Parameters<typeof formatMetric>[1]) =>
      formatMetric(value, unit).replaceAll("\u00a0", " ");
    expect([
      shown(2048, "bytes"),
      shown(3.44, "ms"),
      shown(120, "s"),
      shown(0.125, "parte"),
      shown(3, "veces"),
      shown(3.25, "filas"),
    ]).toEqual(["2 KB", "3,4 ms", "2 min", "12,5 %", "3", "3,3"]);
    expect(shown(1000, "veces")).toBe("1.000");
  });

  test("a work without a name keeps its own, a measure without one is a number of rows", () => {
    expect([workName("news sources"), workName("otra")]).toEqual(["Noticias externas", "otra"]);
    expect(metricOf("latency.50")).toMatchObject({ unit: "veces", overTime: "sum", label: "Peticiones por duración" });
    expect(metricOf("table.homes")).toMatchObject({ unit: "filas", overTime: "max" });
    expect(metricOf("cpu")).toBe(METRICS.cpu);
    expect(metricOf("toString").unit).toBe("filas");
    expect(Object.keys(DUE_KINDS)).toHaveLength(9);
  });

  test("of two processes counts add up and the worse delay counts", () => {
    expect(
      addProcess(
        { "requests.api": 2, "loop.delay": 5, cpu: 0.5 },
        { "requests.api": 3, "loop.delay": 9, cpu: 0.5, sessions: 1 },
      ),
    ).toEqual({
      "requests.api": 5,
      "loop.delay": 9,
      cpu: 1,
      sessions: 1,
    });
    expect(addProcess({ "loop.delay": 9 }, { "loop.delay": 5 })).toEqual({ "loop.delay": 9 });
  });

  test("the history is drawn of 60, 96, 84 and 90 points", () => {
    expect(Object.values(HISTORY_RANGES).map(({ spanMs, slotMs }) => [spanMs / 3_600_000, spanMs / slotMs])).toEqual([
      [1, 60],
      [24, 96],
      [168, 84],
      [2160, 90],
    ]);
    expect([readRange("7d"), readRange("2d"), readRange(null), readRange("toString")]).toEqual([
      "7d",
      "1h",
      "1h",
      "1h",
    ]);
  });
});
