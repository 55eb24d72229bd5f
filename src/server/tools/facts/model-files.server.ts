import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { covers, type ModelCard, type ValuationModel } from "#domain/tools/valuation/model.ts";
import { parseModel } from "#domain/tools/valuation/model-file.ts";

/**
 * The learned models as files, for the server's pages and for the background alike. Each is checked by the hash that training wrote
 * beside them (`SHA256SUMS`): a model of which a byte has changed would go on giving figures, and wrong ones.
 */

export interface ModelFiles {
  /**
   * The model of homes at a point, `null` where there is none, or `unavailable` where it cannot be read. A model once
   * read is kept; an error is not, and is reported once.
   */
  at(point: { latitude: number; longitude: number }): Promise<ValuationModel | null | "unavailable">;
}

/** @param tell called with the error that keeps a file from being used, once for each file */
export function openModelFiles(folder: string, warn: (error: unknown, file: string) => void): ModelFiles {
  /** Megabytes each: read when the first home of their city is valued, then kept. Cards are small. */
  const kept = new Map<string, Promise<unknown>>();
  const seen = new Set<string>();

  /** @returns undefined where the file cannot be read in its format */
  async function read<T>(name: string, parse: (bytes: Buffer) => T): Promise<T | undefined> {
    const reading = kept.get(name) ?? readChecked(folder, name).then(parse);
    kept.set(name, reading);
    try {
      return (await reading) as T;
    } catch (error) {
      kept.delete(name);
      if (!seen.has(name)) warn(error, name);
      seen.add(name);
      return undefined;
    }
  }

  return {
    async at({ latitude, longitude }) {
      const names = await namesOf(folder);
      if (names === null) {
        if (!seen.has(LIST)) warn(new Error(`${LIST} cannot be read`), LIST);
        seen.add(LIST);
        return "unavailable";
      }
      const cards = await Promise.all(
        names.map((name) => read(name, (bytes) => JSON.parse(String(bytes)) as ModelCard)),
      );
      const card = cards.find(
        (one) =>
          one &&
          latitude >= one.bounds.south &&
          latitude <= one.bounds.north &&
          longitude >= one.bounds.west &&
          longitude <= one.bounds.east,
      );
      // A card that cannot be read may be the one of this place.
      if (!card) return cards.includes(undefined) ? "unavailable" : null;
      const model = await read(`${card.city}.bin`, ({ buffer, byteOffset, byteLength }) =>
        parseModel(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer),
      );
      if (!model) return "unavailable";
      return covers(model, latitude, longitude) ? model : null;
    },
  };
}

/** The list that `sha256sum` writes and checks. */
const LIST = "SHA256SUMS";

/** The cards that should be there: those of the list, and those of the folder, because a list that was cut has lost some. */
async function namesOf(folder: string): Promise<string[] | null> {
  const sums = await readSums(folder).catch(() => null);
  if (sums === null || sums.size === 0) return null;
  const names = new Set([...sums.keys(), ...(await readdir(folder))]);
  return [...names].filter((name) => name.endsWith(".json"));
}

async function readSums(folder: string): Promise<Map<string, string>> {
  const lines = (await readFile(join(folder, LIST), "utf8")).split("\n").filter((line) => line.length > 66);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

async function readChecked(folder: string, name: string): Promise<Buffer> {
  const [sums, bytes] = await Promise.all([readSums(folder), readFile(join(folder, name))]);
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (hash !== sums.get(name)) throw new Error(`${name} is not the file that was learned: its SHA-256 is ${hash}`);
  return bytes;
}

/** Written by training after the files of a folder. */
export async function writeSums(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(bin|json)$/.test(name)).sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const hash = createHash("sha256").update(await readFile(join(folder, name)));
      return `${hash.digest("hex")}  ${name}\n`;
    }),
  );
  await writeFile(join(folder, LIST), lines.join(""));
}

/** Folder of the shipped models. */
export const MODELS_FOLDER = join(process.cwd(), "models", "valuation");
