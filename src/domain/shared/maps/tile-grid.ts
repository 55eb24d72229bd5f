/** The squares of web maps: level z cuts the world in 2^z by 2^z tiles of the spherical Mercator projection (EPSG:3857), from the north west. */

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Degrees, WGS84. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Latitude at which the projection ends: the world is a square there. */
const MOST_LATITUDE = 85.051129;
/** Equator in metres, of the sphere that the projection uses (radius 6,378,137 m). */
const EQUATOR_M = 40_075_016.686;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Position in tiles of a level: the whole part names the tile, the rest is the place within it, from its north-western corner.
 *
 * @param z level, 0 or above
 */
export function positionAt({ latitude, longitude }: Point, z: number): { x: number; y: number } {
  const angle = radians(Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)));
  const count = 2 ** z;
  return {
    x: ((longitude + 180) / 360) * count,
    y: ((1 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / Math.PI) / 2) * count,
  };
}

/** Metres on the ground along one side of a tile, at a latitude. */
export const tileSideM = (latitude: number, z: number): number => (EQUATOR_M * Math.cos(radians(latitude))) / 2 ** z;

/** Whether a level has that tile at all. Numbers that are not whole are no address. */
export function isAddress({ z, x, y }: TileAddress): boolean {
  const count = 2 ** z;
  return [z, x, y].every(Number.isInteger) && z >= 0 && z <= 24 && x >= 0 && x < count && y >= 0 && y < count;
}

/** Whether a tile and an area have a part in common. */
export function touches(address: TileAddress, box: Box): boolean {
  const { x: west, y: north } = positionAt({ latitude: box.north, longitude: box.west }, address.z);
  const { x: east, y: south } = positionAt({ latitude: box.south, longitude: box.east }, address.z);
  return address.x + 1 > west && address.x < east && address.y + 1 > north && address.y < south;
}

/** Tiles under a rectangle of the projection, given in tiles of their level, row by row. Those beyond the edge of the world are left out. */
export function tilesUnder(
  { left, top, right, bottom }: Record<"left" | "top" | "right" | "bottom", number>,
  z: number,
) {
  const addresses: TileAddress[] = [];
  for (let y = Math.floor(top); y < bottom; y++) {
    for (let x = Math.floor(left); x < right; x++) addresses.push({ z, x, y });
  }
  return addresses.filter(isAddress);
}
