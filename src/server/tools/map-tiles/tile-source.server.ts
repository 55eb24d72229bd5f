import type { TileAddress } from "#domain/shared/maps/tile-grid.ts";
import type { StreetSource } from "#domain/shared/maps/tile-schema.ts";

/** Area and levels of a source. */
export type Coverage = Pick<StreetSource, "minZoom" | "maxZoom" | "bounds">;

/** Somewhere that vector tiles come from. */
export interface TileSource {
  /** @throws TileFault where it cannot say */
  coverage(): Promise<Coverage>;
  /**
   * A tile, unpacked.
   *
   * @returns null where the source has none at that place
   * @throws TileFault
   */
  read(address: TileAddress): Promise<Buffer | null>;
}

/** Why a source gave no tile: an error of its own. `message` is Spanish and may be shown as it is. */
export class TileFault extends Error {
  override name = "TileFault";
  /** Seconds that the source asks us to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    { retryAfterSeconds, cause }: { retryAfterSeconds?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A tile unpacked: builders of tiles stop at half a megabyte packed, which is some one and a half. */
export const MOST_TILE_BYTES = 2 * 1024 * 1024;
