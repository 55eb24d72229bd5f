import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { isTile } from "#domain/shared/maps/read-tile.ts";
import type { TileAddress } from "#domain/shared/maps/tile-grid.ts";
import { TILE_SCHEMAS, type TileSchemaName, WORLD } from "#domain/shared/maps/tile-schema.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { MOST_TILE_BYTES, TileFault, type TileSource } from "./tile-source.server.ts";

const TIMEOUT_MS = 8_000;
/**
 * Answers by which services say that they have nothing there: IGN's says 403 beyond the coast and the border, others 400 or 422 at
 * the edge of their grid.
 */
const NOTHING_THERE: ReadonlySet<number> = new Set([204, 400, 403, 404, 410, 416, 422]);

interface ServiceParts {
  template: string;
  schema: TileSchemaName;
  /** Whether the address may be in a private network, as somebody's own tile server is. */
  allowPrivate: boolean;
  timeoutMs?: number;
}

/** A service of tiles: its address comes from the configuration alone, the numbers in it are whole. */
export function serviceSource({ template, schema, allowPrivate, timeoutMs = TIMEOUT_MS }: ServiceParts): TileSource {
  const { maxZoom, bounds = WORLD } = TILE_SCHEMAS[schema];
  return {
    coverage: async () => ({ minZoom: 0, maxZoom, bounds }),
    read: async (address) => {
      try {
        const bytes = await fetchTile(addressOf(template, address), { allowPrivate, timeoutMs });
        if (isTile(bytes)) return bytes;
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error;
        if (error.status !== undefined && NOTHING_THERE.has(error.status)) return null;
        throw new TileFault(error.message, { retryAfterSeconds: error.retryAfterSeconds, cause: error });
      }
      throw new TileFault("Contesta, pero no con teselas vectoriales");
    },
  };
}

const addressOf = (template: string, { z, x, y }: TileAddress) =>
  template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));

async function fetchTile(url: string, limits: { allowPrivate: boolean; timeoutMs: number }): Promise<Buffer> {
  const fetched = await fetchPublic(url, {
    accept: "application/vnd.mapbox-vector-tile, application/x-protobuf;q=0.9, */*;q=0.5",
    maxBytes: MOST_TILE_BYTES,
    staysAtServer: true,
    ...limits,
  });
  if (fetched.status !== "fresh") throw new TileFault("Contesta, pero no con teselas vectoriales");
  const bytes = await buffer(fetched.body);
  // Some servers hand the packed tile out as it is stored and do not say so.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MOST_TILE_BYTES });
  } catch (cause) {
    throw new TileFault("Contesta con una tesela que no se puede descomprimir", { cause });
  }
}
