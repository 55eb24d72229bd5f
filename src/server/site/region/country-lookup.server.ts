import type { Context } from "hono";
import { type CountryResponse, open, type Reader } from "maxmind";
import type { Logger } from "pino";
import type { Config } from "../../platform/env.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";

export interface CountryLookup {
  /** ISO code of the country of a request, or null where it is unknown. */
  countryOf(c: Context): Promise<string | null>;
}

/**
 * The country of a visitor: from the header that the platform in front sets, believed only when a proxy of ours stands
 * there to set it; else from a MaxMind-format file; else unknown. Nothing leaves the machine.
 */
export function createCountryLookup(config: Config, log: Logger): CountryLookup {
  const header = config.trustedProxies > 0 ? config.geoCountryHeader : undefined;
  const file = config.geoIpFile ? openFile(config.geoIpFile, log) : Promise.resolve(null);
  return {
    async countryOf(c) {
      const named = header ? countryCode(c.req.header(header)) : null;
      if (named) return named;
      const address = knownAddress(c, config.trustedProxies);
      return address === null ? null : countryCode((await file)?.get(address)?.country?.iso_code);
    },
  };
}

/** A file that cannot be read leaves the country unknown; the browser's language then decides. */
async function openFile(path: string, log: Logger): Promise<Reader<CountryResponse> | null> {
  try {
    return await open<CountryResponse>(path);
  } catch (error) {
    log.error({ err: error }, "GEOIP_DB cannot be read");
    return null;
  }
}

/** XX and ZZ mean unknown, T1 an anonymising network. */
function countryCode(raw: string | undefined): string | null {
  const code = raw?.trim().toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) && code !== "XX" && code !== "ZZ" ? code : null;
}
