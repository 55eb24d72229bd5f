import DxfParser from "dxf-parser";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { areasCsv } from "./areas-csv.ts";
import { planDxf } from "./plan-dxf.ts";
import { readDxf } from "./read-dxf.ts";
import { FLAT, roomLevel, shaped } from "./sheet.test-data.ts";

const parsed = (text: string) => {
  const drawing = new DxfParser().parseSync(text);
  if (!drawing) throw new Error("Not read");
  return drawing;
};

interface Placed {
  readonly layer: string;
  readonly type: string;
  readonly vertices?: readonly { readonly x: number; readonly y: number }[];
}

test("dxf-parser reads metres, every layer, and as many entities as the level has parts", () => {
  const drawing = parsed(planDxf([shaped(FLAT)]));
  expect(drawing.header.$INSUNITS).toBe(6);
  const entities = drawing.entities as unknown as readonly Placed[];
  const count = (layer: string, type: string) =>
    entities.filter((one) => one.layer === layer && one.type === type).length;
  expect(count("EJES", "LINE")).toBe(38);
  // 38 walls and 16 openings: each opening parts its wall into one more solid.
  expect(count("MUROS", "LWPOLYLINE")).toBe(54);
  expect(count("ESTANCIAS", "LWPOLYLINE")).toBe(11);
  expect(count("TEXTO", "TEXT")).toBe(2 * 11 + FLAT.notes.length);
  for (const layer of ["PUERTAS", "VENTANAS", "MOBILIARIO", "COTAS"])
    expect(count(layer, "LWPOLYLINE"), layer).toBeGreaterThan(0);
});

test("the walls of 4.00 × 3.00 m clear between walls of 10 cm reach from −0.05 to 4.15 and from −3.15 to 0.05, y upwards", () => {
  const entities = parsed(planDxf([shaped(roomLevel(4000, 3000))])).entities as unknown as readonly Placed[];
  const points = entities.filter(({ layer }) => layer === "MUROS").flatMap(({ vertices }) => vertices ?? []);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  expect(Math.min(...xs)).toBeCloseTo(-0.05, 3);
  expect(Math.max(...xs)).toBeCloseTo(4.15, 3);
  expect(Math.min(...ys)).toBeCloseTo(-3.15, 3);
  expect(Math.max(...ys)).toBeCloseTo(0.05, 3);
});

test("our own file gives back every wall and opening, to the millimetre, about the middle of its axes", () => {
  const reading = readDxf(planDxf([shaped(FLAT)]));
  if (reading.kind !== "read") throw new Error(reading.reason);
  expect(reading.walls).toHaveLength(FLAT.walls.length);
  const corners = new Map(FLAT.vertices.map((vertex) => [vertex.id, vertex]));
  const axisXs = FLAT.vertices.map(({ x }) => x);
  const axisYs = FLAT.vertices.map(({ y }) => y);
  const middle = {
    x: (Math.min(...axisXs) + Math.max(...axisXs)) / 2,
    y: (Math.min(...axisYs) + Math.max(...axisYs)) / 2,
  };
  FLAT.walls.forEach((wall) => {
    const [from, to] = [corners.get(wall.from), corners.get(wall.to)];
    if (!from || !to) throw new Error("A corner is missing");
    const same = reading.walls.find(
      (one) =>
        Math.abs(one.from.x - (from.x - middle.x)) <= 1 &&
        Math.abs(one.from.y - (from.y - middle.y)) <= 1 &&
        Math.abs(one.to.x - (to.x - middle.x)) <= 1 &&
        Math.abs(one.to.y - (to.y - middle.y)) <= 1,
    );
    expect(same, wall.id).toMatchObject({ kind: wall.kind, thicknessMm: wall.thicknessMm });
    expect(same?.openings).toHaveLength(FLAT.openings.filter(({ wallId }) => wallId === wall.id).length);
  });
});

test("levels lie side by side", () => {
  const one = parsed(planDxf([shaped(roomLevel(4000, 3000))])).entities.length;
  const two = parsed(planDxf([shaped(roomLevel(4000, 3000)), shaped(roomLevel(4000, 3000))]));
  expect(two.entities).toHaveLength(2 * one);
  expect((two.header.$EXTMAX as unknown as { x: number }).x).toBeGreaterThan(13);
});

test("texts cannot write entities of their own", () => {
  const nasty = "Salón\n0\nLINE\n8\nMUROS";
  const level = roomLevel(4000, 3000, { notes: [{ id: "n", at: { x: 100, y: 100 }, text: nasty }] });
  expect(parsed(planDxf([shaped(level)])).entities.filter(({ type }) => type === "LINE")).toHaveLength(4);
});

/** A drawing of lines in a layer, with units where they are said. */
const drawing = (lines: readonly (readonly [number, number, number, number])[], layer: string, units?: number) =>
  [
    ...(units === undefined
      ? []
      : ["0", "SECTION", "2", "HEADER", "9", "$INSUNITS", "70", String(units), "0", "ENDSEC"]),
    "0",
    "SECTION",
    "2",
    "ENTITIES",
    ...lines.flatMap(([x1, y1, x2, y2]) => [
      "0",
      "LINE",
      "8",
      layer,
      "10",
      String(x1),
      "20",
      String(y1),
      "11",
      String(x2),
      "21",
      String(y2),
    ]),
    "0",
    "ENDSEC",
    "0",
    "EOF",
  ].join("\n");

test("two parallel lines 10 cm apart are one wall of 10 cm on their middle", () => {
  const reading = readDxf(
    drawing(
      [
        [0, 0, 5, 0],
        [0, 0.1, 5, 0.1],
      ],
      "A-WALL",
      6,
    ),
  );
  expect(reading).toMatchObject({
    kind: "read",
    walls: [{ from: { x: -2500, y: 0 }, to: { x: 2500, y: 0 }, thicknessMm: 100, kind: "tabique", openings: [] }],
  });
});

test("lines without a pair are walls of 10 cm; units are guessed by the size and said", () => {
  const reading = readDxf(
    drawing(
      [
        [0, 0, 800, 0],
        [800, 0, 800, 600],
        [800, 600, 0, 600],
        [0, 600, 0, 0],
      ],
      "Capa1",
    ),
  );
  if (reading.kind !== "read") throw new Error(reading.reason);
  expect(reading.walls.map(({ thicknessMm }) => thicknessMm)).toEqual([100, 100, 100, 100]);
  expect(reading.walls.some(({ from, to }) => Math.abs(to.x - from.x) === 8000)).toBe(true);
  expect(reading.notes.join(" ")).toContain("centímetros");
  expect(reading.notes.join(" ")).toContain("Ninguna capa");
});

test("a DWG, a picture and an empty drawing say what to do", () => {
  expect(readDxf("AC1032\u0000\u0000")).toEqual({ kind: "refused", reason: "Es un DWG: guárdalo como DXF." });
  expect(readDxf("\u0089PNG").kind).toBe("refused");
  expect(readDxf(drawing([], "MUROS")).kind).toBe("refused");
  expect(readDxf("0\nSECTION\n".padEnd(30_000_001, " "))).toMatchObject({
    reason: "El archivo pasa de 30\u00a0MB: guarda solo la planta que necesitas.",
  });
});

test("blocks that hold themselves and blocks of blocks of blocks end soon", () => {
  const insert = (name: string) => ["0", "INSERT", "8", "MUROS", "2", name, "10", "0", "20", "0"];
  const block = (name: string, inner: string) => [
    "0",
    "BLOCK",
    "2",
    name,
    "10",
    "0",
    "20",
    "0",
    ...Array.from({ length: 60 }, () => insert(inner)).flat(),
    "0",
    "ENDBLK",
  ];
  const text = [
    "0",
    "SECTION",
    "2",
    "BLOCKS",
    ...block("A", "B"),
    ...block("B", "C"),
    ...block("C", "A"),
    "0",
    "ENDSEC",
    "0",
    "SECTION",
    "2",
    "ENTITIES",
    ...insert("A"),
    "0",
    "ENDSEC",
    "0",
    "EOF",
  ].join("\n");
  const started = performance.now();
  expect(readDxf(text).kind).toBe("refused");
  expect(performance.now() - started).toBeLessThan(5000);
});

test("one long outline that is inserted thousands of times is read in part, and that is said", () => {
  const lines = (...pairs: (string | number)[]) => `${pairs.join("\n")}\n`;
  const outline = Array.from({ length: 9000 }, (_, at) => lines(10, (at % 100) / 10, 20, Math.floor(at / 100) / 10));
  const text = [
    lines(0, "SECTION", 2, "BLOCKS", 0, "BLOCK", 2, "A", 10, 0, 20, 0, 0, "LWPOLYLINE", 8, "MUROS"),
    ...outline,
    lines(0, "ENDBLK", 0, "ENDSEC", 0, "SECTION", 2, "ENTITIES"),
    lines(0, "INSERT", 2, "A", 10, 0, 20, 0).repeat(20_000),
    lines(0, "ENDSEC", 0, "EOF"),
  ].join("");
  const read = readDxf(text);
  expect(read).toMatchObject({ kind: "read" });
  expect(read.kind === "read" && read.notes.join(" ")).toContain("se leyó solo una parte");
});

test("numbers that are none and any other text never throw", () => {
  const broken = drawing([[0, 0, 5, 0]], "MUROS", 6).replace("\n5\n", "\nNaN\n");
  expect(readDxf(broken).kind).toBe("refused");
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          "0",
          "10",
          "20",
          "11",
          "21",
          "SECTION",
          "ENTITIES",
          "2",
          "LINE",
          "LWPOLYLINE",
          "1e999",
          "-5",
          "INSERT",
          "BLOCK",
          "8",
          "x",
          "70",
        ),
        { maxLength: 80 },
      ),
      (parts) => {
        expect(["read", "refused"]).toContain(readDxf(["0", "SECTION", "2", "ENTITIES", ...parts].join("\n")).kind);
      },
    ),
    { numRuns: 300 },
  );
});

test("areas as CSV: a mark of byte order, semicolons, decimal commas, no formula", () => {
  const csv = areasCsv(EXAMPLE_PLAN, [shaped(roomLevel(4000, 3010, {}, { name: "=HYPERLINK(1)" }))]);
  const [head, row, end] = csv.split("\r\n");
  expect(head?.startsWith("\ufeffPlano;Planta;Estancia")).toBe(true);
  expect(row).toBe(`Piso de tres dormitorios con terraza;Planta baja;"'=HYPERLINK(1)";Interior;12,04;0;12,04`);
  expect(end).toBe("");
});
