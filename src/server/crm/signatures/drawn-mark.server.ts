import sharp from "sharp";
import { AppError } from "../../platform/app-error.server.ts";

const MOST_PIXELS = 4_000_000;

/**
 * A drawn or uploaded mark as the server draws it anew, at most 600 × 200 pixels on white: nothing hidden in the file stays.
 *
 * @param image `data:image/png;base64,…`
 * @returns a PNG in base64
 * @throws AppError INVALID_INPUT at `image` for what is no picture, or is empty
 */
export async function drawnMark(image: string): Promise<string> {
  const bytes = Buffer.from(image.slice(image.indexOf(",") + 1), "base64");
  const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "image", message }]);
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).flatten({ background: "#ffffff" });
    const { channels } = await picture.clone().stats();
    if (channels.every(({ min }) => min > 240)) throw refused("La firma está en blanco");
    const png = await picture
      .resize({ width: 600, height: 200, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
    return png.toString("base64");
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused("No se puede leer esta imagen. Prueba con otra o dibuja tu firma");
  }
}
