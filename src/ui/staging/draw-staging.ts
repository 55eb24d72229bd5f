import type { StagingOrder, StagingPhoto } from "#domain/tools/staging-picture/staging-order.ts";

/** A staged photo. Pixels whose mask is 0 are the photo's own. */
export interface StagedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** RGBA, opaque. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** One byte a pixel: 255 where furniture or its shadow changed the photo, else 0. */
  readonly mask: Uint8Array<ArrayBuffer>;
}

/** Draws furniture into one photo, in workers that keep what they found out about its light. */
export interface StagingStudio {
  /**
   * A small and rough picture to follow a drag. A later call ends an earlier one.
   *
   * @returns null where it was ended
   */
  draft(order: StagingOrder, signal: AbortSignal): Promise<StagedPicture | null>;
  /**
   * The picture in the photo's own size.
   *
   * @param onProgress hears shares from 0 to 1
   * @returns null where it was ended
   * @throws Error where a worker failed, as when memory ends
   */
  final(
    order: StagingOrder,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<StagedPicture | null>;
  dispose(): void;
}

/** The photo's pixels are copied; the caller keeps its own. */
export declare function openStagingStudio(photo: StagingPhoto): StagingStudio;
