import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../../platform/env.server.ts";
import { drawEvidenceSheet } from "../evidence-sheet.server.ts";
import { sealingCertificate } from "./certificate.server.ts";
import { checkPdf } from "./check-pdf.server.ts";
import { findSeals } from "./read-seal.server.ts";
import { sealPdf } from "./seal-pdf.server.ts";

const NOW = new Date("2026-11-27T10:00:00Z");
const run = promisify(execFile);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "umbral-seal-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const sealsIn = async (bytes: Buffer) => (await findSeals(bytes, null)).seals;

async function plainPdf(pages = 2): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page++) document.addPage([300, 400]).drawText(`Pagina ${page} del encargo`);
  return await document.save();
}

const sheet = await drawEvidenceSheet({
  title: "Encargo de venta",
  reference: "AB12CD34",
  sender: "Inmobiliaria Sol",
  fileName: "encargo.pdf",
  pages: 2,
  sha256: "0".repeat(64),
  signers: [
    {
      id: "s1",
      name: "Łucja Nuñez",
      email: "lucja@casa.es",
      identifiedBy: "código enviado por correo",
      identifiedAt: NOW,
      signedAt: NOW,
      mark: { kind: "escrita", name: "Łucja Nuñez", image: null },
      network: "83.45.12.x",
      browser: "Firefox",
    },
  ],
  events: [],
  verifyUrl: "https://umbral.example/verificar",
});

async function sealed(env: Record<string, string> = {}) {
  const dataDir = folder();
  const config = readConfig({ DATA_DIR: dataDir, ...env }, dataDir);
  const certificate = await sealingCertificate(config, NOW);
  const bytes = await sealPdf(await plainPdf(), sheet, { title: "Encargo", reason: "Firmas", at: NOW, certificate });
  return { bytes, certificate, dataDir };
}

test("a sealed file keeps its pages, adds the sheet, and its seal is genuine, unchanged and whole", async () => {
  const { bytes, certificate, dataDir } = await sealed();
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
  const [seal, ...others] = await sealsIn(bytes);
  expect(others).toEqual([]);
  expect(seal).toMatchObject({
    isGenuine: true,
    isUnchanged: true,
    isWhole: true,
    fingerprint: certificate.fingerprint,
  });
  expect(statSync(join(dataDir, "signature-certificate.pem")).mode & 0o777).toBe(0o600);
});

test("a byte that changed is noticed in every part of the file, and so is something added", async () => {
  const { bytes } = await sealed();
  const [whole] = await sealsIn(bytes);
  for (const place of [100, Math.floor(bytes.length / 3), bytes.length - 20]) {
    const changed = Buffer.from(bytes);
    changed[place] = changed[place]! ^ 1;
    const [seal] = await sealsIn(changed);
    expect(seal).toMatchObject({ isUnchanged: false, signatureHash: whole!.signatureHash });
  }
  const [added] = await sealsIn(Buffer.concat([bytes, Buffer.from("\n% más")]));
  expect(added).toMatchObject({ isUnchanged: true, isWhole: false });
});

test("an independent reader finds a valid PAdES signature over the whole document, and an altered one invalid", async (context) => {
  const { bytes, dataDir } = await sealed();
  const isThere = await run("pdfsig", ["-v"]).then(
    () => true,
    () => false,
  );
  if (!isThere) return context.skip("pdfsig of poppler-utils is not installed");
  const path = join(dataDir, "signed.pdf");
  const read = async (content: Buffer) => {
    writeFileSync(path, content);
    return (await run("pdfsig", ["-nocert", path])).stdout;
  };
  const told = await read(bytes);
  expect(told).toContain("Signature Type: ETSI.CAdES.detached");
  expect(told).toContain("Total document signed");
  expect(told).toContain("Signature Validation: Signature is Valid.");
  const altered = Buffer.from(bytes);
  altered[altered.indexOf("Pagina") < 0 ? 200 : altered.indexOf("Pagina")] = 88;
  expect(await read(altered)).toContain("Signature Validation: Digest Mismatch.");
});

test("a certificate of the configuration seals in place of ours, and a wrong password is said", async () => {
  const keys = folder();
  const path = join(keys, "agencia.p12");
  await run("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-subj",
    "/CN=Inmobiliaria Sol",
    "-days",
    "30",
    "-keyout",
    join(keys, "k.pem"),
    "-out",
    join(keys, "c.pem"),
  ]);
  await run("openssl", [
    "pkcs12",
    "-export",
    "-inkey",
    join(keys, "k.pem"),
    "-in",
    join(keys, "c.pem"),
    "-passout",
    "pass:clave",
    "-out",
    path,
  ]);
  await expect(sealed({ SIGNATURE_CERTIFICATE: path, SIGNATURE_CERTIFICATE_PASSWORD: "otra" })).rejects.toThrow(
    /SIGNATURE_CERTIFICATE: .* no se abre/,
  );
  const { bytes, certificate } = await sealed({ SIGNATURE_CERTIFICATE: path, SIGNATURE_CERTIFICATE_PASSWORD: "clave" });
  expect(certificate).toMatchObject({ name: "Inmobiliaria Sol", isOwn: false });
  expect(await sealsIn(bytes)).toMatchObject([{ isUnchanged: true, fingerprint: certificate.fingerprint }]);
});

test("a second start reads the certificate of the first", async () => {
  const dataDir = folder();
  const first = await sealingCertificate(readConfig({ DATA_DIR: dataDir }, dataDir), NOW);
  const copied = folder();
  writeFileSync(join(copied, "signature-certificate.pem"), readFileSync(join(dataDir, "signature-certificate.pem")));
  const second = await sealingCertificate(readConfig({ DATA_DIR: copied }, copied), NOW);
  expect(second.fingerprint).toBe(first.fingerprint);
});

test("PDFs that cannot be signed are refused with the reason", async () => {
  expect(await checkPdf(await plainPdf(3))).toMatchObject({ pages: 3 });
  const fault = async (bytes: Uint8Array) => ((await checkPdf(bytes)) as { fault: string }).fault;
  expect(await fault(Buffer.from("%PDF-1.7 nothing else"))).toMatch(/dañado/);
  const cut = await plainPdf();
  expect(await fault(cut.subarray(0, 300))).toMatch(/dañado|no tiene páginas/);
  const locked = await PDFDocument.create();
  locked.addPage();
  locked.encrypt({ userPassword: "clave", ownerPassword: "otra" });
  expect(await fault(await locked.save())).toMatch(/protegido con contraseña/);
  const active = await PDFDocument.create();
  active.addPage();
  active.addJavaScript("main", "app.alert(1)");
  expect(await fault(await active.save())).toMatch(/lleva programas dentro/);
  expect(await fault((await sealed()).bytes)).toMatch(/ya lleva una firma digital/);
});
