import type { ToolServices } from "../tools/tool-services.server.ts";
import type { CountryLookup } from "./region/country-lookup.server.ts";

/** Services that the public site may use. */
export interface SiteServices extends ToolServices {
  countries: CountryLookup;
}
