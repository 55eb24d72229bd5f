/** How a program knows that a message is ours, as the documentation shows it; a test runs it on a message of ours. */
export const VERIFY_SIGNATURE = `import { createHmac, timingSafeEqual } from "node:crypto";

// rawBody: el texto tal como llega, antes de leer el JSON.
export function isFromUmbral(headers, rawBody, secret) {
  const at = headers["webhook-timestamp"];
  // Más de cinco minutos de diferencia: alguien repite un aviso viejo.
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key)
    .update(headers["webhook-id"] + "." + at + "." + rawBody)
    .digest();
  return headers["webhook-signature"].split(" ").some((one) => {
    const given = Buffer.from(one.replace("v1,", ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;
