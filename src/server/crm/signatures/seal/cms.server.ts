import { createHash } from "node:crypto";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import { fingerprintOf, type SealingCertificate } from "./certificate.server.ts";

/** Signatures in CMS (RFC 5652) as PAdES asks for them (ETSI EN 319 142-1, level B-B). */

const DATA = "1.2.840.113549.1.7.1";
const SIGNED_DATA = "1.2.840.113549.1.7.2";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";

/** A detached signature of the content with this SHA-256, in DER. */
export async function signDigest(digest: Buffer, sealed: SealingCertificate): Promise<Buffer> {
  const { certificate, issuers, privateKey } = sealed;
  const certificateHash = createHash("sha256")
    .update(Buffer.from(certificate.toSchema().toBER(false)))
    .digest();
  const octets = (bytes: Buffer) => new asn1js.OctetString({ valueHex: new Uint8Array(bytes).buffer });
  const sequence = (value: asn1js.BaseBlock[]) => new asn1js.Sequence({ value });
  const attribute = (type: string, value: asn1js.BaseBlock) => new pkijs.Attribute({ type, values: [value] });
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: DATA })),
            attribute(MESSAGE_DIGEST, octets(digest)),
            // ESSCertIDv2 with its default hash, SHA-256.
            attribute(SIGNING_CERTIFICATE_V2, sequence([sequence([sequence([octets(certificateHash)])])])),
          ],
        }),
      }),
    ],
    certificates: [certificate, ...issuers],
  });
  await signed.sign(privateKey, 0, "SHA-256");
  const content = new pkijs.ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER(false));
}

export interface ReadSignature {
  /** Whether the signature itself is right for the digest that it names. */
  isGenuine: boolean;
  /** SHA-256 of the content that was signed. */
  digest: Buffer | null;
  /** Fingerprint of the signer's certificate. */
  fingerprint: string;
}

/** Reads a signature of anybody's; null for bytes that are none, or that use methods which we do not know. */
export async function readSignature(der: Uint8Array): Promise<ReadSignature | null> {
  try {
    const content = pkijs.ContentInfo.fromBER(new Uint8Array(der));
    const signed = new pkijs.SignedData({ schema: content.content });
    const [info] = signed.signerInfos;
    const digest = info?.signedAttrs?.attributes.find(({ type }) => type === MESSAGE_DIGEST)?.values[0];
    const certificate = signed.certificates?.find(
      (one): one is pkijs.Certificate =>
        one instanceof pkijs.Certificate &&
        info?.sid instanceof pkijs.IssuerAndSerialNumber &&
        one.serialNumber.isEqual(info.sid.serialNumber),
    );
    if (!info?.signedAttrs || !certificate) return null;
    const isGenuine = await pkijs
      .getCrypto(true)
      .verifyWithPublicKey(
        signedAttributes(info.signedAttrs),
        info.signature,
        certificate.subjectPublicKeyInfo,
        info.signatureAlgorithm,
        "SHA-256",
      );
    return {
      isGenuine,
      digest: digest instanceof asn1js.OctetString ? Buffer.from(digest.valueBlock.valueHexView) : null,
      fingerprint: fingerprintOf(certificate),
    };
  } catch {
    // Bytes of a stranger's file: whatever is wrong with them, they are no signature that we can read.
    return null;
  }
}

/** The signed attributes as they were signed: as a SET, whatever tag they carry within the signature (RFC 5652, 5.4). */
function signedAttributes({ encodedValue, attributes }: pkijs.SignedAndUnsignedAttributes): ArrayBuffer {
  if (encodedValue.byteLength > 0) return encodedValue;
  return new asn1js.Set({ value: attributes.map((one) => one.toSchema()) }).toBER(false);
}
