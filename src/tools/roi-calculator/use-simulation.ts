import { useEffect, useState } from "react";
import type { Simulation } from "#domain/tools/investment/monte-carlo.ts";
import { askSimulation } from "./ask-simulation.ts";
import type { InvestmentResult } from "./result.ts";
import type { SimulationQuestion } from "./simulation-worker.ts";

/** The simulation of a result: the kept one, or that of the browser's own thread while the result follows the keys. */
export function useSimulation({ simulation, home, uncertainty, seed }: InvestmentResult): Simulation | null {
  const [own, setOwn] = useState<Simulation | null>(null);
  const question = JSON.stringify({ id: 1, home, uncertainty, seed } satisfies SimulationQuestion);
  const isKept = simulation !== null;
  useEffect(() => {
    if (isKept) return;
    const open = () => new Worker(new URL("./simulation-worker.ts", import.meta.url), { type: "module" });
    return askSimulation(JSON.parse(question), open, setOwn);
  }, [question, isKept]);
  return simulation ?? own;
}
