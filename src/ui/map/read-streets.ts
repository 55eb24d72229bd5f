import type { StreetsAnswer } from "#domain/shared/maps/tile-schema.ts";

/** The map is there before its streets are: nobody waits longer to learn of them. */
const TIMEOUT_MS = 4_000;
const NONE: StreetsAnswer = { source: null, isDown: true };

/** The streets that our server has for maps. Where it does not say, maps do without and tell so. */
export async function readStreets(): Promise<StreetsAnswer> {
  try {
    const response = await fetch("/mapas", { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as StreetsAnswer) : NONE;
  } catch {
    return NONE; // No line: the map draws what came with the page.
  }
}
