import { type AnyTool, slugOf } from "./define-tool.ts";

/** The tools, in menu order. */
export const tools: readonly AnyTool[] = [];

/** The tool of a slug (`calculadora-capacidad`), or `undefined`. */
export function findTool(slug: string): AnyTool | undefined {
  return tools.find((tool) => slugOf(tool) === slug);
}
