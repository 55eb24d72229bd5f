/** The picture of a brand, which is kept as a `data:` address. Null for any other text. */
export function dataUrlBytes(dataUrl: string): { mediaType: "image/png" | "image/jpeg"; bytes: Buffer } | null {
  const [, mediaType, base64] = /^data:(image\/(?:png|jpeg));base64,(.+)$/s.exec(dataUrl) ?? [];
  if (!base64 || (mediaType !== "image/png" && mediaType !== "image/jpeg")) return null;
  return { mediaType, bytes: Buffer.from(base64, "base64") };
}
