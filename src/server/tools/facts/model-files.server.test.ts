import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runValuation, valuationNeeds } from "#tools/valuation/engine.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { MODELS_FOLDER, openModelFiles, writeSums } from "./model-files.server.ts";

const BARCELONA = { latitude: 41.39, longitude: 2.16 };
const VALENCIA = { latitude: 39.47, longitude: -0.377 };
const SEVILLA = { latitude: 37.389, longitude: -5.984 };

/** A copy of the shipped models that may be damaged, and the errors reported about it. */
function copied() {
  const folder = mkdtempSync(join(tmpdir(), "umbral-models-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MODELS_FOLDER, folder, { recursive: true });
  const shown: string[] = [];
  return { folder, shown, models: openModelFiles(folder, (_error, file) => shown.push(file)) };
}

test("the shipped models are the ones that were learned", async () => {
  const { models, shown } = copied();
  expect(await models.at(BARCELONA)).toMatchObject({ card: { city: "barcelona" } });
  expect(await models.at(VALENCIA)).toMatchObject({ card: { city: "valencia" } });
  expect(await models.at(SEVILLA)).toBeNull();
  expect(shown).toEqual([]);
});

const damage: Record<string, (file: string) => void> = {
  "cut in half": (file) => truncateSync(file, 1_900_000),
  noise: (file) => writeFileSync(file, Buffer.alloc(3_925_416, 0xa5)),
  "changed in four bytes": (file) => {
    const bytes = readFileSync(file);
    bytes.fill(7, 2_000_000, 2_000_004);
    writeFileSync(file, bytes);
  },
  "not there": (file) => unlinkSync(file),
};

test.each(Object.entries(damage))(
  "a model that is %s is not used, is reported once, and leaves the others alone",
  async (_, spoil) => {
    const { folder, models, shown } = copied();
    spoil(join(folder, "barcelona.bin"));
    expect(await models.at(BARCELONA)).toBe("unavailable");
    expect(await models.at(BARCELONA)).toBe("unavailable");
    expect(shown).toEqual(["barcelona.bin"]);
    expect(await models.at(VALENCIA)).toMatchObject({ card: { city: "valencia" } });
    // Put back, it is used again.
    cpSync(join(MODELS_FOLDER, "barcelona.bin"), join(folder, "barcelona.bin"));
    expect(await models.at(BARCELONA)).toMatchObject({ card: { city: "barcelona" } });
  },
);

test("a card that cannot be read keeps nobody else from theirs", async () => {
  const { folder, models, shown } = copied();
  writeFileSync(join(folder, "barcelona.json"), "{");
  expect(await models.at(BARCELONA)).toBe("unavailable");
  expect(await models.at(VALENCIA)).toMatchObject({ card: { city: "valencia" } });
  expect(shown).toEqual(["barcelona.json"]);
});

test("a truncated list of hashes hides no model: the one that it no longer names is reported", async () => {
  const { folder, models, shown } = copied();
  const lines = readFileSync(join(folder, "SHA256SUMS"), "utf8").split("\n");
  writeFileSync(join(folder, "SHA256SUMS"), lines.filter((line) => !line.endsWith("valencia.json")).join("\n"));
  expect(await models.at(VALENCIA)).toBe("unavailable");
  expect(shown).toEqual(["valencia.json"]);
  expect(await models.at(BARCELONA)).toMatchObject({ card: { city: "barcelona" } });
});

test("a valuation goes on without a damaged model, gives no figure of it and says so", async () => {
  const { folder, models } = copied();
  const input = valuation.input.parse(valuation.example);
  const facts = {
    today: "2026-11-21",
    nearbyListings: [],
    listingsOf2018: [],
    officialSeries: [],
    ownAccuracy: null,
    officialPrice: null,
  };
  const point = valuationNeeds(input).valuationModel;
  const whole = runValuation(input, { ...facts, valuationModel: await models.at(point) });
  expect(whole).toHaveProperty("reliability");
  damage["changed in four bytes"]!(join(folder, "barcelona.bin"));
  const fresh = openModelFiles(folder, () => {});
  const result = runValuation(input, { ...facts, valuationModel: await fresh.at(point) });
  expect(result).toEqual({ ...runValuation(input, { ...facts, valuationModel: null }), isWithoutModel: true });
  expect(result).not.toHaveProperty("reliability");
  expect(valuation.textOf(result, input)).toContain("El modelo aprendido de esta ciudad no se puede leer ahora");
});

test("without the list of hashes no file is believed; training writes it", async () => {
  const { folder, models } = copied();
  const list = join(folder, "SHA256SUMS");
  const shipped = readFileSync(list, "utf8").split("\n").sort();
  unlinkSync(list);
  expect(await models.at(SEVILLA)).toBe("unavailable");
  await writeSums(folder);
  expect(readFileSync(list, "utf8").split("\n").sort()).toEqual(shipped);
  expect(await models.at(SEVILLA)).toBeNull();
});
