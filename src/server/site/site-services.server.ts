import type { ToolServices } from "../tools/tool-services.server.ts";
import type { CountryLookup } from "./region/country-lookup.server.ts";
import type { ScreenShelf } from "./screens/built-screens.server.ts";

/** Services that the public site may use. */
export interface SiteServices extends ToolServices {
  countries: CountryLookup;
  /** Pictures of the product that pages may show. */
  screens: ScreenShelf;
}
