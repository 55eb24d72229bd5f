import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { FLAT, OPTIONS, roomLevel, shaped, textsOf } from "./sheet.test-data.ts";
import type { PathMark, SheetOptions } from "./sheet.ts";
import { sheetOf } from "./sheet-of.ts";
import { pngSize, sheetSvg } from "./sheet-svg.ts";
import { textWidth } from "./text-measure.ts";

const sheetFor = (level = FLAT, more: Partial<SheetOptions> = {}, plan = EXAMPLE_PLAN) =>
  sheetOf(plan, level, shapeLevel(level), { ...OPTIONS, ...more });

const pathsOf = (marks: ReturnType<typeof sheetFor>["marks"], layer: string): readonly PathMark[] =>
  marks.filter((mark) => mark.kind === "path").filter((mark) => mark.layer === layer);

function widthOf(paths: readonly PathMark[]): number {
  const xs = paths.flatMap(({ path }) => path.flatMap((mark) => (mark[0] === "Z" ? [] : [mark.at(-2) as number])));
  return Math.max(...xs) - Math.min(...xs);
}

test("4.00 m of clear room at 1:50 are 80.0 mm between the faces, 82.0 mm over the walls", () => {
  const sheet = sheetFor(roomLevel(4000, 3000));
  expect(sheet.scale).toBe(50);
  expect(widthOf(pathsOf(sheet.marks, "ESTANCIAS"))).toBeCloseTo(80, 6);
  expect(widthOf(pathsOf(sheet.marks, "MUROS").filter(({ fill }) => fill !== null))).toBeCloseTo(84, 6);
});

test("the label says name and area, the table the same, the chains 4,20 and 3,20", () => {
  const texts = textsOf(sheetFor(roomLevel(4000, 3000)).marks).map(({ text }) => text);
  expect(texts).toContain("Estudio");
  expect(texts.filter((text) => text === "12,00\u00a0m²").length).toBeGreaterThanOrEqual(3);
  expect(texts.filter((text) => text === "4,20")).toHaveLength(2);
  expect(texts.filter((text) => text === "3,20")).toHaveLength(2);
});

test("figures that are too close for one row stay below the chain of the whole", () => {
  const slit = (id: string, offsetMm: number) =>
    ({
      id,
      wallId: "w-ab",
      kind: "ventana",
      offsetMm,
      widthMm: 150,
      heightMm: 1200,
      sillMm: 1000,
      hinge: "from",
      opensTo: "left",
    }) as const;
  const level = roomLevel(4000, 3000, { openings: [slit("o1", 1000), slit("o2", 1300), slit("o3", 1600)] });
  const figures = textsOf(sheetFor(level, { scale: 100 }).marks).filter(
    ({ rotation, layer }) => rotation === 0 && layer === "COTAS",
  );
  const [whole] = figures.filter(({ text }) => text === "4,20").sort((a, b) => a.y - b.y);
  const tight = figures.filter(({ text }) => text === "0,15");
  expect(tight).toHaveLength(5);
  expect(new Set(tight.map(({ y }) => y)).size).toBe(2);
  // Figures are 0.72 of their size high, and the whole's own stands 0.7 mm above its line.
  for (const { y, sizeMm } of tight) expect(y - sizeMm * 0.72).toBeGreaterThan(whole!.y + 0.7);
});

test("the flat at 1:50 takes A3, at 1:100 A4; what does not fit goes smaller and says so", () => {
  expect([sheetFor().widthMm, sheetFor().scale]).toEqual([420, 50]);
  expect([sheetFor(FLAT, { scale: 100 }).widthMm, sheetFor(FLAT, { scale: 100 }).scale]).toEqual([297, 100]);
  const forced = sheetFor(FLAT, { paper: "A4" });
  expect(forced.scale).toBe(75);
  expect(forced.notices).toContain("A 1:50 no cabe en el papel: va a 1:75.");
  expect(sheetFor(FLAT, { scale: "fit" }).notices).toEqual([]);
});

test("an upright plan gets an upright sheet", () => {
  const sheet = sheetFor(roomLevel(4000, 8000));
  expect(sheet.heightMm).toBeGreaterThan(sheet.widthMm);
});

test("every label of the flat stands inside its room and touches no wall", () => {
  for (const scale of [50, 100, 200] as const) {
    const sheet = sheetFor(FLAT, { scale });
    for (const room of shapeLevel(FLAT).rooms) {
      const name = room.label?.name ?? "";
      const words = name.split(" ");
      const texts = textsOf(sheet.marks).filter(
        ({ layer, text }) => layer === "TEXTO" && words.some((word) => text.includes(word)),
      );
      const isNumbered = sheet.notices.some((notice) => notice.includes("número"));
      expect(texts.length > 0 || isNumbered, name).toBe(true);
    }
    const left = Math.min(
      ...pathsOf(sheet.marks, "MUROS").flatMap(({ path }) =>
        path.flatMap((mark) => (mark[0] === "Z" ? [] : [mark[1]])),
      ),
    );
    for (const { x, text, sizeMm, layer } of textsOf(sheet.marks))
      if (layer === "TEXTO") expect(x - textWidth(text, sizeMm, true) / 2).toBeGreaterThan(left);
  }
});

test("a room that is too small for its name shows a number, which the table explains", () => {
  const sheet = sheetFor(roomLevel(700, 600, {}, { name: "Armario empotrado del pasillo" }), { scale: 200 });
  const texts = textsOf(sheet.marks).map(({ text }) => text);
  expect(texts).toContain("1");
  expect(texts.some((text) => text.startsWith("1 · Armario"))).toBe(true);
  expect(sheet.notices).toContain("Una estancia pequeña lleva un número: su nombre está en la tabla.");
});

test("a covered terrace counts half in Spain; elsewhere no rule is claimed", () => {
  const texts = textsOf(sheetFor().marks).map(({ text }) => text);
  expect(texts).toContain("Exterior cubierta (50\u00a0%)");
  expect(texts).toContain("3,19\u00a0m²");
  const mexican = textsOf(sheetFor(FLAT, {}, { ...EXAMPLE_PLAN, country: "MX" }).marks).map(({ text }) => text);
  expect(mexican.join(" ")).toContain("sin regla para este país");
  expect(mexican.join(" ")).not.toContain("50\u00a0%");
});

test("low zones are hatched and named, and do not count", () => {
  const zone = {
    id: "z",
    outline: [
      { x: 50, y: 50 },
      { x: 1050, y: 50 },
      { x: 1050, y: 3050 },
      { x: 50, y: 3050 },
    ],
  };
  const texts = textsOf(sheetFor(roomLevel(4000, 3000, { lowZones: [zone] })).marks).map(({ text }) => text);
  expect(texts).toContain("h\u00a0<\u00a01,50\u00a0m");
  expect(texts).toContain("9,00\u00a0m²");
});

test("problems are marked on the plan and listed beside it", () => {
  const level = roomLevel(4000, 3000, {
    openings: [
      {
        id: "o",
        wallId: "w-ab",
        kind: "puerta",
        offsetMm: 4050,
        widthMm: 900,
        heightMm: 2030,
        sillMm: 0,
        hinge: "from",
        opensTo: "left",
      },
    ],
  });
  const { shape } = shaped(level);
  expect(shape.problems.length).toBeGreaterThan(0);
  const texts = textsOf(sheetFor(level).marks).map(({ text }) => text);
  expect(texts).toContain("Por revisar en el plano");
});

test("no number of any sheet is missing, also of an empty level", () => {
  const empty = { ...roomLevel(4000, 3000), vertices: [], walls: [], rooms: [] };
  for (const sheet of [sheetFor(empty), sheetFor(FLAT, { dimensions: "all" }), sheetFor(roomLevel(90_000, 90_000))]) {
    const svg = sheetSvg(sheet);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.startsWith("<svg ")).toBe(true);
  }
});

test("markup in names, titles, brand and notes stays text", () => {
  const nasty = '</text><script>alert("1")</script>&\u0000';
  const level = roomLevel(
    9000,
    6000,
    { name: nasty, notes: [{ id: "n", at: { x: 500, y: 500 }, text: nasty }] },
    { name: nasty },
  );
  const brand = { name: nasty, color: '"><script>', logo: null };
  const svg = sheetSvg(sheetFor(level, { address: nasty, brand }, { ...EXAMPLE_PLAN, title: nasty }));
  expect(svg).not.toContain("<script");
  expect(svg).not.toContain("\u0000");
  expect(svg.match(/<svg/g)).toHaveLength(1);
});

test("letters and a logo are put into the file, which asks for nothing elsewhere", () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const logo = { bytes, type: "png", widthPx: 200, heightPx: 100 } as const;
  const sheet = sheetFor(roomLevel(4000, 3000), { brand: { name: "Ribera", color: "#1443a1", logo } });
  const svg = sheetSvg(sheet, { regular: bytes, bold: bytes });
  expect(svg.match(/data:font\/woff2;base64,AQID/g)).toHaveLength(2);
  expect(svg).toContain('width="22" height="11" href="data:image/png;base64,AQID"');
  expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:/);
});

test("A4 at 300 dpi is 3508 × 2480 pixels", () => {
  expect(pngSize({ widthMm: 297, heightMm: 210 }, 300)).toEqual({ widthPx: 3508, heightPx: 2480 });
});
