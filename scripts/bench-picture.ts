import sharp from "sharp";

/**
 * A JPEG, of 12 megapixels where no size is asked for: grain at several scales, as a sensor and leaves make it, because a plain picture would
 * be too easy.
 */
export async function photoOf(seed: number, { width, height } = { width: 4000, height: 3000 }): Promise<Buffer> {
  const grain = async (scale: number, sigma: number) => {
    const size = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
    const noise = { type: "gaussian", mean: 110 + seed, sigma } as const;
    return await sharp({ create: { ...size, channels: 3, background: "#888", noise } })
      .resize(width, height, { kernel: "cubic", fit: "fill" })
      .png({ compressionLevel: 0 })
      .toBuffer();
  };
  const blend = "overlay" as const;
  return await sharp(await grain(400, 60))
    .composite([
      { input: await grain(60, 40), blend },
      { input: await grain(8, 25), blend },
      { input: await grain(2, 10), blend },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
}
