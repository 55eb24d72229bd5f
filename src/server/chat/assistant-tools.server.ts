import type { AssistantTool } from "./assistant-tool.server.ts";
import { searchPages } from "./engines/search-pages.server.ts";

/** Everything that the assistant can do, for whoever composes an answer. */
export const ASSISTANT_TOOLS = [searchPages] as unknown as readonly AssistantTool[];
