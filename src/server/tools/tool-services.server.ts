import type { AccountServices } from "../accounts/account-services.server.ts";
import type { FactProviders } from "./facts/providers.server.ts";

/** What the areas from the tools upwards may use. */
export interface ToolServices extends AccountServices {
  facts: FactProviders;
}
