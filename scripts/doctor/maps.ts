import { ConfigError, readConfig } from "#server/platform/env.server.ts";
import { lookAtTiles } from "#server/tools/map-tiles/look-at-tiles.server.ts";
import type { Section } from "./findings.ts";

/** Whether the streets of maps can be had from here. Without them maps show borders and towns on a plain ground. */
export async function mapsSection(env: Record<string, string | undefined>, root: string): Promise<Section> {
  const about = (address: string, state: string): Section => ({
    title: "Calles de los mapas",
    columns: ["Origen", "Cómo está"],
    rows: [[address, state]],
    allWell: "",
  });
  try {
    const config = readConfig(env, root);
    return about(nameOf(config.mapTiles?.from), `${await lookAtTiles(config)}.`);
  } catch (error) {
    if (error instanceof ConfigError) return about("–", "No se sabe mientras la configuración no sea válida.");
    throw error;
  }
}

/** Without the query of an address, where a service's key may stand. */
function nameOf(from: { template: string } | { file: string } | undefined): string {
  if (!from) return "–";
  return "file" in from ? from.file : from.template.split("?")[0]!;
}
