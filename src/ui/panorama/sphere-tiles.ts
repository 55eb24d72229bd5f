import type { PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import type { TileLook } from "#domain/tools/tours/tile-sizes.ts";
import type { SphereMesh, SpherePainter } from "./sphere-painter.ts";
import { spherePatch } from "./sphere-patch.ts";
import { createTileLoader } from "./tile-loader.ts";
import type { TilePlace } from "./tile-places.ts";
import { type WantedTiles, wantedTiles } from "./wanted-tiles.ts";

/**
 * The tiles of one panorama on the graphics card: those of the look are fetched, first the ones that make it clear and then the finest; what
 * has come is handed to the card a few milliseconds a frame; the ones that were not looked at for longest go again.
 */
export interface SphereTiles {
  /** Asks for the tiles of a look. */
  choose(look: TileLook, view: { readonly widthPx: number; readonly heightPx: number }): void;
  /** Hands to the card what has come, at least one tile and no more once so many milliseconds have gone. */
  take(ms: number): void;
  /** The coarser ones first, so that the finer ones lie upon them. */
  draw(matrix: Float32Array): void;
  readonly isClear: boolean;
  readonly isSharp: boolean;
  /** The card has lost them all. */
  forget(): void;
  dispose(): void;
}

interface TilesGiven {
  readonly painter: () => SpherePainter;
  readonly panorama: PublishedPanorama;
  /** Most tiles on the card. */
  readonly most: number;
  /** Asks for a frame. */
  readonly ask: () => void;
}

interface PaintedTile {
  readonly mesh: SphereMesh;
  readonly texture: WebGLTexture;
  readonly size: number;
  wantedAt: number;
}

export function createSphereTiles({ painter, panorama, most, ask }: TilesGiven): SphereTiles {
  const painted = new Map<string, PaintedTile>();
  /** In the order in which they are drawn. */
  let order: PaintedTile[] = [];
  let wanted: WantedTiles | null = null;
  const places = new Map<string, TilePlace>();
  let come: { address: string; picture: ImageBitmap }[] = [];
  let rounds = 0;
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

  const loader = createTileLoader((address, picture) => {
    come.push({ address, picture });
    ask();
  });
  const isThere = ({ address }: TilePlace) => painted.has(address);

  /** Remembers where a tile lies, and that it is looked at now. */
  function note(place: TilePlace): void {
    places.set(place.address, place);
    const tile = painted.get(place.address);
    if (tile) tile.wantedAt = rounds;
  }

  function want(): void {
    if (!wanted) return;
    const step = savesData || !wanted.clear.every(isThere) ? wanted.clear : wanted.finest();
    for (const place of step) note(place);
    const waiting = new Set(come.map(({ address }) => address));
    loader.want(step.map(({ address }) => address).filter((address) => !painted.has(address) && !waiting.has(address)));
  }

  function paint(place: TilePlace, picture: ImageBitmap): void {
    const mesh = painter().mesh(spherePatch(place.fromYaw, place.toYaw, place.fromPitch, place.toPitch));
    const tile = { mesh, texture: painter().texture(picture), size: place.size, wantedAt: rounds };
    painted.set(place.address, tile);
    const at = order.findLastIndex(({ size }) => size <= tile.size);
    order.splice(at + 1, 0, tile);
  }

  function dropOld(): void {
    if (painted.size <= most) return;
    const oldest = [...painted]
      .filter(([, { wantedAt }]) => wantedAt < rounds)
      .sort(([, a], [, b]) => a.wantedAt - b.wantedAt)
      .slice(0, painted.size - most);
    for (const [address, { mesh, texture }] of oldest) {
      painter().dropMesh(mesh);
      painter().dropTexture(texture);
      painted.delete(address);
    }
    order = order.filter((tile) => !oldest.some(([, dropped]) => dropped === tile));
  }

  return {
    choose(look, view) {
      rounds += 1;
      wanted = wantedTiles(panorama, look, view);
      for (const place of wanted.clear) note(place);
      want();
    },
    take(ms) {
      if (come.length === 0) return;
      const until = performance.now() + ms;
      do {
        const { address, picture } = come.shift()!;
        const place = places.get(address);
        if (place && !painted.has(address)) paint(place, picture);
        picture.close();
      } while (come.length > 0 && performance.now() < until);
      dropOld();
      if (come.length > 0) ask();
      want();
    },
    draw(matrix) {
      for (const { mesh, texture } of order) painter().draw(mesh, texture, matrix);
    },
    get isClear() {
      return wanted?.clear.every(isThere) ?? false;
    },
    get isSharp() {
      if (!wanted?.clear.every(isThere)) return false;
      return savesData || wanted.finest().every(isThere);
    },
    forget() {
      painted.clear();
      order = [];
      loader.want([]);
    },
    dispose() {
      loader.dispose();
      for (const { picture } of come) picture.close();
      come = [];
      for (const { mesh, texture } of painted.values()) {
        painter().dropMesh(mesh);
        painter().dropTexture(texture);
      }
      painted.clear();
      order = [];
    },
  };
}
