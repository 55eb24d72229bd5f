import sharp from "sharp";
import { seededRandom } from "#domain/shared/stats/random.ts";

/**
 * A picture of grain, for tests that need detail: the same seed gives the same pixels, where sharp's own noise is another one each time and now and
 * then falls on the wrong side of a bound.
 *
 * @param grain width and height in pixels; mean and spread of each channel, 0 to 255
 */
export function noisePicture(grain: { width: number; height: number; mean: number; sigma: number; seed?: number }) {
  const { width, height, mean, sigma, seed = 1 } = grain;
  const random = seededRandom(seed);
  // The sum of four even draws is close to the bell curve; its spread is the square root of a third.
  const draw = () => mean + sigma * Math.sqrt(3) * (random() + random() + random() + random() - 2);
  const pixels = Uint8ClampedArray.from({ length: width * height * 3 }, draw);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
