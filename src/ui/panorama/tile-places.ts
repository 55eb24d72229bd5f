import { type PanoramaSize, type PublishedPanorama, TILE_PX } from "#domain/tools/tours/published-tour.ts";

/** A tile of a panorama: where its picture is had, and the part of the sphere that it shows, in degrees of the picture as it was taken. */
export interface TilePlace {
  readonly address: string;
  /** Place in the panorama's sizes. */
  readonly size: number;
  readonly fromYaw: number;
  readonly toYaw: number;
  readonly fromPitch: number;
  readonly toPitch: number;
}

/** @param size place in the panorama's sizes; column and row count from the upper left and lie within that size */
export function tilePlace(panorama: PublishedPanorama, size: number, column: number, row: number): TilePlace {
  const { widthPx, heightPx } = panorama.sizes[size] as PanoramaSize;
  const { fromYaw, toYaw, fromPitch, toPitch } = panorama.covers;
  const yaw = (px: number) => fromYaw + ((toYaw - fromYaw) * Math.min(px, widthPx)) / widthPx;
  const pitch = (px: number) => toPitch - ((toPitch - fromPitch) * Math.min(px, heightPx)) / heightPx;
  return {
    address: panorama.tiles
      .replace("{size}", String(size))
      .replace("{column}", String(column))
      .replace("{row}", String(row)),
    size,
    fromYaw: yaw(column * TILE_PX),
    toYaw: yaw((column + 1) * TILE_PX),
    fromPitch: pitch((row + 1) * TILE_PX),
    toPitch: pitch(row * TILE_PX),
  };
}
