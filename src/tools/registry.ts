import type { AnyTool } from "./define-tool.ts";

/** The tools, in menu order. */
export const tools: readonly AnyTool[] = [];
