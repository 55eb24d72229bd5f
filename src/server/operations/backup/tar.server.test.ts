import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeWhole } from "./file-pool.server.ts";
import { indexTar, tarOf } from "./tar.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-tar-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = new Date("2026-11-21T03:00:00Z");
const long = `files/${"a".repeat(60)}/${"b".repeat(90)}`;
const contents: Record<string, Buffer> = {
  "rows.gz": Buffer.from("una copia"),
  "files/empty": Buffer.alloc(0),
  "files/block": Buffer.alloc(512, 7),
  [long]: Buffer.alloc(1_000, 9),
};
const files = Object.entries(contents).map(([name, bytes], index) => {
  const path = join(folder, `source-${index}`);
  writeFileSync(path, bytes);
  return { name, bytes: bytes.length, path };
});
const archive = join(folder, "all.tar");

test("an archive says where each file lies", async () => {
  await writeWhole(archive, tarOf(files, at));
  const whole = readFileSync(archive);
  const entries = await indexTar(archive);
  expect([...entries.keys()]).toEqual(Object.keys(contents));
  for (const [name, { start, bytes }] of entries) expect(whole.subarray(start, start + bytes)).toEqual(contents[name]);
});

test.runIf(process.platform !== "win32")("other programs unpack it", () => {
  expect(execFileSync("tar", ["-tf", archive], { encoding: "utf8" }).trim().split("\n")).toEqual(Object.keys(contents));
});

test("one that was cut or altered is refused", async () => {
  const whole = readFileSync(archive);
  const broken = join(folder, "broken.tar");
  writeFileSync(broken, whole.subarray(0, whole.length - 1_600));
  await expect(indexTar(broken)).rejects.toThrow("cortado");
  const backwards = Buffer.from(whole);
  backwards.write("-0000001000\0", 124);
  backwards.fill(" ", 148, 156);
  const sum = backwards.subarray(0, 512).reduce((all, byte) => all + byte, 0);
  backwards.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  writeFileSync(broken, backwards);
  await expect(indexTar(broken)).rejects.toThrow("cortado");
  whole[3] = 0x7a;
  writeFileSync(broken, whole);
  await expect(indexTar(broken)).rejects.toThrow("alterado");
  await expect(writeWhole(broken, tarOf([{ ...files[0]!, bytes: 3 }], at))).rejects.toThrow("9 bytes");
  await expect(writeWhole(broken, tarOf([{ ...files[0]!, name: "c".repeat(101) }], at))).rejects.toThrow("too long");
});
