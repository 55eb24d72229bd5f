import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { covers, type ModelCard, type ValuationModel } from "#domain/valuation/model.ts";
import { parseModel } from "#domain/valuation/model-file.ts";

/** What the learned models say of themselves: small and bundled, for pages that need no model. */
const cards = import.meta.glob<ModelCard>("../../../models/valuation/*.json", { import: "default", eager: true });

/** The models' cards, by the city's name. */
export function valuationCards(): ModelCard[] {
  return Object.values(cards).sort((a, b) => a.cityName.localeCompare(b.cityName, "es"));
}

/** Megabytes each: read when the first home of their city is valued, then kept. */
const models = new Map<string, Promise<ValuationModel>>();

/** The model that knows homes at a point, or `null`. */
export async function valuationModelAt({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): Promise<ValuationModel | null> {
  const card = valuationCards().find(
    ({ bounds }) =>
      latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east,
  );
  if (!card) return null;
  const model = await loadModel(card.city);
  return covers(model, latitude, longitude) ? model : null;
}

function loadModel(city: string): Promise<ValuationModel> {
  let model = models.get(city);
  if (!model) {
    model = readFile(join(process.cwd(), "models", "valuation", `${city}.bin`)).then((file) =>
      parseModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)),
    );
    models.set(city, model);
    model.catch(() => models.delete(city)); // a failure is not remembered
  }
  return model;
}
