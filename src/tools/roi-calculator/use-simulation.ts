import { useEffect, useState } from "react";
import type { Simulation } from "#domain/tools/investment/monte-carlo.ts";
import type { InvestmentResult } from "./result.ts";
import type { SimulationQuestion } from "./simulation-worker.ts";

/** A pause in the changes, so that a worker is not asked for each key. */
const PAUSE_MS = 300;

/** The simulation of a result: the kept one, or that of the browser's own thread while the result follows the keys. */
export function useSimulation({ simulation, home, uncertainty, seed }: InvestmentResult): Simulation | null {
  const [own, setOwn] = useState<Simulation | null>(null);
  const question = JSON.stringify({ id: 1, home, uncertainty, seed } satisfies SimulationQuestion);
  const isKept = simulation !== null;
  useEffect(() => {
    if (isKept) return;
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL("./simulation-worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<{ simulation: Simulation }>) => {
        setOwn(data.simulation);
        worker?.terminate();
      };
      worker.postMessage(JSON.parse(question));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [question, isKept]);
  return simulation ?? own;
}
