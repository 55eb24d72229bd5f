import { ConfigError, readConfig } from "#server/platform/env.server.ts";
import { lookAtServices, type ServiceState } from "#server/tools/geocoding/look-at-services.server.ts";
import type { Section } from "./findings.ts";

const NAMES: Readonly<Record<ServiceState["id"], string>> = {
  cartociudad: "CartoCiudad: direcciones de España",
  catastro: "Catastro: viviendas por su referencia",
  photon: "Photon: direcciones de Latinoamérica",
  nominatim: "Nominatim: lo mismo, para la cartera",
};

/** Whether the services that find addresses answer from here. Without them places come from our own tables. */
export async function geocodingSection(env: Record<string, string | undefined>, root: string): Promise<Section> {
  const about = (rows: Section["rows"]): Section => ({
    title: "Direcciones y catastro",
    columns: ["Servicio", "Dirección", "Cómo está"],
    rows,
    allWell: "",
  });
  try {
    const config = readConfig(env, root);
    const states = await lookAtServices(config.geocoding, config.reachesPrivate);
    return about(states.map(({ id, address, state }) => [NAMES[id], address ?? "–", `${state}.`]));
  } catch (error) {
    if (error instanceof ConfigError)
      return about([["Todos", "–", "No se sabe mientras la configuración no sea válida."]]);
    throw error;
  }
}
