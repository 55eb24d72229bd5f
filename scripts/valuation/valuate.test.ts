import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";

const cli = fileURLToPath(new URL("./valuate.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "umbral-valuate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = "ASSETID,PRICE,CONSTRUCTEDAREA,ROOMNUMBER,LATITUDE,LONGITUDE";
/** Rows around a corner of the Eixample. */
const home = (id: string, price: string, area: string, shift = 0) =>
  `${id},${price},${area},3,${41.39 + shift},${2.16 + shift}`;

function valuate(rows: string[], comparables?: string[]): { status: number | null; errors: string; lines: string[] } {
  const [input, other, output] = ["in.csv.gz", "other.csv", "out.csv"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(input, gzipSync([HEADER, ...rows].join("\n")));
  const args = ["--city", "barcelona", "--input", input, "--output", output];
  if (comparables) {
    writeFileSync(other, [HEADER, ...comparables].join("\n"));
    args.push("--comparables", other);
  }
  const done = spawnSync(process.execPath, [cli, ...args]);
  return {
    status: done.status,
    errors: done.stderr.toString(),
    lines: readFileSync(output, "utf8").trimEnd().split("\n"),
  };
}

test("values each row in order, with ordered ranges, and never reads the price", () => {
  const cheap = valuate([home("A", "1", "80"), home("B", "2", "120")]);
  const dear = valuate([home("A", "9000000", "80"), home("B", "9000000", "120")]);
  expect(cheap.status).toBe(0);
  expect(cheap.lines).toEqual(dear.lines);
  expect(cheap.lines[0]).toBe("row,value,low80,high80,low90,high90,engine,comparables");
  for (const [i, line] of cheap.lines.slice(1).entries()) {
    const [row, value, low80, high80, low90, high90, engine, count] = line.split(",");
    const [v, l8, h8, l9, h9] = [value, low80, high80, low90, high90].map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    expect([row, engine, count]).toEqual([String(i), "model", "0"]);
    expect(l9 < l8 && l8 < v && v < h8 && h8 < h9).toBe(true);
  }
});

test("a bad row is named with its line, comes out empty, and the rest is valued", () => {
  const { status, errors, lines } = valuate([
    home("A", "1", "80"),
    home("B", "1", ""),
    home("C", "1", "ochenta"),
    home("D", "1", "90"),
  ]);
  expect(status).toBe(1);
  expect(errors).toContain("línea 3: falta CONSTRUCTEDAREA");
  expect(errors).toContain("línea 4: CONSTRUCTEDAREA no es un número: «ochenta»");
  expect(lines[2]).toBe("1,,,,,,,");
  expect(lines[4]).toMatch(/^3,\d+/);
});

test("a point in the sea is no home: it comes out empty, and the rest is valued", () => {
  const { status, errors, lines } = valuate(["A,1,80,3,40.0,2.16", home("B", "1", "80")]);
  expect(status).toBe(1);
  expect(errors).toContain("línea 2: la posición queda fuera de la zona que conoce el modelo de Barcelona");
  expect(lines[1]).toBe("0,,,,,,,");
  expect(lines[2]).toMatch(/^1,\d+/);
});

test("comparables speak, but never the home's own adverts", () => {
  const around = [0.0001, 0.0003, -0.0002, 0.0004].map((shift, i) => home(`C${i}`, "900000", "80", shift));
  const [, alone] = valuate([home("A", "", "80")]).lines;
  const [, beside] = valuate([home("A", "", "80")], around).lines;
  const [, withOwn] = valuate(
    [home("A", "", "80")],
    [...around, home("A", "100000", "80"), home("A", "110000", "81")],
  ).lines;
  expect(beside!.split(",").slice(6)).toEqual(["both", "4"]);
  expect(Number(beside!.split(",")[1])).toBeGreaterThan(Number(alone!.split(",")[1]));
  expect(withOwn).toBe(beside);
});

test("a city without a model is refused in one line", () => {
  const done = spawnSync(process.execPath, [cli, "--city", "atlantis", "--input", cli, "--output", join(folder, "x")]);
  expect(done.status).toBe(2);
  expect(done.stderr.toString().trim()).toBe("No hay modelo de «atlantis».");
});
