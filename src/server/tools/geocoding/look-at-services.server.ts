import type { GeocodingConfig } from "../../platform/env.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { fetchJson } from "./ask-service.server.ts";
import { GEOCODING_SERVICES } from "./services.server.ts";

/** State of one service: its address, or that it is switched off, and in Spanish how it answered. */
export interface ServiceState {
  id: keyof GeocodingConfig;
  address: string | undefined;
  state: string;
}

const TIMEOUT_MS = 5_000;

/** Asks each configured service its known question, all at once. For `npm run doctor`; nothing is kept. */
export async function lookAtServices(config: GeocodingConfig, allowPrivate: boolean): Promise<ServiceState[]> {
  return await Promise.all(
    Object.values(GEOCODING_SERVICES).map(async ({ id, probe }): Promise<ServiceState> => {
      const address = config[id];
      if (address === undefined) return { id, address, state: "Apagado" };
      return { id, address, state: await answerOf(`${address}${probe}`, allowPrivate) };
    }),
  );
}

async function answerOf(url: string, allowPrivate: boolean): Promise<string> {
  try {
    return (await fetchJson(url, { timeoutMs: TIMEOUT_MS, allowPrivate })) === undefined
      ? "Contesta, pero no en JSON"
      : "Contesta";
  } catch (error) {
    if (error instanceof OutgoingError) return error.message;
    throw error;
  }
}
