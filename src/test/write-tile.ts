/** Vector tiles for tests and stand-ins, written by the specification and not by the reader that they test. */

interface WrittenFeature {
  kind: 1 | 2 | 3;
  properties?: Record<string, string | number | boolean>;
  /** Points, lines or rings in units of the extent, absolute. */
  parts: readonly (readonly (readonly [number, number])[])[];
}

export interface WrittenLayer {
  name: string;
  extent?: number;
  features: readonly WrittenFeature[];
}

export function varint(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  return [...bytes, left];
}

const field = (number: number, wire: number) => varint(number * 8 + wire);
const part = (number: number, bytes: readonly number[]) => [...field(number, 2), ...varint(bytes.length), ...bytes];
const text = (number: number, value: string) => part(number, [...new TextEncoder().encode(value)]);
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

function geometry({ kind, parts }: WrittenFeature): number[] {
  const numbers: number[] = [];
  let [x, y] = [0, 0];
  const step = ([toX, toY]: readonly [number, number]) => {
    numbers.push(zigzag(toX - x), zigzag(toY - y));
    [x, y] = [toX, toY];
  };
  for (const points of parts) {
    numbers.push(1 + 8);
    step(points[0]!);
    if (points.length > 1) numbers.push(2 + 8 * (points.length - 1));
    for (const point of points.slice(1)) step(point);
    if (kind === 3) numbers.push(7 + 8);
  }
  return numbers.flatMap(varint);
}

function value(one: string | number | boolean): number[] {
  if (typeof one === "string") return text(1, one);
  if (typeof one === "boolean") return [...field(7, 0), one ? 1 : 0];
  if (Number.isInteger(one)) return [...field(6, 0), ...varint(zigzag(one))];
  return [...field(3, 1), ...new Uint8Array(new Float64Array([one]).buffer)];
}

function layer({ name, extent = 4096, features }: WrittenLayer): number[] {
  const pairs = features.map(({ properties = {} }) => Object.entries(properties));
  const keys = [...new Set(pairs.flat().map(([key]) => key))];
  const values = [...new Set(pairs.flat().map(([, one]) => one))];
  const bytes = [...field(15, 0), 2, ...text(1, name)];
  features.forEach((feature, i) => {
    const tags = pairs[i]!.flatMap(([key, one]) => [keys.indexOf(key), values.indexOf(one)]);
    const body = [...part(2, tags.flatMap(varint)), ...field(3, 0), feature.kind, ...part(4, geometry(feature))];
    // One by one: a city's square has more bytes than a call has arguments.
    for (const byte of part(2, body)) bytes.push(byte);
  });
  for (const key of keys) for (const byte of text(3, key)) bytes.push(byte);
  for (const one of values) for (const byte of part(4, value(one))) bytes.push(byte);
  return [...bytes, ...field(5, 0), ...varint(extent)];
}

export function writeTile(layers: readonly WrittenLayer[]): Buffer {
  return Buffer.from(layers.flatMap((one) => part(3, layer(one))));
}
