/**
 * Reads vector tiles (Mapbox Vector Tile 2.1, github.com/mapbox/vector-tile-spec) from anybody: whatever the bytes are, it ends
 * with layers or with `UnreadableTile`.
 */

export class UnreadableTile extends Error {
  override name = "UnreadableTile";
}

export type TileValue = string | number | boolean;

export interface TileFeature {
  kind: "point" | "line" | "area";
  properties: Record<string, TileValue>;
  /** Points, lines or closed rings as x, y, x, y… in units of the layer's extent, from the north-western corner. Rings repeat no point. */
  parts: number[][];
}

export interface TileLayer {
  name: string;
  /** Units along a side of the tile; usually 4,096. */
  extent: number;
  features: TileFeature[];
}

const KINDS: Readonly<Record<number, TileFeature["kind"]>> = { 1: "point", 2: "line", 3: "area" };
const USUAL_EXTENT = 4096;
/** A square of a city has some thousands; more is a mistake or an attack. */
const MOST_FEATURES = 60_000;

/** Fields of protocol buffers, one after another (protobuf.dev/programming-guides/encoding). */
class Fields {
  #view: DataView;
  #bytes: Uint8Array;
  #at: number;
  #end: number;

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = at;
    this.#end = end;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#end;
  }

  /** Up to 64 bits; beyond 53 the last digits are lost, which only ids have. */
  varint(): number {
    let value = 0;
    for (let power = 0; power < 70; power += 7) {
      if (this.isAtEnd) throw new UnreadableTile("a number breaks off");
      const byte = this.#bytes[this.#at++]!;
      value += (byte & 0x7f) * 2 ** power;
      if (byte < 0x80) return value;
    }
    throw new UnreadableTile("a number has no end");
  }

  /** @returns number and wire type of the next field */
  tag(): { field: number; wire: number } {
    const tag = this.varint();
    return { field: Math.floor(tag / 8), wire: tag % 8 };
  }

  /** The bytes of a message, a text or packed numbers. */
  part(): Fields {
    const length = this.varint();
    const end = this.#at + length;
    if (end > this.#end) throw new UnreadableTile("a part breaks off");
    const part = new Fields(this.#bytes, this.#at, end);
    this.#at = end;
    return part;
  }

  text(): string {
    return new TextDecoder().decode(this.#bytes.subarray(this.#at, this.#end));
  }

  fixed(bytes: 4 | 8): number {
    if (this.#at + bytes > this.#end) throw new UnreadableTile("a number breaks off");
    const at = this.#at;
    this.#at += bytes;
    return bytes === 4 ? this.#view.getFloat32(at, true) : this.#view.getFloat64(at, true);
  }

  skip(wire: number): void {
    if (wire === 0) this.varint();
    else if (wire === 1) this.fixed(8);
    else if (wire === 2) this.part();
    else if (wire === 5) this.fixed(4);
    else throw new UnreadableTile(`wire type ${wire}`);
  }
}

const isOf = ({ field, wire }: { field: number; wire: number }, wanted: number, type: number) =>
  field === wanted && wire === type;

const zigzag = (value: number) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/**
 * The layers of a tile.
 *
 * @param isWanted by its name; others are passed over, which is quick
 * @throws UnreadableTile
 */
export function readTile(bytes: Uint8Array, isWanted: (name: string) => boolean = () => true): TileLayer[] {
  const layers: TileLayer[] = [];
  const tile = new Fields(bytes);
  while (!tile.isAtEnd) {
    const tag = tile.tag();
    if (isOf(tag, 3, 2)) {
      const layer = readLayer(tile.part(), isWanted);
      if (layer) layers.push(layer);
    } else tile.skip(tag.wire);
  }
  return layers;
}

/** Whether the bytes are laid out as a tile: nothing but layers, each with a name. An empty tile is one. */
export function isTile(bytes: Uint8Array): boolean {
  try {
    const tile = new Fields(bytes);
    while (!tile.isAtEnd) {
      if (!isOf(tile.tag(), 3, 2)) return false;
      let hasName = false;
      const layer = tile.part();
      while (!layer.isAtEnd) {
        const tag = layer.tag();
        hasName ||= isOf(tag, 1, 2);
        layer.skip(tag.wire);
      }
      if (!hasName) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof UnreadableTile) return false;
    throw error;
  }
}

function readLayer(layer: Fields, isWanted: (name: string) => boolean): TileLayer | undefined {
  let name = "";
  let extent = USUAL_EXTENT;
  const keys: string[] = [];
  const values: TileValue[] = [];
  const raw: Fields[] = [];
  while (!layer.isAtEnd) {
    const tag = layer.tag();
    if (isOf(tag, 1, 2)) name = layer.part().text();
    else if (isOf(tag, 2, 2)) raw.push(layer.part());
    else if (isOf(tag, 3, 2)) keys.push(layer.part().text());
    else if (isOf(tag, 4, 2)) values.push(readValue(layer.part()));
    else if (isOf(tag, 5, 0)) extent = layer.varint();
    else layer.skip(tag.wire);
  }
  if (name === "" || extent < 1) throw new UnreadableTile("a layer has no name or no extent");
  if (!isWanted(name)) return undefined;
  if (raw.length > MOST_FEATURES) throw new UnreadableTile("a layer has too many features");
  return { name, extent, features: raw.flatMap((feature) => readFeature(feature, keys, values) ?? []) };
}

function readValue(value: Fields): TileValue {
  let read: TileValue = "";
  while (!value.isAtEnd) {
    const tag = value.tag();
    if (isOf(tag, 1, 2)) read = value.part().text();
    else if (isOf(tag, 2, 5)) read = value.fixed(4);
    else if (isOf(tag, 3, 1)) read = value.fixed(8);
    else if (isOf(tag, 4, 0) || isOf(tag, 5, 0)) read = value.varint();
    else if (isOf(tag, 6, 0)) read = zigzag(value.varint());
    else if (isOf(tag, 7, 0)) read = value.varint() !== 0;
    else value.skip(tag.wire);
  }
  return read;
}

/** @returns undefined for a kind of geometry that the format does not know */
function readFeature(feature: Fields, keys: readonly string[], values: readonly TileValue[]): TileFeature | undefined {
  let kind: TileFeature["kind"] | undefined;
  let geometry: Fields | undefined;
  const properties: Record<string, TileValue> = Object.create(null);
  while (!feature.isAtEnd) {
    const tag = feature.tag();
    if (isOf(tag, 2, 2)) {
      const tags = feature.part();
      while (!tags.isAtEnd) {
        const key = keys[tags.varint()];
        const value = values[tags.varint()];
        if (key !== undefined && value !== undefined) properties[key] = value;
      }
    } else if (isOf(tag, 3, 0)) kind = KINDS[feature.varint()];
    else if (isOf(tag, 4, 2)) geometry = feature.part();
    else feature.skip(tag.wire);
  }
  if (!kind || !geometry) return undefined;
  return { kind, properties, parts: readGeometry(geometry, kind) };
}

/** Commands 1 (move), 2 (line) and 7 (close), each with a count; all positions are steps from the one before. */
function readGeometry(commands: Fields, kind: TileFeature["kind"]): number[][] {
  const parts: number[][] = [];
  let part: number[] = [];
  let x = 0;
  let y = 0;
  while (!commands.isAtEnd) {
    const command = commands.varint();
    const id = command % 8;
    if (id === 7) continue;
    if (id !== 1 && id !== 2) throw new UnreadableTile(`geometry command ${id}`);
    for (let left = Math.floor(command / 8); left > 0; left--) {
      x += zigzag(commands.varint());
      y += zigzag(commands.varint());
      if (id === 1) {
        part = [];
        parts.push(part);
      }
      part.push(x, y);
    }
  }
  const least = kind === "point" ? 2 : kind === "line" ? 4 : 6;
  return parts.filter(({ length }) => length >= least);
}
