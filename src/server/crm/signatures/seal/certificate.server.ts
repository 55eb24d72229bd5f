import { createHash, createPrivateKey, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import { makeDataDir } from "../../../platform/data-dir.server.ts";
import { type Config, ConfigError } from "../../../platform/env.server.ts";
import { writeSynced } from "../../../platform/synced-file.server.ts";

/**
 * The certificate that seals signed documents: one that the configuration names (PKCS#12), or one that this deployment made for
 * itself. A reader of PDFs shows the second as "unknown": it proves that a file did not change, not who runs the deployment.
 */
export interface SealingCertificate {
  privateKey: CryptoKey;
  certificate: pkijs.Certificate;
  /** Certificates of issuers that came with it, which go into each seal. */
  issuers: readonly pkijs.Certificate[];
  /** Common name, as readers of PDFs show it. */
  name: string;
  validUntil: Date;
  /** SHA-256 of the certificate, in hexadecimal. */
  fingerprint: string;
  /** Whether this deployment made it. */
  isOwn: boolean;
}

type CertificateConfig = Pick<Config, "dataDir" | "site" | "signatureCertificate">;

const FILE = "signature-certificate.pem";
const VALID_YEARS = 10;
const RSA = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;

const opened = new Map<string, Promise<SealingCertificate>>();

/**
 * The certificate of the configuration; without one, that of the data folder, which the first start makes, readable by this user
 * alone. It is read once in each process: a new one counts after a restart.
 *
 * @throws ConfigError in Spanish where it cannot be read, or its password does not open it
 */
export function sealingCertificate(config: CertificateConfig, now: Date): Promise<SealingCertificate> {
  const key = config.signatureCertificate?.path ?? config.dataDir;
  let certificate = opened.get(key);
  if (!certificate) {
    certificate = open(config, now);
    opened.set(key, certificate);
    // A later call tries again.
    certificate.catch(() => opened.delete(key));
  }
  return certificate;
}

async function open(config: CertificateConfig, now: Date): Promise<SealingCertificate> {
  const given = config.signatureCertificate;
  if (given) return await readPkcs12(given);
  const path = join(config.dataDir, FILE);
  const kept = readText(path);
  if (kept !== undefined) return await readPem(kept, path);
  makeDataDir(config.dataDir);
  // Of several processes that start together the first one's certificate is kept, and the others read it.
  writeSynced(path, await makePem(config.site.identity.name, now), { replaces: false });
  return await readPem(readText(path) ?? "", path);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new ConfigError(`${path} no se puede leer (${(error as Error).message}).`);
  }
}

async function makePem(company: string, now: Date): Promise<string> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(RSA, true, ["sign", "verify"]);
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: serialNumber() }),
  });
  const name = `Sello de documentos de ${company}`.slice(0, 64);
  for (const names of [certificate.issuer, certificate.subject]) {
    names.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1js.Utf8String({ value: name }) }),
    );
  }
  certificate.notBefore.value = new Date(now.getTime() - 3_600_000);
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + VALID_YEARS);
  certificate.notAfter.value = until;
  const usage = new asn1js.BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 });
  certificate.extensions = [
    new pkijs.Extension({
      extnID: "2.5.29.19",
      critical: true,
      extnValue: new pkijs.BasicConstraints({ cA: false }).toSchema().toBER(false),
    }),
    // Digital signature and non-repudiation.
    new pkijs.Extension({ extnID: "2.5.29.15", critical: true, extnValue: usage.toBER(false) }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, "SHA-256");
  const pkcs8 = await crypto.subtle.exportKey("pkcs8", privateKey);
  return pem("CERTIFICATE", certificate.toSchema(true).toBER(false)) + pem("PRIVATE KEY", pkcs8);
}

/** A positive number of 16 bytes. */
function serialNumber(): ArrayBuffer {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[0] = (bytes[0]! & 0x7f) | 0x40;
  return bytes.buffer;
}

const COMMON_NAME = "2.5.4.3";

const pem = (label: string, der: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString("base64").replace(/.{64}/g, "$&\n").trimEnd()}\n-----END ${label}-----\n`;

async function readPem(text: string, path: string): Promise<SealingCertificate> {
  const part = (label: string) => text.split(`-----BEGIN ${label}-----`)[1]?.split(`-----END ${label}-----`)[0];
  const [certificate, key] = [part("CERTIFICATE"), part("PRIVATE KEY")];
  if (!certificate || !key) {
    throw new ConfigError(
      `${path} está vacío o cortado. Recupéralo de una copia; si nadie ha firmado nada aquí, bórralo.`,
    );
  }
  return await withKey(
    pkijs.Certificate.fromBER(Buffer.from(certificate, "base64")),
    [],
    Buffer.from(key, "base64"),
    true,
  );
}

async function readPkcs12({ path, password }: { path: string; password: string }): Promise<SealingCertificate> {
  const refused = (why: string) => new ConfigError(`SIGNATURE_CERTIFICATE: ${path} ${why}.`);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw refused(`no se puede leer (${(error as Error).message})`);
  }
  const secret = new TextEncoder().encode(password).buffer;
  try {
    const file = pkijs.PFX.fromBER(new Uint8Array(bytes));
    await file.parseInternalValues({ password: secret, checkIntegrity: true });
    const safe = file.parsedValue!.authenticatedSafe!;
    await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password: secret })) });
    const certificates: pkijs.Certificate[] = [];
    let key: ArrayBuffer | undefined;
    for (const { value } of safe.parsedValue.safeContents as { value: pkijs.SafeContents }[]) {
      for (const { bagValue } of value.safeBags) {
        if (bagValue instanceof pkijs.CertBag) certificates.push(bagValue.parsedValue as pkijs.Certificate);
        if (bagValue instanceof pkijs.PrivateKeyInfo) key = bagValue.toSchema().toBER(false);
        if (bagValue instanceof pkijs.PKCS8ShroudedKeyBag) {
          await (bagValue as unknown as { parseInternalValues(with_: object): Promise<void> }).parseInternalValues({
            password: secret,
          });
          key = bagValue.parsedValue!.toSchema().toBER(false);
        }
      }
    }
    if (!key || certificates.length === 0) throw refused("no contiene un certificado con su clave");
    const own = matching(certificates, Buffer.from(key));
    if (!own) throw refused("no contiene el certificado de su clave");
    return await withKey(
      own,
      certificates.filter((other) => other !== own),
      Buffer.from(key),
      false,
    );
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw refused(
      "no se abre: revisa SIGNATURE_CERTIFICATE_PASSWORD y que sea un PKCS#12 con cifrado AES (openssl pkcs12 -export)",
    );
  }
}

/** The certificate whose public key belongs to a private key. */
function matching(certificates: readonly pkijs.Certificate[], pkcs8: Buffer) {
  const wanted = createPublicKey(createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" })).export({
    format: "der",
    type: "spki",
  });
  return certificates.find((one) => wanted.equals(Buffer.from(one.subjectPublicKeyInfo.toSchema().toBER(false))));
}

const CURVES: Record<string, string> = { prime256v1: "P-256", secp384r1: "P-384", secp521r1: "P-521" };

async function withKey(
  certificate: pkijs.Certificate,
  issuers: readonly pkijs.Certificate[],
  pkcs8: Buffer,
  isOwn: boolean,
): Promise<SealingCertificate> {
  const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" });
  const algorithm =
    asymmetricKeyType === "ec"
      ? { name: "ECDSA", namedCurve: CURVES[asymmetricKeyDetails?.namedCurve ?? ""] ?? "P-256" }
      : { name: RSA.name, hash: RSA.hash };
  const common = certificate.subject.typesAndValues.find(({ type }) => type === COMMON_NAME);
  return {
    privateKey: await crypto.subtle.importKey("pkcs8", new Uint8Array(pkcs8), algorithm, false, ["sign"]),
    certificate,
    issuers,
    name: (common?.value.valueBlock.value as string | undefined) ?? "Certificado sin nombre",
    validUntil: certificate.notAfter.value,
    fingerprint: fingerprintOf(certificate),
    isOwn,
  };
}

/** SHA-256 of a certificate, in hexadecimal. */
export const fingerprintOf = (certificate: pkijs.Certificate): string =>
  createHash("sha256")
    .update(Buffer.from(certificate.toSchema().toBER(false)))
    .digest("hex");
