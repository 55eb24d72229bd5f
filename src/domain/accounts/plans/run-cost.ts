/** The engines of a run: the visitor's browser, an engine on the server, a model that writes, a model that draws. */
export type RunEngine = "browser" | "server" | "text" | "image";

/** Credits of one run. On the server the tool itself says it; a model that takes part has one price everywhere. */
export function costOf(
  engine: RunEngine,
  tool: { credits: number },
  costs: Readonly<Record<Exclude<RunEngine, "server">, number>>,
): number {
  return engine === "server" ? tool.credits : costs[engine];
}
