import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { covers, type ModelCard, type ValuationModel } from "#domain/tools/valuation/model.ts";
import { parseModel } from "#domain/tools/valuation/model-file.ts";

/** The learned models as files, for the server's pages and for the background alike. */
const FOLDER = join(process.cwd(), "models", "valuation");

/** Small; read once. */
let cards: Promise<ModelCard[]> | undefined;
/** Megabytes each: read when the first home of their city is valued, then kept. */
const models = new Map<string, Promise<ValuationModel>>();

/** The model that knows homes at a point, or `null`. */
export async function loadModelAt({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): Promise<ValuationModel | null> {
  const known = await remembered(readCards());
  const card = known.find(
    ({ bounds }) =>
      latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east,
  );
  if (!card) return null;
  const model = await loadModel(card.city);
  return covers(model, latitude, longitude) ? model : null;
}

function readCards(): Promise<ModelCard[]> {
  cards ??= readdir(FOLDER).then((names) =>
    Promise.all(
      names
        .filter((name) => name.endsWith(".json"))
        .map(async (name) => JSON.parse(await readFile(join(FOLDER, name), "utf8")) as ModelCard),
    ),
  );
  return cards;
}

/** A failure is not remembered. */
async function remembered<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    cards = undefined;
    throw error;
  }
}

function loadModel(city: string): Promise<ValuationModel> {
  let model = models.get(city);
  if (!model) {
    model = readFile(join(FOLDER, `${city}.bin`)).then((file) =>
      parseModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)),
    );
    models.set(city, model);
    model.catch(() => models.delete(city)); // a failure is not remembered
  }
  return model;
}
