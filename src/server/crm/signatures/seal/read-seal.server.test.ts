import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { readConfig } from "../../../platform/env.server.ts";
import { sealingCertificate } from "./certificate.server.ts";
import { findSeals } from "./read-seal.server.ts";
import { sealPdf } from "./seal-pdf.server.ts";

const AT = new Date("2026-11-27T10:00:00Z");

async function sealed() {
  const dataDir = mkdtempSync(join(tmpdir(), "umbral-read-seal-"));
  const certificate = await sealingCertificate(readConfig({ DATA_DIR: dataDir }, dataDir), AT);
  rmSync(dataDir, { recursive: true });
  const document = await PDFDocument.create();
  document.addPage();
  const paper = await document.save();
  const bytes = await sealPdf(paper, paper, { title: "Encargo", reason: "Firmas", at: AT, certificate });
  return { bytes, der: new Uint8Array(certificate.certificate.toSchema().toBER(false)) };
}
const { bytes, der } = await sealed();
const [, length, from] = /ByteRange \[ 0 (\d+) (\d+)/.exec(bytes.toString("latin1"))!.map(Number);

test("the certificate is found in a seal, and a whole seal is read", async () => {
  expect(await findSeals(bytes, der)).toMatchObject({
    seals: [{ isUnchanged: true, isWhole: true }],
    hasUnreadable: false,
    holdsCertificate: true,
  });
});

test("a gap with anything but the signature is unreadable, and still holds the certificate", async () => {
  for (const [place, text] of [
    [from! - 60, "> /ByteRange [0 1 2 3]"],
    [from! - 40, " "],
    [from! - 3, "1"],
    [length!, "("],
  ] as const) {
    const changed = Buffer.from(bytes);
    changed.write(text, place, "latin1");
    expect(await findSeals(changed, der)).toMatchObject({ seals: [], hasUnreadable: true, holdsCertificate: true });
  }
});

test.each(["[0 100 50 10]", "[5 100 200 10]", "[0 100 200 9999999999]", "7 0 R", "[0 10 20 30]", "[0 10 2000000 0]"])(
  "a range %s is never taken for a signature",
  async (range) => {
    const file = Buffer.from(`%PDF-1.7 /ByteRange ${range} ${"0".repeat(300)}`);
    expect(await findSeals(file, null)).toMatchObject({ seals: [], hasUnreadable: true });
  },
);

test("a file that says of many signatures is refused before any is read", async () => {
  const file = Buffer.from("/ByteRange[0 1 2000000 0]\n".repeat(76_000));
  const started = performance.now();
  expect(await findSeals(file, der)).toMatchObject({ seals: [], isTooMany: true });
  expect(performance.now() - started).toBeLessThan(500);
});
