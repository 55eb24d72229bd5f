import sharp from "sharp";

/** A photo as a telephone takes it: lying on its side, with its position. */
export async function photoWithPosition({ width = 640, height = 480, shade = 90 } = {}): Promise<Buffer> {
  const flat = { width, height, channels: 3, background: { r: shade, g: 120, b: 150 } } as const;
  return await sharp({ create: flat })
    .jpeg()
    .withExif({
      IFD0: { Make: "Telefono", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 23/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "2/1 10/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
