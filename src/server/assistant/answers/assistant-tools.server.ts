import type { AssistantTool } from "./assistant-tool.server.ts";
import { affordability } from "./engines/affordability.server.ts";
import { askContact } from "./engines/ask-contact.server.ts";
import { findHome } from "./engines/find-home.server.ts";
import { homeReference } from "./engines/home-reference.server.ts";
import { instalment } from "./engines/instalment.server.ts";
import { loanCapacity } from "./engines/loan-capacity.server.ts";
import { zonePrice } from "./engines/market-zone.server.ts";
import { plans } from "./engines/plans.server.ts";
import { purchaseCosts } from "./engines/purchase-costs.server.ts";
import { rentalYield } from "./engines/rental-yield.server.ts";
import { savingsNeeded } from "./engines/savings-needed.server.ts";
import { searchPages } from "./engines/search-pages.server.ts";
import { valueHome } from "./engines/value-home.server.ts";
import { whichTool } from "./engines/which-tool.server.ts";

/** Every tool of the assistant, for the engine that composes an answer. */
export const ASSISTANT_TOOLS: readonly AssistantTool[] = [
  searchPages,
  valueHome,
  affordability,
  loanCapacity,
  savingsNeeded,
  instalment,
  purchaseCosts,
  rentalYield,
  plans,
  findHome,
  zonePrice,
  homeReference,
  whichTool,
  askContact,
];
