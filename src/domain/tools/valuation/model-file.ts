import type { Forest } from "./forest.ts";
import type { CoverageMap, ModelCard, ValuationModel } from "./model.ts";

/**
 * A model's file: "UMBV", the length of a JSON header (32 bits, little endian), the header, then the arrays that it
 * lists, each at a multiple of eight bytes. Reading makes views on the buffer and copies nothing.
 */
const MAGIC = "UMBV";
const TYPES = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f32: Float32Array } as const;
type ArrayType = keyof typeof TYPES;
type AnyArray = Uint8Array | Uint16Array | Uint32Array | Float32Array;

interface Section {
  name: string;
  type: ArrayType;
  /** From the end of the header, in bytes. */
  offset: number;
  length: number;
}
interface Header {
  card: ModelCard;
  forests: Record<string, { featureCount: number; base: number }>;
  coverage: Omit<CoverageMap, "cells">;
  sections: Section[];
}

const FORESTS = ["base", "baseScale", "pair", "gate", "gateScale", "gap"] as const;
const FOREST_ARRAYS: Record<string, ArrayType> = {
  treeStarts: "u32",
  feature: "u8",
  bin: "u8",
  unknownRight: "u8",
  rightOffset: "u16",
  value: "f32",
  cover: "f32",
};
const POINTS = ["centre", "metro", "avenue"] as const;

const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8;

/** The file of a model. Equal models give equal bytes. */
export function encodeModel(model: ValuationModel): Uint8Array {
  const arrays: { name: string; type: ArrayType; data: AnyArray }[] = [];
  const header: Header = { card: model.card, forests: {}, coverage: withoutCells(model.coverage), sections: [] };
  for (const name of POINTS) arrays.push({ name: `points.${name}`, type: "f32", data: model.points[name] });
  arrays.push({ name: "coverage.cells", type: "u8", data: model.coverage.cells });
  for (const name of FORESTS) {
    const forest = model[name];
    if (!forest) continue;
    header.forests[name] = { featureCount: forest.featureCount, base: forest.base };
    for (const [key, type] of Object.entries(FOREST_ARRAYS)) {
      arrays.push({ name: `${name}.${key}`, type, data: forest[key as keyof Forest] as AnyArray });
    }
    for (const [f, data] of forest.edges.entries()) arrays.push({ name: `${name}.edges.${f}`, type: "f32", data });
  }
  let offset = 0;
  for (const { name, type, data } of arrays) {
    header.sections.push({ name, type, offset, length: data.length });
    offset = aligned(offset + data.byteLength);
  }
  const json = new TextEncoder().encode(JSON.stringify(header));
  const start = aligned(8 + json.length);
  const file = new Uint8Array(start + offset);
  file.set(new TextEncoder().encode(MAGIC), 0);
  new DataView(file.buffer).setUint32(4, json.length, true);
  file.set(json, 8);
  for (const [i, { data }] of arrays.entries()) {
    file.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), start + header.sections[i]!.offset);
  }
  return file;
}

function withoutCells({ cells: _, ...rest }: CoverageMap): Omit<CoverageMap, "cells"> {
  return rest;
}

/**
 * Reads a model's file.
 *
 * @param buffer the whole file, from its first byte
 * @throws when the bytes are no model's file: a broken installation, not a user's error
 */
export function parseModel(buffer: ArrayBuffer): ValuationModel {
  const bytes = new Uint8Array(buffer);
  if (new TextDecoder().decode(bytes.subarray(0, 4)) !== MAGIC) throw new Error("Not a valuation model's file");
  const jsonLength = new DataView(buffer).getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + jsonLength))) as Header;
  const start = aligned(8 + jsonLength);
  const sections = new Map(header.sections.map((section) => [section.name, section]));
  const read = (name: string): AnyArray => {
    const section = sections.get(name);
    if (!section) throw new Error(`The valuation model's file lacks "${name}"`);
    return new TYPES[section.type](buffer, start + section.offset, section.length);
  };
  const forest = (name: string): Forest => {
    const { featureCount, base } = header.forests[name]!;
    const arrays = Object.fromEntries(Object.keys(FOREST_ARRAYS).map((key) => [key, read(`${name}.${key}`)]));
    const edges = Array.from({ length: featureCount }, (_, f) => read(`${name}.edges.${f}`) as Float32Array);
    return { featureCount, base, edges, ...arrays } as Forest;
  };
  return {
    card: header.card,
    points: {
      centre: read("points.centre") as Float32Array,
      metro: read("points.metro") as Float32Array,
      avenue: read("points.avenue") as Float32Array,
    },
    coverage: { ...header.coverage, cells: read("coverage.cells") as Uint8Array },
    base: forest("base"),
    baseScale: forest("baseScale"),
    pair: forest("pair"),
    gate: forest("gate"),
    gateScale: forest("gateScale"),
    ...(header.forests.gap && { gap: forest("gap") }),
  };
}
