/** The notes of cameras and stitchers about a panorama: Photo Sphere XMP metadata, `http://ns.google.com/photos/1.0/panorama/`. */
export interface Gpano {
  readonly projection: string | null;
  /** Which part of the whole sphere it is, in pixels; null for a whole one, or where it is not said. */
  readonly part: null | {
    readonly fullWidth: number;
    readonly fullHeight: number;
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Compass direction of the middle, 0 up to 360. */
  readonly headingDegrees: number | null;
  readonly pitch: number;
  readonly roll: number;
}

/** Notes of a program are some kilobytes; longer ones hold pictures of their own behind them. */
const MOST_BYTES = 256 * 1024;

/** @param xmp the packet of XMP. @returns null where it says nothing of panoramas */
export function readGpano(xmp: Uint8Array): Gpano | null {
  const text = Buffer.from(xmp.subarray(0, MOST_BYTES)).toString("utf8");
  const told = new Map<string, string>();
  // As attributes, or as elements.
  for (const [, name, value] of text.matchAll(/GPano:([A-Za-z]{1,40})(?:="|='|>)([^"'<]{0,100})/g))
    if (!told.has(name!)) told.set(name!, value!.trim());
  if (told.size === 0) return null;
  const number = (name: string): number | null => {
    const value = told.get(name);
    return value !== undefined && /^[+-]?\d{1,9}(?:\.\d{1,12})?$/.test(value) ? Number(value) : null;
  };
  const [fullWidth, fullHeight] = [number("FullPanoWidthPixels"), number("FullPanoHeightPixels")];
  const [width, height] = [number("CroppedAreaImageWidthPixels"), number("CroppedAreaImageHeightPixels")];
  const [left, top] = [number("CroppedAreaLeftPixels") ?? 0, number("CroppedAreaTopPixels") ?? 0];
  const isSound =
    fullWidth !== null &&
    fullHeight !== null &&
    width !== null &&
    height !== null &&
    Math.min(left, top) >= 0 &&
    Math.min(width, height) > 0 &&
    left + width <= fullWidth &&
    top + height <= fullHeight;
  const heading = number("PoseHeadingDegrees");
  const angle = (name: string, most: number) => Math.max(-most, Math.min(most, number(name) ?? 0));
  return {
    projection: told.get("ProjectionType") ?? null,
    part: isSound ? { fullWidth, fullHeight, left, top, width, height } : null,
    headingDegrees: heading === null ? null : ((heading % 360) + 360) % 360,
    pitch: angle("PosePitchDegrees", 90),
    roll: angle("PoseRollDegrees", 180),
  };
}
